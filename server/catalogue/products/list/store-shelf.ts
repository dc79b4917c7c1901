import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { stock, stores } from '#server/platform/db/schema/catalogue.ts';
import { reservations } from '#server/platform/db/schema/commerce.ts';
import type { StoreShelves } from '#domain/catalogue/product-search.ts';

/** More stores than that in one filter are none of ours. */
const MOST_STORES = 10;

/** @param only of these UPCs; absent: of everything that the stores have */
export const storeShelves = async (db: Db, wanted: ReadonlySet<string>, now: Date, only?: readonly string[]): Promise<StoreShelves> => {
  const names = await db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, [...wanted].slice(0, MOST_STORES)));
  const ids = names.map(({ id }) => id);
  if (ids.length === 0 || only?.length === 0) return { upcs: new Set(), names };
  const held = await db
    .select({ upc: reservations.upc, location: reservations.location, qty: sql<number>`sum(${reservations.qty})::int` })
    .from(reservations)
    .where(and(only && inArray(reservations.upc, [...only]), inArray(reservations.location, ids), gt(reservations.expiresAt, now)))
    .groupBy(reservations.upc, reservations.location);
  const taken = new Map(held.map(({ upc, location, qty }) => [`${location} ${upc}`, qty]));
  const there = await db
    .select({ upc: stock.upc, location: stock.location, onHand: stock.onHand })
    .from(stock)
    .where(and(only && inArray(stock.upc, [...only]), inArray(stock.location, ids), gt(stock.onHand, 0)));
  return { upcs: new Set(there.filter(({ upc, location, onHand }) => onHand > (taken.get(`${location} ${upc}`) ?? 0)).map(({ upc }) => upc)), names };
};
