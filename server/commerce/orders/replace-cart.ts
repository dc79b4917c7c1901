import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/platform/db/open.ts';
import { cartCoupons, cartItems, cartPayments, carts, cartShipments } from '#server/platform/db/schema/commerce.ts';
import { cartAdjustments, cartGifts } from '#server/platform/db/schema/promotions.ts';

/** No client's rebuild uses this epoch: the new cart is found by the cart that it replaces. */
const REPLACEMENT = -1;

/**
 * Creates a new cart in place of one whose order failed at the authentication (spec 1 §4): items with their gift messages, addresses, coupons and
 * shipping methods are moved, payments are not. A request for the old cart gets BSK404 and leads to the new one.
 */
export const replaceCart = async (tx: Db, cartId: string, now: Date): Promise<string> => {
  const [old] = await tx.select().from(carts).where(eq(carts.id, cartId)).for('update');
  if (!old) throw new Error(`basket ${cartId} is gone`);
  const id = uuidv7();
  const { subject, locale, currency, billingAddress, rewardPoints } = old;
  await tx.insert(carts).values({
    id,
    subject,
    locale,
    currency,
    billingAddress,
    rewardPoints,
    state: 'open',
    version: 1,
    rebuildOf: cartId,
    rebuildEpoch: REPLACEMENT,
    createdAt: now,
    updatedAt: now,
  });
  for (const table of [cartItems, cartCoupons, cartShipments, cartGifts, cartAdjustments])
    await tx.update(table).set({ cartId: id }).where(eq(table.cartId, cartId));
  await tx.delete(cartPayments).where(eq(cartPayments.cartId, cartId));
  await tx.update(carts).set({ state: 'replaced', updatedAt: now }).where(eq(carts.id, cartId));
  return id;
};
