import { beforeEach, expect, test } from 'vitest';
import { GOODS } from './testing.ts';
import { add, create, database, get, useCartShop } from './testing-basket.ts';

useCartShop();

/** As they are sent; what opens and closes a transaction is not counted. */
let sent: string[] = [];
beforeEach(() => {
  const logger = { logQuery: (text: string) => void (/^(?:begin|commit|rollback)$/.test(text) || sent.push(text)) };
  const session = database.db._.session as unknown as { options: object; logger: unknown };
  session.options = { ...session.options, logger };
  session.logger = logger;
});

const statementsOf = async (call: () => Promise<unknown>): Promise<string[]> => {
  sent = [];
  await call();
  return sent;
};
const placeOf = (statements: readonly string[], part: string): number => statements.findIndex((text) => text.includes(part));

test('an item is added in twelve statements at most, the lookup of the session not counted', async () => {
  const cart = await create();
  const first = await statementsOf(() => add(cart, 'shoe'));
  const more = await statementsOf(() => add(cart, 'shoe'));
  expect(first.length).toBeLessThanOrEqual(12);
  expect(more.length).toBeLessThanOrEqual(12);
  expect((await get(cart)).body.items).toMatchObject([{ upc: GOODS.shoe.upc, qty: 2 }]);
});

test('a key is locked before it is looked up, and a basket before it is read', async () => {
  const cart = await create();
  const statements = await statementsOf(() => add(cart, 'tee'));
  const key = placeOf(statements, 'pg_try_advisory_xact_lock');
  const basket = placeOf(statements, 'for update');
  expect(key).toBeGreaterThanOrEqual(0);
  expect(placeOf(statements, 'from "idempotency_keys"')).toBe(key + 1);
  expect(basket).toBeGreaterThan(key + 1);
  expect(placeOf(statements, 'left join lateral')).toBe(basket + 1);
});

test('a basket is read in three statements at most, however many lines it has', async () => {
  const cart = await create();
  for (const name of ['shoe', 'tee', 'shoeWide'] as const) await add(cart, name);
  const statements = await statementsOf(() => get(cart));
  expect(statements.length).toBeLessThanOrEqual(3);
});
