import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ErrorCode } from '#contract/errors.ts';
import type { Order } from '#contract/checkout.ts';
import type { Db } from '../db/open.ts';
import { carts, mailOutbox, orders } from '../db/schema/commerce.ts';
import { Refusal } from '../http/refusal.ts';
import { giveVoucherBack, orderPaid } from '../loyalty/after-order.ts';
import type { KeyUse } from '../http/idempotency.ts';
import { outcomeOfRefusal } from '../idempotency/keyed-steps.ts';
import type { SagaKeys } from '../idempotency/store.ts';
import { type Charge, CODE_OF_REASON } from '../payment/provider.ts';
import { unredeemCoupons } from '../promotions/redeem.ts';
import { release, takeReserved } from '../stock/reservations.ts';

export type OrderRow = typeof orders.$inferSelect;

/** The key an order was placed with. */
export const keyOfOrder = ({ subject, idempotencyKey, fingerprint }: OrderRow): KeyUse | undefined =>
  idempotencyKey === null || fingerprint === null ? undefined : { subject, call: 'cart.placeOrder', key: idempotencyKey, fingerprint };

export type Settled = { readonly order: Order } | { readonly refusal: Refusal };

/** How an order that has come to its end answers. */
export const settledAs = ({ state, document, failure }: OrderRow): Settled | undefined => {
  if ((state === 'PLACED' || state === 'FINALISED') && document) return { order: { ...document, state } };
  if (state === 'FAILED') return { refusal: new Refusal((failure ?? 'PAY400') as ErrorCode) };
  return undefined;
};

/**
 * The last step of placing an order, in one transaction with all that follows from it: paid, its pieces leave the stock, the basket is
 * closed, the letter is written and the key remembers the answer; refused, everything goes back as it was. Whoever comes
 * second (the request and the repair may meet) finds it done.
 */
export const settleOrder = async (db: Db, keys: SagaKeys, orderNumber: string, charge: Charge, now: Date): Promise<Settled> =>
  db.transaction(async (tx) => {
    const [found] = await tx.select({ cartId: orders.cartId }).from(orders).where(eq(orders.orderNumber, orderNumber));
    if (!found) throw new Error(`order ${orderNumber} is gone`);
    // Basket before order, as everywhere: no two transactions wait for each other.
    await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, found.cartId)).for('update');
    const [row] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber)).for('update');
    if (!row) throw new Error(`order ${orderNumber} is gone`);
    const done = settledAs(row);
    if (done) return done;
    return charge.status === 'captured' ? finish(tx, keys, row, charge.chargeId, now) : fail(tx, keys, row, charge, now);
  });

const finish = async (tx: Db, keys: SagaKeys, row: OrderRow, chargeId: string, now: Date): Promise<Settled> => {
  if (!row.document) throw new Error(`order ${row.orderNumber} has no content`);
  const order: Order = { ...row.document, state: 'PLACED', placedAt: now.toISOString() };
  await takeReserved(tx, row.cartId, row.pieces ?? []);
  await tx
    .update(orders)
    .set({ state: 'PLACED', document: order, chargeId, placedAt: now, leaseUntil: null })
    .where(eq(orders.orderNumber, row.orderNumber));
  await tx.update(carts).set({ state: 'ordered', updatedAt: now }).where(eq(carts.id, row.cartId));
  await orderPaid(tx, row.subject, order, now);
  await tx.insert(mailOutbox).values({
    id: uuidv7(),
    messageId: `order-${row.orderNumber.toLowerCase()}`,
    template: 'order-confirmation',
    locale: row.locale,
    recipient: recipientOf(order),
    data: { order },
    nextAttemptAt: now,
    createdAt: now,
  });
  const key = keyOfOrder(row);
  if (key) await keys.finish(tx, key, { status: 200, body: order }, now);
  return { order };
};

const recipientOf = ({ billingAddress, shipments }: Order): string =>
  shipments.find(({ address }) => address?.email)?.address?.email ?? billingAddress.email;

const fail = async (tx: Db, keys: SagaKeys, row: OrderRow, charge: Charge, now: Date): Promise<Settled> => {
  const reason = charge.status === 'refused' ? charge.reason : 'cancelled';
  const refusal = new Refusal(CODE_OF_REASON[reason], { reason });
  await tx
    .update(orders)
    .set({ state: 'FAILED', failure: refusal.code, leaseUntil: null, idempotencyKey: null, fingerprint: null })
    .where(eq(orders.orderNumber, row.orderNumber));
  await tx
    .update(carts)
    .set({ state: 'open' })
    .where(and(eq(carts.id, row.cartId), eq(carts.state, 'placing')));
  await release(tx, row.cartId);
  await unredeemCoupons(tx, row.orderNumber);
  await giveVoucherBack(tx, row.subject, row.orderNumber, now);
  const key = keyOfOrder(row);
  if (key) await keys.finish(tx, key, outcomeOfRefusal(refusal), now);
  return { refusal };
};
