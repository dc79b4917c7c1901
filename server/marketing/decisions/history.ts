import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { BOUGHT } from '#server/commerce/after-sales/find-own.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { decisionHistory, recImpressions } from '#server/platform/db/schema/decisions.ts';
import type { VisitHistory } from './visit.ts';

/** Entries of each kind that are looked at, and that one page may add. */
const LOOKED_AT = 50;
/** Consent is asked for again after this time. */
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

export const NO_HISTORY: VisitHistory = { orders: 0, products: [], categories: [], searches: [] };

/** What is known of a device, and how often its shopper has ordered. */
export const readHistory = async (db: Db, customerId: string | undefined, subject: string | undefined): Promise<VisitHistory> => {
  const valuesOf = async (kind: 'product' | 'category' | 'search'): Promise<readonly string[]> => {
    if (customerId === undefined) return [];
    const rows = await db
      .select({ value: decisionHistory.value })
      .from(decisionHistory)
      .where(and(eq(decisionHistory.customerId, customerId), eq(decisionHistory.kind, kind)))
      .orderBy(desc(decisionHistory.seenAt), decisionHistory.value)
      .limit(LOOKED_AT);
    return rows.map(({ value }) => value);
  };
  const ordered = async (): Promise<number> => {
    if (subject === undefined) return 0;
    const own = and(eq(orders.subject, subject), inArray(orders.state, [...BOUGHT]));
    const [row] = await db.select({ orders: count() }).from(orders).where(own);
    return row?.orders ?? 0;
  };
  const [placed, products, categories, searches] = await Promise.all([ordered(), valuesOf('product'), valuesOf('category'), valuesOf('search')]);
  return { orders: placed, products, categories, searches };
};

/** Notes what a page was about. Seen again, it moves to the front. */
export const noteSeen = async (db: Db, customerId: string, seen: Omit<VisitHistory, 'orders'>, now: Date): Promise<void> => {
  const kinds = { product: seen.products, category: seen.categories, search: seen.searches } as const;
  const rows = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
    kinds[kind].slice(0, LOOKED_AT).map((value) => ({ customerId, kind, value, seenAt: now })),
  );
  if (rows.length === 0) return;
  // Rows are written in one order everywhere: two requests of a device do not wait for each other in a circle.
  const inOrder = rows.toSorted((a, b) => (`${a.kind} ${a.value}` < `${b.kind} ${b.value}` ? -1 : 1));
  await db
    .insert(decisionHistory)
    .values(inOrder)
    .onConflictDoUpdate({
      target: [decisionHistory.customerId, decisionHistory.kind, decisionHistory.value],
      set: { seenAt: sql`excluded.seen_at` },
    });
};

export const forgetOldDecisions = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.delete(decisionHistory).where(lt(decisionHistory.seenAt, before));
  await db.delete(recImpressions).where(lt(recImpressions.receivedAt, before));
};

export const forgetDecisionsOf = async (db: Db, customerId: string): Promise<void> => {
  await db.delete(decisionHistory).where(eq(decisionHistory.customerId, customerId));
  await db.delete(recImpressions).where(eq(recImpressions.customerId, customerId));
};
