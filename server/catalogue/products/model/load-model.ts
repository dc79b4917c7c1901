import { eq, gt, and, sql } from 'drizzle-orm';
import { CURRENCIES, type Currency } from '#contract/money.ts';
import type { Db } from '#server/platform/db/open.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import { SHIP } from '#server/platform/db/schema/catalogue.ts';
import { reviewSummaries } from '#server/platform/db/schema/reviews.ts';
import { catalogueVersion, withoutRatings } from '../version.ts';
import { isAvailable } from '#domain/catalogue/availability.ts';
import { treeOf } from '#domain/catalogue/model/category-tree.ts';
import { sizeKeyOf } from '#domain/catalogue/model/sizes.ts';
import type { Model, ModelColourway, ModelStyle, ModelVariant, PricePoint, PriceTimelines, Rating } from '#domain/catalogue/model/types.ts';

/** How old the units in lists may be. */
const STOCK_AGE = 3_000;
/** Clocks differ and transactions last: rows that changed this long before the last look are read again. */
const STOCK_OVERLAP = 60_000;

/**
 * Models by version of the catalogue. A version names its content, so processes need not agree on anything, and two databases
 * in one process (tests) do not meet. The last two are kept: requests of the older one are still being answered.
 */
const models = new Map<string, Model>();

/**
 * Models on their way, by the handle that reads them. A transaction must not wait for a load on another handle: the embedded
 * database has one connection, and that load would wait for the transaction.
 */
const loads = new WeakMap<Db, Map<string, Promise<Model>>>();

/** The catalogue as it is now. `db` may be a transaction: everything is read through it. */
export const currentModel = async (db: Db): Promise<Model> => {
  const version = await catalogueVersion(db);
  return models.get(version) ?? loadOnce(db, version);
};

const loadOnce = (db: Db, version: string): Promise<Model> => {
  const own = loads.get(db) ?? new Map<string, Promise<Model>>();
  loads.set(db, own);
  const known = own.get(version);
  if (known) return known;
  const alike = [...models.values()].findLast((model) => withoutRatings(model.version) === withoutRatings(version));
  const load = (alike ? rateAgain(db, alike, version) : loadModel(db, version))
    .then((model) => {
      // Before the first write there is no version that could name the content.
      if (version !== '') models.set(version, model);
      for (const old of [...models.keys()].slice(0, -2)) models.delete(old);
      return model;
    })
    .finally(() => own.delete(version));
  own.set(version, load);
  return load;
};

/** Like `currentModel`, with units for shipping that are at most a few seconds old. */
export const modelWithStock = async (db: Db, now: number = Date.now()): Promise<Model> => {
  const model = await currentModel(db);
  const { stock } = model;
  if (now - stock.at > STOCK_AGE) {
    const since = new Date(stock.at - STOCK_OVERLAP);
    stock.at = now;
    const changed = await db
      .select({ upc: tables.stock.upc, onHand: tables.stock.onHand })
      .from(tables.stock)
      .where(and(eq(tables.stock.location, SHIP), gt(tables.stock.updatedAt, since)));
    for (const { upc, onHand } of changed) {
      const variant = model.variantByUpc.get(upc);
      if (!variant) continue;
      const was = isAvailable(variant);
      variant.shipped = onHand;
      if (isAvailable(variant) !== was) stock.changes += 1;
    }
  }
  return model;
};

const isCurrency = (text: string): text is Currency => (CURRENCIES as readonly string[]).includes(text);

const readPrices = async (db: Db): Promise<Map<string, PriceTimelines>> => {
  const rows = await db
    .select({
      subject: tables.prices.subject,
      currency: tables.prices.currency,
      from: sql<number>`(extract(epoch from ${tables.prices.validFrom}) * 1000)::float8`,
      current: tables.prices.current,
      original: tables.prices.original,
    })
    .from(tables.prices)
    .orderBy(tables.prices.subject, tables.prices.currency, tables.prices.validFrom);
  const timelines = new Map<string, Partial<Record<Currency, PricePoint[]>>>();
  for (const { subject, currency, from, current, original } of rows) {
    if (!isCurrency(currency)) continue;
    const own = timelines.get(subject) ?? {};
    (own[currency] ??= []).push({ from, current, original });
    timelines.set(subject, own);
  }
  return timelines;
};

const NO_PRICES: PriceTimelines = {};

