import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { styleIdOf } from '#contract/ids.ts';
import { SETS_SHOWN } from '#contract/calls/product-set-limits.ts';
import { type Shelf, shelfOf } from '#domain/catalogue/list/shelf.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import type { Db } from '#server/platform/db/open.ts';
import { productSetItems, productSets } from '#server/platform/db/schema/discovery.ts';
import { promotions } from '#server/platform/db/schema/promotions.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { viewSet } from './view-set.ts';

const readSets = async (db: Db, styleId: string) => {
  const ids = db.select({ id: productSetItems.setId }).from(productSetItems).where(eq(productSetItems.styleId, styleId));
  return db.select().from(productSets).where(inArray(productSets.id, ids)).orderBy(asc(productSets.position), asc(productSets.id)).limit(SETS_SHOWN);
};

/** Names of promotions that hold now, by code. */
const namesOf = async (db: Db, codes: readonly string[], now: Date) => {
  const { code, rule, active, startsAt, endsAt } = promotions;
  if (codes.length === 0) return new Map<string, Readonly<Record<string, string>>>();
  const holds = and(eq(active, true), or(isNull(endsAt), gt(endsAt, now)));
  const rows = await db
    .select({ code, rule, startsAt })
    .from(promotions)
    .where(and(inArray(code, [...codes]), holds));
  return new Map(rows.filter((row) => row.startsAt === null || row.startsAt <= now).map((row) => [row.code, row.rule.name]));
};

export const setHandlers = () =>
  ({
    'products.sets': async ({ params }, { db, locale, clock }) => {
      const styleId = styleIdOf(params.productId);
      const now = clock();
      const shelf: Shelf = shelfOf(await modelWithStock(db, now.getTime()), locale.currency, now.getTime());
      if (!shelf.byId.has(styleId)) throw new Refusal('PLP400');
      const found = await readSets(db, styleId);
      if (found.length === 0) return { sets: [] };
      const setIds = found.map(({ id }) => id);
      const items = await db.select().from(productSetItems).where(inArray(productSetItems.setId, setIds)).orderBy(asc(productSetItems.position));
      const codes = found.flatMap(({ promotion }) => (promotion === null ? [] : [promotion]));
      const names = await namesOf(db, codes, now);
      const sets = found.map(({ id, names: words, promotion }) => {
        const products = items.filter(({ setId }) => setId === id).map((item) => item.styleId);
        return viewSet({ id, names: words, products, promotion: names.get(promotion ?? '') }, { shelf, locale, now: now.getTime(), styleId });
      });
      return { sets: sets.filter(({ products }) => products.length > 1) };
    },
  }) satisfies Handlers<'products.sets'>;
