import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { carts } from '#server/platform/db/schema/commerce.ts';
import { TEST_VARIANTS, wish } from './testing-variants.ts';
import { ada, add, create, database, get, setStock, shop, useCartShop } from './testing-cart.ts';

useCartShop();

describe('a repeat', () => {
  test('a repeat with the same key has one effect and returns the current cart', async () => {
    const cart = await create();
    const key = uuidv7();
    await add(cart, 'tee', {}, { key });
    await add(cart, 'shoe');
    const again = await add(cart, 'tee', {}, { key });
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.body.items.map(({ qty }) => qty)).toEqual([1, 1]);
    expect(again.body.version).toBe(3);
  });

  test('a repeat of a refusal is refused again, even if it would now succeed', async () => {
    const cart = await create();
    const key = uuidv7();
    expect((await add(cart, 'soldOut', {}, { key })).code).toBe('INV700');
    await setStock(TEST_VARIANTS.soldOut.upc, 5);
    expect(await add(cart, 'soldOut', {}, { key })).toMatchObject({ code: 'INV700', details: { upc: TEST_VARIANTS.soldOut.upc } });
    expect((await add(cart, 'soldOut')).status).toBe(200);
  });

  test('a repeat of the key with another body is refused', async () => {
    const cart = await create();
    const key = uuidv7();
    await add(cart, 'tee', {}, { key });
    expect(await add(cart, 'tee', { qty: 2 }, { key })).toMatchObject({ status: 422, code: 'WMK422' });
  });

  test('the keys of two shoppers are independent', async () => {
    const key = uuidv7();
    const mine = await create(ada, { key });
    const other = await create(shop.as('eve'), { key });
    expect(other.id).not.toBe(mine.id);
  });
});

describe('If-Match', () => {
  test('If-Match names the version to change, and another version is a conflict without effect', async () => {
    const cart = await create();
    expect((await add(cart, 'tee', {}, { ifMatch: 1 })).body.version).toBe(2);
    expect(await add(cart, 'tee', {}, { ifMatch: 1 })).toMatchObject({ status: 412, code: 'WMK412', details: { version: 2 } });
    expect((await get(cart)).body.totalItems).toBe(1);
  });
});

describe('a rebuild', () => {
  const rebuild = (cartId: string, items: unknown[], more: Record<string, unknown> = {}, call = ada) =>
    call('POST', '/cart/v1/cart', { body: { rebuildOf: { cartId, epoch: 1 }, items, ...more } });

  test('a rebuild creates exactly one cart, however often it is requested', async () => {
    const lost = uuidv7();
    const items = [wish('tee', { qty: 2 }), wish('shoe')];
    const [a, b] = await Promise.all([rebuild(lost, items), rebuild(lost, items)]);
    const c = await rebuild(lost, items);
    expect(new Set([a.body.id, b.body.id, c.body.id]).size).toBe(1);
    expect(c.body.items.map(({ qty }) => qty)).toEqual([2, 1]);
    expect(await database.db.$count(carts)).toBe(1);
  });

  test('a rebuild restores what is available and adds flash messages about the rest', async () => {
    const { body } = await rebuild(uuidv7(), [wish('tee', { qty: 9 }), wish('withdrawn'), wish('soldOut'), wish('shoeWide', { storeId: 'PDX' })], {
      coupons: ['WELCOME10', 'SPRING25'],
    });
    expect(body.items.map(({ upc, qty }) => [upc, qty])).toEqual([
      [TEST_VARIANTS.tee.upc, 6],
      [TEST_VARIANTS.shoeWide.upc, 1],
    ]);
    expect(body.flash.map(({ code }) => code)).toEqual([
      'ProductItemMaxQuantity',
      'ProductItemNotAvailable',
      'ProductItemNotAvailable',
      'PickupToHomeDelivery',
    ]);
    // Of no item of the answer: whoever tells of it needs the name.
    expect(body.flash[0]?.details).toEqual({ upc: TEST_VARIANTS.tee.upc, name: body.items[0]?.name, maxAllowedQty: 6, wantedQuantity: 9 });
    expect(body.flash[1]?.details).toMatchObject({ upc: TEST_VARIANTS.withdrawn.upc, name: expect.any(String) });
    expect(body.couponItems.map(({ code }) => code)).toEqual(['WELCOME10']);
  });

  test('a rebuild of an existing cart returns that cart, and nothing returns from one that became an order', async () => {
    const { body: cart } = await add(await create(), 'tee');
    expect((await rebuild(cart.id, [wish('shoe')])).body).toEqual(cart);
    await database.db.update(carts).set({ state: 'ordered' });
    const after = await rebuild(cart.id, [wish('tee')], { coupons: ['WELCOME10'] });
    expect(after.body).toMatchObject({ items: [], couponItems: [] });
    expect(after.body.id).not.toBe(cart.id);
  });

  test("a rebuild of another shopper's cart creates an own new one", async () => {
    const cart = await create();
    const eve = await rebuild(cart.id, [wish('tee')], {}, shop.as('eve'));
    expect(eve.body.id).not.toBe(cart.id);
    expect(eve.body.totalItems).toBe(1);
  });
});
