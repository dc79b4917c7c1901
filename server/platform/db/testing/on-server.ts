import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import type { TestInstance } from './pool.ts';

const TEMPLATE = 'waymark_template';
/** An arbitrary number that only this uses. */
const LOCK = 771_300_777;

/** Ends what a test left running: its other connections and open transactions. */
const END_OTHERS = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

const address = (server: string, name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Creates the migrated template once per cluster, in whichever worker comes first. */
const ensureTemplate = (server: string): Promise<void> =>
  withClient(server, async (client) => {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    const { rows } = await client.query(`select from pg_database where datname = '${TEMPLATE}' and datistemplate`);
    if (rows.length > 0) return;
    await client.query(`drop database if exists ${TEMPLATE}`);
    await client.query(`create database ${TEMPLATE}`);
    const { db, close } = await openDatabase({ databaseUrl: address(server, TEMPLATE), dataDir: '' });
    await migrate(db);
    await close();
    await client.query(`alter database ${TEMPLATE} is_template true`);
  });

let template: Promise<void> | undefined;

/** A database on the PostgreSQL server at this address, which must allow creating databases. */
export const createOnServer = async (server: string): Promise<TestInstance> => {
  template ??= ensureTemplate(server);
  await template;
  const name = `waymark_test_${randomBytes(6).toString('hex')}`;
  await withClient(server, (client) => client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`));
  const url = address(server, name);
  const keeper = new Client({ connectionString: url });
  await keeper.connect();
  const run = async (text: string) => {
    const answer = (await keeper.query(text)) as unknown;
    const last = (Array.isArray(answer) ? answer.at(-1) : answer) as { rows: Record<string, unknown>[] } | undefined;
    return last?.rows ?? [];
  };
  return {
    run,
    connect: async () => {
      const database = await openDatabase({ databaseUrl: url, dataDir: '' });
      return {
        ...database,
        url,
        close: async () => {
          await database.close();
          await run(END_OTHERS);
        },
      };
    },
    discard: async () => {
      await keeper.end();
      await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
};
