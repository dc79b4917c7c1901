import { sql } from 'drizzle-orm';
import { Client, Pool } from 'pg';
import { expect, test } from 'vitest';
import { openLink } from '#tests/scale/link.ts';
import { refusalOf } from '#server/platform/http/failures.ts';
import { watchConnections } from './lost-connections.ts';
import { openDatabase } from './open.ts';

const server = process.env['TEST_DATABASE_URL'];

test.runIf(server !== undefined)('a connection that is ended while a transaction holds it fails that transaction, and nothing else', async () => {
  const { db, close } = await openDatabase({ databaseUrl: server, dataDir: '' });
  const killer = new Client({ connectionString: server });
  await killer.connect();
  const failure: unknown = await db
    .transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] };
      const pid = rows[0]?.pid;
      await killer.query('select pg_terminate_backend($1)', [pid]);
      await expect.poll(async () => (await killer.query('select from pg_stat_activity where pid = $1', [pid])).rowCount).toBe(0);
      // The end of the connection is heard by nobody's statement.
      await new Promise((next) => setTimeout(next, 50));
      await tx.execute(sql`select 1`);
    })
    .catch((error: unknown) => error);
  expect(refusalOf(failure).refusal).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  expect(((await db.execute(sql`select 1 as one`)) as { rows: unknown[] }).rows).toEqual([{ one: 1 }]);
  await killer.end();
  await close();
});

/** A pool whose link to the server can be cut. */
const openCuttable = async () => {
  const link = await openLink(Number(new URL(server ?? '').port));
  const url = Object.assign(new URL(server ?? ''), { port: String(link.port) }).href;
  const pool = new Pool({ connectionString: url, max: 2 });
  const watch = watchConnections(() => url, { silentMs: 200, probeMs: 300, lookMs: 50 });
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    watch.add(client);
  });
  const close = async () => {
    watch.stop();
    await pool.end();
    await link.close();
  };
  return { pool, link, close };
};

test.runIf(server !== undefined)('a statement whose link is cut fails, and the pool works again when the link is back', async () => {
  const { pool, link, close } = await openCuttable();
  await pool.query('select 1');
  link.cut();
  const failure: unknown = await pool.query('select 2').catch((error: unknown) => error);
  expect(refusalOf(failure).refusal.status).toBe(503);
  link.mend();
  expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
  await close();
});

test.runIf(server !== undefined)('a statement that takes long is left alone while the server answers others', async () => {
  const { pool, close } = await openCuttable();
  expect((await pool.query("select 'done' as how from pg_sleep(1.5)")).rows).toEqual([{ how: 'done' }]);
  await close();
});
