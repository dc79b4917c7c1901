import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from './open.ts';
import { shopSecrets } from './schema/consumer.ts';
import { createTestTemplate, openTestDatabase } from './test-database.ts';

const addSecret = (db: Db, name: string) => db.insert(shopSecrets).values({ name, value: 'written by a test' });

const secretsIn = async (db: Db): Promise<string[]> => (await db.select({ name: shopSecrets.name }).from(shopSecrets)).map(({ name }) => name);

const openFilled = createTestTemplate(async (db) => void (await addSecret(db, 'seeded')));

it('opens a database that holds what its filling wrote, whatever the test before it changed', async () => {
  const first = await openFilled();
  await addSecret(first.db, 'left behind');
  await first.db.execute(sql`delete from shop_secrets where name = 'seeded'`);
  await first.close();
  const second = await openFilled();
  expect(await secretsIn(second.db)).toEqual(['seeded']);
  await second.close();
});

it('opens an empty one after a filled one', async () => {
  await (await openFilled()).close();
  const empty = await openTestDatabase();
  expect(await secretsIn(empty.db)).toEqual([]);
  await empty.close();
});

it('gives two tests that run at the same time databases of their own', async () => {
  const [one, other] = [await openTestDatabase(), await openTestDatabase()];
  await addSecret(one.db, 'of one');
  expect(await secretsIn(other.db)).toEqual([]);
  await one.close();
  await other.close();
});

it('does not reuse a database whose schema a test has changed', async () => {
  const changed = await openTestDatabase();
  await changed.db.execute(sql`create table made_by_a_test (id int)`);
  await changed.db.execute(sql`alter table shop_secrets add column made_by_a_test int`);
  await changed.close();
  const next = await openTestDatabase();
  const left = sql`information_schema.columns where 'made_by_a_test' in (table_name, column_name)`;
  expect(await next.db.select({ table: sql`table_name` }).from(left)).toEqual([]);
  await next.close();
});

it('answers no query after it was closed', async () => {
  const { db, close } = await openTestDatabase();
  await close();
  await expect(secretsIn(db)).rejects.toThrow(/./);
});

it('ends a transaction that a test left open', async () => {
  const left = await openTestDatabase();
  await left.db.execute(sql`begin`).catch(() => {});
  await left.close();
  const next = await openTestDatabase();
  await next.db.transaction((transaction) => addSecret(transaction as unknown as Db, 'in a transaction of its own'));
  expect(await secretsIn(next.db)).toEqual(['in a transaction of its own']);
  await next.close();
});
