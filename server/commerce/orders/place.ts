import { and, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { CallBody } from '#contract/calls/calls.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { acceptAddress } from '#server/commerce/cart/addresses.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import { assertSoldInStore } from '#server/commerce/adjustments/limits.ts';
import { readRows } from '#server/commerce/cart/rows.ts';
import { unitsOf } from '#server/commerce/cart/availability.ts';
import { type CartState, emailsOf, viewCart } from '#server/commerce/cart/view.ts';
import type { Db } from '#server/platform/db/open.ts';
import { carts, orders } from '#server/platform/db/schema/commerce.ts';
import { consumerAddresses } from '#server/platform/db/schema/consumer.ts';
import { deviceFingerprints } from '#server/platform/db/schema/payments.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { KeyUse } from '#server/platform/http/idempotency.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isFinal, knownOutcome, outcomeOfRefusal, useOf } from '#server/platform/idempotency/keyed-steps.ts';
import type { SagaKeys } from '#server/platform/idempotency/store.ts';
import type { PaymentProvider } from '#server/commerce/payment/provider.ts';
import { recordSale, saleOfOrder } from '#server/commerce/counter/sale-of-order.ts';
import { redeemPromotions, usedPromotions } from '#server/commerce/promotions/redeem.ts';
import { NEVER, reserve } from '#server/commerce/stock/reservations.ts';
import { assertAddsUp, assertAvailable, assertShippable, refuseShortages } from './checks.ts';
import { tendersOf, takeTenders } from './tenders.ts';
import { orderOf } from './document.ts';
import { finaliseSettled } from './finalise.ts';
import { paymentOf, paymentsOf } from './payment-of-order.ts';
import { insertOrder, openOrderOf } from './prepare.ts';
import { COVERED, type OrderRow, settleOrder, settledAs, type Settled } from './settle.ts';
import { assertBecomes } from './states.ts';

export interface OrderPorts {
  readonly carts: CartPorts;
  readonly keys: SagaKeys;
  readonly provider: PaymentProvider;
  /** Called after an email was queued. */
  readonly wakeMail: () => void;
}

/** For this long the request that places an order is responsible for it; afterwards the repair is. */
const LEASE_SECONDS = 60;

type Ctx = CallContext<'cart.placeOrder'>;
type Body = CallBody<'cart.placeOrder'>;

/**
 * Places an order once, however often it is requested. First transaction: locks the cart and compares it with what the shopper saw; binds units,
 * coupons and tenders; stores the order with its key and everything that the shopper agreed to. Then the provider charges, outside of any
 * transaction; the order number identifies the charge. Last transaction: see settleOrder. A crash at any point leaves an order in the state PLACING,
 * which the repair settles by asking the provider. If the provider requires authentication, the response is the order in the state AUTHENTICATING;
 * patchOrder resumes it.
 */
export const placeOrder = async (ctx: Ctx, ports: OrderPorts, body: Body): Promise<Order> => {
  const use = useOf(ctx, 'cart.placeOrder');
  const known = await knownOutcome<Order>(ctx, ports.keys, use);
  if (known) return known.answer;
  await ctx.admit();
  const begun = await begin(ctx, ports, body, use);
  if ('settled' in begun) return orThrow(begun.settled);
  const { orderNumber, cartId, total, currency, payment } = begun.order;
  const charge = payment
    ? await askProvider(ctx, ports.provider, { reference: orderNumber, token: payment.token, amount: total, currency })
    : COVERED;
  const settled = await settleOrder(ctx.db, ports.keys, orderNumber, charge, ctx.clock(), cartId);
  ports.wakeMail();
  if (await finaliseSettled(ctx.db, orderNumber, settled, ctx.clock())) ports.wakeMail();
  return orThrow(settled);
};

export const orThrow = (settled: Settled): Order => {
  if ('refusal' in settled) throw settled.refusal;
  return settled.order;
};

export const inProgress = (): Refusal => new Refusal('WMK409K', undefined, { headers: { 'Retry-After': '5' } });

/** No response means an unknown outcome: the charge may exist. The order keeps its state, and the shopper is asked to retry. */
const askProvider = async (ctx: Ctx, provider: PaymentProvider, charge: Parameters<PaymentProvider['charge']>[0]) => {
  try {
    return await provider.charge(charge);
  } catch (error) {
    ctx.log.error({ orderNumber: charge.reference, failure: error instanceof Error ? error.name : 'unknown' }, 'the payment provider did not answer');
    throw inProgress();
  }
};

type Begun = { readonly order: OrderRow } | { readonly settled: Settled };

/** The first transaction. A final refusal rolls back its work and is stored under the key. */
const begin = async (ctx: Ctx, { carts: cartPorts, keys }: OrderPorts, body: Body, use: KeyUse | undefined): Promise<Begun> =>
  ctx.db.transaction(async (tx): Promise<Begun> => {
    const now = ctx.clock();
    if (use) {
      const state = await keys.begin(tx, use, now);
      if (state.state !== 'fresh') throw inProgress();
    }
    try {
      return await tx.transaction((inner) => openOrder(inner, ctx, cartPorts, keys, body, use));
    } catch (error) {
      if (!(error instanceof Refusal) || !isFinal(error)) throw error;
      if (use) await keys.finish(tx, use, outcomeOfRefusal(error), now);
      return { settled: { refusal: error } };
    }
  });

const openOrder = async (tx: Db, ctx: Ctx, cartPorts: CartPorts, keys: SagaKeys, body: Body, use: KeyUse | undefined): Promise<Begun> => {
  const now = ctx.clock();
  const { locale, session } = ctx;
  const [cartRow] = await tx.select().from(carts).where(eq(carts.id, body.cartId)).for('update');
  if (!cartRow || cartRow.subject !== session.subject) throw new Refusal('BSK404');
  const open = await openOrderOf(tx, cartRow.id);
  // A request with another key: the order waits for its shopper, or the cart has become it already.
  const settled = open && settledAs(open);
  if (cartRow.state === 'placing' && !settled) throw inProgress();
  if (cartRow.state !== 'open') {
    if (!settled || !('order' in settled)) throw new Refusal('BSK404');
    if (use) await keys.finish(tx, use, { status: 200, body: settled.order }, now);
    return { settled };
  }

  const state = await viewCart(tx, cartPorts, await readRows(tx, cartRow.id), { locale, now });
  assertAvailable(state);
  assertShippable(state, locale.id);
  assertAddsUp(state);
  assertSeen(state, body, open?.seen ?? undefined);
  const billingAddress = await billingOf(tx, ctx, state, body);
  const payment = paymentOf(state, body.paymentMethod);
  const tenders = tendersOf(state);
  const sale = await saleOfOrder(tx, session, body.inStoreSalesInfo);
  assertSoldInStore(state.cart, sale?.info);

  const order = open ?? (await insertOrder(tx, state, now));
  // Locked in this order everywhere: stock, coupons, points, cards, credit.
  const units = unitsOf(state.rows.items, state.variants);
  refuseShortages(await reserve(tx, cartRow.id, units, NEVER, now), state);
  const codes = state.cart.couponItems.filter(({ statusCode }) => statusCode === 'applied').map(({ code }) => code);
  const emails = [...emailsOf(state.rows), billingAddress.email];
  const problem = await redeemPromotions(tx, usedPromotions(state.cart), {
    orderNumber: order.orderNumber,
    currency: locale.currency,
    audience: state.audience,
    now,
    subject: session.subject,
    emails,
  });
  if (problem) throw new Refusal(problem, { couponCodes: codes });
  await takeTenders(tx, state, tenders, { orderNumber: order.orderNumber, currency: locale.currency, now });

  assertBecomes(order.state, 'PLACING');
  const [placing] = await tx
    .update(orders)
    .set({
      state: 'PLACING',
      locale: locale.id,
      currency: locale.currency,
      // The amount for the provider; tenders cover the rest.
      total: state.cart.totals.remainingToPay,
      document: orderOf(state.cart, {
        orderNumber: order.orderNumber,
        st: order.st,
        billingAddress,
        ...paymentsOf(payment, state.cart.totals.remainingToPay, tenders),
        inStoreSalesInfo: sale?.info,
        now,
      }),
      payment: payment ?? null,
      tenders,
      device: await deviceOf(tx, cartRow.id),
      coupons: codes,
      units,
      idempotencyKey: use?.key ?? null,
      fingerprint: use?.fingerprint ?? null,
      leaseUntil: new Date(now.getTime() + LEASE_SECONDS * 1000),
    })
    .where(eq(orders.orderNumber, order.orderNumber))
    .returning();
  await tx.update(carts).set({ state: 'placing' }).where(eq(carts.id, cartRow.id));
  if (use) await keys.claim(tx, use, now);
  if (!placing) throw new Error('an order was not written');
  if (sale) await recordSale(tx, sale, placing, now);
  return { order: placing };
};

/** Nothing is charged that the shopper did not see. If only the tax changed, the code is TAX310 (spec 1 §8). */
const assertSeen = ({ cart }: CartState, body: Body, prepared: OrderRow['seen'] | undefined): void => {
  const { total, tax, remainingToPay } = cart.totals;
  const sameRest = [body.remainingToPay, prepared?.version === cart.version ? prepared.remainingToPay : undefined].every(
    (seen) => seen === undefined || seen === remainingToPay,
  );
  if (cart.version === body.cartVersion && total === body.total && sameRest) return;
  const details = { total, seenTotal: body.total, version: cart.version, remainingToPay };
  const taxAlone = prepared?.version === cart.version && prepared.total === body.total && prepared.total - prepared.tax === total - tax;
  throw new Refusal(taxAlone && total !== body.total ? 'TAX310' : 'WMK409', details);
};

const deviceOf = async (tx: Db, cartId: string) => {
  const [said] = await tx.select({ payload: deviceFingerprints.payload }).from(deviceFingerprints).where(eq(deviceFingerprints.cartId, cartId));
  return said?.payload ?? null;
};

/** @throws PYT405 if the address is not (or no longer) in the account's book, BIL400 without an address */
const billingOf = async (tx: Db, { locale, session }: Ctx, { cart }: CartState, { billingAddress: given }: Body) => {
  if (given === undefined) {
    if (!cart.billingAddress) throw new Refusal('BIL400');
    return cart.billingAddress;
  }
  const { addressId } = given;
  if (addressId !== undefined && isUuid(addressId) && !(await isInBook(tx, session.account?.id, addressId))) throw new Refusal('PYT405');
  return acceptAddress(given, 'billing', locale);
};

const isInBook = async (tx: Db, accountId: string | undefined, addressId: string): Promise<boolean> => {
  if (accountId === undefined) return false;
  const own = and(eq(consumerAddresses.id, addressId), eq(consumerAddresses.accountId, accountId));
  return (await tx.$count(consumerAddresses, own)) > 0;
};
