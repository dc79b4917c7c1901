import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SizeOutcome } from '#contract/calls/discovery.ts';
import type { PastSize } from '#domain/catalogue/size-advice.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { cancellations, returnLines, returns } from '#server/platform/db/schema/returns.ts';

/** Orders that are looked at, the latest. */
const ORDERS_READ = 30;

interface Line {
  readonly id: string;
  readonly upc: string;
  readonly qty: number;
  /** Gifts are for somebody else. */
  readonly giftOption?: unknown;
}

export interface OrderedSize extends PastSize {
  readonly orderedAt: Date;
}

const readOrders = (db: Db, subject: string) =>
  db
    .select({
      orderNumber: orders.orderNumber,
      placedAt: orders.placedAt,
      createdAt: orders.createdAt,
      items: sql<Line[] | null>`${orders.document}->'items'`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.subject, subject),
        inArray(orders.state, ['PLACED', 'FINALISED']),
        sql`not exists (select from ${cancellations} where ${cancellations.orderNumber} = ${orders.orderNumber})`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(ORDERS_READ);

const readReturned = async (db: Db, orderNumbers: readonly string[]) =>
  orderNumbers.length === 0
    ? []
    : db
        .select({ orderNumber: returns.orderNumber, itemId: returnLines.itemId, qty: returnLines.qty, reason: returnLines.reason })
        .from(returnLines)
        .innerJoin(returns, eq(returns.id, returnLines.returnId))
        .where(inArray(returns.orderNumber, [...orderNumbers]));

/** A size that was sent back for another reason than its size says nothing. */
const outcomeOf = (qty: number, sentBack: readonly { qty: number; reason: string }[]): SizeOutcome | undefined => {
  const reasons = new Set(sentBack.map(({ reason }) => reason));
  if (reasons.has('too-small')) return 'too-small';
  if (reasons.has('too-large')) return 'too-large';
  return sentBack.reduce((sum, line) => sum + line.qty, 0) < qty ? 'kept' : undefined;
};

/** The sizes that a subject ordered and what became of them, the latest first. Gifts, cancelled orders and things without a size chart are left out. */
export const readPastSizes = async (db: Db, model: Model, subject: string): Promise<OrderedSize[]> => {
  const found = await readOrders(db, subject);
  const returned = await readReturned(
    db,
    found.map(({ orderNumber }) => orderNumber),
  );
  return found.flatMap(({ orderNumber, placedAt, createdAt, items }) =>
    (items ?? []).flatMap(({ id, upc, qty, giftOption }): OrderedSize[] => {
      const variant = model.variantByUpc.get(upc);
      const chart = variant?.colourway.style.sizeChart;
      if (!variant || !chart || variant.size === '' || giftOption) return [];
      const outcome = outcomeOf(
        qty,
        returned.filter((line) => line.orderNumber === orderNumber && line.itemId === id),
      );
      return outcome ? [{ styleId: variant.colourway.style.id, chart, size: variant.size, outcome, orderedAt: placedAt ?? createdAt }] : [];
    }),
  );
};
