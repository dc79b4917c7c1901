import { and, eq, ne } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls/calls.ts';
import { changeCart, layOutCart } from '#server/commerce/cart/change.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import { assertDelivery } from '#server/commerce/cart/delivery-changes.ts';
import { lockCart } from '#server/commerce/cart/rows.ts';
import { unitsOf } from '#server/commerce/cart/availability.ts';
import type { CartState } from '#server/commerce/cart/view.ts';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { holderOf } from '#server/commerce/stock/holder-of.ts';
import { mayHold, reserve } from '#server/commerce/stock/reservations.ts';
import { assertAddsUp, assertAvailable, assertShippable, refuseShortages } from './checks.ts';
import { makeOrderNumber, makeProof } from './number.ts';

/** How long units stay reserved while the shopper looks at the summary, in minutes. */
const RESERVED_MINUTES = 15;

/**
 * If the shopper's address has too many reservations already, nothing is reserved, and the page checks again after this time, in minutes. The order
 * can still be placed.
 */
const UNHELD_MINUTES = 2;

/** The open order of a cart, at most one; it keeps its number from preparation to the end. */
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

/** Checks that the cart can become an order, and reserves its units. It does not change the cart: the summary shows what was prepared. */
export const prepareOrder = async (
  ctx: CallContext<'cart.prepareOrder'>,
  ports: CartPorts,
  basketId: string,
): Promise<CallResponse<'cart.prepareOrder'>> => {
  const { db: tx, locale, session } = ctx;
  const now = ctx.clock();
  const row = await lockCart(tx, basketId, session.subject);
  // A gift that is no longer available leaves the cart; the order is neither refused nor reviewed again for it.
  const state = await layOutCart(ctx, ports, row.id);
  assertDelivery(state);
  assertAvailable(state);
  assertShippable(state, locale.id);
  assertAddsUp(state);

  const units = unitsOf(state.rows.items, state.variants);
  const holder = holderOf(ctx);
  const isHeld = await mayHold(tx, holder, basketId, units, now);
  const reservedUntil = new Date(now.getTime() + (isHeld ? RESERVED_MINUTES : UNHELD_MINUTES) * 60_000);
  refuseShortages(await reserve(tx, basketId, units, isHeld ? reservedUntil : now, now, holder), state);
  const order = (await openOrderOf(tx, basketId)) ?? (await insertOrder(tx, state, now));
  const { total, tax, remainingToPay } = state.cart.totals;
  await tx
    .update(orders)
    .set({ seen: { version: state.cart.version, total, tax, remainingToPay }, total, locale: locale.id, currency: locale.currency })
    .where(eq(orders.orderNumber, order.orderNumber));
  // Changes nothing: returns 412 for another version, and computes the cart again.
  const cart = await changeCart(ctx, ports, basketId, async () => false);
  return { cart, reservedUntil: reservedUntil.toISOString(), orderNumber: order.orderNumber };
};
