import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { estimateCart } from '#pricing/estimate.ts';
import type { OpenDatabase } from '../db/open.ts';
import { stock } from '../db/schema/catalogue.ts';
import { carts } from '../db/schema/commerce.ts';
import { createTestTemplate } from '../db/test-database.ts';
import { forgetOldCarts } from './forget.ts';
import { cartHandlers } from './handlers.ts';
import { ADDRESSES, type CallOptions, fillShop, GOODS, openTestShop, wish } from './testing.ts';

const open = createTestTemplate(fillShop);
let database: OpenDatabase;
let shop: ReturnType<typeof openTestShop>;
let ada: ReturnType<typeof shop.as>;
beforeEach(async () => {
  database = await open();
  shop = openTestShop(database.db, cartHandlers);
  ada = shop.as('ada');
});
afterEach(() => database.close());

const create = async (call = ada, options: CallOptions = {}) => (await call('POST', '/cart/v1/cart', { body: {}, ...options })).body;
const add = (cart: Cart, name: Parameters<typeof wish>[0], more: Record<string, unknown> = {}, options: CallOptions = {}) =>
  ada('POST', '/cart/v1/item', { body: { cartId: cart.id, ...wish(name, more) }, ...options });
const update = (cart: Cart, itemId: string | undefined, body: Record<string, unknown>, options: CallOptions = {}) =>
  ada('PUT', `/cart/v1/cart/${cart.id}/item`, { query: { itemId: itemId ?? '' }, body, ...options });
const get = (cart: Cart, options: CallOptions = {}) => ada('GET', `/cart/v1/cart/${cart.id}`, options);
const coupon = (cart: Cart, code: string) => ada('PUT', '/cart/v1/coupon', { body: { cartId: cart.id, code } });
const ship = (cart: Cart, ...addresses: Record<string, unknown>[]) =>
  ada('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { body: { addresses } });
const setStock = (upc: string, onHand: number) => database.db.update(stock).set({ onHand }).where(eq(stock.upc, upc));

describe('a basket', () => {
  test('is made empty and found again', async () => {
    const answer = await ada('POST', '/cart/v1/cart', { body: {} });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ version: 1, items: [], totalItems: 0, currency: 'USD', totals: { total: 0 } });
    expect((await get(answer.body)).body).toEqual(answer.body);
  });

  test("that is absent, another's or an order answers the same", async () => {
    const cart = await create();
    const foreign = await shop.as('eve')('GET', `/cart/v1/cart/${cart.id}`);
    const absent = await ada('GET', `/cart/v1/cart/${uuidv7()}`);
    await database.db.update(carts).set({ state: 'ordered' });
    const ordered = await get(cart);
    const changed = await add(cart, 'tee');
    for (const answer of [foreign, absent, ordered, changed])
      expect([answer.status, answer.code, answer.details]).toEqual([404, 'BSK404', undefined]);
  });

  test('made with its first item does not exist where the item is refused', async () => {
    expect((await ada('POST', '/cart/v1/cartWithItem', { body: wish('tee', { qty: 2 }) })).body).toMatchObject({ totalItems: 2, version: 1 });
    expect((await ada('POST', '/cart/v1/cartWithItem', { body: wish('soldOut') })).code).toBe('INV700');
    expect(await database.db.$count(carts)).toBe(1);
  });

  test('cannot be changed while its order is being placed, and says to come back', async () => {
    const cart = await create();
    await database.db.update(carts).set({ state: 'placing' });
    const answer = await add(cart, 'tee');
    expect([answer.status, answer.code, answer.headers.get('Retry-After')]).toEqual([409, 'WMK409K', '2']);
    expect((await get(cart)).status).toBe(200);
  });
});

