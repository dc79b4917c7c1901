import { eq, sql } from 'drizzle-orm';
import type { FieldDef, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Batch } from './batch.ts';
import type { Db, OpenDatabase } from './open.ts';
import { deferredWrite } from './prepared.ts';
import { createStatementNames, enableBatching, UNHEARD_NAME } from './quick-client.ts';
import { catalogueMeta } from './schema/catalogue.ts';
import { openTestDatabase } from './test-database.ts';

/** A connection that answers when it is told to. */
const openFake = (nameless = false) => {
  const sent: string[] = [];
  const batches: Batch[] = [];
  const wire = {
    parsedStatements: {},
    submittedNamedStatements: {} as Record<string, string>,
    stream: { cork: () => {}, uncork: () => {} },
    parse: ({ name, text }: { name?: string; text: string }) => void sent.push(`parse ${name ?? 'nameless'}: ${text}`),
    bind: ({ statement }: { statement?: string }) => void sent.push(`bind ${statement ?? 'nameless'}`),
    describe: () => void sent.push('describe'),
    execute: () => void sent.push('execute'),
    sync: () => void sent.push('sync'),
  };
  const query = (given: Batch | { text: string }): void => {
    if (!(given instanceof Batch)) return void sent.push(`plain ${given.text}`);
    batches.push(given);
    given.submit(wire);
  };
  const client = { query };
  enableBatching(client as unknown as PoolClient, { nameOf: createStatementNames(), nameless });
  const ask = (text: string, values: unknown[] = [], more: object = {}) =>
    (client.query as unknown as (statement: object, values: unknown[]) => Promise<unknown>)({ text, ...more }, values);
  const turn = () => new Promise((done) => process.nextTick(done));
  return { ask, sent, batches, wire, turn };
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

test('a text without values may be several statements: only words about transactions are prepared', async () => {
  const { ask, sent, turn } = openFake();
  void ask('commit');
  await turn();
  void ask('create table a (); create table b ()');
  expect(sent).toEqual(['parse nameless: commit', 'bind nameless', 'describe', 'execute', 'sync', 'plain create table a (); create table b ()']);
});

test('what is asked for in one turn goes out together, and what is named is parsed and described once', async () => {
  const { ask, sent, batches, turn } = openFake();
  const answers = [ask('select $1', [1], { name: 'one' }), ask('select $1', [2], { name: 'one' })];
  expect(sent).toEqual([]);
  await turn();
  expect(sent).toEqual(['parse one: select $1', 'bind one', 'describe', 'execute', 'bind one', 'describe', 'execute', 'sync']);
  batches[0]?.handleRowDescription({ fields: [{ name: 'number', dataTypeID: 23 } as FieldDef] });
  batches[0]?.handleDataRow({ fields: ['1'] });
  batches[0]?.handleCommandComplete({ text: 'SELECT 1' });
  batches[0]?.handleDataRow({ fields: [null] });
  batches[0]?.handleCommandComplete({ text: 'SELECT 1' });
  expect(await Promise.all(answers)).toMatchObject([
    { rows: [{ number: 1 }], rowCount: 1 },
    { rows: [{ number: null }], rowCount: 1 },
  ]);
  void ask('select $1', [3], { name: 'one' });
  sent.length = 0;
  await turn();
  expect(sent).toEqual(['bind one', 'execute', 'sync']);
});

test("what nobody waits for goes out with what somebody does, and its failure is that one's", async () => {
  const { ask, sent, batches, wire, turn } = openFake();
  await ask('begin');
  await ask('update', [1], { name: `${UNHEARD_NAME}update` });
  await turn();
  expect(sent).toEqual([]);
  const commit = ask('commit', [], { name: 'commit' });
  await turn();
  expect(sent.filter((message) => message === 'sync')).toHaveLength(1);
  batches[0]?.handleCommandComplete({ text: 'BEGIN' });
  batches[0]?.handleError(new Error('not updated'), wire as never);
  await expect(commit).rejects.toThrow('not updated');
  // It was never prepared: the server skipped it.
  expect(wire.submittedNamedStatements).toEqual({});
});

test('behind a pooler no statement has a name, and what nobody waits for still goes out with what somebody does', async () => {
  const { ask, sent, turn } = openFake(true);
  await ask('begin');
  await ask('update', [1], { name: `${UNHEARD_NAME}update` });
  for (let times = 0; times < 4; times += 1) void ask('select $1', [times], { name: 'one' });
  await turn();
  expect(sent.filter((message) => message === 'sync')).toHaveLength(1);
  expect(sent.filter((message) => /^(?:parse|bind)/.test(message) && !message.includes('nameless'))).toEqual([]);
  expect(sent.filter((message) => message === 'describe')).toHaveLength(6);
});

test('what undoes goes out alone: a change that fails before it does not keep it from being done', async () => {
  const { ask, sent, turn } = openFake();
  await ask('update', [1], { name: `${UNHEARD_NAME}update` });
  void ask('rollback');
  await turn();
  expect(sent.map((message) => message.split(' ')[0])).toEqual(
    Array.from({ length: 2 }, () => ['parse', 'bind', 'describe', 'execute', 'sync']).flat(),
  );
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

  const noteUnheard = deferredWrite('test_note', (db) => db.insert(catalogueMeta).values({ key: sql.placeholder('key'), value: '1' }));

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

  test('a connection on which a batch failed is as good as before', async () => {
    const { db } = database;
    for (const key of ['once', 'once', 'again', 'again']) await db.transaction((tx) => noteUnheard(tx, { key })).catch(() => {});
    const kept = await db.transaction((tx) =>
      Promise.all(['once', 'again'].map((key) => tx.select().from(catalogueMeta).where(eq(catalogueMeta.key, key)))),
    );
    expect(kept.flat()).toHaveLength(2);
  });

  test('a transaction that is given up with a change unsent that fails is given up', async () => {
    const { db } = database;
    await noteUnheard(db, { key: 'taken' });
    const tried = db.transaction(async (tx) => {
      await noteUnheard(tx, { key: 'taken' });
      throw new Error('given up');
    });
    // Where every change is heard, it is that which fails.
    await expect(tried).rejects.toThrow(/given up|Failed query/);
    await noteUnheard(db, { key: 'later' });
    expect(await db.select().from(catalogueMeta).where(eq(catalogueMeta.key, 'later'))).toHaveLength(1);
  });
});
