/** Runs SQL text of one or more statements and returns the rows of the last one. */
export type RunSql = (text: string) => Promise<readonly Record<string, unknown>[]>;

interface Table {
  readonly name: string;
  /** Quoted and joined by commas. */
  readonly columns: string;
}

/** Everything in `public` that a test could create, drop or alter. */
const SHAPE = `select concat_ws('/',
  (select md5(string_agg(format('%s %s', oid, relnatts), ',' order by oid)) from pg_class where relnamespace = 'public'::regnamespace),
  (select count(*) from pg_trigger), (select count(*) from pg_constraint), (select count(*) from pg_proc)) as shape`;

const TABLES = `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by table_name`;

/** The content of a database right after it was filled, and a function that restores it. */
export interface Refill {
  /** Removes what tests wrote. False if a test changed the schema: the database cannot be reused. */
  readonly restore: () => Promise<boolean>;
}

const shapeOf = async (run: RunSql): Promise<unknown> => (await run(SHAPE))[0]?.['shape'];

/** Deletes every row. */
export const clear = async (run: RunSql): Promise<void> => {
  const tables = (await run(TABLES)) as unknown as Table[];
  const rows = tables.filter(({ name }) => name !== 'waymark_migrations').map(({ name }) => `delete from public.${name};`);
  await run(`begin; set local session_replication_role = replica; ${rows.join(' ')} commit;`);
};

/**
 * Copies the rows of a filled database into a separate schema. Restoring them takes about 8 ms; a new database from a dump takes 600 ms. Foreign keys
 * and triggers are disabled meanwhile: the rows satisfied them when they were first written.
 */
export const rememberRows = async (run: RunSql): Promise<Refill> => {
  const tables = (await run(TABLES)) as unknown as Table[];
  const counts = await run(tables.map(({ name }) => `select '${name}' as name where exists (select from public.${name})`).join(' union all '));
  const filled = new Set(counts.map(({ name }) => name));
  const copies = [...filled].map((name) => `create table seed.${String(name)} as table public.${String(name)};`);
  await run(`drop schema if exists seed cascade; create schema seed; ${copies.join(' ')}`);
  const shape = await shapeOf(run);
  const deletes = tables.map(({ name }) => `delete from public.${name};`);
  const inserts = tables
    .filter(({ name }) => filled.has(name))
    .map(({ name, columns }) => `insert into public.${name} (${columns}) overriding system value select ${columns} from seed.${name};`);
  const restoreRows = `begin; set local session_replication_role = replica; ${deletes.join(' ')} ${inserts.join(' ')} commit;`;
  return {
    restore: async () => {
      if ((await shapeOf(run)) !== shape) return false;
      await run(restoreRows);
      return true;
    },
  };
};
