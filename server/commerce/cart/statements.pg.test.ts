import { beforeEach, expect, test } from 'vitest';
import { listenToStatements, placeOf, statementsOf } from '#server/platform/db/statements-sent.ts';
import { TEST_VARIANTS } from './testing-variants.ts';
import { add, create, database, get, update, useCartShop } from './testing-cart.ts';

useCartShop();

beforeEach(() => listenToStatements(database.db));

test('an addition takes at most eleven statements, without the reads of session and catalogue', async () => {
  const cart = await create();
  const first = await statementsOf(() => add(cart, 'shoe'));
  const more = await statementsOf(() => add(cart, 'shoe'));
  expect(first.length).toBeLessThanOrEqual(11);
  expect(more.length).toBeLessThanOrEqual(11);
  expect((await get(cart)).body.items).toMatchObject([{ upc: TEST_VARIANTS.shoe.upc, qty: 2 }]);
});

test('another quantity of a line takes no more statements than an addition, and the cart in its response equals the one that is read afterwards', async () => {
  const cart = await create();
  const { items } = (await add(cart, 'shoe')).body;
  await add(cart, 'tee');
  let answered: unknown;
  const statements = await statementsOf(async () => {
    answered = (await update(cart, items[0]?.id, { qty: 3 })).body;
  });
  expect(statements.length).toBeLessThanOrEqual(11);
  expect(statements.filter((text) => text.includes('left join lateral'))).toHaveLength(1);
  expect(answered).toMatchObject({ items: [{ qty: 3 }, { qty: 1 }] });
  expect(answered).toEqual((await get(cart)).body);
});

const gift = { giftOption: { to: 'Bea', message: 'Walk far', email: 'bea@shop.example' } };
test.each([
  ['a first line', [['shoe']]],
  ['a second line', [['shoe'], ['tee']]],
  ['more of a line', [['tee'], ['shoe'], ['tee']]],
  ['a line for a store', [['shoe', { storeId: 'PDX', qty: 2 }]]],
  ['a present', [['giftCard', gift]]],
  ['a line that earns something', [['fewLeft', { qty: 2 }]]],
] as const)('the cart in the response to an addition equals the one that is read afterwards: %s', async (_, wishes) => {
  const cart = await create();
  let answered: unknown;
  for (const [name, more] of wishes) answered = (await add(cart, name, more ?? {})).body;
  expect(answered).toEqual((await get(cart)).body);
});

test('a key is locked before it is looked up, and a cart before it is read', async () => {
  const cart = await create();
  const statements = await statementsOf(() => add(cart, 'tee'));
  const key = placeOf(statements, 'pg_try_advisory_xact_lock');
  const lockedCart = placeOf(statements, 'for update');
  expect(key).toBeGreaterThanOrEqual(0);
  expect(placeOf(statements, 'from "idempotency_keys"')).toBe(key + 1);
  expect(lockedCart).toBeGreaterThan(key + 1);
  expect(placeOf(statements, 'left join lateral')).toBe(lockedCart + 1);
});

test('an addition reads all that it needs of the cart at once', async () => {
  const cart = await create();
  await add(cart, 'shoe');
  const statements = await statementsOf(() => add(cart, 'tee'));
  const stockReads = statements.filter((text) => text.includes('from "stock"'));
  expect(stockReads).toHaveLength(1);
  expect(statements.filter((text) => text.includes('left join lateral'))).toHaveLength(1);
});

test('a cart is read in at most three statements, however many lines it has', async () => {
  const cart = await create();
  for (const name of ['shoe', 'tee', 'shoeWide'] as const) await add(cart, name);
  const statements = await statementsOf(() => get(cart));
  expect(statements.length).toBeLessThanOrEqual(3);
});
