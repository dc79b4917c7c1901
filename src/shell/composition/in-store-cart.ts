import type { HeldAdjustment } from '#contract/price-adjustment.ts';
import { cartOf } from '#db/mutations/mutation.ts';
import { cart, cartState, openCart, subscribeCart } from '#src/cart/cart.ts';
import type { CartState } from '#src/cart/cart.ts';
import { openDraftStore } from '#src/checkout/draft-store.ts';
import type { CartPort, CounterCart } from '#src/in-store/ports.ts';

/** So long what waits may take to arrive before somebody is told that it has not. */
const SETTLE_MS = 8_000;

const changeOf = ({ kind, value, reason, storeEmployeeId }: HeldAdjustment): HeldAdjustment => ({ kind, value, reason, storeEmployeeId });

/** The device's cart as the people in the store see it; null until it is read. */
export const counterCartOf = ({ view }: CartState): CounterCart | null => {
  if (!view) return null;
  const lines = view.lines.filter(({ ghost, item }) => !ghost && !item.bonus);
  const { totals, couponItems, priceAdjustments = [] } = view.cart;
  return {
    lines: lines.map(({ known: { choice, facts }, item: { id, qty } }) => {
      const adjusted = priceAdjustments.find(({ level, itemId }) => level === 'ITEM' && itemId === id);
      return { choice, facts, qty, ...(adjusted && { adjustment: changeOf(adjusted) }) };
    }),
    adjustments: priceAdjustments.flatMap(({ level, shippingId, ...change }) =>
      level === 'ITEM' ? [] : [{ ...changeOf(change), level, ...(shippingId !== undefined && { shippingId }) }],
    ),
    units: lines.length === 0 ? 0 : view.count,
    coupons: couponItems.map(({ code }) => code),
    total: lines.length === 0 ? null : { amount: totals.remainingToPay, currency: totals.currency },
  };
};

const EMPTY: CounterCart = { lines: [], units: 0, coupons: [], adjustments: [], total: null };

/** The counter is the device's cart, changed as a shopper's is: each change is kept, and waits where there is no network. */
export const inStoreCart: CartPort = {
  read: async () => {
    await openCart();
    return counterCartOf(cartState()) ?? EMPTY;
  },
  clear: async () => {
    await openCart();
    const { view } = cartState();
    for (const { code } of view?.cart.couponItems ?? []) cart.removeCoupon(code);
    for (const line of view?.lines ?? []) if (!line.ghost && !line.item.bonus) cart.removeItem(line);
    // The next customer does not read where this one lives.
    const drafts = await openDraftStore();
    await drafts.dropDraft();
  },
  put: (lines, coupons) => {
    for (const { choice, facts, qty } of lines) if (facts) cart.addItem({ choice, facts }, qty);
    for (const code of coupons) cart.applyCoupon(code);
  },
  settle: async () => {
    const backend = await openCart();
    void backend.sync();
    return new Promise((resolve) => {
      let stop: (() => void) | undefined;
      const end = (settled: boolean): void => {
        clearTimeout(timer);
        stop?.();
        resolve(settled);
      };
      const look = (): void => {
        if (cartState().waitingCount === 0) end(true);
      };
      const timer = setTimeout(() => end(false), SETTLE_MS);
      stop = subscribeCart(look);
      look();
    });
  },
  cartId: async () => cartOf((await openCart()).held()).cartId,
  accept: (next) => cart.acceptCart(next),
};
