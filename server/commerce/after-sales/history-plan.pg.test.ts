import { and, desc, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { BOUGHT } from './find-own.ts';
import { ordersOf } from './whose.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`
    insert into orders (order_number, st, cart_id, subject, state, locale, currency, total, created_at, placed_at)
    select 'WM-' || n, 'st' || n, gen_random_uuid(), 'guest-' || n / 4, 'FINALISED', 'en-us', 'USD', 100, now(), now() - n * interval '1 minute'
    from generate_series(1, 5000) n`);
  await database.db.execute(sql`analyze orders`);
});
afterAll(() => database.close());

/** How PostgreSQL runs the query. */
const planOf = async (condition: ReturnType<typeof ordersOf>): Promise<string> => {
  const query = database.db
    .select()
    .from(orders)
    .where(and(condition, inArray(orders.state, [...BOUGHT])))
    .orderBy(desc(orders.placedAt), desc(orders.orderNumber))
    .limit(10);
  const { rows } = (await database.db.execute(sql`explain ${query.getSQL()}`)) as { rows: Record<string, string>[] };
  return rows.flatMap((row) => Object.values(row)).join('\n');
};

test('the history of an account is found by indexes, with what stores sold to it', async () => {
  const account = { id: uuidv7(), email: 'ada@shop.example', consumerType: 'CONSUMER' as const };
  const plan = await planOf(ordersOf(database.db, { subject: 'account-ada', account }));
  expect(plan).not.toMatch(/Seq Scan on orders/);
  expect(plan).toMatch(/orders_subject/);
  expect(plan).toMatch(/orders_pkey/);
});
