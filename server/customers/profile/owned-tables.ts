import { setImmediate } from 'node:timers/promises';
import { eq, getTableColumns, inArray, is, type SQL, type Table } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ordersOf } from '#server/commerce/after-sales/whose.ts';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import * as schema from '#server/platform/db/schema/index.ts';

export interface Shopper {
  readonly accountId: string;
  /** Under which carts, lists and orders are kept. */
  readonly subject: string;
  /** The confirmed address as it was written, and normalised: what is kept under it is theirs. */
  readonly emails: readonly string[];
  /** The same of an address that is not confirmed: nothing but the account's own emails is theirs. */
  readonly unconfirmed: readonly string[];
}

export interface OwnedRows {
  readonly table: PgTable;
  readonly name: string;
  readonly rows: readonly Record<string, unknown>[];
}

/** By these columns a row says whose it is. */
const OWNER_COLUMNS: Readonly<Record<string, (column: PgColumn, shopper: Shopper) => SQL>> = {
  accountId: (column, { accountId }) => eq(column, accountId),
  subject: (column, { subject }) => eq(column, subject),
  email: (column, { emails }) => inArray(column, [...emails]),
  recipient: (column, { emails }) => inArray(column, [...emails]),
};

/** What belongs to the machine: answers that are kept to be given again, and emails, which repeat what stands elsewhere. */
const NOT_SHOWN = new Set(['idempotency_keys', 'mail_outbox', 'merge_receipts', 'accounts']);

/** Whoever has these can act for the person; they say nothing about them. */
const SECRET = /hash|token|secret|^st$|^fingerprint$|^handle|key$/i;

const TABLES: readonly PgTable[] = (Object.values(schema) as unknown[]).filter((entry): entry is PgTable => is(entry, PgTable));

const nameOf = (table: PgTable): string => getTableConfig(table).name;

const columnOf = (table: PgTable, name: string): PgColumn | undefined => getTableColumns(table as Table)[name] as PgColumn | undefined;

/** Every table whose rows say whose they are. */
export const ownedTables = (): readonly { readonly table: PgTable; readonly name: string; readonly by: readonly string[] }[] =>
  TABLES.flatMap((table) => {
    const by = Object.keys(OWNER_COLUMNS).filter((name) => columnOf(table, name) !== undefined);
    return by.length === 0 ? [] : [{ table, name: nameOf(table), by }];
  });

const conditionOf = (db: Db, table: PgTable, by: readonly string[], shopper: Shopper): SQL | undefined => {
  if (table === orders) return ordersOf(db, { subject: shopper.subject, account: { id: shopper.accountId, consumerType: 'CONSUMER' } });
  // The strongest sign decides: a row with an account in it is not taken for another's because of an address.
  const [first] = by;
  const column = first && columnOf(table, first);
  return column && first ? OWNER_COLUMNS[first]?.(column, shopper) : undefined;
};

const select = async (db: Db, table: PgTable, where: SQL | undefined): Promise<Record<string, unknown>[]> =>
  where === undefined
    ? []
    : await db
        .select()
        .from(table as never)
        .where(where);

/** Rows of other tables that hang on these by a foreign key: the lines of a cart, the entries of a list. */
const childrenOf = async (db: Db, { table, rows }: OwnedRows, seen: Set<PgTable>): Promise<OwnedRows[]> => {
  const found: OwnedRows[] = [];
  for (const child of TABLES) {
    if (seen.has(child)) continue;
    for (const key of getTableConfig(child).foreignKeys) {
      const { columns, foreignColumns, foreignTable } = key.reference();
      const [column, target] = [columns[0], foreignColumns[0]];
      if (foreignTable !== table || columns.length !== 1 || !column || !target) continue;
      const property = Object.entries(getTableColumns(table as Table)).find(([, entry]) => entry === target)?.[0];
      const ids = property === undefined ? [] : rows.map((row) => row[property]);
      if (ids.length === 0) continue;
      seen.add(child);
      const part = { table: child, name: nameOf(child), rows: await select(db, child, inArray(column, ids)) };
      found.push(part, ...(await childrenOf(db, part, seen)));
    }
  }
  return found;
};

/** Names of orders and carts, by which rows of other tables say what they belong to without a foreign key. */
const LINKS = ['orderNumber', 'cartId'] as const;

/** What became of the orders and carts: parcels, returns, refunds, what a device said of itself. */
const linkedTo = async (db: Db, found: readonly OwnedRows[], seen: Set<PgTable>): Promise<OwnedRows[]> => {
  const linked: OwnedRows[] = [];
  for (const link of LINKS) {
    const names = [...new Set(found.flatMap(({ table, rows }) => (table === orders ? rows.map((row) => row[link] as string) : [])))];
    for (const table of names.length === 0 ? [] : TABLES) {
      const column = columnOf(table, link);
      if (!column || seen.has(table)) continue;
      seen.add(table);
      const part = { table, name: nameOf(table), rows: await select(db, table, inArray(column, names)) };
      linked.push(part, ...(await childrenOf(db, part, seen)));
    }
  }
  return linked;
};

/**
 * Everything that is kept about a person. It follows the schema, so that a new table is part of it by itself: by its owner column, or by hanging
 * on one that has such a column, or on one of their orders.
 */
export const findOwned = async (db: Db, shopper: Shopper): Promise<OwnedRows[]> => {
  const found: OwnedRows[] = [];
  const owned = ownedTables();
  const seen = new Set(owned.map(({ table }) => table));
  for (const { table, name, by } of owned) {
    if (NOT_SHOWN.has(name)) continue;
    // The embedded database answers within the same turn: all tables in one would keep everybody else waiting.
    await setImmediate();
    const part = { table, name, rows: await select(db, table, conditionOf(db, table, by, shopper)) };
    found.push(part, ...(await childrenOf(db, part, seen)));
  }
  found.push(...(await linkedTo(db, found, seen)));
  return found.filter(({ rows }) => rows.length > 0);
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A row without what opens anything, in its documents neither. */
export const withoutSecrets = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (SECRET.test(name) ? [] : [[name, isPlain(value) ? withoutSecrets(value) : value]])),
  );
