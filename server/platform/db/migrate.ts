import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from './open.ts';

/** The migrations are part of the bundle, so they are found from any working directory. */
const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** An arbitrary number that only these migrations use. */
const LOCK = 771_300_501;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface Migration {
  readonly name: string;
  /** SHA-256 of the text, in hex. */
  readonly hash: string;
  readonly text: string;
}

export const migrationOf = (name: string, text: string): Migration => ({ name, hash: hashOf(text), text });

/** The migrations of this version, in the order in which they run. */
export const MIGRATIONS: readonly Migration[] = Object.entries(files)
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([path, text]) => migrationOf(path.slice(path.lastIndexOf('/') + 1), text));

/** Tables that are there after all of the migrations. */
const tablesOf = (migrations: readonly Migration[]): string[] => {
  const tables = new Set<string>();
  for (const { text } of migrations)
    for (const [, verb, table = ''] of text.matchAll(/^(CREATE|DROP) TABLE (?:IF EXISTS )?"(\w+)"/gm))
      if (verb === 'CREATE') tables.add(table);
      else tables.delete(table);
  return [...tables];
};

/** Without this check, a shop that lacks a table would start and fail later, during an order. */
const assertTables = async (tx: Db, tables: readonly string[]): Promise<void> => {
  const { rows } = (await tx.execute(
    sql`select name from unnest(${sql.raw(`array[${tables.map((table) => `'${table}'`).join()}]::text[]`)}) as name where to_regclass(quote_ident(name)) is null`,
  )) as { rows: { name: string }[] };
  if (rows.length > 0)
    throw new Error(
      `The database lacks ${rows.map(({ name }) => name).join(', ')}. Restore a backup, or start with an empty database (DATA_DIR or DATABASE_URL).`,
    );
};

/** The migrations that have run on a database, in their order. */
export const appliedMigrations = async (db: Db): Promise<Pick<Migration, 'name' | 'hash'>[]> =>
  ((await db.execute(sql`select name, hash from waymark_migrations order by name`)) as { rows: Pick<Migration, 'name' | 'hash'>[] }).rows;

/**
 * Runs those of the migrations that have not run, in a transaction of the caller. Returns their names.
 * @throws if an applied migration has changed
 */
export const applyMigrations = async (tx: Db, migrations: readonly Migration[]): Promise<string[]> => {
  await tx.execute(
    sql`create table if not exists waymark_migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())`,
  );
  const known = new Map((await appliedMigrations(tx)).map(({ name, hash }) => [name, hash]));
  const ran: string[] = [];
  for (const { name, hash, text } of migrations) {
    const before = known.get(name);
    if (before === hash) continue;
    if (before !== undefined)
      throw new Error(`Migration ${name} has changed since it ran on this database. Start with an empty database (DATA_DIR or DATABASE_URL).`);
    for (const statement of text.split('--> statement-breakpoint')) if (statement.trim() !== '') await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into waymark_migrations (name, hash) values (${name}, ${hash})`);
    ran.push(name);
  }
  return ran;
};

/**
 * Updates the schema: runs all pending migrations in one transaction, under a lock that makes a second process wait. Returns their names.
 * @throws if an applied migration has changed, or a table is missing.
 */
export const migrate = async (db: Db, migrations = MIGRATIONS): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const ran = await applyMigrations(tx, migrations);
    await assertTables(tx, tablesOf(migrations));
    return ran;
  });
