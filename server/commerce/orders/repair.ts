import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import type { Log } from '#server/platform/http/context.ts';
import { finaliseOrder, finaliseSettled } from './finalise.ts';
import type { OrderPorts } from './place.ts';
import { COVERED, settleOrder } from './settle.ts';

export interface RepairPorts extends OrderPorts {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
}

type Row = Pick<typeof orders.$inferSelect, 'orderNumber' | 'state' | 'payment'>;

/** What happened to the money of an order without a responsible request. */
const outcomeOf = async ({ provider }: RepairPorts, { orderNumber, state, payment }: Row) => {
  if (payment === null) return COVERED;
  // A timely authentication counts, even if the page could not report it.
  return (state === 'AUTHENTICATING' ? await provider.complete(orderNumber, true) : undefined) ?? (await provider.cancel(orderNumber));
};

const repairOne = async (ports: RepairPorts, row: Row): Promise<string> => {
  const { db, keys, clock } = ports;
  if (row.state === 'PLACED') {
    await finaliseOrder(db, row.orderNumber, clock());
    return 'finalised';
  }
  const settled = await settleOrder(db, keys, row.orderNumber, await outcomeOf(ports, row), clock());
  await finaliseSettled(db, row.orderNumber, settled, clock());
  return 'order' in settled ? 'placed' : 'failed';
};

/**
 * Settles orders whose request died between the charge and the end, or whose challenge was left open. The provider settles the charge: what it
 * captured becomes an order; what it did not capture can no longer be charged, and the order fails.
 * @param everything also orders whose lease has not expired: at the start of the only process nothing else can be placing them. A challenge keeps its
 * time, because its shopper may still be there
 * @returns how many were settled
 */
export const repairOrders = async (ports: RepairPorts, everything = false): Promise<number> => {
  const { db, clock, log } = ports;
  const over = lt(orders.leaseUntil, clock());
  const unfinished = inArray(orders.state, ['PLACING', 'PLACED']);
  const abandoned = await db
    .select({ orderNumber: orders.orderNumber, state: orders.state, payment: orders.payment })
    .from(orders)
    .where(or(and(unfinished, everything ? undefined : over), and(eq(orders.state, 'AUTHENTICATING'), over)))
    .orderBy(asc(orders.orderNumber))
    .limit(100);
  let settled = 0;
  for (const row of abandoned) {
    const { orderNumber } = row;
    try {
      const outcome = await repairOne(ports, row);
      log.warn({ orderNumber, outcome }, 'an unfinished order was settled');
      settled += 1;
    } catch (error) {
      log.error({ orderNumber, failure: error instanceof Error ? error.name : 'unknown' }, 'an unfinished order could not be settled');
    }
  }
  if (settled > 0) ports.wakeMail();
  return settled;
};
