import { and, eq, lt } from 'drizzle-orm';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { readMeta, writeMeta } from '#server/catalogue/products/version.ts';
import { insertRows } from '#server/platform/db/bulk.ts';
import type { Db } from '#server/platform/db/open.ts';
import { productPopularity, productRelations, type RelationKind } from '#server/platform/db/schema/discovery.ts';
import { similarOf } from './similar.ts';
import { boughtTogether, LOOKED_BACK_DAYS, ordersOfStyles, type Pair, viewedTogether } from './together.ts';

const DAY_MS = 86_400_000;
/** A run that is younger need not be repeated. */
const FRESH_MS = 3_600_000;
const POPULAR_DAYS = 90;
/** When the last run began, also where it found nothing. */
const LAST_RUN = 'recommended-at';

/**
 * Computes what goes with what, from orders, from what was seen with consent, and from what the products are, and puts it in the place of the last run's.
 * Each kind is replaced in one transaction; readers see the last run or this one.
 */
export const computeRecommendations = async (db: Db, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS);
  const model = await currentModel(db);
  const known = new Set(model.styles.map(({ id }) => id));
  const isKnown = ({ styleId, otherId }: Pair): boolean => known.has(styleId) && known.has(otherId);
  const replace = async (kind: RelationKind, pairs: readonly Pair[]): Promise<void> => {
    const rows = pairs.filter(isKnown).map((pair) => ({ ...pair, kind, computedAt: now }));
    await db.transaction(async (tx) => {
      await insertRows(tx, productRelations, rows, 'replace');
      await tx.delete(productRelations).where(and(eq(productRelations.kind, kind), lt(productRelations.computedAt, now)));
    });
  };
  await replace('bought', await boughtTogether(db, since));
  await replace('viewed', await viewedTogether(db, since));
  await replace('similar', [...similarOf(model)].flat());
  const popular = await ordersOfStyles(db, new Date(now.getTime() - POPULAR_DAYS * DAY_MS));
  await db.transaction(async (tx) => {
    await tx.delete(productPopularity);
    await insertRows(
      tx,
      productPopularity,
      popular.filter(({ styleId }) => known.has(styleId)),
    );
    await writeMeta(tx, LAST_RUN, now.toISOString());
  });
};

/** Computes them where the last run is an hour old, or where there was none. Processes that do it at the same time write the same. */
export const refreshRecommendations = async (db: Db, now: Date): Promise<boolean> => {
  const last = Date.parse((await readMeta(db, LAST_RUN)) ?? '');
  if (now.getTime() - last < FRESH_MS) return false;
  await computeRecommendations(db, now);
  return true;
};
