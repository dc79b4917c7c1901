import type { CartItem, GiftOption, ShippingCode } from '#contract/cart.ts';
import { lineKeyOf as choiceKey } from '#pricing/line-key.ts';
import type { LineKey } from '../replay/mutation.ts';

/**
 * What the shopper chose: the identity of a line. The server's item id is not: it changes when a basket is rebuilt, and a
 * line that was never sent has none.
 */
export interface ItemChoice {
  /** Colourway. */
  readonly product: string;
  readonly upc: string;
  /** Present: collected there (`shippingCode` says how: pickup unless told). Absent: shipped. */
  readonly storeId?: string;
  readonly storeName?: string;
  /** Told for stores, `customs` and `digital`; how else a shipment travels is no part of the choice. */
  readonly shippingCode?: ShippingCode;
  readonly recipeId?: string;
  readonly giftOption?: GiftOption;
}

/** One text for one choice: the same identity that the server keeps lines by. */
export const lineKey = (choice: ItemChoice): LineKey => choiceKey(choice, choice.shippingCode === 'digital');

/** What was chosen when this item of a snapshot was put in. */
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

/** A gift that a promotion added is a line of its own beside the same thing bought. */
export const lineKeyOf = (item: CartItem): LineKey => (item.bonus ? `bonus:${lineKey(choiceOf(item))}` : lineKey(choiceOf(item)));
