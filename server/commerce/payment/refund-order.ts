import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { orderRefunds } from '#server/platform/db/schema/payments.ts';
import { bookValue, lockCards } from '#server/commerce/gift-cards/book.ts';
import { giveCreditBack } from '#server/commerce/discount-programs/credit.ts';
import type { PaymentProvider } from './provider.ts';

export interface Repayment {
  /** Of this repayment: it is made once. */
  readonly id: string;
  readonly orderNumber: string;
  readonly amount: number;
}

interface Ports {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly clock: () => Date;
}

type OrderRow = typeof orders.$inferSelect;
type Plan = Pick<typeof orderRefunds.$inferSelect, 'charged' | 'stored' | 'credit'>;

/** The money first, then cards in the order in which they paid, then credit; undefined: more than is left of all. */
export const splitRepayment = (
  { payment, total, tenders }: Pick<OrderRow, 'payment' | 'total' | 'tenders'>,
  earlier: readonly Plan[],
  amount: number,
): Plan | undefined => {
  let rest = amount;
  const take = (most: number, gone: number): number => {
    const part = Math.max(0, Math.min(rest, most - gone));
    rest -= part;
    return part;
  };
  const sum = (of: (plan: Plan) => number): number => earlier.reduce((all, plan) => all + of(plan), 0);
  const charged = take(
    payment ? total : 0,
    sum((plan) => plan.charged),
  );
  const stored = tenders.flatMap(({ cardId, amount: paid }) => {
    if (cardId === undefined) return [];
    const gone = sum((plan) => plan.stored.reduce((all, part) => (part.cardId === cardId ? all + part.amount : all), 0));
    const part = take(paid, gone);
    return part > 0 ? [{ cardId, amount: part }] : [];
  });
  const credit = take(
    tenders.find(({ code }) => code === 'ATHLETES_PAYMENT')?.amount ?? 0,
    sum((plan) => plan.credit),
  );
  return rest > 0 ? undefined : { charged, stored, credit };
};

/**
 * Gives a part of an order back to what paid it. How it is split is decided once, in one transaction with what the shop itself gives back; then
 * the provider is asked, as often as it takes.
 * @returns false where there is no such order, less is left, or the provider gave nothing
 */
export const refundOrder = async ({ db, provider, clock }: Ports, { id, orderNumber, amount }: Repayment): Promise<boolean> => {
  if (amount === 0) return true;
  const plan = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber)).for('update');
    const earlier = await tx.select().from(orderRefunds).where(eq(orderRefunds.orderNumber, orderNumber));
    const decided = earlier.find((refund) => refund.id === id);
    if (decided || !row) return decided;
    const split = splitRepayment(row, earlier, amount);
    if (!split) return undefined;
    const now = clock();
    await tx.insert(orderRefunds).values({ id, orderNumber, amount, ...split, createdAt: now });
    await lockCards(
      tx,
      split.stored.map(({ cardId }) => cardId),
    );
    for (const part of split.stored) await bookValue(tx, { ...part, kind: 'refund', reference: id, now });
    if (split.credit > 0) await giveCreditBack(tx, orderNumber, split.credit);
    return split;
  });
  if (!plan) return false;
  return plan.charged === 0 || (await provider.refundPart({ reference: orderNumber, id, amount: plan.charged })) === plan.charged;
};
