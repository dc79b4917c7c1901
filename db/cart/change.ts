import type { LineKey } from '#db/mutations/mutation.ts';
import type { CartDraft } from './lines/draft.ts';
import { lineKey } from './lines/line-key.ts';
import { addItem, type AddItemArgs } from './mutators/add-item.ts';
import { applyCoupon, type CouponArgs } from './mutators/apply-coupon.ts';
import { changeQuantity, type ChangeQuantityArgs } from './mutators/change-quantity.ts';
import { editVariant, type EditVariantArgs } from './mutators/edit-variant.ts';
import { removeCoupon } from './mutators/remove-coupon.ts';
import { removeItem, type RemoveItemArgs } from './mutators/remove-item.ts';
import { fulfilledAs, setFulfilment, type SetFulfilmentArgs } from './mutators/set-fulfilment.ts';
import { giftedAs, setGiftOption, type SetGiftOptionArgs } from './mutators/set-gift-option.ts';
import { setShippingMethod, type SetShippingMethodArgs } from './mutators/set-shipping-method.ts';

/** Everything a shopper can do to a cart, as data: the intention, never a request. */
export type CartChange =
  | { readonly type: 'add-item'; readonly args: AddItemArgs }
  | { readonly type: 'change-quantity'; readonly args: ChangeQuantityArgs }
  | { readonly type: 'remove-item'; readonly args: RemoveItemArgs }
  | { readonly type: 'edit-variant'; readonly args: EditVariantArgs }
  | { readonly type: 'set-fulfilment'; readonly args: SetFulfilmentArgs }
  | { readonly type: 'set-gift-option'; readonly args: SetGiftOptionArgs }
  | { readonly type: 'apply-coupon'; readonly args: CouponArgs }
  | { readonly type: 'remove-coupon'; readonly args: CouponArgs }
  | { readonly type: 'set-shipping-method'; readonly args: SetShippingMethodArgs };

export type CartChangeType = CartChange['type'];

/** Applies one change to a cart. Pure: no clock, randomness or network; the view and every rebase use it. */
export function applyChange(cart: CartDraft, change: CartChange): CartDraft {
  switch (change.type) {
    case 'add-item':
      return addItem(cart, change.args);
    case 'change-quantity':
      return changeQuantity(cart, change.args);
    case 'remove-item':
      return removeItem(cart, change.args);
    case 'edit-variant':
      return editVariant(cart, change.args);
    case 'set-fulfilment':
      return setFulfilment(cart, change.args);
    case 'set-gift-option':
      return setGiftOption(cart, change.args);
    case 'apply-coupon':
      return applyCoupon(cart, change.args);
    case 'remove-coupon':
      return removeCoupon(cart, change.args);
    case 'set-shipping-method':
      return setShippingMethod(cart, change.args);
  }
}

/**
 * The lines that a change concerns, its origin first. Empty: it concerns the whole cart, and nothing is merged across it (the effect of a coupon
 * depends on the content).
 */
export function linesOf(change: CartChange): readonly LineKey[] {
  switch (change.type) {
    case 'add-item':
    case 'change-quantity':
    case 'remove-item':
      return [lineKey(change.args.item.choice)];
    case 'edit-variant':
      return [lineKey(change.args.item.choice), lineKey(change.args.to.choice)];
    case 'set-fulfilment':
      return [lineKey(change.args.item.choice), lineKey(fulfilledAs(change.args.item, change.args.store).choice)];
    case 'set-gift-option':
      return [lineKey(change.args.item.choice), lineKey(giftedAs(change.args.item, change.args.giftOption).choice)];
    default:
      return [];
  }
}
