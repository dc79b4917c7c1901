import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import type { Order } from '#contract/calls/checkout.ts';
import { PROGRAMS } from '#contract/calls/programs.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accountOf } from '#server/accounts/account-of.ts';
import { storeSales } from '#server/platform/db/schema/in-store.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { programSpend } from '#server/platform/db/schema/loyalty.ts';
import { fulfilments, returns } from '#server/platform/db/schema/returns.ts';
import { isPromotionOf } from '#server/commerce/discount-programs/rules.ts';
import { book, findTransaction, lastExpiryOf, pointsIn } from './book.ts';
import { spend, takeBack, takeIn } from './ledger.ts';
import { expiryOfEarned, expiryOfReturned, earningAmountOf, pointsFor } from './rules.ts';
import { takeThanksBack, thankReferrer } from './thank-referrer.ts';

/** Whose points and discounts an order moves: of a sale in a store the customer's who was named, if one was; of any other whoever placed it. */
const accountOfOrder = async (db: Db, subject: string, { orderNumber, inStoreSalesInfo }: Order): Promise<string | undefined> => {
  if (!inStoreSalesInfo) return (await accountOf(db, subject))?.id;
  const [sale] = await db.select({ accountId: storeSales.accountId }).from(storeSales).where(eq(storeSales.orderNumber, orderNumber));
  return sale?.accountId ?? undefined;
};

/**
 * Spends the points of a voucher for an order that is about to be paid.
 * @returns false where they are not there (any more): then the order is not to be placed
 */
export const redeemVoucher = async (tx: Db, subject: string, orderNumber: string, points: number, now: Date): Promise<boolean> => {
  const accountId = (await accountOf(tx, subject))?.id;
  if (accountId === undefined) return false;
  return book(tx, { accountId, kind: 'redeem', reference: orderNumber, now }, (holding) => spend(holding, points, now));
};

/** The order came to nothing, or all of it came back: so do the points of its voucher. */
export const giveVoucherBack = async (tx: Db, subject: string, orderNumber: string, now: Date): Promise<void> => {
  const accountId = (await accountOf(tx, subject))?.id;
  const redeemed = accountId && (await findTransaction(tx, accountId, 'redeem', orderNumber));
  if (accountId === undefined || redeemed === undefined) return;
  const points = await pointsIn(tx, redeemed, 'redeemed');
  // As good as they were, and never only for a moment.
  const expiresAt = new Date(Math.max(expiryOfReturned(now).getTime(), (await lastExpiryOf(tx, redeemed)).getTime()));
  await book(tx, { accountId, kind: 'give-back', reference: orderNumber, now, expiresAt }, (holding, id) => takeIn(holding, points, id, 'redeemed'));
};

/** Full prices of what a programme's discount was given for: what counts towards its annual amount. */
const discountedItems = ({ items }: Pick<Order, 'items'>, program: (typeof PROGRAMS)[number]): number =>
  items
    .filter(({ productPromotions }) => productPromotions.some(({ promotionId }) => isPromotionOf(promotionId, program)))
    .reduce((sum, { price }) => sum + price.rowTotal, 0);

/** An order is paid: points are earned and discounts counted, in its own transaction. A guest has neither. */
export const orderPaid = async (tx: Db, subject: string, order: Order, now: Date): Promise<void> => {
  const accountId = await accountOfOrder(tx, subject, order);
  if (accountId === undefined) return;
  const { orderNumber, totals } = order;
  await earnFor(tx, accountId, order, now);
  for (const program of PROGRAMS) {
    const amount = discountedItems(order, program);
    if (amount > 0) {
      await tx
        .insert(programSpend)
        .values({ accountId, program, orderNumber, currency: totals.currency, amount, spentAt: now })
        .onConflictDoNothing();
    }
  }
};

/** All of an order has arrived. */
export const orderDelivered = async (tx: Db, subject: string, order: Order, now: Date): Promise<void> => {
  const accountId = await accountOfOrder(tx, subject, order);
  if (accountId !== undefined) await thankReferrer(tx, accountId, order, now);
};

/** Whether another order of whoever placed this one has arrived, holds goods, and nothing of it came back. */
const keepsAnother = async (tx: Db, subject: string, orderNumber: string): Promise<boolean> => {
  const sentBack = tx
    .select({ one: sql`1` })
    .from(returns)
    .where(eq(returns.orderNumber, orders.orderNumber));
  const arrived = await tx
    .selectDistinct({ orderNumber: orders.orderNumber, document: orders.document })
    .from(orders)
    .innerJoin(fulfilments, and(eq(fulfilments.orderNumber, orders.orderNumber), eq(fulfilments.step, 'DELIVERED')))
    .where(and(eq(orders.subject, subject), ne(orders.orderNumber, orderNumber), notExists(sentBack)));
  return arrived.some(({ document }) => document !== null && earningAmountOf(document) > 0);
};

/** Points of an order, once; they are good for a year from the day it was placed. */
export const earnFor = async (tx: Db, accountId: string, order: Order, now: Date): Promise<void> => {
  const expiresAt = expiryOfEarned(new Date(order.placedAt));
  if (expiresAt <= now) return;
  const earned = { accountId, kind: 'earn', reference: order.orderNumber, now, expiresAt } as const;
  await book(tx, earned, (holding, id) => takeIn(holding, pointsFor(earningAmountOf(order)), id, 'issued'));
};

export interface Refund {
  readonly subject: string;
  readonly order: Order;
  /** Of this refund: it happens once. */
  readonly reference: string;
  /** Paid prices of goods that came back before this refund, and with it; delivery is not counted. */
  readonly before: number;
  readonly items: number;
}

/**
 * Something of an order was cancelled or returned: the points that it had earned go, its share of an annual amount is free again, and with the last
 * piece the voucher's points come back. Worked out from sums, so that many small refunds do what a single one does.
 */
export const orderRefunded = async (tx: Db, { subject, order, reference, before, items }: Refund, now: Date): Promise<void> => {
  const accountId = await accountOfOrder(tx, subject, order);
  if (accountId === undefined) return;
  const { orderNumber } = order;
  const gross = order.items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0);
  const earning = earningAmountOf(order);
  const share = (back: number): number => (gross === 0 ? 0 : Math.round((earning * Math.min(back, gross)) / gross));
  const points = pointsFor(earning - share(before)) - pointsFor(earning - share(before + items));
  const lot = await findTransaction(tx, accountId, 'earn', orderNumber);
  if (lot !== undefined && points > 0) await book(tx, { accountId, kind: 'take-back', reference, now }, (holding) => takeBack(holding, points, lot));
  for (const program of PROGRAMS) {
    const counted = discountedItems(order, program);
    const free = (back: number): number => (gross === 0 ? 0 : Math.round((counted * Math.min(back, gross)) / gross));
    const off = free(before + items) - free(before);
    if (off === 0) continue;
    await tx
      .update(programSpend)
      .set({ amount: sql`greatest(0, ${programSpend.amount} - ${off})` })
      .where(and(eq(programSpend.accountId, accountId), eq(programSpend.program, program), eq(programSpend.orderNumber, orderNumber)));
  }
  if (before + items < gross) return;
  await giveVoucherBack(tx, subject, orderNumber, now);
  if (!(await keepsAnother(tx, subject, orderNumber))) await takeThanksBack(tx, accountId, now);
};
