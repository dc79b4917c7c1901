import { eq, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db, OpenDatabase } from './open.ts';
import { unheard } from './prepared.ts';
import { createStatementNames, quicken, UNHEARD_NAME } from './quick-client.ts';
import { catalogueMeta } from './schema/catalogue.ts';
import { openTestDatabase } from './test-database.ts';

/** A connection that answers when it is told to. */
const openFake = () => {
  const sent: { text: string; name?: string | undefined }[] = [];
  const answers: { give: (rows: unknown) => void; fail: (error: Error) => void }[] = [];
  const packets = { corked: 0 };
  const stream = { cork: () => (packets.corked += 1), uncork: () => (packets.corked -= 1) };
  const query = (statement: { text: string }): Promise<unknown> => {
    sent.push(statement);
    return new Promise((give, fail) => answers.push({ give, fail }));
  };
  const client = { query, connection: { stream } };
  quicken(client as unknown as PoolClient, createStatementNames());
  const ask = (text: string, values: unknown[] = [], more: object = {}) =>
    (client.query as (statement: object, values: unknown[]) => Promise<unknown>)({ text, ...more }, values);
  return { ask, sent, answers, packets };
};

test('a statement has a name from its third time on, the same one every time', () => {
  const nameOf = createStatementNames();
  expect([nameOf('a'), nameOf('a'), nameOf('a'), nameOf('b'), nameOf('a')]).toEqual([undefined, undefined, 's0', undefined, 's0']);
});

test('two hundred statements have names, and no more', () => {
  const nameOf = createStatementNames();
  const named = Array.from({ length: 250 }, (_, at) => [nameOf(`${at}`), nameOf(`${at}`), nameOf(`${at}`)][2]);
  expect(new Set(named.slice(0, 200)).size).toBe(200);
  expect(named.slice(200).every((name) => name === undefined)).toBe(true);
  expect(nameOf('7')).toBe('s7');
});

test('words without values are not prepared', () => {
  const { ask, sent } = openFake();
  for (const _ of [1, 2, 3, 4]) void ask('commit');
  for (const _ of [1, 2, 3]) void ask('select $1', [1]);
  expect(sent.map(({ name }) => name)).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, 's0']);
});

test('what is sent in one turn goes out together', async () => {
  const { ask, packets } = openFake();
  void ask('select 1');
  void ask('select 2');
  expect(packets.corked).toBe(1);
  await new Promise((done) => process.nextTick(done));
  expect(packets.corked).toBe(0);
});

test('nobody waits for a savepoint, and its failure is that of what comes next', async () => {
  const { ask, sent, answers } = openFake();
  await ask('savepoint sp1');
  const commit = ask('commit');
  expect(sent.map(({ text }) => text)).toEqual(['savepoint sp1', 'commit']);
  answers[1]?.give({ rows: [] });
  answers[0]?.fail(new Error('no savepoint'));
  await expect(commit).rejects.toThrow('no savepoint');
  const after = ask('select 1');
  answers[2]?.give('rows');
  expect(await after).toBe('rows');
});

test('nobody waits for an unheard change, and its failure is that of what comes next', async () => {
  const { ask, answers } = openFake();
  await ask('update', [1], { name: `${UNHEARD_NAME}update` });
  const read = ask('select 1');
  answers[1]?.give('rows');
  answers[0]?.fail(new Error('not updated'));
  await expect(read).rejects.toThrow('not updated');
});

describe('on a database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  const write = (db: Db, key: string) => db.insert(catalogueMeta).values({ key, value: '1' });

  test('statements asked for together are answered in their order, inside of a transaction, too', async () => {
    const { db } = database;
    for (const key of ['a', 'b', 'c', 'd']) await write(db, key);
    const seen = await db.transaction((tx) =>
      tx.transaction(async (inner) => {
        const count = () => inner.$count(catalogueMeta);
        const [before, , after] = await Promise.all([count(), write(inner, 'e'), count()]);
        return [before, after];
      }),
    );
    expect(seen).toEqual([4, 5]);
  });

  const noteUnheard = unheard('test_note', (db) => db.insert(catalogueMeta).values({ key: sql.placeholder('key'), value: '1' }));

  test('an unheard change is seen by whatever is asked after it, and kept', async () => {
    const { db } = database;
    const seen = await db.transaction(async (tx) => {
      await noteUnheard(tx, { key: 'unheard' });
      return tx.select().from(catalogueMeta).where(eq(catalogueMeta.key, 'unheard'));
    });
    expect(seen).toHaveLength(1);
    expect(await db.select().from(catalogueMeta).where(eq(catalogueMeta.key, 'unheard'))).toEqual(seen);
  });

  test('a transaction whose last change fails unheard is not taken for kept', async () => {
    const { db } = database;
    await noteUnheard(db, { key: 'twice' });
    const tried = db.transaction(async (tx) => {
      await write(tx, 'beside');
      await tx.transaction((inner) => noteUnheard(inner, { key: 'twice' }));
    });
    await expect(tried).rejects.toThrow(/Failed query/);
    expect(await db.select().from(catalogueMeta).where(eq(catalogueMeta.key, 'beside'))).toEqual([]);
  });

  test('a change on no transaction is heard, whatever its name', async () => {
    const { db } = database;
    await noteUnheard(db, { key: 'alone' });
    await expect(noteUnheard(db, { key: 'alone' })).rejects.toThrow(/Failed query/);
  });

  test('a transaction whose savepoint hides a failure is not taken for kept', async () => {
    const { db } = database;
    const tried = db.transaction(async (tx) => {
      await write(tx, 'lost');
      await tx.transaction(async (inner) => {
        await inner.execute(sql`select 1 / 0`).catch(() => {});
      });
    });
    await expect(tried).rejects.toThrow(/Failed query/);
    expect(await db.select().from(catalogueMeta).where(eq(catalogueMeta.key, 'lost'))).toEqual([]);
  });
});
