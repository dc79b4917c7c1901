import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { newId } from '#db/new-id.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Attempt } from './attempt.ts';
import type { CheckoutCalls } from './checkout-calls.ts';
import type { DraftStore } from './draft-store.ts';
import type { CheckoutBasket } from './ports.ts';
import { orderPaymentOf, type Payment } from './payments.ts';
import { settleAttempt } from './settle-attempt.ts';

export interface OrderInput {
  readonly store: DraftStore;
  readonly calls: CheckoutCalls;
  readonly basket: CheckoutBasket;
  readonly locale: LocaleId;
  /** Found written down when the page was opened. */
  readonly left: Attempt | null;
  readonly onPlaced: (orderNumber: string) => void;
  /** It did not become an order. `failure`: what was thrown, if that is known; `code` null: the shop has no order and the time is over. */
  readonly onLetGo: (attempt: Attempt, code: string | null, failure: unknown) => Promise<void>;
}

/** Where the order stands: not asked for, on its way, or being found out. */
export type OrderStage = 'none' | 'placing' | 'checking';

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

/** Places the order and stays with it until it is known what became of it, over reloads and lost answers. */
export const useOrder = (
  input: OrderInput,
): { readonly stage: OrderStage; readonly place: (cart: Cart, payment: Payment | undefined) => Promise<void> } => {
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
    const { store, calls, basket } = latest.current;
    let failure: unknown;
    await basket.ordering(true).catch(() => undefined);
    const settled = await settleAttempt(attempt, begin, {
      place: (sent) => calls.place(sent, (thrown) => (failure = thrown)),
      ask: calls.askState,
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
      await latest.current.basket.ordered(attempt.cartId, orderNumber).catch(() => undefined);
      latest.current.onPlaced(orderNumber);
      return;
    }
    await store.dropAttempt().catch(() => undefined);
    await latest.current.basket.ordering(false).catch(() => undefined);
    await latest.current.onLetGo(attempt, settled.code, failure);
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
    async (cart: Cart, payment: Payment | undefined): Promise<void> => {
      const { store, basket, locale } = latest.current;
      const attempt: Attempt = {
        key: newId(),
        cartId: cart.id,
        subject: basket.view?.subject ?? null,
        locale,
        startedAt: new Date().toISOString(),
        sent: 0,
        body: {
          cartId: cart.id,
          cartVersion: cart.version,
          total: cart.totals.total,
          legalAccepted: true,
          paymentMethod: orderPaymentOf(cart, payment),
        },
      };
      const claimed = await store.claimAttempt(attempt).catch(() => attempt);
      await settle(claimed, claimed.key === attempt.key ? 'press' : 'return');
    },
    [settle],
  );

  return { stage, place };
};
