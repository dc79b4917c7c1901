import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { ChallengeResult } from '#src/checkout/card/card-messages.ts';
import type { LocaleId } from '#contract/locales.ts';
import { type Attempt, type Challenge, makeAttempt, type OrderExtras } from './attempt.ts';
import type { CheckoutCalls } from './checkout-calls.ts';
import type { DraftStore } from './draft-store.ts';
import type { CheckoutCart } from './ports.ts';
import { orderPaymentOf, type Payment } from './payments.ts';
import { settleAttempt } from './settle-attempt.ts';

/** Why there is no order. */
export interface Abandonment {
  readonly code: string | null;
  /** What was thrown, if that is known. */
  readonly failure: unknown;
  /** The bank's customer did not confirm, and there is a fresh cart with the same content (spec 1 §4). */
  readonly notConfirmed: boolean;
  /** How the bank's question went, where there was one. */
  readonly result?: ChallengeResult | undefined;
}

export interface OrderInput {
  readonly store: DraftStore;
  readonly calls: CheckoutCalls;
  readonly cartPort: CheckoutCart;
  readonly locale: LocaleId;
  /** Found written down when the page was opened. */
  readonly left: Attempt | null;
  readonly onPlaced: (orderNumber: string) => void;
  /** Puts the bank's question to the shopper. */
  readonly askBank: (challenge: Challenge) => Promise<ChallengeResult>;
  /** It did not become an order. `code` null: the shop has no order and the time is over. */
  readonly onAbandoned: (attempt: Attempt, why: Abandonment) => Promise<void>;
}

/** Where the order stands: not asked for, on its way, waiting for the answer to the bank's question, or being found out. */
export type OrderStage = 'none' | 'placing' | 'asking' | 'checking';

const FETCH_AGAIN_MS = 3_000;

/** Resolves after the time, or as soon as the network comes back. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

/** The cart in the place of the old one. Nothing can be done without it, so it is asked for until it is there; null: the page is being left. */
const fetchUntil = async (fetchCart: () => Promise<Cart>, isStopped: () => boolean): Promise<Cart | null> => {
  for (;;) {
    try {
      return await fetchCart();
    } catch {
      await pause(FETCH_AGAIN_MS);
      if (isStopped()) return null;
    }
  }
};

/** Places the order and stays with it until it is known what became of it, over reloads and lost answers. */
export const useOrder = (
  input: OrderInput,
): { readonly stage: OrderStage; readonly place: (cart: Cart, payment: Payment | undefined, more: OrderExtras) => Promise<void> } => {
  const [stage, setStage] = useState<OrderStage>(input.left ? 'checking' : 'none');
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const stopped = useRef(false);
  const running = useRef(false);

  const settle = useCallback(async (attempt: Attempt, begin: 'press' | 'return'): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setStage(begin === 'press' ? 'placing' : 'checking');
    const { store, calls, cartPort } = latest.current;
    let failure: unknown;
    await cartPort.ordering(true).catch(() => undefined);
    const settled = await settleAttempt(attempt, begin, {
      place: (sent) => calls.place(sent, (thrown) => (failure = thrown)),
      ask: calls.askState,
      challenge: (challenge) => {
        setStage('asking');
        return latest.current.askBank(challenge);
      },
      resume: (sent, orderNumber, result) => {
        setStage('placing');
        return calls.resume(sent, orderNumber, result, (thrown) => (failure = thrown));
      },
      keep: (sent) => store.keepAttempt(sent).catch(() => undefined),
      wait: pause,
      now: Date.now,
      onDoubt: () => setStage('checking'),
      isStopped: () => stopped.current,
    });
    running.current = false;
    if (settled.outcome === 'stopped') return;
    if (settled.outcome === 'placed') {
      const { orderNumber, st } = settled;
      // What the receipt shows is kept on the device; where it cannot be read now, the confirmation reads it.
      const order = await calls.readOrder(orderNumber, st).catch(() => null);
      await store.finish({ orderNumber, st, order }).catch(() => undefined);
      await latest.current.cartPort.ordered(attempt.cartId, orderNumber).catch(() => undefined);
      latest.current.onPlaced(orderNumber);
      return;
    }
    const { code, replacedBy, result } = settled;
    if (replacedBy !== undefined) {
      const next = await fetchUntil(
        () => calls.fetchCart(replacedBy),
        () => stopped.current,
      );
      if (!next) return;
      await cartPort.replaced(attempt.cartId, next).catch(() => undefined);
    }
    await store.dropAttempt().catch(() => undefined);
    await latest.current.cartPort.ordering(false).catch(() => undefined);
    await latest.current.onAbandoned(attempt, { code, failure, notConfirmed: replacedBy !== undefined && result !== 'passed', result });
    setStage('none');
  }, []);

  useEffect(() => {
    stopped.current = false;
    const { left } = latest.current;
    if (left) void settle(left, 'return');
    return () => {
      stopped.current = true;
    };
  }, [settle]);

  const place = useCallback(
    async (cart: Cart, payment: Payment | undefined, more: OrderExtras): Promise<void> => {
      const { store, cartPort, locale } = latest.current;
      const subject = cartPort.view?.subject ?? null;
      const attempt = makeAttempt({ cart, subject, locale, paymentMethod: orderPaymentOf(cart, payment), extras: more });
      const claimed = await store.claimAttempt(attempt).catch(() => attempt);
      await settle(claimed, claimed.key === attempt.key ? 'press' : 'return');
    },
    [settle],
  );

  return { stage, place };
};
