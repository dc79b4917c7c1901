import { beforeEach, expect, test } from 'vitest';
import type { CartDifference } from '#contract/cart-difference.ts';
import type { Cart } from '#contract/cart.ts';
import { createCartDifferences } from '#server/platform/http/cart-differences.ts';
import { cartHandlers } from './handlers.ts';
import { openTestShop } from './testing.ts';
import { create, database, useCartShop } from './testing-cart.ts';
import { TEST_VARIANTS, wish } from './testing-variants.ts';

useCartShop();

let ada: ReturnType<ReturnType<typeof openTestShop>['as']>;
beforeEach(() => {
  ada = openTestShop(database.db, cartHandlers, { cartDifferences: createCartDifferences() }).as('ada');
});

const addTo = (cart: Cart, name: Parameters<typeof wish>[0], holds?: string, key?: string) =>
  ada<Cart & CartDifference>('POST', '/cart/v1/item', {
    body: { cartId: cart.id, ...wish(name) },
    ...(holds !== undefined && { holds }),
    ...(key !== undefined && { key }),
  });
const read = (cart: Cart, holds?: string) => ada<Cart & CartDifference>('GET', `/cart/v1/cart/${cart.id}`, holds === undefined ? {} : { holds });

test('a client that names no cart gets the whole cart without a tag', async () => {
  const cart = await create(ada);
  expect((await addTo(cart, 'shoe')).body).toMatchObject({ id: cart.id, items: [{ upc: TEST_VARIANTS.shoe.upc }] });
  expect((await read(cart)).body).not.toHaveProperty('tag');
});

test('a client that holds no tagged cart gets the whole cart, tagged; equal carts have equal tags', async () => {
  const cart = await create(ada);
  const added = (await addTo(cart, 'shoe', 'none')).body;
  expect(added).toMatchObject({ id: cart.id, tag: expect.any(String), items: [{ upc: TEST_VARIANTS.shoe.upc }] });
  expect((await read(cart, 'none')).body).toEqual(added);
});

test('a client that holds the last cart gets what differs: the touched line, the amounts, the version', async () => {
  const cart = await create(ada);
  await addTo(cart, 'shoe', 'none');
  const held = (await addTo(cart, 'tee', 'none')).body;
  const { base, items, order, fields } = (await addTo(cart, 'tee', held.tag)).body;
  expect({ base, order }).toEqual({ base: held.tag, order: undefined });
  expect(items).toMatchObject([{ at: 1, qty: 2, price: { rowTotal: expect.any(Number) } }]);
  expect(items[0]).not.toHaveProperty('name');
  expect(fields).toMatchObject({ version: held.version + 1, totalItems: 3, tag: expect.any(String) });
  expect(fields).not.toHaveProperty('id');
  const now = (await read(cart, 'none')).body;
  expect(fields).toMatchObject({ tag: now.tag, totals: now.totals });
  expect((await read(cart, now.tag)).body).toEqual({ base: now.tag, items: [], fields: { tag: now.tag } });
});

test('the answer to a repeat is what differs from the cart that its client holds by then', async () => {
  const cart = await create(ada);
  const held = (await addTo(cart, 'shoe', 'none')).body;
  const key = '0193c7f0-0000-7000-8000-000000000001';
  const lost = (await addTo(cart, 'tee', held.tag, key)).body;
  expect(lost.base).toBe(held.tag);
  // The server gave out another tag since, so it cannot tell what differs.
  const repeated = (await addTo(cart, 'tee', held.tag, key)).body;
  expect(repeated).toMatchObject({ id: cart.id, tag: lost.fields['tag'], items: [{ qty: 1 }, { qty: 1 }] });
});

test('a refusal is no cart, and a tag of another cart is of no use', async () => {
  const [cart, other] = [await create(ada), await create(ada)];
  const { tag } = (await addTo(other, 'shoe', 'none')).body;
  expect((await addTo(cart, 'shoe', tag)).body).toMatchObject({ id: cart.id });
  expect((await addTo({ ...cart, id: '0193c7f0-0000-7000-8000-000000000002' }, 'shoe', tag)).code).toBe('BSK404');
});

test('no more carts are remembered than there is room for', async () => {
  const shorten = createCartDifferences(2);
  const cartOf = (id: string) => ({ id, basketId: id, version: 1, items: [] });
  const tag = (id: string) => (shorten(cartOf(id), 'none') as { tag: string }).tag;
  const [first] = [tag('a'), tag('b'), tag('c')];
  expect(shorten(cartOf('a'), first ?? '')).toHaveProperty('basketId');
  expect(shorten(cartOf('a'), first ?? '')).toHaveProperty('base');
});

test('no more lines are remembered than there is room for, and of the last cart all', () => {
  const shorten = createCartDifferences(100, 5);
  const line = (id: string) => ({ id, qty: 1, price: {} });
  const cartOf = (id: string, lines: number) => ({
    id,
    basketId: id,
    version: 1,
    items: Array.from({ length: lines }, (_, at) => line(`${id}${at}`)),
  });
  const tagOf = (id: string, lines: number) => (shorten(cartOf(id, lines), 'none') as { tag: string }).tag;
  const [first, second] = [tagOf('a', 2), tagOf('b', 3)];
  expect(shorten(cartOf('a', 2), first)).toHaveProperty('base');
  expect(shorten(cartOf('b', 3), second)).toHaveProperty('base');
  const long = tagOf('c', 9);
  expect(shorten(cartOf('c', 9), long)).toHaveProperty('base');
  expect(shorten(cartOf('a', 2), first)).toHaveProperty('basketId');
});