/** A variant's own prices, currency by currency, over its colour's. Shared where only one has any: there may be many variants. */
const pricesOf = (colourway: PriceTimelines | undefined, own: PriceTimelines | undefined): PriceTimelines =>
  colourway && own ? { ...colourway, ...own } : (own ?? colourway ?? NO_PRICES);

const readRatings = async (db: Db): Promise<Map<string, Rating>> => {
  const { masterId, score, reviewsCount } = reviewSummaries;
  const rows = await db.select({ masterId, score, reviewsCount }).from(reviewSummaries);
  return new Map(rows.map(({ masterId: id, ...rating }) => [id, rating]));
};

const NOT_RATED: Rating = { score: 0, reviewsCount: 0 };

/** The same catalogue with the ratings of now. Its styles are those of the model before: whoever still reads that one sees the new ratings, too. */
const rateAgain = async (db: Db, model: Model, version: string): Promise<Model> => {
  const ratings = await readRatings(db);
  for (const style of model.styleById.values()) style.rating = ratings.get(style.id) ?? NOT_RATED;
  return { ...model, version };
};

const loadModel = async (db: Db, version: string): Promise<Model> => {
  // One after the other: the embedded database has one connection, and so has a transaction.
  const categories = treeOf(await db.select().from(tables.categories));
  const charts = new Map((await db.select().from(tables.sizeCharts)).map(({ type, chart }) => [type, chart]));
  const hosts = new Map(
    (await db.select({ id: tables.importSources.id, hosts: tables.importSources.hosts }).from(tables.importSources)).map(({ id, hosts: list }) => [
      id,
      list,
    ]),
  );
  const timelines = await readPrices(db);
  const seenAt = Date.now();
  const onHand = new Map(
    (await db.select({ upc: tables.stock.upc, onHand: tables.stock.onHand }).from(tables.stock).where(eq(tables.stock.location, SHIP))).map((row) => [
      row.upc,
      row.onHand,
    ]),
  );
  const ratings = await readRatings(db);
  const styleById = new Map<string, ModelStyle>();
  for (const row of await db
    .select()
    .from(tables.styles)
    .where(eq(tables.styles.published, true))
    .orderBy(tables.styles.position, tables.styles.id)) {
    const found = row.categoryIds.map((id) => categories.get(id)).filter((category) => category !== undefined);
    styleById.set(row.id, {
      ...row,
      colourways: [],
      shelves: new Set(found.flatMap((category) => category.path.map(({ id }) => id))),
      rating: ratings.get(row.id) ?? NOT_RATED,
      home: found[0],
    });
  }
  const colourwayById = new Map<string, ModelColourway>();
  for (const { styleId, ...row } of await db.select().from(tables.colourways).orderBy(tables.colourways.styleId, tables.colourways.position)) {
    const style = styleById.get(styleId);
    if (!style) continue;
    const colourway: ModelColourway = { ...row, style, variants: [] };
    style.colourways.push(colourway);
    colourwayById.set(row.id, colourway);
  }
  const variantByUpc = new Map<string, ModelVariant>();
  for (const row of await db.select().from(tables.variants).orderBy(tables.variants.colourwayId, tables.variants.position)) {
    const colourway = colourwayById.get(row.colourwayId);
    if (!colourway) continue;
    const { sizeChart } = colourway.style;
    const variant: ModelVariant = {
      upc: row.upc,
      sku: row.sku,
      colourway,
      size: row.size,
      options: row.options,
      sizeKey: sizeKeyOf(row.size, sizeChart, sizeChart === null ? undefined : charts.get(sizeChart)),
      position: row.position,
      notifyMe: row.notifyMe,
      backorder: row.backorder || colourway.style.productType === 'digital',
      withdrawn: row.withdrawn,
      prices: pricesOf(timelines.get(colourway.id), timelines.get(row.upc)),
      shipped: onHand.get(row.upc) ?? 0,
    };
    variantByUpc.set(row.upc, variant);
    // Baskets and orders still name it; shelves do not.
    if (!row.withdrawn) colourway.variants.push(variant);
  }
  return {
    version,
    categories,
    roots: [...categories.values()].filter((category) => category.parent === undefined),
    styles: [...styleById.values()].filter((style) => style.colourways.some((colourway) => colourway.variants.length > 0)),
    styleById,
    colourwayById,
    variantByUpc,
    charts,
    hosts,
    stock: { at: seenAt, changes: 0 },
  };
};
