import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { cartPayments, carts, cartShipments } from '#server/platform/db/schema/commerce.ts';

/**
 * Whoever stood at the counter has gone: the next customer's cart begins without their addresses and without what they would have paid with. To be
 * done in a change of the cart, which locks it and raises its version.
 */
export const forgetCustomer = async (tx: Db, cartId: string): Promise<void> => {
  await tx.update(cartShipments).set({ address: null }).where(eq(cartShipments.cartId, cartId));
  await tx.update(carts).set({ billingAddress: null }).where(eq(carts.id, cartId));
  await tx.delete(cartPayments).where(eq(cartPayments.cartId, cartId));
};
