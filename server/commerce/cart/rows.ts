import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { cartCoupons, cartItems, cartPayments, carts, type cartShipments, type reservations } from '#server/platform/db/schema/commerce.ts';
import type { cartGifts } from '#server/platform/db/schema/promotions.ts';
import { Refusal } from '#server/platform/refusal.ts';

export type CartRow = typeof carts.$inferSelect;
export type ItemRow = typeof cartItems.$inferSelect;
export type ShipmentRow = typeof cartShipments.$inferSelect;
export type HoldRow = typeof reservations.$inferSelect;
export type GiftRow = typeof cartGifts.$inferSelect;
export type PaymentRow = typeof cartPayments.$inferSelect;

/** A cart as it is kept. */
export interface CartRows {
  readonly cart: CartRow;
  readonly items: readonly ItemRow[];
  /** Codes, in the order in which they were applied. */
  readonly coupons: readonly string[];
  readonly shipments: readonly ShipmentRow[];
  readonly payments: readonly PaymentRow[];
  /** Pieces put aside for it, those of the past included. */
  readonly holds: readonly HoldRow[];
  /** What the shopper chose among gifts. */
  readonly gifts: readonly GiftRow[];
}

const cartById = prepared('cart_rows', (db) =>
  db.query.carts.findFirst({
    where: eq(carts.id, sql.placeholder('id')),
    with: {
      items: { orderBy: [asc(cartItems.position), asc(cartItems.id)] },
      coupons: { orderBy: [asc(cartCoupons.position)] },
      shipments: true,
      payments: { orderBy: [asc(cartPayments.position)] },
      holds: true,
      gifts: true,
    },
  }),
);

/** The cart with all its parts, in one statement; undefined where there is none. */
export const findRows = async (db: Db, id: string): Promise<CartRows | undefined> => {
  const found = await cartById(db, { id });
  if (!found) return undefined;
  const { items, coupons, shipments, payments, holds, gifts, ...cart } = found;
  return { cart, items, coupons: coupons.map(({ code }) => code), shipments, payments, holds, gifts };
};

export const readRows = async (db: Db, id: string): Promise<CartRows> => {
  const rows = await findRows(db, id);
  if (!rows) throw new Refusal('BSK404');
  return rows;
};

/** Nothing is done with it any more: it has become its order, or another cart has taken its place. */
export const isClosed = ({ state }: Pick<CartRow, 'state'>): boolean => state === 'ordered' || state === 'replaced';

/** @throws BSK404 alike for a cart that does not exist, belongs to another subject or has become an order, so that the answer does not reveal which. */
export const openRows = async (db: Db, id: string, subject: string): Promise<CartRows> => {
  const rows = await readRows(db, id);
  if (rows.cart.subject !== subject || isClosed(rows.cart)) throw new Refusal('BSK404');
  return rows;
};

const cartToLock = prepared('cart_lock', (db) =>
  db
    .select()
    .from(carts)
    .where(eq(carts.id, sql.placeholder('id')))
    .for('update'),
);

/**
 * The cart, locked for a change. While its order is being placed it cannot be changed: the change may be sent again
 * unchanged and finds either the cart or the order.
 */
export const lockCart = async (tx: Db, id: string, subject: string): Promise<CartRow> => {
  const [cart] = await cartToLock(tx, { id });
  if (!cart || cart.subject !== subject || isClosed(cart)) throw new Refusal('BSK404');
  if (cart.state === 'placing') throw new Refusal('WMK409K', undefined, { headers: { 'Retry-After': '2' } });
  return cart;
};
