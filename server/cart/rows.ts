import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { cartCoupons, cartItems, cartPayments, carts, cartShipments } from '../db/schema/commerce.ts';
import { Refusal } from '../http/refusal.ts';

export type CartRow = typeof carts.$inferSelect;
export type ItemRow = typeof cartItems.$inferSelect;
export type ShipmentRow = typeof cartShipments.$inferSelect;
export type PaymentRow = typeof cartPayments.$inferSelect;

/** A basket as it is kept. */
export interface CartRows {
  readonly cart: CartRow;
  readonly items: readonly ItemRow[];
  /** Codes, in the order in which they were applied. */
  readonly coupons: readonly string[];
  readonly shipments: readonly ShipmentRow[];
  readonly payments: readonly PaymentRow[];
}

export const readParts = async (db: Db, cart: CartRow): Promise<CartRows> => ({
  cart,
  items: await db.select().from(cartItems).where(eq(cartItems.cartId, cart.id)).orderBy(asc(cartItems.position), asc(cartItems.id)),
  coupons: (
    await db.select({ code: cartCoupons.code }).from(cartCoupons).where(eq(cartCoupons.cartId, cart.id)).orderBy(asc(cartCoupons.position))
  ).map(({ code }) => code),
  shipments: await db.select().from(cartShipments).where(eq(cartShipments.cartId, cart.id)),
  payments: await db.select().from(cartPayments).where(eq(cartPayments.cartId, cart.id)).orderBy(asc(cartPayments.position)),
});

/** The basket of a subject, whatever became of it. */
export const findCart = async (db: Db, id: string, subject: string): Promise<CartRow | undefined> => {
  const [cart] = await db.select().from(carts).where(eq(carts.id, id));
  return cart?.subject === subject ? cart : undefined;
};

/** A basket that is absent, another's or an order by now answers the same: nobody learns which (lists/README item 30). */
export const openCart = async (db: Db, id: string, subject: string): Promise<CartRow> => {
  const cart = await findCart(db, id, subject);
  if (!cart || cart.state === 'ordered') throw new Refusal('BSK404');
  return cart;
};

/**
 * The basket, locked for a change. While its order is being placed it cannot be changed: the change may be sent again
 * unchanged and finds either the basket or the order.
 */
export const lockCart = async (tx: Db, id: string, subject: string): Promise<CartRow> => {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, id)).for('update');
  if (!cart || cart.subject !== subject || cart.state === 'ordered') throw new Refusal('BSK404');
  if (cart.state === 'placing') throw new Refusal('WMK409K', undefined, { headers: { 'Retry-After': '2' } });
  return cart;
};
