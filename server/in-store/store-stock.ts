import { and, eq, gt, sql } from 'drizzle-orm';
import type { StoreStock, StoreStockPart } from '#contract/calls/store-stock.ts';
import { styleIdOf } from '#contract/ids.ts';
import { asOf } from '#domain/catalogue/as-of.ts';
import { bucketOf, MOST_TOLD } from '#domain/catalogue/pack/write-parts.ts';
import type { Db } from '#server/platform/db/open.ts';
import { stock, variants } from '#server/platform/db/schema/catalogue.ts';
import { reservations } from '#server/platform/db/schema/commerce.ts';
import { namePart, versionOf } from '#server/platform/http/immutable-answer.ts';

/** How old the stock may be that a device is given: it is a hint, and shows its age. */
const STOCK_AGE_MS = 60_000;
/** Parts of a store's stock: a sale sends one of them again. */
const PARTS = 8;
/** Manifests of a store whose parts are kept, for devices that have begun with an older one. */
const VERSIONS_KEPT = 4;

interface Kept {
  readonly at: number;
  readonly manifest: StoreStock;
  /** Of this and of the last manifests, newest first. */
  readonly versions: readonly ReadonlyMap<string, StoreStockPart>[];
}

/** The stock of stores for their own devices: parts named by their content, read again once they are a minute old. */
export const createStoreStock = () => {
  const stores = new Map<string, Kept>();
  const reading = new Map<string, Promise<Kept>>();

  const read = async (db: Db, storeId: string, now: Date): Promise<Kept> => {
    const before = stores.get(storeId);
    const named = await Promise.all(partsOf(storeId, await unitsIn(db, storeId, now)).map(async (part) => ({ part, name: await namePart(part) })));
    const version = versionOf([storeId, ...named.map(({ name }) => name.hash)]);
    const parts = new Map(named.map(({ name, part }) => [name.hash, part]));
    const isSame = before?.manifest.version === version;
    const kept = {
      at: now.getTime(),
      manifest: { storeId, version, asOf: asOf(now), parts: named.map(({ name }) => name) },
      versions: isSame ? before.versions : [parts, ...(before?.versions ?? [])].slice(0, VERSIONS_KEPT),
    };
    stores.set(storeId, kept);
    return kept;
  };

  const current = (db: Db, storeId: string, now: Date): Promise<Kept> => {
    const known = stores.get(storeId);
    if (known && Math.abs(now.getTime() - known.at) < STOCK_AGE_MS) return Promise.resolve(known);
    const underWay = reading.get(storeId);
    if (underWay) return underWay;
    const started = read(db, storeId, now).finally(() => reading.delete(storeId));
    reading.set(storeId, started);
    return started;
  };

  return {
    manifest: async (db: Db, storeId: string, now: Date): Promise<StoreStock> => (await current(db, storeId, now)).manifest,
    /** Undefined: this store has no such part, whatever other stores have. */
    part: async (db: Db, storeId: string, hash: string, now: Date): Promise<StoreStockPart | undefined> =>
      (await current(db, storeId, now)).versions.find((version) => version.has(hash))?.get(hash),
  };
};

interface Units {
  readonly upc: string;
  readonly productId: string;
  readonly units: number;
}

/** Pieces on the shelves without those that are reserved there, in the order of the UPCs. */
const unitsIn = async (db: Db, storeId: string, now: Date): Promise<readonly Units[]> => {
  const held = db
    .select({ upc: reservations.upc, qty: sql<number>`sum(${reservations.qty})::int`.as('qty') })
    .from(reservations)
    .where(and(eq(reservations.location, storeId), gt(reservations.expiresAt, now)))
    .groupBy(reservations.upc)
    .as('held');
  const rows = await db
    .select({
      upc: stock.upc,
      productId: variants.colourwayId,
      units: sql<number>`greatest(0, ${stock.onHand} - coalesce(${held.qty}, 0))::int`,
    })
    .from(stock)
    .innerJoin(variants, eq(variants.upc, stock.upc))
    .leftJoin(held, eq(held.upc, stock.upc))
    .where(and(eq(stock.location, storeId), gt(stock.onHand, 0)));
  return rows.filter(({ units }) => units > 0).toSorted((a, b) => (a.upc < b.upc ? -1 : 1));
};

/** By style, so that one stays in its part whatever is sold beside it. */
const partsOf = (storeId: string, rows: readonly Units[]): readonly StoreStockPart[] => {
  const parts = Array.from({ length: PARTS }, (): Units[] => []);
  for (const row of rows) parts[bucketOf(styleIdOf(row.productId), PARTS)]?.push(row);
  return parts
    .filter((part) => part.length > 0)
    .map((part) => ({
      kind: 'store-stock',
      storeId,
      upcs: part.map(({ upc }) => upc),
      units: part.map(({ units }) => (units >= MOST_TOLD ? '+' : String(units))).join(''),
    }));
};
