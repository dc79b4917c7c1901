import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { carts, orders } from '#server/platform/db/schema/commerce.ts';
import { deviceFingerprints } from '#server/platform/db/schema/payments.ts';

/** Longer than a guest is remembered: nobody can ask for such a cart any more. */
const KEPT_DAYS = 90;

/** Removes carts that were left long ago, with the orders they were prepared for and never became. */
export const forgetOldCarts = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.transaction(async (tx) => {
    const old = tx
      .select({ id: carts.id })
      .from(carts)
      .where(and(eq(carts.state, 'open'), lt(carts.updatedAt, before)));
    await tx.delete(orders).where(and(eq(orders.state, 'PREPARED'), inArray(orders.cartId, old)));
    await tx.delete(deviceFingerprints).where(inArray(deviceFingerprints.cartId, old));
    await tx.delete(carts).where(and(eq(carts.state, 'open'), lt(carts.updatedAt, before)));
  });
};
