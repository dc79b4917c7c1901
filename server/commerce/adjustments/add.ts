import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { NewAdjustment } from '#contract/price-adjustment.ts';
import type { CartEdit } from '#server/commerce/cart/change.ts';
import { viewCart } from '#server/commerce/cart/view.ts';
import { cartAdjustments } from '#server/platform/db/schema/promotions.ts';
import { assertWithinLimits, isSameTarget } from './limits.ts';

export const inCart = (cartId: string, id: string) => and(eq(cartAdjustments.cartId, cartId), eq(cartAdjustments.id, id));

/** Only what its level is about is kept: the line of a line, the shipment of a shipment. */
const targetOf = ({ level, itemId, shippingId }: NewAdjustment): Pick<NewAdjustment, 'level' | 'itemId' | 'shippingId'> => ({
  level,
  ...(level === 'ITEM' && itemId !== undefined ? { itemId } : {}),
  ...(level === 'SHIPPING' && shippingId !== undefined ? { shippingId } : {}),
});

/**
 * Changes a price in the cart. A line, the goods of an order and a shipment have one adjustment each: what may be taken off would else be taken off
 * twice.
 * @throws ORD430, SHP404, WMK422A as assertWithinLimits says
 */
export const addAdjustment = async (
  { tx, ports, rows, locale, now, facts }: CartEdit,
  by: { readonly storeId: string; readonly storeEmployeeId: string },
  wanted: NewAdjustment,
): Promise<void> => {
  const target = targetOf(wanted);
  const { kind, value, reason } = wanted;
  const { cart } = await viewCart(tx, ports, rows, { locale, now }, facts);
  assertWithinLimits(cart, locale.id, { ...target, kind, value });
  const before = cart.priceAdjustments?.find((adjustment) => isSameTarget(adjustment, target));
  if (before) await tx.delete(cartAdjustments).where(inCart(rows.cart.id, before.adjustmentId));
  await tx.insert(cartAdjustments).values({
    id: uuidv7(),
    cartId: rows.cart.id,
    ...target,
    upc: rows.items.find(({ id }) => id === target.itemId)?.upc ?? null,
    kind,
    value,
    reason,
    ...by,
    createdAt: now,
  });
};
