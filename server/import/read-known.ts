import type { Localized } from '#domain/catalogue/model/rows.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { grouped } from '#server/platform/grouped.ts';
import type { Db } from '#server/platform/db/open.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import { SHIP } from '#server/platform/db/schema/catalogue.ts';
import type { ProductDraft, VariantDraft } from './assemble-product.ts';
import { isCurrency } from './money-text.ts';
import type { PricePlan } from './plan-prices.ts';

/** Everything the tables hold already of the products of a batch. */
export interface Known {
  readonly styles: ReadonlyMap<
    string,
    {
      readonly sourceKey: string;
      readonly source: string;
      readonly fingerprint: string;
      readonly position: number;
      readonly publishedAt: Date;
      readonly categoryIds: readonly string[];
    }
  >;
  readonly colourways: ReadonlyMap<string, readonly { readonly id: string; readonly position: number; readonly names: Localized }[]>;
  readonly variants: ReadonlyMap<string, readonly { readonly upc: string; readonly colourwayId: string; readonly sourceKey: string }[]>;
  readonly prices: ReadonlyMap<string, readonly PricePlan[]>;
  readonly stock: ReadonlyMap<string, number>;
}

export const readStyles = async (db: Db, ids: readonly string[]): Promise<Known['styles']> =>
  new Map(
    (
      await db
        .select({
          id: tables.styles.id,
          source: tables.styles.source,
          sourceKey: tables.styles.sourceKey,
          fingerprint: tables.styles.fingerprint,
          position: tables.styles.position,
          publishedAt: tables.styles.publishedAt,
          categoryIds: tables.styles.categoryIds,
        })
        .from(tables.styles)
        .where(inArray(tables.styles.id, [...ids]))
    ).map((row) => [row.id, row]),
  );

export const readKnown = async (db: Db, styles: Known['styles'], ids: readonly string[]): Promise<Known> => {
  const existing = ids.filter((id) => styles.has(id));
  if (existing.length === 0) return { styles, colourways: new Map(), variants: new Map(), prices: new Map(), stock: new Map() };
  const { colourways, variants, prices, stock } = tables;
  const colours = await db
    .select({ id: colourways.id, styleId: colourways.styleId, position: colourways.position, names: colourways.names })
    .from(colourways)
    .where(inArray(colourways.styleId, existing));
  const sold = await db
    .select({ upc: variants.upc, colourwayId: variants.colourwayId, sourceKey: variants.sourceKey })
    .from(variants)
    .where(
      inArray(
        variants.colourwayId,
        colours.map(({ id }) => id),
      ),
    );
  const upcs = sold.map(({ upc }) => upc);
  const asked = upcs.length === 0 ? [] : await db.select().from(prices).where(inArray(prices.subject, upcs));
  const there =
    upcs.length === 0
      ? []
      : await db
          .select({ upc: stock.upc, onHand: stock.onHand })
          .from(stock)
          .where(and(inArray(stock.upc, upcs), eq(stock.location, SHIP)));
  return {
    styles,
    colourways: grouped(colours, ({ styleId }) => styleId),
    variants: grouped(sold, ({ colourwayId }) => colourwayId.slice(0, 8)),
    prices: new Map(
      [...grouped(asked, ({ subject }) => subject)].map(([upc, rows]) => [
        upc,
        rows.flatMap((row) => (isCurrency(row.currency) ? [{ ...row, currency: row.currency }] : [])),
      ]),
    ),
    stock: new Map(there.map(({ upc, onHand }) => [upc, onHand])),
  };
};

/** By this a variant of a file is found again. */
export const sourceKeyOf = (draft: ProductDraft, variant: VariantDraft): string => `${draft.key}\n${variant.key}`;

/**
 * Variants on sale that their product no longer lists: a product in the file is whole, so they are taken out of sale. Orders and
 * carts still name them.
 */
export const findStrays = async (db: Db, whole: readonly { readonly id: string; readonly draft: ProductDraft }[]): Promise<Map<string, string[]>> => {
  if (whole.length === 0) return new Map();
  const { variants, colourways } = tables;
  const listed = new Set(
    whole.flatMap(({ draft }) => draft.colours.flatMap((colour) => colour.variants.map((variant) => sourceKeyOf(draft, variant)))),
  );
  const rows = await db
    .select({ styleId: colourways.styleId, upc: variants.upc, sourceKey: variants.sourceKey })
    .from(variants)
    .innerJoin(colourways, eq(colourways.id, variants.colourwayId))
    .where(
      and(
        eq(variants.withdrawn, false),
        inArray(
          colourways.styleId,
          whole.map(({ id }) => id),
        ),
      ),
    );
  const strays = rows.filter(({ sourceKey }) => !listed.has(sourceKey));
  return new Map([...grouped(strays, ({ styleId }) => styleId)].map(([styleId, own]) => [styleId, own.map(({ upc }) => upc)]));
};
