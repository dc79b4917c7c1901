import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sqlStateOf } from '#server/platform/http/failures.ts';
import { quickEmbedded } from './quick-embedded.ts';

let plain: PGlite;
let quick: PGlite;
beforeAll(async () => {
  plain = await PGlite.create();
}, 120_000);
afterAll(() => plain.close());
beforeEach(async () => {
  await plain.exec('deallocate all; drop table if exists things; create table things (id integer primary key, name text, data jsonb)');
  quick = quickEmbedded(plain);
});
afterEach(() => vi.restoreAllMocks());

const INSERT = 'insert into things (id, name, data) values ($1, $2, $3)';
const add = (id: number, name: string | null = null, data: unknown = null) => quick.query(INSERT, [id, name, data]);
const messagesOf = async (work: () => Promise<unknown>): Promise<number> => {
  const sent = vi.spyOn(plain, 'execProtocolRaw');
  await work();
  const count = sent.mock.calls.length;
  sent.mockRestore();
  return count;
};

test('a statement is prepared at its third use and from then on sent in one message', async () => {
  const [first, second, third, fourth] = [
    await messagesOf(() => add(1)),
    await messagesOf(() => add(2)),
    await messagesOf(() => add(3)),
    await messagesOf(() => add(4)),
  ];
  expect(first).toBeGreaterThan(2);
  expect(second).toBe(first);
  expect(third).toBe(2);
  expect(fourth).toBe(1);
});

test.each(['array', 'object'] as const)('its result is that of the driver: rows as %s', async (rowMode) => {
  const text = `select $1::text as word, $2::integer as count, $3::jsonb as data, null::text as nothing, true as yes, 12345678901::bigint as big,
    array['a', null] as words, '2026-01-01T00:00:00Z'::timestamptz as at, 1.50::numeric as price from generate_series(1, 2)`;
  const values = ['ü"', 3, { a: [1, null] }];
  const parsers = { 1184: (value: string) => value };
  const expected = await plain.query(text, values, { rowMode, parsers });
  for (let use = 0; use < 4; use += 1) {
    const { rows, fields } = await quick.query(text, values, { rowMode, parsers });
    expect({ rows, fields }).toEqual({ rows: expected.rows, fields: expected.fields });
  }
});

test('it says how many rows were written', async () => {
  for (const id of [1, 2, 3, 4]) expect((await add(id)).affectedRows).toBe(1);
  const counts = [];
  for (let use = 0; use < 4; use += 1) counts.push((await quick.query('update things set name = $1 where id > $2', ['x', 2])).affectedRows);
  expect(counts).toEqual([2, 2, 2, 2]);
});

test('a failure has its code, leaves out the values, and a savepoint takes it back', async () => {
  for (const id of [1, 2, 3, 4]) await add(id);
  await quick.transaction(async (tx) => {
    await tx.query('savepoint one');
    const failure = await tx.query(INSERT, [4, 'secret', null]).catch((error: unknown) => error);
    expect(sqlStateOf(failure)).toBe('23505');
    expect(JSON.stringify(failure)).not.toContain('secret');
    expect(sqlStateOf(await tx.query(INSERT, [6, null, null]).catch((error: unknown) => error))).toBe('25P02');
    await tx.query('rollback to savepoint one');
    await tx.query(INSERT, [5, null, null]);
  });
  expect((await plain.query('select id from things order by id')).rows.map((row) => (row as { id: number }).id)).toEqual([1, 2, 3, 4, 5]);
});

test('a statement outside of a transaction waits for its end', async () => {
  for (const id of [1, 2, 3]) await add(id);
  const seen: string[] = [];
  let outside: Promise<unknown> | undefined;
  await quick.transaction(async (tx) => {
    outside = add(4).then(() => seen.push('outside'));
    await tx.query(INSERT, [5, null, null]);
    await tx.query(INSERT, [6, null, null]);
    seen.push('inside');
  });
  await outside;
  expect(seen).toEqual(['inside', 'outside']);
});

test('nothing can be asked of a transaction that has ended', async () => {
  for (const id of [1, 2, 3]) await add(id);
  const ended = await quick.transaction(async (tx) => tx);
  await expect(ended.query(INSERT, [4, null, null])).rejects.toThrow('Transaction is closed');
});

test('a statement whose result has another type by now fails once and is prepared again', async () => {
  const all = () => quick.query<{ more: number }>('select * from things');
  await add(1);
  for (let use = 0; use < 4; use += 1) await all();
  await plain.exec('alter table things add column more integer default 7');
  await expect(all()).rejects.toThrow('cached plan');
  expect((await all()).rows).toMatchObject([{ more: 7 }]);
});

test('two users of one session do not replace the statements of each other', async () => {
  const other = quickEmbedded(plain);
  for (let use = 0; use < 4; use += 1) {
    expect((await quick.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect((await other.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  }
});

test('a plan is made again after a thousand uses', async () => {
  const ask = () => quick.query('select name from things where id = $1', [1]);
  for (let use = 0; use < 1_002; use += 1) await ask();
  expect(await messagesOf(ask)).toBe(2);
  expect(await messagesOf(ask)).toBe(1);
});
