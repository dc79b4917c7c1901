import { Dexie } from 'dexie';

/** The stores of each version of the database, as it was released; never edited. */
export const RELEASED_STORES: readonly Readonly<Record<string, string | null>>[] = [
  {
    lanes: 'lane',
    identity: 'id',
    carts: 'subject',
    outbox: '[lane+seq], lane, id',
    receipts: 'id, at',
    notices: 'id',
    drafts: 'id',
    popups: 'id',
  },
  { listLanes: 'lane', lists: '[lane+subject], lane', wishes: '[lane+subject+key], lane', popups: null },
  { counter: 'id', heldBaskets: 'id' },
];

/** A device that was left with that version of the database, and with these rows in it. */
export const leaveDatabase = async (name: string, version: number, tables: Readonly<Record<string, readonly unknown[]>>): Promise<void> => {
  const old = new Dexie(name);
  for (const [index, stores] of RELEASED_STORES.slice(0, version).entries()) old.version(index + 1).stores(stores);
  for (const [table, rows] of Object.entries(tables)) await old.table(table).bulkPut(rows);
  old.close();
};
