import type { ErrorAction, ErrorLevel } from '#contract/errors/row.ts';
import type { Step } from './step.ts';

/** What the checkout does about a refusal: where it is said, and what has to be looked at again. */
export interface FailureRoute {
  readonly step: Step;
  /** The words stand at this field. */
  readonly field?: string;
  /** The cure is in the cart: a link leads there. */
  readonly toCart?: boolean;
  /** The cart is read anew before anything else. */
  readonly reload?: boolean;
  /** Where it is another way of delivery now, the checkout begins again with the delivery. */
  readonly toShippingIfDeliveryChanged?: boolean;
  /** The chosen payment is not to be tried again. */
  readonly paymentRefused?: boolean;
  /** Nothing was charged; the new total is shown beside the old one. */
  readonly confirmTotal?: boolean;
  /** It is for members: a link leads to the sign-in. */
  readonly toSignIn?: boolean;
}

interface RefusedCall {
  readonly level: ErrorLevel;
  readonly action: ErrorAction;
}

/** Fields that a code of the catalogue can be about, and the step that they stand in. */
const STEP_OF_FIELD: Readonly<Record<string, Step>> = { coupon: 'billing', giftCard: 'billing', reward: 'billing' };

/**
 * Failures of address and delivery return to shipping, those of payment to billing (spec 1 §4, §8); what is wrong with one item is put right
 * in the cart. What may pass by itself stays where it happened. All of it follows from the catalogue (contract/errors).
 */
export const routeFailure = ({ level, action }: RefusedCall, at: Step): FailureRoute => {
  switch (action.do) {
    case 'return': {
      const { step, field, inCart, paymentRefused } = action;
      return {
        step,
        ...(field !== undefined && { field }),
        ...(inCart && { toCart: true, reload: true }),
        ...(paymentRefused && { paymentRefused }),
      };
    }
    case 'mark':
      return { step: STEP_OF_FIELD[action.field] ?? at, field: action.field };
    case 'confirm-total':
      return { step: 'summary', confirmTotal: true, reload: true };
    case 'reload-cart':
      return { step: at, reload: true, toShippingIfDeliveryChanged: true, ...(action.inCart && { toCart: true }) };
    case 'rebuild-cart':
    case 'restart-cart':
    case 'delivery-changed':
      return { step: 'shipping', reload: true };
    case 'sign-in':
      return { step: at, toSignIn: true };
    default:
      return level === 'item' ? { step: 'shipping', toCart: true, reload: true } : { step: at };
  }
};
