import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from './open.ts';

/** The migrations are part of the bundle, so they are found from any working directory. */
const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** An arbitrary number that only these migrations use. */
const LOCK = 771_300_501;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const TABLES: readonly string[] = Object.values(files).flatMap((text) =>
  [...text.matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, table = '']) => table),
);

/** Without this check, a shop that lacks a table would start and fail later, during an order. */
const assertTables = async (tx: Db): Promise<void> => {
  const { rows } = (await tx.execute(
    sql`select name from unnest(${sql.raw(`array[${TABLES.map((table) => `'${table}'`).join()}]`)}) as name where to_regclass(quote_ident(name)) is null`,
  )) as { rows: { name: string }[] };
  if (rows.length > 0)
    throw new Error(
      `The database lacks ${rows.map(({ name }) => name).join(', ')}. Restore a backup, or start with an empty database (DATA_DIR or DATABASE_URL).`,
    );
};

/**
 * Updates the schema: runs all pending migrations in one transaction, under a lock that makes a second process wait. Returns their names.
 * @throws if an applied migration has changed, or a table is missing.
 */
export const migrate = async (db: Db): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(
      sql`create table if not exists waymark_migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())`,
    );
    const done = await tx.execute(sql`select name, hash from waymark_migrations`);
    const known = new Map((done as { rows: { name: string; hash: string }[] }).rows.map(({ name, hash }) => [name, hash]));
    const ran: string[] = [];
    for (const [path, text] of Object.entries(files).toSorted(([a], [b]) => a.localeCompare(b))) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const hash = hashOf(text);
      const before = known.get(name);
      if (before === hash) continue;
      if (before !== undefined)
        throw new Error(`Migration ${name} has changed since it ran on this database. Start with an empty database (DATA_DIR or DATABASE_URL).`);
      for (const statement of text.split('--> statement-breakpoint')) if (statement.trim() !== '') await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into waymark_migrations (name, hash) values (${name}, ${hash})`);
      ran.push(name);
    }
    await assertTables(tx);
    return ran;
  });
