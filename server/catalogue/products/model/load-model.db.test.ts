import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { bumpCatalogue } from '../version.ts';
import { currentModel } from './load-model.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a transaction never waits for a load outside of it, which would wait for the transaction', async () => {
  await bumpCatalogue(database.db);
  const outside = currentModel(database.db);
  // By now the load outside has begun and is between two of its queries.
  await database.db.execute(sql`select 1`);
  const inside = await database.db.transaction((tx) => currentModel(tx));
  expect(inside.version).toBe((await outside).version);
}, 10_000);
