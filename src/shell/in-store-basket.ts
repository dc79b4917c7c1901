import type { HeldAdjustment } from '#contract/price-adjustment.ts';
import { cartOf } from '#db/mutations/mutation.ts';
import { basket, cartState, openBasket, subscribeCart } from '#src/cart/basket.ts';
import type { CartState } from '#src/cart/basket.ts';
import { openDraftStore } from '#src/checkout/draft-store.ts';
import type { BasketPort, CounterBasket } from '#src/in-store/ports.ts';

/** So long what waits may take to arrive before somebody is told that it has not. */
const SETTLE_MS = 8_000;

const changeOf = ({ kind, value, reason, storeEmployeeId }: HeldAdjustment): HeldAdjustment => ({ kind, value, reason, storeEmployeeId });

/** The device's basket as the people in the store see it; null until it is read. */
export const counterBasketOf = ({ view }: CartState): CounterBasket | null => {
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
    pieces: lines.length === 0 ? 0 : view.count,
    coupons: couponItems.map(({ code }) => code),
    total: lines.length === 0 ? null : { amount: totals.remainingToPay, currency: totals.currency },
  };
};

const EMPTY: CounterBasket = { lines: [], pieces: 0, coupons: [], adjustments: [], total: null };

/** The counter is the device's basket, changed as a shopper's is: each change is kept, and waits where there is no network. */
export const inStoreBasket: BasketPort = {
  read: async () => {
    await openBasket();
    return counterBasketOf(cartState()) ?? EMPTY;
  },
  clear: async () => {
    await openBasket();
    const { view } = cartState();
    for (const { code } of view?.cart.couponItems ?? []) basket.removeCoupon(code);
    for (const line of view?.lines ?? []) if (!line.ghost && !line.item.bonus) basket.removeItem(line);
    // The next customer does not read where this one lives.
    const drafts = await openDraftStore();
    await drafts.dropDraft();
  },
  put: (lines, coupons) => {
    for (const { choice, facts, qty } of lines) if (facts) basket.addItem({ choice, facts }, qty);
    for (const code of coupons) basket.applyCoupon(code);
  },
  settle: async () => {
    const backend = await openBasket();
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
  cartId: async () => cartOf((await openBasket()).held()).cartId,
  accept: (cart) => basket.acceptCart(cart),
};
