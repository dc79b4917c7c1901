import { and, count, desc, inArray } from 'drizzle-orm';
import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import type { LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { readFacts } from './facts.ts';
import { asPlaced, BOUGHT } from './find-own.ts';
import { entryOf } from './view.ts';
import { type OrderReader, ordersOf } from './whose.ts';

/** A page of somebody's orders, newest first. A page after the last is empty. */
export const readHistory = async (
  db: Db,
  reader: OrderReader,
  locale: LocaleId,
  { page = 1, pageSize = settingsFor(locale).pageSizes.orders }: CallBody<'consumer.purchaseHistory'>,
): Promise<CallResponse<'consumer.purchaseHistory'>> => {
  const own = and(ordersOf(db, reader), inArray(orders.state, [...BOUGHT]));
  const [counted] = await db.select({ total: count() }).from(orders).where(own);
  const rows = await db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.placedAt), desc(orders.orderNumber))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const placed = rows.flatMap((row) => asPlaced(row) ?? []);
  const facts = await readFacts(
    db,
    placed.map(({ orderNumber }) => orderNumber),
  );
  const total = counted?.total ?? 0;
  return {
    purchases: placed.flatMap((row) => {
      const known = facts.get(row.orderNumber);
      return known ? [entryOf(row, known)] : [];
    }),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
  };
};
