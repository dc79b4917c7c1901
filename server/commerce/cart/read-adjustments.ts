import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { PriceAdjustment } from '#contract/price-adjustment.ts';
import type { Db } from '#server/platform/db/open.ts';
import { cartItems } from '#server/platform/db/schema/commerce.ts';
import { cartAdjustments } from '#server/platform/db/schema/promotions.ts';

export type AdjustmentRow = typeof cartAdjustments.$inferSelect;

/** What a row says; what it takes off is worked out with the totals. */
export const wireAdjustment = ({ id, level, itemId, shippingId, kind, value, reason, storeEmployeeId }: AdjustmentRow): PriceAdjustment => ({
  adjustmentId: id,
  level,
  ...(itemId === null ? {} : { itemId }),
  ...(shippingId === null ? {} : { shippingId }),
  kind,
  value,
  reason,
  amount: 0,
  storeEmployeeId,
});

/** The adjustments of a cart, oldest first. One of a line that is another variant by now has ended. */
export const readAdjustments = async (db: Db, cartId: string): Promise<PriceAdjustment[]> => {
  const rows = await db
    .select({ adjustment: cartAdjustments })
    .from(cartAdjustments)
    .leftJoin(cartItems, eq(cartItems.id, cartAdjustments.itemId))
    .where(and(eq(cartAdjustments.cartId, cartId), or(isNull(cartAdjustments.itemId), eq(cartItems.upc, cartAdjustments.upc))))
    .orderBy(asc(cartAdjustments.createdAt), asc(cartAdjustments.id));
  return rows.map(({ adjustment }) => wireAdjustment(adjustment));
};
