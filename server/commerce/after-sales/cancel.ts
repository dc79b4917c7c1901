import { eq } from 'drizzle-orm';
import type { CallBody } from '#contract/calls/calls.ts';
import { chargedFor } from '#contract/calls/order-states.ts';
import type { Purchase } from '#contract/calls/orders.ts';
import { verifyAgain } from '#server/catalogue/reviews/has-bought.ts';
import type { Db } from '#server/platform/db/open.ts';
import { cancellations, fulfilments, shipmentEvents } from '#server/platform/db/schema/returns.ts';
import { voidGiftCards } from '#server/commerce/gift-cards/issue.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { keyedTransaction, knownOutcome, useOf } from '#server/platform/idempotency/keyed-steps.ts';
import { loyaltyOfCancelled } from './loyalty-of-return.ts';
import { unredeemCoupons } from '#server/commerce/promotions/redeem.ts';
import { giveBack } from '#server/commerce/stock/give-back.ts';
import { readFactsOf } from './facts.ts';
import { findOwn, type PlacedRow } from './find-own.ts';
import { queueOrderNews } from './order-news.ts';
import type { AccountOrderPorts } from './ports.ts';
import { settleRefunds } from './refunds.ts';
import { canCancel } from './status.ts';
import { viewPurchase } from './view.ts';
import { beginFulfilment } from './warehouse.ts';

type Ctx = CallContext<'consumer.cancelOrder'>;
type Body = CallBody<'consumer.cancelOrder'>;

/**
 * Calls an order off. One transaction: the order is locked, nothing of it is packed, the units lie in stock again, its coupons can be used again, the
 * email is written. The money goes back afterwards, outside of any transaction; where that fails or the process dies, the job
 * sees to it. Called off before, it is answered as it stands.
 */
export const cancelOrder = async (ctx: Ctx, ports: AccountOrderPorts, body: Body): Promise<Purchase> => {
  const use = useOf(ctx, 'consumer.cancelOrder');
  const known = await knownOutcome<{ readonly orderNumber: string }>(ctx, ports.keys, use);
  if (!known) {
    await ctx.admit();
    await keyedTransaction(ctx, ports.keys, use, 200, (tx) => callOff(tx, ctx, ports, body));
    ports.wakeMail();
  }
  const row = await findOwn(ctx.db, ctx.session, body.orderId, body.st);
  await settleRefunds({ ...ports, db: ctx.db, clock: ctx.clock, log: ctx.log }, row.orderNumber);
  return viewPurchase(ctx.db, row, ctx.clock(), ports);
};

const callOff = async (tx: Db, ctx: Ctx, { speed }: AccountOrderPorts, { orderId, st, reason }: Body) => {
  const row = await findOwn(tx, ctx.session, orderId, st, true);
  const { orderNumber, document: order } = row;
  const facts = await readFactsOf(tx, orderNumber);
  if (facts.cancellation) return { orderNumber };
  if (!canCancel(order, facts)) throw new Refusal('WMK409C');
  const now = ctx.clock();
  // A gift card of which something was spent is not taken back.
  if (!(await voidGiftCards(tx, orderNumber, now))) throw new Refusal('WMK409C');
  await tx.insert(cancellations).values({ orderNumber, reason: reason ?? 'other', amount: chargedFor(order), cancelledAt: now });
  await beginFulfilment(tx, row, speed);
  await stopShipments(tx, row, now);
  await giveBack(tx, row.units ?? []);
  await unredeemCoupons(tx, orderNumber);
  await verifyAgain(
    tx,
    row.subject,
    order.items.map(({ masterId }) => masterId),
  );
  await loyaltyOfCancelled(tx, row, now);
  await queueOrderNews(tx, row, { kind: 'cancelled', amount: chargedFor(order) }, now);
  return { orderNumber };
};

const stopShipments = async (tx: Db, { orderNumber, document }: PlacedRow, now: Date): Promise<void> => {
  await tx.update(fulfilments).set({ step: 'CANCELLED', dueAt: null }).where(eq(fulfilments.orderNumber, orderNumber));
  await tx
    .insert(shipmentEvents)
    .values(document.shipments.map(({ shippingId }) => ({ orderNumber, shippingId, step: 'CANCELLED' as const, at: now })))
    .onConflictDoNothing();
};
