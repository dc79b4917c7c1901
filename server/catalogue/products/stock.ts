import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { SHIP, stock } from '#server/platform/db/schema/catalogue.ts';
import { reservations } from '#server/platform/db/schema/commerce.ts';

/** What is there without what carts hold: UPC to location to units. Locations are `ship` and the ids of stores. */
export type UnitsByLocation = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** Pieces that can be promised now. `locations` empty: everywhere. Rows that do not exist are absent, not zero. */
export const unitsAt = async (db: Db, upcs: readonly string[], now: Date, locations: readonly string[] = []): Promise<UnitsByLocation> => {
  const units = new Map<string, Record<string, number>>();
  if (upcs.length === 0) return units;
  const wanted = [...upcs];
  const there = await db
    .select({ upc: stock.upc, location: stock.location, onHand: stock.onHand })
    .from(stock)
    .where(locations.length > 0 ? and(inArray(stock.upc, wanted), inArray(stock.location, [...locations])) : inArray(stock.upc, wanted));
  for (const { upc, location, onHand } of there) units.set(upc, { ...units.get(upc), [location]: Math.max(0, onHand) });
  const held = await db
    .select({ upc: reservations.upc, location: reservations.location, qty: sql<number>`sum(${reservations.qty})::int` })
    .from(reservations)
    .where(and(inArray(reservations.upc, wanted), gt(reservations.expiresAt, now)))
    .groupBy(reservations.upc, reservations.location);
  for (const { upc, location, qty } of held) {
    const own = units.get(upc);
    if (own?.[location] !== undefined) own[location] = Math.max(0, own[location] - qty);
  }
  return units;
};

/** Pieces for shipping by UPC. */
export const unitsToShip = async (db: Db, upcs: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> =>
  new Map([...(await unitsAt(db, upcs, now, [SHIP]))].map(([upc, at]) => [upc, at[SHIP] ?? 0]));
