import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { ordererOf } from '#contract/calls/orderer.ts';
import type { Db } from '#server/platform/db/open.ts';
import { carts, mailOutbox, orders } from '#server/platform/db/schema/commerce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { giveVoucherBack, orderPaid } from '#server/commerce/loyalty/after-order.ts';
import type { KeyUse, StoredOutcome } from '#server/platform/http/idempotency.ts';
import { outcomeOfRefusal } from '#server/platform/idempotency/keyed-steps.ts';
import type { SagaKeys } from '#server/platform/idempotency/store.ts';
import { type Charge, CODE_OF_REASON } from '#server/commerce/payment/provider.ts';
import { unredeemCoupons } from '#server/commerce/promotions/redeem.ts';
import { release, takeReserved } from '#server/commerce/stock/reservations.ts';
import { returnTenders, settleTenders } from './tenders.ts';
import { hasConsequences } from './consequences.ts';
import { documentOf } from './document.ts';
import { replaceCart } from './replace-cart.ts';
import { assertBecomes } from './states.ts';

export type OrderRow = typeof orders.$inferSelect;

/** The key an order was placed with. */
export const keyOfOrder = ({ subject, idempotencyKey, fingerprint }: OrderRow): KeyUse | undefined =>
  idempotencyKey === null || fingerprint === null ? undefined : { subject, call: 'cart.placeOrder', key: idempotencyKey, fingerprint };

/** `isComplete`: nothing follows from the order, and its state says so already. */
export type Settled = { readonly order: Order; readonly isComplete?: true } | { readonly refusal: Refusal };

/** Nothing was left for the provider to charge. */
export const COVERED = { status: 'covered' } as const;
type Outcome = Charge | typeof COVERED;

/** The response of an order that is settled or waits for its shopper; undefined in other states. */
export const settledAs = (row: OrderRow): Settled | undefined => {
  const { state, failure, replacedBy } = row;
  if (state === 'FAILED')
    return { refusal: new Refusal((failure ?? 'PAY400') as ErrorCode, replacedBy === null ? undefined : { cartId: replacedBy }) };
  const order = documentOf(row);
  return order && state !== 'PREPARED' && state !== 'PLACING' ? { order } : undefined;
};

const cartOf = async (tx: Db, orderNumber: string): Promise<string> => {
  const [found] = await tx.select({ cartId: orders.cartId }).from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!found) throw new Error(`order ${orderNumber} is gone`);
  return found.cartId;
};

/**
 * The last step of placing an order, in one transaction. Paid: its units leave the stock, the cart is closed, the email is queued, and the key stores
 * the response. Refused: everything is restored. Authentication required: it waits. Request, patch and repair may run at the same time; the second
 * finds it done.
 * @param cartId of the order, if the caller knows it
 */
export const settleOrder = async (db: Db, keys: SagaKeys, orderNumber: string, outcome: Outcome, now: Date, cartId?: string): Promise<Settled> =>
  db.transaction(async (tx) => {
    // Cart before order, as everywhere, so that transactions do not deadlock.
    const id = cartId ?? (await cartOf(tx, orderNumber));
    await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, id)).for('update');
    const [row] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber)).for('update');
    if (!row) throw new Error(`order ${orderNumber} is gone`);
    const done = settledAs(row);
    if (done && row.state !== 'AUTHENTICATING') return done;
    if (outcome.status === 'pending') return done ?? authenticate(tx, keys, row, outcome, now);
    if (outcome.status === 'captured') return finish(tx, keys, row, outcome.chargeId, now);
    return outcome.status === 'covered' ? finish(tx, keys, row, null, now) : fail(tx, keys, row, outcome, now);
  });

/** After the challenge's end the shopper has a little longer to return its result, ms. */
const GRACE_MS = 30_000;

