import { and, eq, gt, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { listOf, selectUnits } from '#server/catalogue/products/stock.ts';
import type { Db } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { cartItems, type StockUnits, reservations } from '#server/platform/db/schema/commerce.ts';

/** Pieces of an order that is being placed are nobody else's until it is settled. */
export const NEVER = new Date('9999-12-31T00:00:00Z');

export interface Shortage {
  readonly upc: string;
  readonly location: string;
  readonly wanted: number;
  readonly available: number;
}

const keyOf = ({ upc, location }: { upc: string; location: string }): string => `${upc} ${location}`;

/** Pieces of the same variant at the same place are counted together, in the order in which rows are locked. */
const gather = (units: readonly StockUnits[]): StockUnits[] => {
  const byKey = new Map<string, StockUnits>();
  for (const piece of units) byKey.set(keyOf(piece), { ...piece, qty: piece.qty + (byKey.get(keyOf(piece))?.qty ?? 0) });
  return [...byKey.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

const matching = (
  columns: { upc: typeof stock.upc; location: typeof stock.location } | { upc: typeof reservations.upc; location: typeof reservations.location },
  units: readonly StockUnits[],
) => or(...units.map(({ upc, location }) => and(eq(columns.upc, upc), eq(columns.location, location))));

const unitsOf = (db: Db, upcs: SQL) => selectUnits(db, sql`${stock.upc} = any(${upcs})`, sql`${reservations.cartId} <> ${sql.placeholder('cartId')}`);

const unitsFor = prepared('pieces_for_cart', (db) => unitsOf(db, listOf('upcs')));
const unitsWithCart = prepared('pieces_with_cart', (db) =>
  unitsOf(
    db,
    sql`(array(select ${cartItems.upc} from ${cartItems} where ${cartItems.cartId} = ${sql.placeholder('cartId')}) || ${sql.placeholder('upcs')}::text[])`,
  ),
);

/**
 * Pieces that a cart may count on: what is there without what others hold. Key: `upc location`.
 * @param cartId its own reservation does not count against it
 */
export const availableUnits = async (db: Db, upcs: readonly string[], cartId: string, now: Date): Promise<Map<string, number>> => {
  if (upcs.length === 0) return new Map();
  const rows = await unitsFor(db, { upcs: [...upcs], cartId, now: now.toISOString() });
  return new Map(rows.map((row) => [keyOf(row), row.units]));
};

/** The same of all that is in the cart, and of `others`: asked before anybody knows what that is. */
export const unitsAround = async (db: Db, others: readonly string[], cartId: string, now: Date): Promise<Map<string, number>> => {
  const rows = await unitsWithCart(db, { upcs: [...others], cartId, now: now.toISOString() });
  return new Map(rows.map((row) => [keyOf(row), row.units]));
};

export const availableAt = (available: ReadonlyMap<string, number>, upc: string, location: string): number =>
  Math.max(0, available.get(`${upc} ${location}`) ?? 0);

/** Locks the rows of stock in one order everywhere, so that no two transactions wait for each other. */
const lockStock = async (tx: Db, units: readonly StockUnits[]): Promise<Map<string, number>> => {
  const rows = await tx
    .select({ upc: stock.upc, location: stock.location, onHand: stock.onHand })
    .from(stock)
    .where(matching(stock, units))
    .orderBy(stock.upc, stock.location)
    .for('update');
  return new Map(rows.map((row) => [keyOf(row), row.onHand]));
};

const heldByOthers = async (tx: Db, cartId: string, units: readonly StockUnits[], now: Date): Promise<Map<string, number>> => {
  const rows = await tx
    .select({ upc: reservations.upc, location: reservations.location, qty: sql<number>`sum(${reservations.qty})::int` })
    .from(reservations)
    .where(and(ne(reservations.cartId, cartId), sql`${reservations.expiresAt} > ${now.toISOString()}`, matching(reservations, units)))
    .groupBy(reservations.upc, reservations.location);
  return new Map(rows.map((row) => [keyOf(row), row.qty]));
};

/**
 * Holds `units` for a cart until `until`, in place of whatever it held before; all or nothing. What a store has put aside for longer
 * stays so.
 * @param holder who asked, where they only look at the summary: see `mayHold`
 * @returns what is missing; then nothing was changed
 */
export const reserve = async (
  tx: Db,
  cartId: string,
  units: readonly StockUnits[],
  until: Date,
  now: Date,
  holder: string | null = null,
): Promise<Shortage[]> => {
  const longer = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.cartId, cartId), gt(reservations.expiresAt, until), lt(reservations.expiresAt, NEVER)));
  const endOf = (piece: StockUnits): Date => longer.find((row) => keyOf(row) === keyOf(piece))?.expiresAt ?? until;
  const wanted = gather(units);
  if (wanted.length > 0) {
    const there = await lockStock(tx, wanted);
    const held = await heldByOthers(tx, cartId, wanted, now);
    const shortages = wanted.flatMap((piece) => {
      const available = Math.max(0, (there.get(keyOf(piece)) ?? 0) - (held.get(keyOf(piece)) ?? 0));
      return piece.backorder || available >= piece.qty ? [] : [{ upc: piece.upc, location: piece.location, wanted: piece.qty, available }];
    });
    if (shortages.length > 0) return shortages;
  }
  await release(tx, cartId);
  if (wanted.length > 0)
    await tx
      .insert(reservations)
      .values(wanted.map((piece) => ({ cartId, upc: piece.upc, location: piece.location, qty: piece.qty, expiresAt: endOf(piece), holder })));
  return [];
};

