import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { carts } from '#server/platform/db/schema/commerce.ts';
import { forgetOldCarts } from './forget.ts';
import { TEST_VARIANTS, wish } from './testing-variants.ts';
import { ada, add, create, database, get, setStock, shop, update, useCartShop } from './testing-cart.ts';

useCartShop();

describe('a cart', () => {
  test('a cart is created empty and found again', async () => {
    const answer = await ada('POST', '/cart/v1/cart', { body: {} });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ version: 1, items: [], totalItems: 0, currency: 'USD', totals: { total: 0 } });
    expect((await get(answer.body)).body).toEqual(answer.body);
  });

  test("a missing cart, another shopper's, and an ordered one get the same response", async () => {
    const cart = await create();
    const foreign = await shop.as('eve')('GET', `/cart/v1/cart/${cart.id}`);
    const absent = await ada('GET', `/cart/v1/cart/${uuidv7()}`);
    await database.db.update(carts).set({ state: 'ordered' });
    const ordered = await get(cart);
    const changed = await add(cart, 'tee');
    for (const answer of [foreign, absent, ordered, changed])
      expect([answer.status, answer.code, answer.details]).toEqual([404, 'BSK404', undefined]);
  });

  test('a cart created with its first item does not exist if the item is refused', async () => {
    expect((await ada('POST', '/cart/v1/cartWithItem', { body: wish('tee', { qty: 2 }) })).body).toMatchObject({ totalItems: 2, version: 1 });
    expect((await ada('POST', '/cart/v1/cartWithItem', { body: wish('soldOut') })).code).toBe('INV700');
    expect(await database.db.$count(carts)).toBe(1);
  });

  test('a cart cannot be changed while its order is being placed, and the response asks to retry', async () => {
    const cart = await create();
    await database.db.update(carts).set({ state: 'placing' });
    const answer = await add(cart, 'tee');
    expect([answer.status, answer.code, answer.headers.get('Retry-After')]).toEqual([409, 'WMK409K', '2']);
    expect((await get(cart)).status).toBe(200);
  });
});

