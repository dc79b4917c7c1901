import type { Flash } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import { reaches } from '#pricing/shipping-zones.ts';
import type { CartRows } from './rows.ts';
import { isToDoor } from './availability.ts';
import type { CartContext } from './cart-context.ts';
import type { EntryState } from './view-shipments.ts';

/** Remarks on what stands in the way of an order (spec 1 §8). */
export const cartWarnings = (
  { items }: CartRows,
  { variants, supplies }: Pick<CartContext, 'variants' | 'supplies'>,
  entries: readonly EntryState[],
  { locale, checksSupply }: { readonly locale: Locale; readonly checksSupply: boolean },
): Flash[] => {
  const flash: Flash[] = [];
  for (const { id, upc, qty, giftOption } of items) {
    const supply = supplies.get(id);
    const limit = variants.get(upc)?.maxQty ?? qty;
    if (!supply || supply.state === 'Withdrawn') flash.push({ code: 'ProductItemNotAvailable', type: 'error', details: { itemId: id, upc } });
    else if (checksSupply && supply.quantity < qty) {
      const details = { itemId: id, upc, missingQuantity: qty - supply.quantity, availableQuantity: supply.quantity };
      flash.push({ code: 'ProductLineItemInventoryMissing', type: 'warning', details });
    } else if (qty > limit) flash.push({ code: 'ProductItemMaxQuantity', type: 'info', details: { itemId: id, upc, maxAllowedQty: limit } });
    if (variants.get(upc)?.isDigital && !giftOption?.email) flash.push({ code: 'ProductItemRequired', type: 'info', details: { itemId: id, upc } });
  }
  if (items.length > 0 && checksSupply && [...supplies.values()].every(({ quantity }) => quantity === 0)) {
    flash.push({ code: 'ProductLineItemFullInventoryMissing', type: 'error', details: {} });
  }
  for (const { entry, lost } of entries) {
    const { shippingId, address, applicableShippingMethods, code } = entry;
    if (address && isToDoor(shippingId) && (applicableShippingMethods.length === 0 || !reaches(locale.id, address))) {
      flash.push({ code: 'InvalidShippingAddress', type: 'error', details: { shippingId } });
    }
    if (lost?.shopperApplied)
      flash.push({ code: 'OrderShippingMethodDowngrade', type: 'warning', details: { shippingId, from: lost.code, to: code } });
  }
  return flash;
};
