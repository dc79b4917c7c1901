import { and, eq, sql } from 'drizzle-orm';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { StockUnits } from '#server/platform/db/schema/commerce.ts';

const byPlace = (a: StockUnits, b: StockUnits): number => {
  const [one, other] = [`${a.upc} ${a.location}`, `${b.upc} ${b.location}`];
  return one < other ? -1 : one > other ? 1 : 0;
};

/** Puts units back where they lay, rows in the order in which everybody locks them. A place that has gone takes none. */
export const giveBack = async (tx: Db, units: readonly StockUnits[]): Promise<void> => {
  for (const { upc, location, qty } of units.toSorted(byPlace)) {
    await tx
      .update(stock)
      .set({ onHand: sql`${stock.onHand} + ${qty}` })
      .where(and(eq(stock.upc, upc), eq(stock.location, location)));
  }
};
