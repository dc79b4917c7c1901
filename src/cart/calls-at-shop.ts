import type { Cart } from '#contract/cart.ts';
import type { NewAdjustment } from '#contract/price-adjustment.ts';
import type { GiftOffer } from '#contract/promotion.ts';
import { lineKeyOf } from '#db/cart/lines/line-key.ts';
import type { CartView } from '#db/cart/view.ts';
import type { Api } from '#src/base/api/client.ts';
import { changeAtShop, type ShopPorts } from './change-at-shop.ts';

type Seen = Pick<CartView, 'cart' | 'subject'>;

/** Replaces the chosen gift; null: no gift. */
export const chooseGift = (api: Api, view: Seen, { promotionId, choices }: GiftOffer, upc: string | null, ports?: ShopPorts): Promise<void> => {
  const product = choices.find((choice) => choice.upc === upc)?.productId;
  return changeAtShop(
    view,
    ({ id: cartId, items }, sender) => {
      if (upc !== null && product !== undefined) return api('cart.addItem', { body: { cartId, product, upc, giftOf: promotionId }, ...sender });
      const itemId = items.find((item) => item.bonus && item.promotionId === promotionId)?.id;
      return itemId === undefined ? null : api('cart.removeItem', { body: { cartId, itemId }, ...sender });
    },
    ports,
  );
};

/** The same adjustment for another cart, whose items have other ids: they are found by choice. */
const movedTo = (now: Cart, before: Cart, adjustment: NewAdjustment): NewAdjustment => {
  const item = before.items.find(({ id }) => id === adjustment.itemId);
  if (now.id === before.id || !item) return adjustment;
  const there = now.items.find((other) => lineKeyOf(other) === lineKeyOf(item));
  return there ? { ...adjustment, itemId: there.id } : adjustment;
};

/** Price adjustments of an associate. A rebuilt cart has none: there a change adds one, and a removal has nothing to do. */
export const adjustmentsOf = (api: Api, view: Seen, ports?: ShopPorts) => {
  const add = (now: Cart, adjustment: NewAdjustment, sender: Parameters<Parameters<typeof changeAtShop>[1]>[1]) =>
    api('cart.addPriceAdjustment', { params: { basketId: now.id }, body: movedTo(now, view.cart, adjustment), ...sender });
  return {
    add: (adjustment: NewAdjustment): Promise<void> => changeAtShop(view, (now, sender) => add(now, adjustment, sender), ports),

    change: (adjustmentId: string, adjustment: NewAdjustment): Promise<void> =>
      changeAtShop(
        view,
        (now, sender) => {
          if (now.id !== view.cart.id) return add(now, adjustment, sender);
          const { kind, value, reason } = adjustment;
          return api('cart.updatePriceAdjustment', { params: { basketId: now.id, adjustmentId }, body: { kind, value, reason }, ...sender });
        },
        ports,
      ),

    drop: (adjustmentId: string): Promise<void> =>
      changeAtShop(
        view,
        ({ id: basketId }, sender) =>
          basketId === view.cart.id
            ? api('cart.deletePriceAdjustment', { params: { basketId, adjustmentId }, body: { adjustmentId }, ...sender })
            : null,
        ports,
      ),
  };
};

/** Applies a voucher for this many points; null: none. */
export const putVoucher = (api: Api, view: Seen, points: number | null, ports?: ShopPorts): Promise<void> =>
  changeAtShop(
    view,
    ({ id: basketId }, sender) =>
      api('cart.applyReward', { params: { basketId }, body: { appliedLoyaltyVoucher: points === null ? null : { points } }, ...sender }),
    ports,
  );
