import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { hashOf } from '../catalogue/hash.ts';
import { categoryIdOfPath, colourCode, ownGtin, styleIdOfKey } from '../catalogue/ids.ts';
import { insertRows } from '../db/bulk.ts';
import type { Db } from '../db/open.ts';
import * as tables from '../db/schema/catalogue.ts';
import { SHIP } from '../db/schema/catalogue.ts';
import type { Palette } from '../pictures/art.ts';
import type { ColourDraft, ProductDraft, VariantDraft } from './assemble-product.ts';
import { readColour } from './colour-words.ts';
import { isCurrency } from './money-text.ts';
import { planPrices, type PricePlan, type Rates } from './plan-prices.ts';

type StyleRow = typeof tables.styles.$inferInsert;
type ColourwayRow = typeof tables.colourways.$inferInsert;
type VariantRow = typeof tables.variants.$inferInsert;
type CategoryRow = typeof tables.categories.$inferInsert;

export interface WriteOptions {
  /** Names this merchant's catalogue: ids are made from it. */
  readonly source: string;
  /** Of the words in the file. */
  readonly language: string;
  readonly rates: Rates;
  readonly now: Date;
  /** Categories in the order in which the file first names them; shared by all batches of an import. */
  readonly categoryPlaces: Map<string, number>;
}

export interface Written {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** What is taken to be there of something in stock that nobody counts. */
const UNCOUNTED = 100;
/** Rises when the same file must be written differently: then the next import of it updates. */
const EDITION = 2;

const fingerprintOf = (draft: ProductDraft, { language, rates }: WriteOptions): string => {
  const { line: _line, isIncomplete: _isIncomplete, ...said } = draft;
  return createHash('sha256')
    .update(JSON.stringify([EDITION, language, [...rates], said]))
    .digest('base64url');
};

/** Everything the tables hold already of the products of a batch. */
interface Known {
  readonly styles: ReadonlyMap<
    string,
    { readonly sourceKey: string; readonly source: string; readonly fingerprint: string; readonly position: number; readonly publishedAt: Date }
  >;
  readonly colourways: ReadonlyMap<string, readonly { readonly id: string; readonly position: number; readonly names: tables.Words }[]>;
  readonly variants: ReadonlyMap<string, readonly { readonly upc: string; readonly colourwayId: string; readonly sourceKey: string }[]>;
  readonly prices: ReadonlyMap<string, readonly PricePlan[]>;
  readonly stock: ReadonlyMap<string, number>;
}

const grouped = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
};

const readStyles = async (db: Db, ids: readonly string[]): Promise<Known['styles']> =>
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
        })
        .from(tables.styles)
        .where(inArray(tables.styles.id, [...ids]))
    ).map((row) => [row.id, row]),
  );

