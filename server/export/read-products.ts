import type { Localized } from '#domain/catalogue/model/rows.ts';
import { and, asc, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import { isCurrency } from '#server/import/money-text.ts';
import type { Db } from '#server/platform/db/open.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import { SHIP } from '#server/platform/db/schema/catalogue.ts';
import { grouped } from '#server/platform/grouped.ts';
import type { ExportColour, ExportPrice, ExportProduct, ExportVariant } from './types.ts';

/** Products held in memory at a time. */
const BATCH = 100;

const pathsOf = async (db: Db): Promise<(id: string | undefined) => Localized[]> => {
  const { id, parentId, names } = tables.categories;
  const byId = new Map((await db.select({ id, parentId, names }).from(tables.categories)).map((row) => [row.id, row]));
  return (leaf) => {
    const path: Localized[] = [];
    const seen = new Set<string>();
    for (let row = byId.get(leaf ?? ''); row && !seen.has(row.id); row = byId.get(row.parentId ?? '')) {
      seen.add(row.id);
      path.unshift(row.names);
    }
    return path;
  };
};

const pricesOf = async (db: Db, subjects: readonly string[]): Promise<Map<string, ExportPrice[]>> => {
  const { subject, validFrom } = tables.prices;
  const rows = await db
    .select()
    .from(tables.prices)
    .where(inArray(subject, [...subjects]))
    .orderBy(asc(subject), asc(validFrom));
  const known = rows.flatMap((row) => (isCurrency(row.currency) ? [{ ...row, currency: row.currency }] : []));
  return grouped(known, (row) => row.subject);
};

/** A variant's own prices, currency by currency, over its colour's. */
const overlay = (colour: readonly ExportPrice[] = [], own: readonly ExportPrice[] = []): readonly ExportPrice[] => {
  const priced = new Set(own.map(({ currency }) => currency));
  return [...colour.filter(({ currency }) => !priced.has(currency)), ...own];
};

const coloursOf = async (db: Db, styleIds: readonly string[]): Promise<Map<string, ExportColour[]>> => {
  const { colourways, variants, stock } = tables;
  const colours = await db
    .select()
    .from(colourways)
    .where(inArray(colourways.styleId, [...styleIds]))
    .orderBy(asc(colourways.position), asc(colourways.id));
  if (colours.length === 0) return new Map();
  const colourIds = colours.map(({ id }) => id);
  const sold = await db
    .select()
    .from(variants)
    .where(and(inArray(variants.colourwayId, colourIds), eq(variants.withdrawn, false)))
    .orderBy(asc(variants.position), asc(variants.upc));
  const upcs = sold.map(({ upc }) => upc);
  const prices = await pricesOf(db, [...colourIds, ...upcs]);
  const units =
    upcs.length === 0
      ? []
      : await db
          .select({ upc: stock.upc, onHand: stock.onHand })
          .from(stock)
          .where(and(inArray(stock.upc, upcs), eq(stock.location, SHIP)));
  const onHand = new Map(units.map((row) => [row.upc, row.onHand]));
  const byColour = grouped(sold, ({ colourwayId }) => colourwayId);
  const withVariants = colours.map((row): ExportColour => ({
    row,
    variants: (byColour.get(row.id) ?? []).map((variant): ExportVariant => ({
      row: variant,
      onHand: onHand.get(variant.upc) ?? 0,
      prices: overlay(prices.get(row.id), prices.get(variant.upc)),
    })),
  }));
  return grouped(
    withVariants.filter((colour) => colour.variants.length > 0),
    ({ row }) => row.styleId,
  );
};

/** Products that can be bought, in featured order: what comes only as a gift and what has no variant left is passed over. */
export const ownStyles = (source: string | undefined): SQL | undefined =>
  and(eq(tables.styles.giftOnly, false), source === undefined ? undefined : eq(tables.styles.source, source));

/** Reads the catalogue a hundred products at a time. Each batch is read for itself, so that a shop that is being served is not blocked. */
export const readProducts = async function* (db: Db, source: string | undefined): AsyncGenerator<ExportProduct> {
  const { styles } = tables;
  const pathTo = await pathsOf(db);
  let last: { readonly position: number; readonly id: string } | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(styles)
      .where(
        and(
          ownStyles(source),
          last === undefined ? undefined : or(gt(styles.position, last.position), and(eq(styles.position, last.position), gt(styles.id, last.id))),
        ),
      )
      .orderBy(asc(styles.position), asc(styles.id))
      .limit(BATCH);
    const colours =
      rows.length === 0
        ? new Map<string, ExportColour[]>()
        : await coloursOf(
            db,
            rows.map(({ id }) => id),
          );
    for (const style of rows) {
      const own = colours.get(style.id);
      if (own) yield { style, path: pathTo(style.categoryIds[0]), colours: own };
    }
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
};
