import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { orders } from '../db/schema/commerce.ts';
import type { Log } from '../http/context.ts';
import type { OrderPorts } from './place.ts';
import { settleOrder } from './settle.ts';

export interface RepairPorts extends OrderPorts {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
}

/**
 * Settles orders that nobody answers for any more: whoever placed them was killed between the charge and the order. The provider is
 * asked to settle the charge; what it captured becomes an order, what it did not can no longer be charged and fails.
 * @param everything also orders whose time is not over: at the start of the only process, nobody else can be at work
 * @returns how many were settled
 */
export const repairOrders = async (ports: RepairPorts, everything = false): Promise<number> => {
  const { db, clock, provider, keys, log } = ports;
  const abandoned = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.state, 'PLACING'), everything ? undefined : lt(orders.leaseUntil, clock())))
    .orderBy(asc(orders.orderNumber))
    .limit(100);
  let settled = 0;
  for (const { orderNumber } of abandoned) {
    try {
      const outcome = await settleOrder(db, keys, orderNumber, await provider.cancel(orderNumber), clock());
      log.warn({ orderNumber, outcome: 'order' in outcome ? 'placed' : 'failed' }, 'an unfinished order was settled');
      settled += 1;
    } catch (error) {
      log.error({ orderNumber, failure: error instanceof Error ? error.name : 'unknown' }, 'an unfinished order could not be settled');
    }
  }
  if (settled > 0) ports.wakeMail();
  return settled;
};
