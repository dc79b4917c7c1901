import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { cancellations, returns } from '#server/platform/db/schema/returns.ts';
import type { Log } from '#server/platform/http/context.ts';
import type { PaymentProvider } from '#server/commerce/payment/provider.ts';
import { refundOrder } from '#server/commerce/payment/refund-order.ts';
import { loyaltyOfReturn } from './loyalty-of-return.ts';
import { readFactsOf } from './facts.ts';
import { asPlaced } from './find-own.ts';
import { queueOrderNews } from './order-news.ts';

export interface RefundPorts {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
  readonly provider: PaymentProvider;
}

const BATCH = 50;

/**
 * Gives back what is owed: for orders that were called off all of it, for returns that have arrived their amount. The provider is asked outside of any
 * transaction, and under a name, so that being asked again gives nothing twice; what it does not answer is tried again by the job.
 * @param only of this order
 * @returns how many went back
 */
export const settleRefunds = async (ports: RefundPorts, only?: string): Promise<number> =>
  (await settleCancelled(ports, only)) + (await settleReturned(ports, only));

const settleCancelled = async ({ db, clock, log, provider }: RefundPorts, only: string | undefined): Promise<number> => {
  const owed = await db
    .select()
    .from(cancellations)
    .where(and(isNull(cancellations.refundedAt), only === undefined ? undefined : eq(cancellations.orderNumber, only)))
    .orderBy(asc(cancellations.cancelledAt))
    .limit(BATCH);
  let settled = 0;
  for (const { orderNumber, amount } of owed) {
    const given = await attempt(log, orderNumber, () =>
      refundOrder({ db, provider, clock }, { id: `cancelled-${orderNumber}`, orderNumber, amount }),
    );
    if (!given) continue;
    await db.update(cancellations).set({ refundedAt: clock() }).where(eq(cancellations.orderNumber, orderNumber));
    settled += 1;
  }
  return settled;
};

const settleReturned = async ({ db, clock, log, provider }: RefundPorts, only: string | undefined): Promise<number> => {
  const owed = await db
    .select()
    .from(returns)
    .where(and(eq(returns.state, 'RECEIVED'), only === undefined ? undefined : eq(returns.orderNumber, only)))
    .orderBy(asc(returns.receivedAt))
    .limit(BATCH);
  let settled = 0;
  for (const { id, orderNumber, amount } of owed) {
    const given = await attempt(log, orderNumber, () => refundOrder({ db, provider, clock }, { id, orderNumber, amount }));
    if (!given) continue;
    settled += await db.transaction(async (tx) => {
      const now = clock();
      const [done] = await tx
        .update(returns)
        .set({ state: 'REFUNDED', refundedAt: now })
        .where(and(eq(returns.id, id), eq(returns.state, 'RECEIVED')))
        .returning();
      if (!done) return 0;
      const [row] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber));
      const placed = asPlaced(row);
      if (placed) await loyaltyOfReturn(tx, placed, await readFactsOf(tx, orderNumber), id, now);
      if (placed) await queueOrderNews(tx, placed, { kind: 'refunded', amount, name: id }, now);
      return 1;
    });
  }
  return settled;
};

const attempt = async (log: Log, orderNumber: string, give: () => Promise<boolean>): Promise<boolean> => {
  try {
    if (await give()) return true;
    log.error({ orderNumber }, 'nothing could be given back');
  } catch (error) {
    log.error({ orderNumber, failure: error instanceof Error ? error.name : 'unknown' }, 'the payment provider did not answer about a refund');
  }
  return false;
};
