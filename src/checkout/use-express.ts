import { useEffect, useRef, useState } from 'react';
import { shipsTo } from '#pricing/shipping-rates.ts';
import type { Cart } from '#contract/cart.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { CheckoutCalls } from './checkout-calls.ts';
import { expressPlan } from './express.ts';
import type { Shopper } from './shopper.ts';
import type { WithCart } from './step-props.ts';
import { firstIncomplete } from './steps.ts';

/** `working`: everything is being filled in, or the review is still to be opened; `express`: it was, and nobody has changed it since. */
export type ExpressStatus = 'none' | 'working' | 'express';

export interface ExpressInput {
  /** Somebody has come to the checkout rather than to one of its steps, and has typed nothing. */
  readonly wanted: boolean;
  readonly cart: Cart;
  readonly shopper: Shopper | null;
  readonly refusedPayment: string | null;
  readonly locale: LocaleId;
  readonly calls: CheckoutCalls;
  readonly withCart: WithCart;
  /** Whether the address names the review. */
  readonly atSummary: boolean;
  readonly toSummary: () => void;
  readonly onFailure: (failure: unknown) => Promise<unknown>;
}

/**
 * Express checkout (spec 1 §4): what an account has is put into the cart, and the shopper begins with the review. Once a visit; what cannot be
 * done so is asked for step by step, beginning where it failed.
 */
export const useExpress = (input: ExpressInput): ExpressStatus => {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const [status, setStatus] = useState<ExpressStatus | 'filled'>(() => (input.wanted && planOf(input) ? 'working' : 'none'));
  // The router takes a moment to open the review. The step that the address still names would be drawn until then.
  if (status === 'filled' && input.atSummary) setStatus('express');

  useEffect(() => {
    if (status !== 'working') return undefined;
    let gone = false;
    const fill = async (): Promise<void> => {
      const { calls, withCart, toSummary, onFailure } = latest.current;
      try {
        const after = await withCart(async (cart) => {
          const plan = planOf({ ...latest.current, cart });
          if (gone || !plan) return null;
          if (firstIncomplete({ cart, refusedPayment: latest.current.refusedPayment }) === 'summary') return cart;
          await calls.setAddresses(cart.id, [...plan.addresses]);
          await calls.setBillingAddress(cart.id, plan.billing);
          return calls.pay.add(cart.id, { payment_method_id: 'CREDIT_CARD', saved_instrument_id: plan.cardId });
        });
        if (gone) return;
        if (!after) return setStatus('none');
        const done = firstIncomplete({ cart: after, refusedPayment: null }) === 'summary';
        setStatus(done ? 'filled' : 'none');
        if (done) toSummary();
      } catch (failure) {
        if (gone) return;
        setStatus('none');
        await onFailure(failure);
      }
    };
    void fill();
    return () => {
      gone = true;
    };
  }, [status]);

  return status === 'filled' ? 'working' : status;
};

const planOf = ({ cart, shopper, locale }: Pick<ExpressInput, 'cart' | 'shopper' | 'locale'>) =>
  shopper && expressPlan(cart, shopper, shipsTo(locale));
