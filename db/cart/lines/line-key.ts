import type { CartItem, GiftOption, ShippingCode } from '#contract/cart.ts';
import { lineKeyOf as choiceKey } from '#pricing/line-key.ts';
import type { LineKey } from '#db/mutations/mutation.ts';

/**
 * What the shopper chose: the identity of a line. The server's item id is not: it changes when a cart is rebuilt, and a line that was never sent has
 * none.
 */
export interface ItemChoice {
  /** Colourway. */
  readonly product: string;
  readonly upc: string;
  /** Present: collected in this store (`shippingCode` says how, pickup by default). Absent: shipped. */
  readonly storeId?: string;
  readonly storeName?: string;
  /** Only for stores, `customs` and `digital`; the shipping method of a shipment is not part of the choice. */
  readonly shippingCode?: ShippingCode;
  readonly recipeId?: string;
  readonly giftOption?: GiftOption;
}

/** The identity of a choice as text; the server identifies lines in the same way. */
export const lineKey = (choice: ItemChoice): LineKey => choiceKey(choice, choice.shippingCode === 'digital');

/** The choice with which this item of a snapshot was added. */
export function choiceOf(item: CartItem): ItemChoice {
  const selected = item.shippingOptions.find((option) => option.selected) ?? item.shippingOptions[0];
  const code = item.isDigitalProduct ? 'digital' : selected?.shippingMethod.code;
  const store = selected?.storeInfo;
  return {
    product: item.productId,
    upc: item.upc,
    ...(store && { storeId: store.id, storeName: store.name }),
    ...(code !== undefined && (store || code === 'customs' || code === 'digital') && { shippingCode: code }),
    ...(item.recipeId !== undefined && { recipeId: item.recipeId }),
    ...(item.giftOption && { giftOption: item.giftOption }),
  };
}

/** Applying many changes asks for the key of the same item again and again. Items are never changed in place. */
const keys = new WeakMap<CartItem, LineKey>();

/** A gift that a promotion added is a separate line beside a bought item of the same choice. */
export const lineKeyOf = (item: CartItem): LineKey => {
  const key = keys.get(item) ?? (item.bonus ? 'bonus:' : '') + lineKey(choiceOf(item));
  keys.set(item, key);
  return key;
};