const authenticate = async (tx: Db, keys: SagaKeys, row: OrderRow, pending: Extract<Charge, { status: 'pending' }>, now: Date): Promise<Settled> => {
  assertBecomes(row.state, 'AUTHENTICATING');
  const { challengeUrl, sessionID, expiresAt } = pending;
  const [waiting] = await tx
    .update(orders)
    .set({
      state: 'AUTHENTICATING',
      challenge: { challengeUrl: `${challengeUrl}?locale=${row.locale}`, sessionID, expiresAt: expiresAt.toISOString() },
      leaseUntil: new Date(expiresAt.getTime() + GRACE_MS),
    })
    .where(eq(orders.orderNumber, row.orderNumber))
    .returning();
  const order = waiting && documentOf(waiting);
  if (!order) throw new Error(`order ${row.orderNumber} has no content`);
  await rememberOutcome(tx, keys, row, { status: 200, body: order }, now);
  return { order };
};

/** A repeat of the request that placed it returns its current state. */
const rememberOutcome = async (tx: Db, keys: SagaKeys, row: OrderRow, outcome: StoredOutcome, now: Date): Promise<void> => {
  const key = keyOfOrder(row);
  if (key) await keys.finish(tx, key, outcome, now);
};

/** For this long the request that placed it finalises it; afterwards the repair does, ms. */
const FINALISE_MS = 60_000;

const finish = async (tx: Db, keys: SagaKeys, row: OrderRow, chargeId: string | null, now: Date): Promise<Settled> => {
  if (!row.document) throw new Error(`order ${row.orderNumber} has no content`);
  assertBecomes(row.state, 'PLACED');
  const order: Order = { ...row.document, state: 'PLACED', placedAt: now.toISOString() };
  const isComplete = !hasConsequences(order);
  if (isComplete) assertBecomes('PLACED', 'FINALISED');
  await takeReserved(tx, row.cartId, row.units ?? []);
  await tx
    .update(orders)
    .set({
      state: isComplete ? 'FINALISED' : 'PLACED',
      document: order,
      chargeId,
      challenge: null,
      placedAt: now,
      leaseUntil: isComplete ? null : new Date(now.getTime() + FINALISE_MS),
    })
    .where(eq(orders.orderNumber, row.orderNumber));
  await tx.update(carts).set({ state: 'ordered', updatedAt: now }).where(eq(carts.id, row.cartId));
  await orderPaid(tx, row.subject, order, now);
  await settleTenders(tx, row.orderNumber, now);
  await tx.insert(mailOutbox).values({
    id: uuidv7(),
    messageId: `order-${row.orderNumber.toLowerCase()}`,
    template: 'order-confirmation',
    locale: row.locale,
    recipient: ordererOf(order).email,
    data: { order },
    nextAttemptAt: now,
    createdAt: now,
  });
  await rememberOutcome(tx, keys, row, { status: 200, body: order }, now);
  return { order, ...(isComplete && { isComplete }) };
};

const fail = async (tx: Db, keys: SagaKeys, row: OrderRow, charge: Charge, now: Date): Promise<Settled> => {
  assertBecomes(row.state, 'FAILED');
  const reason = charge.status === 'refused' ? charge.reason : 'cancelled';
  await release(tx, row.cartId);
  await unredeemCoupons(tx, row.orderNumber);
  await giveVoucherBack(tx, row.subject, row.orderNumber, now);
  await returnTenders(tx, row.orderNumber, now);
  // Only a failed authentication replaces the cart (spec 1 §4); after any other refusal it is open again unchanged.
  const replacedBy = row.state === 'AUTHENTICATING' ? await replaceCart(tx, row.cartId, now) : null;
  if (replacedBy === null)
    await tx
      .update(carts)
      .set({ state: 'open' })
      .where(and(eq(carts.id, row.cartId), eq(carts.state, 'placing')));
  const refusal = new Refusal(CODE_OF_REASON[reason], { reason, ...(replacedBy === null ? {} : { cartId: replacedBy }) });
  await tx
    .update(orders)
    .set({ state: 'FAILED', failure: refusal.code, replacedBy, challenge: null, leaseUntil: null, idempotencyKey: null, fingerprint: null })
    .where(eq(orders.orderNumber, row.orderNumber));
  await rememberOutcome(tx, keys, row, outcomeOfRefusal(refusal), now);
  return { refusal };
};
