import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { cancellations, fulfilments, returnLines, returns, shipmentEvents } from '#server/platform/db/schema/returns.ts';

export interface ReturnFacts {
  readonly row: typeof returns.$inferSelect;
  readonly lines: readonly (typeof returnLines.$inferSelect)[];
}

/** What became of an order after it was placed. */
export interface OrderFacts {
  readonly fulfilments: readonly (typeof fulfilments.$inferSelect)[];
  readonly events: readonly (typeof shipmentEvents.$inferSelect)[];
  readonly cancellation: typeof cancellations.$inferSelect | undefined;
  /** Oldest first. */
  readonly returns: readonly ReturnFacts[];
}

const groupOf = <T extends { orderNumber: string }>(rows: readonly T[], orderNumber: string): readonly T[] =>
  rows.filter((row) => row.orderNumber === orderNumber);

/** Of several orders at once; every order that was asked for has an entry. */
export const readFacts = async (db: Db, orderNumbers: readonly string[]): Promise<ReadonlyMap<string, OrderFacts>> => {
  if (orderNumbers.length === 0) return new Map();
  const numbers = [...orderNumbers];
  const shipped = await db.select().from(fulfilments).where(inArray(fulfilments.orderNumber, numbers));
  const events = await db.select().from(shipmentEvents).where(inArray(shipmentEvents.orderNumber, numbers)).orderBy(asc(shipmentEvents.at));
  const cancelled = await db.select().from(cancellations).where(inArray(cancellations.orderNumber, numbers));
  const sentBack = await db.select().from(returns).where(inArray(returns.orderNumber, numbers)).orderBy(asc(returns.createdAt), asc(returns.id));
  const ids = sentBack.map(({ id }) => id);
  const lines = ids.length === 0 ? [] : await db.select().from(returnLines).where(inArray(returnLines.returnId, ids));
  return new Map(
    numbers.map((orderNumber) => [
      orderNumber,
      {
        fulfilments: groupOf(shipped, orderNumber),
        events: groupOf(events, orderNumber),
        cancellation: cancelled.find((row) => row.orderNumber === orderNumber),
        returns: groupOf(sentBack, orderNumber).map((row) => ({ row, lines: lines.filter(({ returnId }) => returnId === row.id) })),
      },
    ]),
  );
};

const NOTHING: OrderFacts = { fulfilments: [], events: [], cancellation: undefined, returns: [] };

export const readFactsOf = async (db: Db, orderNumber: string): Promise<OrderFacts> =>
  (await readFacts(db, [orderNumber])).get(orderNumber) ?? NOTHING;
