import type { ErrorAction } from '#contract/errors/row.ts';
import type { Step } from './step.ts';

/** What the checkout does about a refusal: where it is said, and what has to be looked at again. */
export interface FailureRoute {
  readonly step: Step;
  /** The words stand at this field. */
  readonly field?: string;
  /** The cure is in the basket: a link leads there. */
  readonly toBasket?: boolean;
  /** The basket is read anew before anything else. */
  readonly reload?: boolean;
  /** The attached card is not to be tried again. */
  readonly cardRefused?: boolean;
  /** Nothing was charged; the new total is shown beside the old one. */
  readonly confirmTotal?: boolean;
}

interface RefusedCall {
  readonly code: string;
  readonly action: ErrorAction;
}

/** Asking again could only give the same answer: another card, or the same one entered anew. */
const CARD = new Set(['PAY400', 'PYT400', 'PYT402', 'PYT404', 'FE309']);
/** Stock, prices and codes are put right in the basket. */
const BASKET = /^(?:INV|PRC|ORD4(?:04|30)|PRM|GWP)/;

/**
 * Failures of address and delivery return to shipping, those of payment to billing (spec 1 §4, §8); what is wrong with the items
 * themselves returns to shipping with a way to the basket. What may pass by itself stays where it happened.
 */
export const routeFailure = ({ code, action }: RefusedCall, at: Step): FailureRoute => {
  if (code === 'WMK412') return { step: at, reload: true };
  if (CARD.has(code)) return { step: 'billing', cardRefused: true };
  if (BASKET.test(code)) return { step: 'shipping', toBasket: true, reload: true };
  switch (action.do) {
    case 'return':
      return { step: action.step, ...(action.field === undefined ? {} : { field: action.field }) };
    case 'mark':
      return { step: at, field: action.field };
    case 'confirm-total':
      return { step: 'summary', confirmTotal: true, reload: true };
    case 'reload-cart':
    case 'rebuild-cart':
    case 'delivery-changed':
      return { step: 'shipping', reload: true };
    default:
      return { step: at };
  }
};