const readKnown = async (db: Db, styles: Known['styles'], ids: readonly string[]): Promise<Known> => {
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

/** The rows of a batch, collected and then written at once. */
interface Batch {
  readonly styles: StyleRow[];
  readonly colourways: ColourwayRow[];
  readonly variants: VariantRow[];
  readonly prices: (PricePlan & { readonly subject: string })[];
  readonly forgetPrices: { readonly upc: string; readonly currency: string }[];
  readonly stock: { readonly upc: string; readonly location: string; readonly onHand: number; readonly updatedAt: Date }[];
  readonly withdraw: string[];
}

/** Behind the shop's own categories. */
const FIRST_PLACE = 1_000;

const categoriesOf = (draft: ProductDraft, { source, language, categoryPlaces }: WriteOptions): CategoryRow[] => {
  const path = draft.categoryPath.length > 0 ? draft.categoryPath : ['Products'];
  const ids = path.map((_, depth) => categoryIdOfPath(source, path.slice(0, depth + 1)));
  for (const id of ids) if (!categoryPlaces.has(id)) categoryPlaces.set(id, FIRST_PLACE + categoryPlaces.size);
  return path.map((name, depth) => ({
    id: ids[depth] ?? '',
    parentId: ids[depth - 1] ?? null,
    position: categoryPlaces.get(ids[depth] ?? '') ?? FIRST_PLACE,
    source,
    names: { [language]: name },
    descriptions: {},
    rule: null,
  }));
};

const styleRow = (
  id: string,
  draft: ProductDraft,
  fingerprint: string,
  position: number,
  publishedAt: Date,
  categoryId: string,
  options: WriteOptions,
): StyleRow => {
  const inLanguage = <T>(value: T): tables.Words<T> => ({ [options.language]: value });
  return {
    id,
    source: options.source,
    sourceKey: draft.key,
    fingerprint,
    names: inLanguage(draft.title),
    descriptions: inLanguage(draft.description),
    descriptionsHtml: draft.descriptionHtml === null ? null : inLanguage(draft.descriptionHtml),
    brand: draft.brand,
    gender: draft.gender,
    ageGroup: draft.kids ? 'kids' : 'adult',
    kind: draft.kind,
    productType: draft.productType,
    taxClass: draft.taxClass,
    sizeChart: null,
    categoryIds: [categoryId],
    featureKeys: draft.featureKeys,
    features: inLanguage([]),
    materials: inLanguage(draft.materials),
    care: inLanguage([]),
    benefitRatings: [],
    modelMeasurements: null,
    eyebrow: null,
    badge: null,
    art: { kind: draft.kind, seed: hashOf(id), traits: {} },
    ratingScore: 0,
    reviewsCount: 0,
    position,
    published: draft.published,
    publishedAt,
    comingSoon: false,
    presale: false,
    targetPublishAt: draft.availableFrom === null ? null : new Date(draft.availableFrom),
    maxQty: 10,
    updatedAt: options.now,
  };
};

const paletteFor = (swatch: readonly string[]): Palette => {
  const [main = '#8b918f', second = '#6f7674'] = swatch;
  return { main, second, accent: '#e2622b', sole: '#efe9dc', lace: '#d9d4c8', lining: '#5b605f' };
};

/** Ids of a style's colours: kept where the colour was there before, else from its name. */
const colourIds = (styleId: string, drafts: readonly ColourDraft[], known: Known, language: string): ReadonlyMap<ColourDraft, string> => {
  const before = new Map(
    (known.colourways.get(styleId) ?? []).map(({ id, names }) => [(names[language] ?? Object.values(names)[0] ?? '').toLowerCase(), id]),
  );
  const taken = new Set(before.values());
  return new Map(
    drafts.map((draft) => {
      const kept = before.get(draft.name.toLowerCase());
      if (kept !== undefined) return [draft, kept];
      let turn = 0;
      while (taken.has(styleId + colourCode(draft.name, turn))) turn += 1;
      const id = styleId + colourCode(draft.name, turn);
      taken.add(id);
      return [draft, id];
    }),
  );
};

const sourceKeyOf = (draft: ProductDraft, variant: VariantDraft): string => `${draft.key}\n${variant.key}`;

const isBarcode = (text: string): boolean => /^\d{8,14}$/.test(text);

/**
 * Variants on sale that their product no longer lists: a product in the file is whole, so they are taken out of sale. Orders and
 * baskets still name them.
 */
const findStrays = async (db: Db, whole: readonly { readonly id: string; readonly draft: ProductDraft }[]): Promise<Map<string, string[]>> => {
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

/** Article numbers for variants that are new: the merchant's barcode while nobody has it, else one of our own. */
const numberNew = async (
  db: Db,
  wanted: readonly { readonly key: string; readonly barcode: string }[],
  source: string,
): Promise<Map<string, string>> => {
  const candidates = wanted.flatMap(({ key, barcode }) => [...(isBarcode(barcode) ? [barcode] : []), ownGtin(source, key)]);
  const isTaken = async (upcs: readonly string[]) =>
    upcs.length === 0
      ? []
      : (
          await db
            .select({ upc: tables.variants.upc })
            .from(tables.variants)
            .where(inArray(tables.variants.upc, [...upcs]))
        ).map(({ upc }) => upc);
  const taken = new Set(await isTaken(candidates));
  const numbers = new Map<string, string>();
  for (const { key, barcode } of wanted) {
    let upc = isBarcode(barcode) && !taken.has(barcode) ? barcode : ownGtin(source, key);
    for (let turn = 1; taken.has(upc); turn += 1) {
      upc = ownGtin(source, key, turn);
      for (const other of await isTaken([upc])) taken.add(other);
    }
    taken.add(upc);
    numbers.set(key, upc);
  }
  return numbers;
};

const stockOf = (variant: VariantDraft, before: number | undefined): number =>
  variant.quantity ?? (before !== undefined && before > 0 ? before : UNCOUNTED);

const collectVariants = (
  batch: Batch,
  draft: ProductDraft,
  styleId: string,
  upcs: ReadonlyMap<string, string>,
  known: Known,
  options: WriteOptions,
): void => {
  const ids = colourIds(styleId, draft.colours, known, options.language);
  for (const [position, colour] of draft.colours.entries()) {
    const id = ids.get(colour) ?? '';
    // The words of the title may paint what has no colour of its own ("Blue Plimsolls"); they are no promise to filter by.
    const { family, swatch } = colour.name === '' ? { family: '', swatch: readColour(draft.title).swatch } : readColour(colour.name);
    batch.colourways.push({
      id,
      styleId,
      position,
      names: { [options.language]: colour.name },
      family,
      swatch,
      palette: paletteFor(swatch),
      pictures: colour.pictures.length > 0 ? colour.pictures : null,
    });
    for (const [place, variant] of colour.variants.entries()) {
      const sourceKey = sourceKeyOf(draft, variant);
      const upc = upcs.get(sourceKey) ?? '';
      batch.variants.push({
        upc,
        colourwayId: id,
        sku: variant.sku || upc,
        sourceKey,
        size: variant.size,
        options: variant.options,
        position: place,
        notifyMe: true,
        backorder: variant.backorder,
        withdrawn: false,
      });
      const { forget, add } = planPrices(known.prices.get(upc) ?? [], variant.price, options.rates, options.now);
      batch.forgetPrices.push(...forget.map((currency) => ({ upc, currency })));
      batch.prices.push(...add.map((point) => ({ ...point, subject: upc })));
      const before = known.stock.get(upc);
      const onHand = stockOf(variant, before);
      if (onHand !== before) batch.stock.push({ upc, location: SHIP, onHand, updatedAt: new Date() });
    }
  }
};

const writeBatch = async (tx: Db, batch: Batch, now: Date): Promise<void> => {
  await insertRows(tx, tables.styles, batch.styles, 'replace');
  await insertRows(tx, tables.colourways, batch.colourways, 'replace');
  await insertRows(tx, tables.variants, batch.variants, 'replace');
  for (const [currency, rows] of grouped(batch.forgetPrices, (row) => row.currency)) {
    const { subject, validFrom } = tables.prices;
    await tx.delete(tables.prices).where(
      and(
        inArray(
          subject,
          rows.map(({ upc }) => upc),
        ),
        eq(tables.prices.currency, currency),
        gt(validFrom, now),
      ),
    );
  }
  await insertRows(tx, tables.prices, batch.prices, 'replace');
  await insertRows(tx, tables.stock, batch.stock, 'replace');
  if (batch.withdraw.length > 0) await tx.update(tables.variants).set({ withdrawn: true }).where(inArray(tables.variants.upc, batch.withdraw));
};

/**
 * Writes some products in one transaction, those that say something new.
 * @param mayWithdraw variants that a product of the file no longer lists may be taken out of sale
 */
export const writeProducts = async (
  db: Db,
  drafts: readonly ProductDraft[],
  options: WriteOptions,
  firstPosition: number,
  mayWithdraw: boolean,
): Promise<Written> =>
  db.transaction(async (tx) => {
    const withIds = drafts.map((draft) => ({ draft, id: styleIdOfKey(options.source, draft.key), fingerprint: fingerprintOf(draft, options) }));
    const styles = await readStyles(
      tx,
      withIds.map(({ id }) => id),
    );
    const strays = mayWithdraw
      ? await findStrays(
          tx,
          withIds.filter(({ id, draft }) => styles.has(id) && !draft.isIncomplete),
        )
      : new Map<string, string[]>();
    const changed = withIds.filter(({ id, fingerprint }) => styles.get(id)?.fingerprint !== fingerprint || strays.has(id));
    const created = changed.filter(({ id }) => !styles.has(id)).length;
    if (changed.length > 0) {
      const known = await readKnown(
        tx,
        styles,
        changed.map(({ id }) => id),
      );
      const upcs = new Map([...known.variants.values()].flat().map(({ sourceKey, upc }) => [sourceKey, upc]));
      const fresh = changed
        .flatMap(({ draft }) =>
          draft.colours.flatMap(({ variants }) => variants.map((variant) => ({ key: sourceKeyOf(draft, variant), barcode: variant.barcode }))),
        )
        .filter(({ key }) => !upcs.has(key));
      for (const [key, upc] of await numberNew(tx, fresh, options.source)) upcs.set(key, upc);
      const batch: Batch = { styles: [], colourways: [], variants: [], prices: [], forgetPrices: [], stock: [], withdraw: [] };
      const categories = new Map(changed.flatMap(({ draft }) => categoriesOf(draft, options)).map((row) => [row.id, row]));
      for (const [index, { draft, id, fingerprint }] of changed.entries()) {
        const before = styles.get(id);
        const leaf = categoriesOf(draft, options).at(-1)?.id ?? '';
        batch.styles.push(
          styleRow(id, draft, fingerprint, before?.position ?? firstPosition + index, before?.publishedAt ?? options.now, leaf, options),
        );
        collectVariants(batch, draft, id, upcs, known, options);
        batch.withdraw.push(...(strays.get(id) ?? []));
      }
      await insertRows(tx, tables.categories, [...categories.values()], 'keep');
      await writeBatch(tx, batch, options.now);
    }
    return { created, updated: changed.length - created, unchanged: drafts.length - changed.length };
  });

export const highestPosition = async (db: Db): Promise<number> =>
  (await db.select({ highest: sql<number>`coalesce(max(${tables.styles.position}), 0)::int` }).from(tables.styles))[0]?.highest ?? 0;
