import { createHash } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls.ts';
import { changeCart, layOutCart } from '../cart/change.ts';
import type { CartPorts } from '../cart/ports.ts';
import { assertDelivery } from '../cart/delivery-changes.ts';
import { lockCart } from '../cart/rows.ts';
import { piecesOf } from '../cart/supply.ts';
import type { CartState } from '../cart/view.ts';
import type { Db } from '../db/open.ts';
import { orders } from '../db/schema/commerce.ts';
import type { CallContext } from '../http/context.ts';
import { mayHold, reserve } from '../stock/reservations.ts';
import { assertAddsUp, assertAvailable, assertShippable, refuseShortages } from './checks.ts';
import { makeOrderNumber, makeProof } from './number.ts';

/** How long a shopper who looks at the summary may take before somebody else may have the pieces. */
const RESERVED_MINUTES = 15;

/** Where too much is held through the shopper's address already, nothing is held, and the page looks again after so long. The order can be placed all the same. */
const UNHELD_MINUTES = 2;

/** The order that is being made of a basket; there is one at most, and it keeps its number from preparation to the end. */
export const openOrderOf = async (tx: Db, cartId: string) => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cartId), ne(orders.state, 'FAILED')));
  return order;
};

export const insertOrder = async (tx: Db, { cart, rows }: CartState, now: Date) => {
  const [order] = await tx
    .insert(orders)
    .values({
      orderNumber: makeOrderNumber(),
      st: makeProof(),
      cartId: cart.id,
      subject: rows.cart.subject,
      state: 'PREPARED',
      locale: rows.cart.locale,
      currency: cart.currency,
      total: cart.totals.total,
      createdAt: now,
    })
    .returning();
  if (!order) throw new Error('an order was not written');
  return order;
};

/**
 * Checks that the basket can become an order and holds its pieces for a while. It changes nothing of the basket: what the
 * shopper sees in the summary is what was prepared.
 */
export const prepareOrder = async (
  ctx: CallContext<'cart.prepareOrder'>,
  ports: CartPorts,
  basketId: string,
): Promise<CallResponse<'cart.prepareOrder'>> => {
  const { db: tx, locale, session } = ctx;
  const now = ctx.clock();
  const row = await lockCart(tx, basketId, session.subject);
  // A gift that is gone by now leaves the basket: it is no reason to refuse the order, nor to have it looked at again.
  const state = await layOutCart(ctx, ports, row.id);
  assertDelivery(state);
  assertAvailable(state);
  assertShippable(state, locale.id);
  assertAddsUp(state);

  const pieces = piecesOf(state.rows.items, state.variants);
  const holder = createHash('sha256').update(`holder ${ctx.clientAddress}`).digest('base64url');
  const isHeld = await mayHold(tx, holder, basketId, pieces, now);
  const reservedUntil = new Date(now.getTime() + (isHeld ? RESERVED_MINUTES : UNHELD_MINUTES) * 60_000);
  refuseShortages(await reserve(tx, basketId, pieces, isHeld ? reservedUntil : now, now, holder), state);
  const order = (await openOrderOf(tx, basketId)) ?? (await insertOrder(tx, state, now));
  const { total, tax, remainingToPay } = state.cart.totals;
  await tx
    .update(orders)
    .set({ seen: { version: state.cart.version, total, tax, remainingToPay }, total, locale: locale.id, currency: locale.currency })
    .where(eq(orders.orderNumber, order.orderNumber));
  // Nothing is changed: this answers 412 to another version and lays the basket out once more.
  const cart = await changeCart(ctx, ports, basketId, async () => false);
  return { cart, reservedUntil: reservedUntil.toISOString(), orderNumber: order.orderNumber };
};
