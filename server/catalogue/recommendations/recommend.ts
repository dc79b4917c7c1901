import { and, desc, inArray, notInArray } from 'drizzle-orm';
import { styleIdOf } from '#contract/ids.ts';
import { BOUGHT_TOGETHER, POPULAR, type RecPlace, SIMILAR, VIEWED_TOGETHER } from '#contract/calls/rec-sets.ts';
import { anyAvailable } from '#domain/catalogue/availability.ts';
import { type Shelf, type ShelfStyle } from '#domain/catalogue/list/shelf.ts';
import type { Db } from '#server/platform/db/open.ts';
import { productPopularity, productRelations, type RelationKind } from '#server/platform/db/schema/discovery.ts';

/** Products of a set at most. */
export const MOST_RECOMMENDED = 12;
/** Fewer are no row. */
const LEAST = 2;

export interface RecommendedSet {
  readonly recSetId: string;
  readonly entries: readonly ShelfStyle[];
}

/** Sets of a place, the best first. */
const SETS: Readonly<Record<RecPlace, readonly string[]>> = {
  product: [BOUGHT_TOGETHER, VIEWED_TOGETHER, SIMILAR],
  cart: [BOUGHT_TOGETHER, SIMILAR],
  email: [BOUGHT_TOGETHER, SIMILAR],
  home: [VIEWED_TOGETHER, POPULAR],
  search: [POPULAR],
};
const KINDS: Readonly<Record<string, RelationKind>> = { [BOUGHT_TOGETHER]: 'bought', [VIEWED_TOGETHER]: 'viewed', [SIMILAR]: 'similar' };

const isBuyable = ({ style, colourways }: ShelfStyle): boolean =>
  !style.giftOnly && !style.comingSoon && colourways.some(({ colourway }) => anyAvailable(colourway));

/** Scores of what goes with several products add up: what goes with most of a cart comes first. */
const ranked = (rows: readonly { readonly otherId: string; readonly score: number }[]): string[] => {
  const scores = new Map<string, number>();
  for (const { otherId, score } of rows) scores.set(otherId, (scores.get(otherId) ?? 0) + score);
  return [...scores].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([id]) => id);
};

const POPULAR_READ = 60;

/** What was ordered most lately; until something was, what the shop features. */
const popularIds = async (db: Db, shelf: Shelf): Promise<string[]> => {
  const rows = await db
    .select({ id: productPopularity.styleId })
    .from(productPopularity)
    .orderBy(desc(productPopularity.orders), productPopularity.styleId)
    .limit(POPULAR_READ);
  return [...rows.map(({ id }) => id), ...shelf.styles.slice(0, POPULAR_READ).map(({ style }) => style.id)];
};

/**
 * What to recommend at a place beside products: nothing that is sold out, announced, removed or named itself, and nothing twice. A set with a single
 * product is left out.
 * @param shelf the catalogue as it is sold in the locale, with stock
 */
export const recommend = async (db: Db, shelf: Shelf, place: RecPlace, productIds: readonly string[]): Promise<RecommendedSet[]> => {
  const named = [...new Set(productIds.map(styleIdOf))];
  const { styleId, otherId, kind, score } = productRelations;
  const relations =
    named.length === 0
      ? []
      : await db
          .select({ kind, otherId, score })
          .from(productRelations)
          .where(and(inArray(styleId, named), notInArray(otherId, named)));
  const shown = new Set(named);
  const sets: RecommendedSet[] = [];
  for (const recSetId of SETS[place]) {
    const ids = recSetId === POPULAR ? await popularIds(db, shelf) : ranked(relations.filter((row) => row.kind === KINDS[recSetId]));
    const entries: ShelfStyle[] = [];
    for (const id of ids) {
      const entry = shelf.byId.get(id);
      if (entry && !shown.has(id) && !entries.includes(entry) && isBuyable(entry) && entries.length < MOST_RECOMMENDED) entries.push(entry);
    }
    if (entries.length < LEAST) continue;
    for (const { style } of entries) shown.add(style.id);
    sets.push({ recSetId, entries });
  }
  return sets;
};
