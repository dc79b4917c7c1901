import { and, desc, eq, or } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { documentOf } from './document.ts';
import { isSameProof } from './number.ts';

/**
 * An order by its number, or by the key it was placed with. Only its subject and the holder of its access token can see it; for all others it does
 * not exist.
 */
export const findOrder = async (db: Db, subject: string, name: string, st: string | undefined): Promise<Order> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(or(eq(orders.orderNumber, name.toUpperCase()), and(eq(orders.subject, subject), eq(orders.idempotencyKey, name))));
  const known = row !== undefined && (row.subject === subject || (st !== undefined && isSameProof(st, row.st)));
  const order = known && row.state !== 'FAILED' && row.state !== 'PREPARED' ? documentOf(row) : undefined;
  if (!order) throw new Refusal('ORD409');
  return order;
};

/** The order of a cart: the answer to "was it placed?" after a lost response. A failed attempt has no order. */
export const orderOfCart = async (db: Db, subject: string, cartId: string): Promise<CallResponse<'orders.byCart'>> => {
  const [row] = await db
    .select({ state: orders.state, orderNumber: orders.orderNumber, st: orders.st, replacedBy: orders.replacedBy })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.subject, subject)))
    .orderBy(desc(orders.createdAt));
  if (!row) return { state: 'none' };
  const { replacedBy, ...order } = row;
  return order.state === 'FAILED' ? { state: 'none', ...(replacedBy === null ? {} : { replacedBy }) } : order;
};
