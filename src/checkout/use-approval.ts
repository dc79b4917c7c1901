import { useEffect, useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { CheckoutCalls } from './checkout-calls.ts';
import { mainPaymentOf, type Payment } from './payments.ts';

export interface ApprovalInput {
  readonly cart: Cart;
  readonly calls: CheckoutCalls;
  readonly pass: () => Promise<Cart | null>;
  readonly onApproved: () => void;
  /** Asked, and not agreed to. */
  readonly onDeclined: (payment: Payment) => void;
  readonly onFailure: (failure: unknown) => Promise<unknown>;
}

const pendingIn = (cart: Cart): Payment | undefined => {
  const payment = mainPaymentOf(cart, null);
  return payment?.approval?.state === 'pending' ? payment : undefined;
};

/**
 * Whoever left for a page of the provider's (Klarna, PayPal) is back: what was agreed to there is asked for once, when the checkout is opened with such a
 * payment in the cart. Answers with the payment while it asks.
 */
export const useApproval = (input: ApprovalInput): Payment | undefined => {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const [asked, setAsked] = useState(() => pendingIn(input.cart));

  useEffect(() => {
    if (!asked) return undefined;
    let gone = false;
    const ask = async (): Promise<void> => {
      const { calls, pass, onApproved, onDeclined, onFailure } = latest.current;
      try {
        const cart = await pass();
        if (!cart) return;
        const after = mainPaymentOf(await calls.pay.settleApproval(cart.id, asked.payment_instrument_id), null);
        if (gone || !after?.approval) return;
        if (after.approval.state === 'approved') onApproved();
        // Still open: somebody has not been there, or came back by Back. Nothing to say.
        else if (after.approval.state !== 'pending') onDeclined(after);
      } catch (failure) {
        if (!gone) await onFailure(failure);
      } finally {
        if (!gone) setAsked(undefined);
      }
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [asked]);

  return asked;
};