/** So many units of a variant can always be held through one address: as many as a line of a cart takes. */
const HELD_ANYHOW = 10;

/**
 * Whether a holder may hold these units beside what their other carts hold: no more than half of what is there, or a line's worth. Carts cost
 * nothing, so without this a few of them would keep a stock from everybody who pays.
 */
export const mayHold = async (tx: Db, holder: string, cartId: string, units: readonly StockUnits[], now: Date): Promise<boolean> => {
  const wanted = gather(units);
  if (wanted.length === 0) return true;
  const there = await lockStock(tx, wanted);
  const rows = await tx
    .select({ upc: reservations.upc, location: reservations.location, qty: sql<number>`sum(${reservations.qty})::int` })
    .from(reservations)
    .where(and(eq(reservations.holder, holder), ne(reservations.cartId, cartId), gt(reservations.expiresAt, now), matching(reservations, wanted)))
    .groupBy(reservations.upc, reservations.location);
  const held = new Map(rows.map((row) => [keyOf(row), row.qty]));
  return wanted.every((piece) => {
    const most = Math.max(HELD_ANYHOW, Math.floor((there.get(keyOf(piece)) ?? 0) / 2));
    return (held.get(keyOf(piece)) ?? 0) + piece.qty <= most;
  });
};

/**
 * Puts units aside for a cart beside what it holds already, in place of its hold of the same variant at the same place.
 * @param holder who asked, if they may not hold everything: see `mayHold`
 * @returns what is missing; then nothing was changed
 */
export const hold = async (
  tx: Db,
  cartId: string,
  piece: StockUnits,
  until: Date,
  now: Date,
  holder: string | null = null,
): Promise<Shortage | undefined> => {
  const there = (await lockStock(tx, [piece])).get(keyOf(piece)) ?? 0;
  const available = Math.max(0, there - ((await heldByOthers(tx, cartId, [piece], now)).get(keyOf(piece)) ?? 0));
  const { upc, location, qty } = piece;
  if (available < qty) return { upc, location, wanted: qty, available };
  if (holder !== null && !(await mayHold(tx, holder, cartId, [piece], now))) return { upc, location, wanted: qty, available: 0 };
  await tx
    .insert(reservations)
    .values({ cartId, upc, location, qty, expiresAt: until, holder })
    .onConflictDoUpdate({ target: [reservations.cartId, reservations.upc, reservations.location], set: { qty, expiresAt: until, holder } });
  return undefined;
};

/** Gives back what a cart holds of a variant at a place beyond `qty`. */
export const holdAtMost = async (tx: Db, cartId: string, { upc, location, qty }: StockUnits): Promise<void> => {
  const row = and(eq(reservations.cartId, cartId), eq(reservations.upc, upc), eq(reservations.location, location));
  if (qty === 0) await tx.delete(reservations).where(row);
  else
    await tx
      .update(reservations)
      .set({ qty: sql`least(${reservations.qty}, ${qty})` })
      .where(row);
};

/** Gives everything back that a cart holds. */
export const release = async (tx: Db, cartId: string): Promise<void> => {
  await tx.delete(reservations).where(eq(reservations.cartId, cartId));
};

/**
 * Takes `units` out of stock, which the cart holds reserved: a sale. Never fails for want of stock, since the reservation
 * of an order that is being placed does not expire.
 */
export const takeReserved = async (tx: Db, cartId: string, units: readonly StockUnits[]): Promise<void> => {
  const wanted = gather(units);
  // A single row is locked by its update.
  if (wanted.length > 1) await lockStock(tx, wanted);
  if (wanted.length > 0) {
    const taken = JSON.stringify(wanted.map(({ upc, location, qty }) => ({ upc, location, qty })));
    await tx
      .update(stock)
      .set({ onHand: sql`${stock.onHand} - taken.qty` })
      .from(sql`jsonb_to_recordset(${taken}::jsonb) as taken(upc text, location text, qty integer)`)
      .where(sql`${stock.upc} = taken.upc and ${stock.location} = taken.location`);
  }
  await release(tx, cartId);
};

/** Removes what nobody holds any more. Expired reservations do not count even before. */
export const forgetExpiredReservations = async (db: Db, now: Date): Promise<void> => {
  await db.delete(reservations).where(lte(reservations.expiresAt, now));
};