describe('adding', () => {
  test('makes a line with its price, its words and its stock', async () => {
    const { body } = await add(await create(), 'tee', { qty: 2 });
    expect(body.items).toMatchObject([
      {
        upc: GOODS.tee.upc,
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

  test('the same choice again raises the quantity; another choice is another line', async () => {
    const cart = await create();
    await add(cart, 'tee');
    await add(cart, 'tee', { qty: 2 });
    await add(cart, 'tee', { giftOption: { to: 'Bea', message: 'Hi' } });
    await add(cart, 'tee', { recipeId: 'initials-AB' });
    const { body } = await add(cart, 'tee', { storeId: 'PDX' });
    expect(body.items.map(({ qty }) => qty)).toEqual([3, 1, 1, 1]);
    expect(body.version).toBe(6);
  });

  test('remembers at the line which changes made it, newest last', async () => {
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
  ] as const)('%s is refused', async (name, status, code, options) => {
    const answer = await add(await create(), name, {}, options);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  test('a UPC nobody knows, or of another product, is not available', async () => {
    const cart = await create();
    expect((await add(cart, 'tee', { upc: '99999999999999' })).code).toBe('ORD404');
    expect((await add(cart, 'tee', { product: GOODS.shoe.productId })).code).toBe('ORD404');
    expect((await add(cart, 'tee', { product: 'TEE00001' })).status).toBe(200);
  });

  test('more than the limit or the stock is refused with what may be had', async () => {
    const cart = await create();
    expect(await add(cart, 'tee', { qty: 7 })).toMatchObject({ status: 409, code: 'INV408', details: { maxAllowedQty: 6 } });
    await add(cart, 'tee', { qty: 4 });
    expect(await add(cart, 'tee', { qty: 3, giftOption: { to: 'Bea', message: '' } })).toMatchObject({
      code: 'INV408',
      details: { maxAllowedQty: 2 },
    });
    expect(await add(cart, 'fewLeft', { qty: 3 })).toMatchObject({ code: 'INV408', details: { maxAllowedQty: 2 } });
    expect((await add(cart, 'fewLeft', { qty: 2, maxQty: 999_999 })).body.items[1]).toMatchObject({
      qty: 2,
      maxQty: 2,
      availability: { state: 'LowStock' },
    });
  });

  test('a backordered variant is sold on although none is there', async () => {
    expect((await add(await create(), 'backorder', { qty: 3 })).body.items[0]).toMatchObject({ qty: 3, availability: { state: 'InStock' } });
  });

  test('in a store looks at the shelf of that store', async () => {
    const cart = await create();
    expect((await add(cart, 'soldOut', { storeId: 'PDX' })).body.shipments).toMatchObject([
      { shippingId: 'pickup-PDX', code: 'pickup', storeId: 'PDX', shipping: 0 },
    ]);
    expect((await add(cart, 'shoeWide', { storeId: 'PDX' })).code).toBe('INV700');
    expect((await add(cart, 'shoe', { storeId: 'NOWHERE' })).code).toBe('STR404');
    expect((await add(cart, 'shoe', { storeId: 'PAR' })).code).toBe('STR404');
    expect((await add(cart, 'shoe', { storeId: 'PAR' }, { locale: 'fr-fr' })).status).toBe(200);
  });

  test('a gift card travels by mail, what is made to order on its own', async () => {
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

describe('a repeat', () => {
  test('with the same key has one effect and gets the basket of now', async () => {
    const cart = await create();
    const key = uuidv7();
    await add(cart, 'tee', {}, { key });
    await add(cart, 'shoe');
    const again = await add(cart, 'tee', {}, { key });
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.body.items.map(({ qty }) => qty)).toEqual([1, 1]);
    expect(again.body.version).toBe(3);
  });

  test('of a refusal is refused again, even when it would succeed by now', async () => {
    const cart = await create();
    const key = uuidv7();
    expect((await add(cart, 'soldOut', {}, { key })).code).toBe('INV700');
    await setStock(GOODS.soldOut.upc, 5);
    expect(await add(cart, 'soldOut', {}, { key })).toMatchObject({ code: 'INV700', details: { upc: GOODS.soldOut.upc } });
    expect((await add(cart, 'soldOut')).status).toBe(200);
  });

  test('of the same key with another body is refused', async () => {
    const cart = await create();
    const key = uuidv7();
    await add(cart, 'tee', {}, { key });
    expect(await add(cart, 'tee', { qty: 2 }, { key })).toMatchObject({ status: 422, code: 'WMK422' });
  });

  test('keys of two shoppers do not meet', async () => {
    const key = uuidv7();
    const mine = await create(ada, { key });
    const other = await create(shop.as('eve'), { key });
    expect(other.id).not.toBe(mine.id);
  });
});

describe('If-Match', () => {
  test('names the version that was changed; another one is a conflict without effect', async () => {
    const cart = await create();
    expect((await add(cart, 'tee', {}, { ifMatch: 1 })).body.version).toBe(2);
    expect(await add(cart, 'tee', {}, { ifMatch: 1 })).toMatchObject({ status: 412, code: 'WMK412', details: { version: 2 } });
    expect((await get(cart)).body.totalItems).toBe(1);
  });
});

describe('changing a line', () => {
  test('sets the quantity, absolutely', async () => {
    const { body: cart } = await add(await create(), 'tee', { qty: 2 });
    expect((await update(cart, cart.items[0]?.id, { qty: 5 })).body.items[0]?.qty).toBe(5);
    expect(await update(cart, cart.items[0]?.id, { qty: 7 })).toMatchObject({ code: 'INV408', details: { maxAllowedQty: 6 } });
  });

  test('edits the variant in place, and joins the line that has that choice already', async () => {
    const cart = await create();
    await add(cart, 'shoe', { qty: 1 });
    const { body } = await add(cart, 'shoeWide', { qty: 2 });
    const id = body.items[0]?.id;
    const joined = await update(cart, id, { upc: GOODS.shoeWide.upc, product: GOODS.shoeWide.productId });
    expect(joined.body.items.map(({ upc, qty }) => [upc, qty])).toEqual([[GOODS.shoeWide.upc, 3]]);
    const edited = await update(cart, joined.body.items[0]?.id, { upc: GOODS.tee.upc });
    expect(edited.body.items).toMatchObject([{ upc: GOODS.tee.upc, productId: GOODS.tee.productId, qty: 3, id: joined.body.items[0]?.id }]);
  });

  test('moves it to a store, to be sent to a store, and home again', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    const id = cart.items[0]?.id;
    const ways = async (body: Record<string, unknown>) => (await update(cart, id, body)).body.shipments.map(({ shippingId }) => shippingId);
    expect(await ways({ storeId: 'PDX' })).toEqual(['pickup-PDX']);
    expect(await ways({ shippingCode: 'sts' })).toEqual(['sts-PDX']);
    expect(await ways({ qty: 2 })).toEqual(['sts-PDX']);
    expect(await ways({ storeId: null })).toEqual(['home']);
  });

  test('sets and clears the gift option', async () => {
    const { body: cart } = await add(await create(), 'tee');
    const id = cart.items[0]?.id;
    expect((await update(cart, id, { giftOption: { to: 'Bea', message: 'Hi' } })).body.items[0]?.giftOption).toEqual({ to: 'Bea', message: 'Hi' });
    expect((await update(cart, id, { giftOption: null })).body.items[0]?.giftOption).toBeUndefined();
  });

  test('that is gone is refused; taking it out is no error', async () => {
    const { body: cart } = await add(await create(), 'tee');
    const id = cart.items[0]?.id;
    const remove = () => ada('DELETE', '/cart/v1/item', { body: { cartId: cart.id, itemId: id } });
    expect((await remove()).body).toMatchObject({ items: [], version: 3 });
    expect((await remove()).body).toMatchObject({ items: [], version: 3 });
    expect((await update(cart, id, { qty: 2 })).code).toBe('ORD430');
  });

  test.each([
    [{ upc: GOODS.withdrawn.upc }, 'ORD404'],
    [{ upc: GOODS.soldOut.upc }, 'INV700'],
    [{ storeId: 'NOWHERE' }, 'STR404'],
    [{ upc: GOODS.freeOfCharge.upc }, 'PRC400'],
  ])('%j is refused with %s', async (body, code) => {
    const { body: cart } = await add(await create(), 'tee');
    expect((await update(cart, cart.items[0]?.id, body)).code).toBe(code);
  });
});

describe('stock that moved', () => {
  test('is told as a remark, and what is gone costs nothing', async () => {
    const cart = await create();
    await add(cart, 'tee', { qty: 4 });
    await add(cart, 'fewLeft', { qty: 2 });
    await setStock(GOODS.fewLeft.upc, 1);
    expect((await get(cart)).body.flash).toMatchObject([
      { code: 'ProductLineItemInventoryMissing', details: { missingQuantity: 1, availableQuantity: 1 } },
    ]);
    await setStock(GOODS.fewLeft.upc, 0);
    const gone = (await get(cart)).body;
    expect(gone.items[1]).toMatchObject({ availability: { state: 'OutOfStock', quantity: 0 }, price: { rowTotal: 40000, amount: 0 } });
    expect(gone.totals).toMatchObject({ itemSubTotal: 12000, totalUnits: 4 });
    await setStock(GOODS.tee.upc, 0);
    expect((await get(cart)).body.flash.map(({ code }) => code)).toEqual([
      'ProductLineItemInventoryMissing',
      'ProductLineItemInventoryMissing',
      'ProductLineItemFullInventoryMissing',
    ]);
  });

  test('of one variant at one place is shared by its lines', async () => {
    const cart = await create();
    await add(cart, 'fewLeft');
    const { body } = await add(cart, 'fewLeft', { giftOption: { to: 'Bea', message: '' } });
    await setStock(GOODS.fewLeft.upc, 1);
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

describe('coupons', () => {
  test.each([
    ['NOSUCH', 422, 'PRM130'],
    ['NEXTYEAR', 409, 'PRM135'],
    ['FIRST100', 409, 'PRM140'],
    ['SPRING25', 409, 'PRM155'],
    ['EUROPE5', 422, 'PRM160'],
  ])('%s is refused', async (code, status, expected) => {
    const { body: cart } = await add(await create(), 'tee');
    expect(await coupon(cart, code)).toMatchObject({ status, code: expected });
  });

  test('apply whatever the case, once', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    const { body } = await coupon(cart, ' welcome10 ');
    expect(body.couponItems).toMatchObject([{ code: 'WELCOME10', valid: true, statusCode: 'applied', promotion: { id: 'WELCOME10' } }]);
    expect(body.totals).toMatchObject({ itemSubTotal: 12000, totalDiscount: 1200, totalDiscountPercentage: 10 });
    expect((await coupon(cart, 'WELCOME10')).code).toBe('PRM416');
  });

  test('one that waits for its threshold is kept; one that nothing in the basket could use fails', async () => {
    const cart = await create();
    await add(cart, 'tee', { qty: 1 });
    expect((await coupon(cart, 'TRAIL15')).code).toBe('PRM175');
    await add(cart, 'kidsBoot');
    const { body } = await coupon(cart, 'TRAIL15');
    expect(body.couponItems[0]?.statusCode).toBe('no_applicable_promotion');
    await add(cart, 'shoe');
    expect((await get(cart)).body.couponItems[0]?.statusCode).toBe('applied');
  });

  test('are taken off; one that is gone is no error', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    await coupon(cart, 'WELCOME10');
    const remove = () => ada('DELETE', '/cart/v1/coupon', { body: { cartId: cart.id, code: 'welcome10' } });
    expect((await remove()).body).toMatchObject({ couponItems: [], totals: { totalDiscount: 0 }, version: 4 });
    expect((await remove()).body.version).toBe(4);
  });
});

describe('addresses and ways of shipping', () => {
  test('an address brings the tax of its place and the ways that lead there', async () => {
    const { body: cart } = await add(await create(), 'kidsBoot');
    expect(cart.totals.tax).toBe(0);
    const { body } = await ship(cart, ADDRESSES.NY);
    expect(body.shippingMethods[0]).toMatchObject({
      shippingId: 'home',
      code: 'standard',
      address: { province: 'NY', phone: '2125550100', phoneCode: '1', country: 'United States', isValidated: true },
      tax: { rate: 4000, freeBelow: 11000 },
    });
    // shoes below 110 dollars are free of tax, so their delivery is too
    expect(body.totals).toMatchObject({ shipping: 695, tax: 0, total: 5195 });
    expect((await ship(cart, { ...ADDRESSES.NY, postalCode: '10005' })).body.shippingMethods[0]?.address?.postalCode).toBe('10005');
  });

  test('express is chosen, and taken back with a remark where it does not lead', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    await ship(cart, ADDRESSES.OR);
    const choose = (code: string, shippingId = 'home') => ada('POST', '/cart/v1/shippingMethod', { body: { cartId: cart.id, code, shippingId } });
    expect((await choose('express')).body).toMatchObject({ shipments: [{ code: 'express', shipping: 1995 }] });
    const { body } = await ship(cart, ADDRESSES.AK);
    expect(body.shipments[0]?.code).toBe('standard');
    expect(body.flash).toMatchObject([{ code: 'OrderShippingMethodDowngrade', details: { from: 'express', to: 'standard' } }]);
    expect(await choose('express')).toMatchObject({ status: 409, code: 'SHP404' });
    expect((await choose('standard', 'pickup-PDX')).code).toBe('SHP404');
    expect((await choose('standard')).body.flash).toEqual([]);
  });

  test('the ways of one shipment can be asked for', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    const { body } = await ada<{ applicableShippingMethods: { code: string; price: unknown }[] }>(
      'GET',
      `/cart/v1/cart/${cart.id}/shippingMethod/home`,
    );
    expect(body.applicableShippingMethods).toMatchObject([
      { code: 'standard', price: { amount: 695, finalAmount: 0 } },
      { code: 'express', price: { amount: 1995, finalAmount: 1995 } },
    ]);
    expect((await ada('GET', `/cart/v1/cart/${cart.id}/shippingMethod/nowhere`)).code).toBe('SHP404');
  });

  test.each([
    [{ postalCode: '9720' }, 422, 'CHK380'],
    [{ province: 'ZZ' }, 422, 'CHK380'],
    [{ city: '' }, 422, 'CHK380'],
    [{ phone: '' }, 422, 'SHP410'],
    [{ phone: undefined }, 422, 'SHP410'],
    [{ phone: '123' }, 422, 'CHK380'],
    [{ addressLine1: 'P.O. Box 7' }, 422, 'SHP500'],
    [{ countryCode: 'FR' }, 422, 'PAY401'],
  ])('%j is refused', async (more, status, code) => {
    const { body: cart } = await add(await create(), 'shoe');
    expect(await ship(cart, { ...ADDRESSES.OR, ...more })).toMatchObject({ status, code });
    const validation = await ada('POST', `/cart/v1/cart/${cart.id}/shippingAddress/validation`, { body: { ...ADDRESSES.OR, ...more } });
    expect(validation).toMatchObject({ status, code });
  });

  test('a good one is validated without being kept', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    const { body } = await ada<{ valid: boolean }>('POST', `/cart/v1/cart/${cart.id}/shippingAddress/validation`, { body: ADDRESSES.OR });
    expect(body).toMatchObject({ valid: true, address: { postalCode: '97205' } });
    expect((await get(cart)).body.shippingMethods[0]?.address).toBeUndefined();
  });

  test('who collects in a store needs no street; the shipments can have addresses of their own', async () => {
    const cart = await create();
    await add(cart, 'shoe', { storeId: 'PDX' });
    await add(cart, 'tee');
    const contact = {
      firstName: 'Bea',
      lastName: 'Smith',
      email: 'bea@example.com',
      phone: '503 555 0199',
      addressLine1: '',
      city: '',
      countryCode: 'US',
    };
    const { body } = await ship(cart, { ...contact, shippingId: 'pickup-PDX' }, ADDRESSES.NY);
    expect(body.shippingMethods.map(({ shippingId, address, tax }) => [shippingId, address?.firstName, tax?.rate])).toEqual([
      ['home', 'Ada', 4000],
      ['pickup-PDX', 'Bea', 0],
    ]);
    expect((await ship(cart, { ...ADDRESSES.NY, shippingId: 'pickup-ANC' })).code).toBe('CHK380');
  });

  test('are cleared', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    await ship(cart, ADDRESSES.OR);
    expect((await ada('DELETE', `/cart/v2/cart/${cart.id}/shippingAddress`)).body.shippingMethods[0]?.address).toBeUndefined();
  });

  test.each([
    [{ phone: '' }, 422, 'BILL410'],
    [{ city: '', addressLine1: '' }, 422, 'PYT406'],
    [{ postalCode: 'x' }, 422, 'CHK320'],
  ])('a billing address with %j is refused', async (more, status, code) => {
    const cart = await create();
    expect(await ada('POST', `/cart/v1/cart/${cart.id}/billingAddress`, { body: { ...ADDRESSES.OR, ...more } })).toMatchObject({ status, code });
  });

  test('a billing address may be anywhere, also a post office box', async () => {
    const cart = await create();
    const hongKong = {
      ...ADDRESSES.OR,
      addressLine1: 'PO Box 1',
      city: 'Central',
      province: 'HK',
      postalCode: '',
      countryCode: 'HK',
      phone: '+852 2123 4567',
    };
    const { body } = await ada('POST', `/cart/v1/cart/${cart.id}/billingAddress`, { body: hongKong });
    expect(body.billingAddress).toMatchObject({ countryCode: 'HK', phoneCode: '852', phone: '21234567' });
    expect((await ada('DELETE', `/cart/v1/cart/${cart.id}/billingAddress`)).body.billingAddress).toBeUndefined();
  });
});

describe('a rebuild', () => {
  const rebuild = (cartId: string, items: unknown[], more: Record<string, unknown> = {}, call = ada) =>
    call('POST', '/cart/v1/cart', { body: { rebuildOf: { cartId, epoch: 1 }, items, ...more } });

  test('gives exactly one basket, however often it is asked for', async () => {
    const lost = uuidv7();
    const items = [wish('tee', { qty: 2 }), wish('shoe')];
    const [a, b] = await Promise.all([rebuild(lost, items), rebuild(lost, items)]);
    const c = await rebuild(lost, items);
    expect(new Set([a.body.id, b.body.id, c.body.id]).size).toBe(1);
    expect(c.body.items.map(({ qty }) => qty)).toEqual([2, 1]);
    expect(await database.db.$count(carts)).toBe(1);
  });

  test('brings back what can be had and remarks on the rest', async () => {
    const { body } = await rebuild(uuidv7(), [wish('tee', { qty: 9 }), wish('withdrawn'), wish('soldOut'), wish('shoeWide', { storeId: 'PDX' })], {
      coupons: ['WELCOME10', 'SPRING25'],
    });
    expect(body.items.map(({ upc, qty }) => [upc, qty])).toEqual([
      [GOODS.tee.upc, 6],
      [GOODS.shoeWide.upc, 1],
    ]);
    expect(body.flash.map(({ code }) => code)).toEqual([
      'ProductItemMaxQuantity',
      'ProductItemNotAvailable',
      'ProductItemNotAvailable',
      'PickupToHomeDelivery',
    ]);
    expect(body.couponItems.map(({ code }) => code)).toEqual(['WELCOME10']);
  });

  test('of a basket that is still there answers that basket; of one that became an order nothing returns', async () => {
    const { body: cart } = await add(await create(), 'tee');
    expect((await rebuild(cart.id, [wish('shoe')])).body).toEqual(cart);
    await database.db.update(carts).set({ state: 'ordered' });
    const after = await rebuild(cart.id, [wish('tee')], { coupons: ['WELCOME10'] });
    expect(after.body).toMatchObject({ items: [], couponItems: [] });
    expect(after.body.id).not.toBe(cart.id);
  });

  test("of another's basket is the shopper's own new one", async () => {
    const cart = await create();
    const eve = await rebuild(cart.id, [wish('tee')], {}, shop.as('eve'));
    expect(eve.body.id).not.toBe(cart.id);
    expect(eve.body.totalItems).toBe(1);
  });
});

describe('every answer', () => {
  test('is what the device estimates from it, to the cent, in every locale', async () => {
    for (const locale of ['en-us', 'en-ca', 'en-gb', 'fr-fr', 'de-de']) {
      const call: typeof ada = (method, path, options) => ada(method, path, { ...options, locale });
      const cart = (await call('POST', '/cart/v1/cart', { body: {} })).body;
      const steps = [
        ['POST', '/cart/v1/item', { cartId: cart.id, ...wish('shoe', { qty: 2 }) }],
        ['POST', '/cart/v1/item', { cartId: cart.id, ...wish('kidsBoot') }],
        ['POST', '/cart/v1/item', { cartId: cart.id, ...wish('giftCard', { qty: 2 }) }],
        ['PUT', '/cart/v1/coupon', { cartId: cart.id, code: 'WELCOME10' }],
        ['PUT', '/cart/v1/coupon', { cartId: cart.id, code: 'SHOES3FOR2' }],
      ] as const;
      for (const [method, path, body] of steps) {
        const answer = await call(method, path, { body });
        expect(answer.status).toBe(200);
        expect(estimateCart(answer.body)).toEqual(answer.body);
      }
    }
  });

  test('stays so with an address, express and a store', async () => {
    const cart = await create();
    await add(cart, 'shoe', { storeId: 'PDX' });
    await add(cart, 'tee', { qty: 3 });
    await ship(cart, ADDRESSES.NY);
    const { body } = await ada('POST', '/cart/v1/shippingMethod', { body: { cartId: cart.id, code: 'express', shippingId: 'home' } });
    expect(estimateCart(body)).toEqual(body);
    const doubled = { ...body, items: body.items.map((item) => ({ ...item, qty: item.qty * 2 })) };
    for (const item of body.items) await update(cart, item.id, { qty: item.qty * 2 });
    const server = (await get(cart)).body;
    expect(estimateCart(doubled).totals).toEqual(server.totals);
    expect(estimateCart(doubled).promoSummary).toEqual(server.promoSummary);
  });

  test('in another locale the basket has the prices of that locale', async () => {
    const { body: cart } = await add(await create(), 'dollarsOnly');
    const french = (await get(cart, { locale: 'fr-fr' })).body;
    expect(french).toMatchObject({
      locale: 'fr-fr',
      currency: 'EUR',
      totals: { currency: 'EUR', total: 0 },
      flash: [{ code: 'ProductItemNotAvailable' }, {}],
    });
  });
});

test('baskets that were left long ago are forgotten; those that became orders are not', async () => {
  const cart = await create();
  const ordered = await create(shop.as('eve'));
  await database.db.update(carts).set({ state: 'ordered' }).where(eq(carts.id, ordered.id));
  await forgetOldCarts(database.db, new Date('2026-12-01T00:00:00Z'));
  expect((await get(cart)).status).toBe(200);
  await forgetOldCarts(database.db, new Date('2027-04-01T00:00:00Z'));
  expect((await get(cart)).code).toBe('BSK404');
  expect(await database.db.$count(carts)).toBe(1);
});