describe('adding an item', () => {
  test('an addition creates a line with its price, its texts and its stock', async () => {
    const { body } = await add(await create(), 'tee', { qty: 2 });
    expect(body.items).toMatchObject([
      {
        upc: TEST_VARIANTS.tee.upc,
        qty: 2,
        maxQty: 6,
        masterId: 'TEE00001',
        price: { current: 3000, original: 4000, rowTotal: 6000, amount: 6000, currency: 'USD' },
        availability: { state: 'InStock', quantity: 50 },
        shippingOptions: [{ selected: true, shippingMethod: { code: 'standard', deliveryTime: { minDays: 3, maxDays: 5 } } }],
      },
    ]);
    expect(body.version).toBe(2);
  });

  test('the same choice raises the quantity, and another choice is another line', async () => {
    const cart = await create();
    await add(cart, 'tee');
    await add(cart, 'tee', { qty: 2 });
    await add(cart, 'tee', { giftOption: { to: 'Bea', message: 'Hi' } });
    await add(cart, 'custom', { recipeId: 'letters-AB.sole-gum' });
    await add(cart, 'custom');
    const { body } = await add(cart, 'tee', { storeId: 'PDX' });
    expect(body.items.map(({ qty }) => qty)).toEqual([3, 1, 1, 1, 1]);
    expect(body.version).toBe(7);
  });

  test('a line lists the keys of the changes that created or changed it, newest last', async () => {
    const cart = await create();
    const [first, second] = [uuidv7(), uuidv7()];
    await add(cart, 'tee', {}, { key: first });
    expect((await add(cart, 'tee', {}, { key: second })).body.items[0]?.opIds).toEqual([first, second]);
  });

  test.each([
    ['withdrawn', 404, 'ORD404', {}],
    ['soldOut', 409, 'INV700', {}],
    ['dollarsOnly', 409, 'INV702', { locale: 'fr-fr' }],
    ['freeOfCharge', 409, 'PRC400', {}],
  ] as const)('an addition of %s is refused', async (name, status, code, options) => {
    const answer = await add(await create(), name, {}, options);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  test('an unknown UPC, or one of another product, is not available', async () => {
    const cart = await create();
    expect((await add(cart, 'tee', { upc: '99999999999999' })).code).toBe('ORD404');
    expect((await add(cart, 'tee', { product: TEST_VARIANTS.shoe.productId })).code).toBe('ORD404');
    expect((await add(cart, 'tee', { product: 'TEE00001' })).status).toBe(200);
  });

  test('a quantity above the limit or the stock is refused with the available one', async () => {
    const cart = await create();
    expect(await add(cart, 'tee', { qty: 7 })).toMatchObject({ status: 409, code: 'INV408', details: { maxAllowedQty: 6 } });
    await add(cart, 'tee', { qty: 4 });
    expect(await add(cart, 'tee', { qty: 3, giftOption: { to: 'Bea', message: '' } })).toMatchObject({
      code: 'INV408',
      details: { maxAllowedQty: 2 },
    });
    expect(await add(cart, 'fewLeft', { qty: 3 })).toMatchObject({ code: 'INV408', details: { maxAllowedQty: 2 } });
    // Whether other places may have more.
    expect((await add(cart, 'tee', { qty: 7 })).details).not.toHaveProperty('availableQuantity');
    expect((await add(cart, 'fewLeft', { qty: 3 })).details).toHaveProperty('availableQuantity', 2);
    expect((await add(cart, 'fewLeft', { qty: 2, maxQty: 999_999 })).body.items[1]).toMatchObject({
      qty: 2,
      maxQty: 2,
      availability: { state: 'LowStock' },
    });
  });

  test('a variant with backorder is sold without stock', async () => {
    expect((await add(await create(), 'backorder', { qty: 3 })).body.items[0]).toMatchObject({ qty: 3, availability: { state: 'InStock' } });
  });

  test('an addition for a store checks the stock of that store', async () => {
    const cart = await create();
    expect((await add(cart, 'soldOut', { storeId: 'PDX' })).body.shipments).toMatchObject([
      { shippingId: 'pickup-PDX', code: 'pickup', storeId: 'PDX', shipping: 0 },
    ]);
    expect((await add(cart, 'shoeWide', { storeId: 'PDX' })).code).toBe('INV700');
    expect((await add(cart, 'shoe', { storeId: 'NOWHERE' })).code).toBe('STR404');
    expect((await add(cart, 'shoe', { storeId: 'PAR' })).code).toBe('STR404');
    expect((await add(cart, 'shoe', { storeId: 'PAR' }, { locale: 'fr-fr' })).status).toBe(200);
  });

  test('a gift card is sent by email, and a made-to-order product in its own shipment', async () => {
    const cart = await create();
    await add(cart, 'giftCard', { giftOption: { to: 'Bea', email: 'bea@example.com', message: 'For you' } });
    const { body } = await add(cart, 'custom');
    expect(body.shipments.map(({ shippingId, code }) => [shippingId, code])).toEqual([
      ['customs', 'customs'],
      ['digital', 'digital'],
    ]);
    expect(body.items[0]).toMatchObject({ isDigitalProduct: true, giftOption: { to: 'Bea' } });
  });
});

describe('changing a line', () => {
  test('a change of quantity sets the absolute quantity', async () => {
    const { body: cart } = await add(await create(), 'tee', { qty: 2 });
    expect((await update(cart, cart.items[0]?.id, { qty: 5 })).body.items[0]?.qty).toBe(5);
    expect(await update(cart, cart.items[0]?.id, { qty: 7 })).toMatchObject({ code: 'INV408', details: { maxAllowedQty: 6 } });
  });

  test('an edit of the variant keeps the position, and merges with the line that has that choice', async () => {
    const cart = await create();
    await add(cart, 'shoe', { qty: 1 });
    const { body } = await add(cart, 'shoeWide', { qty: 2 });
    const id = body.items[0]?.id;
    const joined = await update(cart, id, { upc: TEST_VARIANTS.shoeWide.upc, product: TEST_VARIANTS.shoeWide.productId });
    expect(joined.body.items.map(({ upc, qty }) => [upc, qty])).toEqual([[TEST_VARIANTS.shoeWide.upc, 3]]);
    const edited = await update(cart, joined.body.items[0]?.id, { upc: TEST_VARIANTS.tee.upc });
    expect(edited.body.items).toMatchObject([
      { upc: TEST_VARIANTS.tee.upc, productId: TEST_VARIANTS.tee.productId, qty: 3, id: joined.body.items[0]?.id },
    ]);
  });

  test('a line moves to a store, to shipping to a store, and to home delivery', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    const id = cart.items[0]?.id;
    const ways = async (body: Record<string, unknown>) => (await update(cart, id, body)).body.shipments.map(({ shippingId }) => shippingId);
    expect(await ways({ storeId: 'PDX' })).toEqual(['pickup-PDX']);
    expect(await ways({ shippingCode: 'sts' })).toEqual(['sts-PDX']);
    expect(await ways({ qty: 2 })).toEqual(['sts-PDX']);
    expect(await ways({ storeId: null })).toEqual(['home']);
  });

  test('the gift option is set and cleared', async () => {
    const { body: cart } = await add(await create(), 'tee');
    const id = cart.items[0]?.id;
    expect((await update(cart, id, { giftOption: { to: 'Bea', message: 'Hi' } })).body.items[0]?.giftOption).toEqual({ to: 'Bea', message: 'Hi' });
    expect((await update(cart, id, { giftOption: null })).body.items[0]?.giftOption).toBeUndefined();
  });

  test('a change of a missing line is refused, and its removal is not an error', async () => {
    const { body: cart } = await add(await create(), 'tee');
    const id = cart.items[0]?.id;
    const remove = () => ada('DELETE', '/cart/v1/item', { body: { cartId: cart.id, itemId: id } });
    expect((await remove()).body).toMatchObject({ items: [], version: 3 });
    expect((await remove()).body).toMatchObject({ items: [], version: 3 });
    expect((await update(cart, id, { qty: 2 })).code).toBe('ORD430');
  });

  test.each([
    [{ upc: TEST_VARIANTS.withdrawn.upc }, 'ORD404'],
    [{ upc: TEST_VARIANTS.soldOut.upc }, 'INV700'],
    [{ storeId: 'NOWHERE' }, 'STR404'],
    [{ upc: TEST_VARIANTS.freeOfCharge.upc }, 'PRC400'],
  ])('a change to %j is refused with %s', async (body, code) => {
    const { body: cart } = await add(await create(), 'tee');
    expect((await update(cart, cart.items[0]?.id, body)).code).toBe(code);
  });
});

describe('stock that changed', () => {
  test('a shortage is reported in a flash message, and a sold-out item costs nothing', async () => {
    const cart = await create();
    await add(cart, 'tee', { qty: 4 });
    await add(cart, 'fewLeft', { qty: 2 });
    await setStock(TEST_VARIANTS.fewLeft.upc, 1);
    expect((await get(cart)).body.flash).toMatchObject([
      { code: 'ProductLineItemInventoryMissing', details: { missingQuantity: 1, availableQuantity: 1 } },
    ]);
    await setStock(TEST_VARIANTS.fewLeft.upc, 0);
    const gone = (await get(cart)).body;
    expect(gone.items[1]).toMatchObject({ availability: { state: 'OutOfStock', quantity: 0 }, price: { rowTotal: 40000, amount: 0 } });
    expect(gone.totals).toMatchObject({ itemSubTotal: 12000, totalUnits: 4 });
    await setStock(TEST_VARIANTS.tee.upc, 0);
    expect((await get(cart)).body.flash.map(({ code }) => code)).toEqual([
      'ProductLineItemInventoryMissing',
      'ProductLineItemInventoryMissing',
      'ProductLineItemFullInventoryMissing',
    ]);
  });

  test('lines of one variant at one place share its stock', async () => {
    const cart = await create();
    await add(cart, 'fewLeft');
    const { body } = await add(cart, 'fewLeft', { giftOption: { to: 'Bea', message: '' } });
    await setStock(TEST_VARIANTS.fewLeft.upc, 1);
    expect((await get(body)).body.items.map(({ availability }) => availability.state)).toEqual(['LowStock', 'OutOfStock']);
  });

  test('a favourite store is offered with its stock', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    expect((await get(cart, { query: { favStoreId: 'PDX' } })).body.items[0]?.shippingOptions).toMatchObject([
      { selected: true, shippingMethod: { code: 'standard' } },
      { selected: false, shippingMethod: { code: 'pickup', deliveryTime: { minDays: 1, maxDays: 1 } }, storeInfo: { id: 'PDX', storeInventory: 4 } },
      { selected: false, shippingMethod: { code: 'sts' }, storeInfo: { id: 'PDX' } },
    ]);
  });
});

test('carts that were abandoned long ago are deleted, unless they became orders', async () => {
  const cart = await create();
  const ordered = await create(shop.as('eve'));
  await database.db.update(carts).set({ state: 'ordered' }).where(eq(carts.id, ordered.id));
  await forgetOldCarts(database.db, new Date('2026-12-01T00:00:00Z'));
  expect((await get(cart)).status).toBe(200);
  await forgetOldCarts(database.db, new Date('2027-04-01T00:00:00Z'));
  expect((await get(cart)).code).toBe('BSK404');
  expect(await database.db.$count(carts)).toBe(1);
});
