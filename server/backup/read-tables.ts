import { sql } from 'drizzle-orm';
import { appliedMigrations, type Migration } from '#server/platform/db/migrate.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { Column } from './manifest.ts';

/** Rows in memory at a time. */
const PIECE = 500;

/** A part of what a backup reads from the database: a table begins, some of its rows, and at the end the migrations that made the tables. */
export type Piece =
  | { readonly table: string; readonly columns: readonly Column[] }
  /** Each a JSON array of texts and nulls, one for each column. */
  | { readonly rows: readonly string[] }
  | { readonly migrations: readonly Pick<Migration, 'name' | 'hash'>[] };

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface Found {
  readonly table: string;
  readonly columns: readonly Column[];
}

/** All tables of the schema by name. The list of migrations is not one of them: a restore writes it anew. */
const findTables = async (db: Db): Promise<readonly Found[]> => {
  const { rows } = (await db.execute(sql`
    select c.relname as table,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'waymark_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)) as { rows: Found[] };
  return rows;
};

/**
 * Reads every row of every table as it was at one moment, while others write. Values are PostgreSQL's own texts, which it reads back without a loss.
 * @param hear is awaited before more is read
 */
export const readTables = async (db: Db, hear: (piece: Piece) => Promise<void>): Promise<void> =>
  db.transaction(
    async (tx) => {
      // One notation of moments, numbers and bytes, however the server is set.
      await tx.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true), set_config('intervalstyle', 'postgres', true),
        set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true), set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`);
      for (const { table, columns } of await findTables(tx)) {
        await hear({ table, columns });
        const values = columns.map(({ name }) => `${quoted(name)}::text`).join();
        await tx.execute(sql.raw(`declare backup_rows no scroll cursor for select json_build_array(${values})::text as row from ${quoted(table)}`));
        for (;;) {
          const { rows } = (await tx.execute(sql.raw(`fetch ${PIECE} from backup_rows`))) as { rows: { row: string }[] };
          if (rows.length === 0) break;
          await hear({ rows: rows.map(({ row }) => row) });
        }
        await tx.execute(sql.raw('close backup_rows'));
      }
      await hear({ migrations: await appliedMigrations(tx) });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
