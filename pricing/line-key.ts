import type { GiftOption, ShippingCode } from '#contract/cart.ts';
import { shippingIdOf } from './shipping.ts';

/** What the shopper chose: two wishes with the same key are one line, on the device and on the server. */
export interface Choice {
  readonly upc: string;
  readonly recipeId?: string | null | undefined;
  readonly giftOption?: GiftOption | null | undefined;
  readonly shippingCode?: ShippingCode | null | undefined;
  readonly storeId?: string | null | undefined;
}

/** How a choice reaches the shopper where nothing else is said: picked up when a store is named, else shipped (spec 1 §4). */
export const fulfilmentOf = ({ shippingCode, storeId }: Pick<Choice, 'shippingCode' | 'storeId'>, isDigital: boolean): ShippingCode => {
  if (isDigital) return 'digital';
  if (storeId != null) return shippingCode === 'sts' || shippingCode === 'pudo' ? shippingCode : 'pickup';
  return shippingCode === 'customs' ? 'customs' : 'standard';
};

/** Identity of a line: variant, personalisation, gift option and the shipment it travels in. */
export const lineKeyOf = (choice: Choice, isDigital: boolean): string => {
  const { upc, recipeId, giftOption, storeId } = choice;
  const gift =
    giftOption == null ? null : [giftOption.to, giftOption.email ?? null, giftOption.message, ...(giftOption.sendOn ? [giftOption.sendOn] : [])];
  return JSON.stringify([upc, shippingIdOf(fulfilmentOf(choice, isDigital), storeId ?? undefined), recipeId ?? null, gift]);
};
