import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { SHIP, stock } from '#server/platform/db/schema/catalogue.ts';
import { reservations } from '#server/platform/db/schema/commerce.ts';

/** What is there without what carts hold: UPC to location to units. Locations are `ship` and the ids of stores. */
export type UnitsByLocation = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** A list of texts that is given with each call. One that were known while planning would be planned for anew every time. */
export const listOf = (name: string): SQL => sql`array(select unnest(${sql.placeholder(name)}::text[]))`;

/**
 * What is there without what is held, in one statement, so that both are of the same moment. Takes the value `now`.
 * @param which rows of stock
 * @param counting which reservations count, beside not being over; absent: all
 */
export const selectUnits = (db: Db, which: SQL, counting = sql`true`) => {
  const held = sql`(select sum(${reservations.qty}) from ${reservations} where ${reservations.upc} = ${stock.upc} and ${reservations.location} = ${stock.location}
    and ${counting} and ${reservations.expiresAt} > ${sql.placeholder('now')}::timestamptz)`;
  return db
    .select({ upc: stock.upc, location: stock.location, units: sql<number>`greatest(0, ${stock.onHand} - coalesce(${held}, 0))::int` })
    .from(stock)
    .where(which);
};

const readUnits = prepared('units_at', (db) =>
  selectUnits(
    db,
    sql`${stock.upc} = any(${listOf('upcs')}) and (${sql.placeholder('everywhere')}::boolean or ${stock.location} = any(${listOf('locations')}))`,
  ),
);

/** Pieces that can be promised now. `locations` empty: everywhere. Rows that do not exist are absent, not zero. */
export const unitsAt = async (db: Db, upcs: readonly string[], now: Date, locations: readonly string[] = []): Promise<UnitsByLocation> => {
  const units = new Map<string, Record<string, number>>();
  if (upcs.length === 0) return units;
  const rows = await readUnits(db, { upcs: [...upcs], locations: [...locations], everywhere: locations.length === 0, now: now.toISOString() });
  for (const row of rows) units.set(row.upc, { ...units.get(row.upc), [row.location]: row.units });
  return units;
};

/** Pieces for shipping by UPC. */
export const unitsToShip = async (db: Db, upcs: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> =>
  new Map([...(await unitsAt(db, upcs, now, [SHIP]))].map(([upc, at]) => [upc, at[SHIP] ?? 0]));
