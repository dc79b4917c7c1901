import { and, eq } from 'drizzle-orm';
import type { CallBody } from '#contract/calls/calls.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isFinal, knownOutcome, outcomeOfRefusal, useOf } from '#server/platform/idempotency/keyed-steps.ts';
import type { Charge } from '#server/commerce/payment/provider.ts';
import { finaliseSettled } from './finalise.ts';
import { inProgress, type OrderPorts, orThrow } from './place.ts';
import { type OrderRow, settleOrder, type Settled, settledAs } from './settle.ts';

type Ctx = CallContext<'cart.patchOrder'>;

/** Sent by the page if the shopper closed the challenge. Any other value is a hint: the provider knows the result. */
const GIVEN_UP = 'cancelled';

/**
 * Resumes an order after its authentication, any number of times: asks the provider for the result and, if it succeeded, charges; then settles the
 * order like any other. An order that is settled already is returned as it is.
 */
export const patchOrder = async (ctx: Ctx, ports: OrderPorts, name: string, { paymentMethod }: CallBody<'cart.patchOrder'>): Promise<Order> => {
  const use = useOf(ctx, 'cart.patchOrder');
  const known = await knownOutcome<Order>(ctx, ports.keys, use);
  if (known) return known.answer;
  await ctx.admit();
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, name.toUpperCase()), eq(orders.subject, ctx.session.subject)));
  if (!row || row.state === 'PREPARED') throw new Refusal('ORD409');
  const settled = await resume(ctx, ports, row, paymentMethod.additionalData?.threeDS2Result === GIVEN_UP);
  const isOpen = 'order' in settled && settled.order.state === 'AUTHENTICATING';
  if (use && !isOpen) {
    const outcome = 'refusal' in settled ? outcomeOfRefusal(settled.refusal) : { status: 200, body: settled.order };
    if (!('refusal' in settled) || isFinal(settled.refusal)) await ctx.db.transaction((tx) => ports.keys.finish(tx, use, outcome, ctx.clock()));
  }
  return orThrow(settled);
};

const resume = async (ctx: Ctx, ports: OrderPorts, row: OrderRow, givenUp: boolean): Promise<Settled> => {
  if (row.state !== 'AUTHENTICATING') {
    const settled = settledAs(row);
    if (!settled) throw inProgress();
    return settled;
  }
  const charge = await ask(ctx, ports, row.orderNumber, givenUp);
  const settled = await settleOrder(ctx.db, ports.keys, row.orderNumber, charge, ctx.clock(), row.cartId);
  ports.wakeMail();
  if (await finaliseSettled(ctx.db, row.orderNumber, settled, ctx.clock())) ports.wakeMail();
  return settled;
};

const ask = async ({ log }: Ctx, { provider }: OrderPorts, orderNumber: string, givenUp: boolean): Promise<Charge> => {
  try {
    return (await provider.complete(orderNumber, givenUp)) ?? (await provider.cancel(orderNumber));
  } catch (error) {
    log.error({ orderNumber, failure: error instanceof Error ? error.name : 'unknown' }, 'the payment provider did not answer');
    throw inProgress();
  }
};
