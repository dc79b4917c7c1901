import { and, count, desc, eq } from 'drizzle-orm';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/platform/db/open.ts';
import { type ListKind, wishItems, wishLists } from '#server/platform/db/schema/wishlists.ts';
import type { CallSession } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';

export type ListRow = typeof wishLists.$inferSelect;
export type EntryRow = typeof wishItems.$inferSelect;
/** An entry as it is wanted; list, id, rank and time come with it being kept. */
export type Entry = Omit<EntryRow, 'listId' | 'itemId' | 'rank' | 'addedAt'>;

/** What a change did: whoever has the list of `previousVersion` has that of `version` with it. */
export interface ListChange {
  readonly listId: string;
  readonly version: number;
  readonly previousVersion: number;
  readonly total: number;
  /** Null: not on the list. */
  readonly entry: EntryRow | null;
}

interface Owner {
  readonly subject: string;
  readonly kind: ListKind;
}

/** Employees have neither favorites nor saved items (spec 2 §4). */
export const keepsLists = (session: CallSession | undefined): boolean => session?.account?.consumerType !== 'EMPLOYEE';

/** @throws API404 for who keeps none */
export const assertKeepsLists = (session: CallSession | undefined): void => {
  if (!keepsLists(session)) throw new Refusal('API404');
};

/** Of the entry with this key, whether it is there or not: a removal that arrives after the entry was put back means it all the same. */
export const itemIdOf = (listId: string, key: string): string => uuidv5(key, listId);

export const findList = async (db: Db, { subject, kind }: Owner): Promise<ListRow | undefined> => {
  const [list] = await db
    .select()
    .from(wishLists)
    .where(and(eq(wishLists.subject, subject), eq(wishLists.kind, kind)));
  return list;
};

/** A list that somebody has shared, by the id of its link, whoever asks. */
export const findShared = async (db: Db, shareId: string): Promise<ListRow | undefined> => {
  const [list] = await db
    .select()
    .from(wishLists)
    .where(and(eq(wishLists.shareId, shareId), eq(wishLists.kind, 'favorites')));
  return list;
};

/**
 * The shopper's list, locked for a change; made where there is none.
 * @throws API404 where `id` names another than that: another's and none at all answer the same
 */
export const openList = async (tx: Db, owner: Owner, now: Date, id?: string): Promise<ListRow> => {
  if (id === undefined) {
    const row = { id: uuidv7(), ...owner, version: 0, createdAt: now, updatedAt: now };
    await tx.insert(wishLists).values(row).onConflictDoNothing();
  }
  const [list] = await tx
    .select()
    .from(wishLists)
    .where(and(eq(wishLists.subject, owner.subject), eq(wishLists.kind, owner.kind)))
    .for('update');
  if (!list || (id !== undefined && list.id !== id)) throw new Refusal('API404');
  return list;
};

/** Entries, newest first. */
export const readEntries = (db: Db, listId: string, start: number, limit: number): Promise<EntryRow[]> =>
  db.select().from(wishItems).where(eq(wishItems.listId, listId)).orderBy(desc(wishItems.rank)).offset(start).limit(limit);

export const countEntries = async (db: Db, listId: string): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(wishItems).where(eq(wishItems.listId, listId));
  return row?.total ?? 0;
};

const raise = async (tx: Db, list: ListRow, now: Date): Promise<number> => {
  const version = list.version + 1;
  await tx.update(wishLists).set({ version, updatedAt: now }).where(eq(wishLists.id, list.id));
  return version;
};

/** The key says how it was chosen; what it cost when it was put on the list is remembered, not wanted. */
const isSame = (a: Entry, b: Entry): boolean => a.productId === b.productId && a.upc === b.upc && a.qty === b.qty;

/**
 * Makes the entry so. One that is so already changes nothing, the version included; one that is there keeps its place and the price it was first
 * seen at.
 * @throws WMK409L where the list holds as many as it may
 */
export const putEntry = async (tx: Db, list: ListRow, entry: Entry, { max, now }: { max: number; now: Date }): Promise<ListChange> => {
  const total = await countEntries(tx, list.id);
  const [known] = await tx
    .select()
    .from(wishItems)
    .where(and(eq(wishItems.listId, list.id), eq(wishItems.key, entry.key)));
  const same = { listId: list.id, previousVersion: list.version };
  if (known && isSame(known, entry)) return { ...same, version: list.version, total, entry: known };
  if (!known && total >= max) throw new Refusal('WMK409L', { max });
  const version = await raise(tx, list, now);
  if (known) {
    const { productId, upc, qty, choice } = entry;
    await tx
      .update(wishItems)
      .set({ productId, upc, qty, choice })
      .where(and(eq(wishItems.listId, list.id), eq(wishItems.key, entry.key)));
    return { ...same, version, total, entry: { ...known, productId, upc, qty, choice } };
  }
  const row: EntryRow = { ...entry, listId: list.id, itemId: itemIdOf(list.id, entry.key), rank: version, addedAt: now };
  await tx.insert(wishItems).values(row);
  return { ...same, version, total: total + 1, entry: row };
};

/** Makes it not be there; one that is gone already changes nothing. */
export const dropEntry = async (tx: Db, list: ListRow, itemId: string, now: Date): Promise<ListChange> => {
  const gone = await tx
    .delete(wishItems)
    .where(and(eq(wishItems.listId, list.id), eq(wishItems.itemId, itemId)))
    .returning({ key: wishItems.key });
  const version = gone.length > 0 ? await raise(tx, list, now) : list.version;
  return { listId: list.id, previousVersion: list.version, version, total: await countEntries(tx, list.id), entry: null };
};

/** Something saved that goes back into the cart leaves the list with the same transaction; what is not on it is let be. */
export const takeFromSaved = async (tx: Db, subject: string, itemId: string, now: Date): Promise<void> => {
  const [list] = await tx
    .select()
    .from(wishLists)
    .where(and(eq(wishLists.subject, subject), eq(wishLists.kind, 'saved')))
    .for('update');
  if (list) await dropEntry(tx, list, itemId, now);
};
