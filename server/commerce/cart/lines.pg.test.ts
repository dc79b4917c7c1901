import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { collectionPoints, stock, stores } from '#server/platform/db/schema/catalogue.ts';
import { carts } from '#server/platform/db/schema/commerce.ts';
import { ADDRESSES } from './testing-addresses.ts';
import { type TestVariantName, TEST_VARIANTS, wish } from './testing-variants.ts';
import { ada, add, create, database, shop, update, useCartShop } from './testing-cart.ts';

useCartShop();

const get = (id: string, query: Readonly<Record<string, string>> = {}, who: typeof ada = ada) => who('GET', `/cart/v1/cart/${id}`, { query });
const addAs = (who: typeof ada, cart: Cart, name: TestVariantName, more: Readonly<Record<string, unknown>>) =>
  who('POST', '/cart/v1/item', { body: { cartId: cart.id, ...wish(name, more) } });
const itemOf = (cart: Cart, name: TestVariantName) => cart.items.find(({ upc }) => upc === TEST_VARIANTS[name].upc);
const codesOf = (cart: Cart) => cart.flash.map(({ code }) => code);
const setStock = (name: TestVariantName, location: string, onHand: number) =>
  database.db
    .insert(stock)
    .values({ upc: TEST_VARIANTS[name].upc, location, onHand })
    .onConflictDoUpdate({ target: [stock.upc, stock.location], set: { onHand } });

beforeEach(async () => {
  await database.db.insert(collectionPoints).values({
    id: 'US-CP-1',
    carrier: 'Carrier',
    name: 'Corner shop',
    addressLine1: '1 Side Street',
    city: 'Portland',
    postalCode: '97211',
    countryCode: 'US',
    latitude: 45.5,
    longitude: -122.6,
    hours: [],
    timeZone: 'America/Los_Angeles',
  });
});

describe('made-to-order products', () => {
  test('a made-to-order product costs its chosen options, lists them, and has a separate shipment', async () => {
    const { body } = await add(await create(), 'custom', { recipeId: 'letters-ABC.sole-trail' });
    expect(itemOf(body, 'custom')).toMatchObject({
      recipeId: 'letters-ABC.sole-trail',
      isCustoms: true,
      price: { current: 150_00 + 12_00 + 8_00, original: 170_00 },
      shippingOptions: [{ selected: true, shippingMethod: { code: 'customs', deliveryTime: { minDays: 14, maxDays: 21 } } }],
    });
    expect(itemOf(body, 'custom')?.attributes.map(({ label }) => label)).toEqual(['Colour', 'Sole: Trail', 'Letters: ABC']);
    expect(body.totals.itemSubTotal).toBe(170_00);
    expect(body.shipments).toMatchObject([{ shippingId: 'customs', code: 'customs' }]);
  });

  test("a product without a recipe is the shop's own design", async () => {
    const { body } = await add(await create(), 'custom');
    expect(itemOf(body, 'custom')).toMatchObject({ precreatedCustomsCode: 'sole-gum', price: { current: 150_00 } });
    expect(itemOf(body, 'custom')?.recipeId).toBeUndefined();
  });

  test.each(['sole-cork', 'sole-gum.letters-AB', 'letters-ABCD.sole-gum', 'letters-ab.sole-gum', 'letters-AB', 'sole-gum.sole-gum', 'x', ''])(
    'the recipe %j is refused',
    async (recipeId) => {
      expect(await add(await create(), 'custom', { recipeId })).toMatchObject({ code: 'ORD404', details: { recipeId } });
    },
  );

  test('a product that is not made to order has no recipe', async () => {
    expect((await add(await create(), 'tee', { recipeId: 'sole-gum' })).code).toBe('ORD404');
  });

  test('a recipe is changed in place', async () => {
    const { body } = await add(await create(), 'custom', { recipeId: 'sole-gum' });
    const changed = await update(body, itemOf(body, 'custom')?.id, { recipeId: 'sole-trail' });
    expect(itemOf(changed.body, 'custom')).toMatchObject({ recipeId: 'sole-trail', price: { current: 162_00 } });
  });
});

describe('gifts', () => {
  test('a parcel carries a gift message, and a gift card its date', async () => {
    const cart = await create();
    await add(cart, 'tee', { giftOption: { to: 'Bea', message: 'Hi' } });
    const mailed = { to: 'Bea', email: 'bea@example.com', message: '', sendOn: '2026-12-24' };
    const { body } = await add(cart, 'giftCard', { giftOption: mailed });
    expect(itemOf(body, 'giftCard')?.giftOption).toEqual(mailed);
    expect(codesOf(body)).not.toContain('ProductItemRequired');
  });

  test('a gift card of another date is another line', async () => {
    const cart = await create();
    const gift = { to: 'Bea', email: 'bea@example.com', message: '' };
    await add(cart, 'giftCard', { giftOption: { ...gift, sendOn: '2026-12-24' } });
    await add(cart, 'giftCard', { giftOption: gift });
    expect((await add(cart, 'giftCard', { giftOption: { ...gift, sendOn: '2026-12-24' } })).body.items.map(({ qty }) => qty)).toEqual([2, 1]);
  });

  test('a gift card without a recipient adds a flash message', async () => {
    const { body } = await add(await create(), 'giftCard');
    expect(body.flash).toMatchObject([{ code: 'ProductItemRequired', type: 'info', details: { itemId: itemOf(body, 'giftCard')?.id } }]);
  });

  test.each(['2026-11-01', '2028-01-01'])('a gift card cannot be sent on %s', async (sendOn) => {
    const giftOption = { to: 'Bea', email: 'bea@example.com', message: '', sendOn };
    expect(await add(await create(), 'giftCard', { giftOption })).toMatchObject({ code: 'GFS800', details: { sendOn } });
  });

  test('a workshop parcel has no gift message, and no parcel has a date', async () => {
    const giftOption = { to: 'Bea', message: 'Hi' };
    expect((await add(await create(), 'custom', { giftOption })).code).toBe('GFO404');
    expect((await add(await create(), 'tee', { giftOption: { ...giftOption, sendOn: '2026-12-24' } })).code).toBe('GFS800');
  });

  test('a gift that comes with a purchase cannot be bought', async () => {
    expect(await add(await create(), 'gift')).toMatchObject({ status: 403, code: 'GWP403' });
  });
});

describe('collecting in a store', () => {
  test('a line that is stated to be shipped is not collected, whatever store is named', async () => {
    const cart = await create();
    const { body } = await add(cart, 'tee', { storeId: 'PDX', shippingCode: 'standard' });
    expect(body.shipments).toMatchObject([{ shippingId: 'home', code: 'standard' }]);
    const { body: collected } = await add(await create(), 'tee', { storeId: 'PDX' });
    const query = { itemId: collected.items[0]?.id ?? '' };
    const sent = await ada('PUT', `/cart/v1/cart/${collected.id}/item`, { query, body: { storeId: 'PDX', shippingCode: 'standard' } });
    expect(sent.body.shipments).toMatchObject([{ shippingId: 'home' }]);
  });

  test("a collection point is a separate shipment with the carrier's price", async () => {
    const cart = await create();
    await add(cart, 'tee');
    const { body } = await add(cart, 'tee', { storeId: 'US-CP-1', shippingCode: 'pudo' });
    expect(body.shipments).toMatchObject([
      { shippingId: 'home', code: 'standard' },
      { shippingId: 'pudo-US-CP-1', code: 'pudo', storeId: 'US-CP-1', shipping: 3_95 },
    ]);
    expect(body.shippingMethods[1]).toMatchObject({
      storeName: 'Corner shop',
      storeAddress: expect.stringMatching(/^\S.*, \S/),
      applicableShippingMethods: [{ code: 'pudo' }],
    });
  });

  test.each([
    ['US-CP-1', 'pickup'],
    ['US-CP-1', 'sts'],
    ['PDX', 'pudo'],
    ['NOWHERE', 'pudo'],
  ])('fulfilment at %s by %s is refused', async (storeId, shippingCode) => {
    expect((await add(await create(), 'tee', { storeId, shippingCode })).code).toBe('STR404');
  });

  test('several methods are several shipments of one cart, each with its own price', async () => {
    const cart = await create();
    await add(cart, 'shoe');
    await add(cart, 'tee', { storeId: 'PDX' });
    await add(cart, 'five', { storeId: 'PDX', shippingCode: 'sts' });
    await add(cart, 'giftCard');
    const { body } = await add(cart, 'custom');
    expect(body.shipments.map(({ shippingId }) => shippingId)).toEqual(['customs', 'digital', 'home', 'pickup-PDX', 'sts-PDX']);
    expect(body.totals.shipping).toBe(body.shipments.reduce((sum, { shipping }) => sum + shipping, 0));
  });
});

describe('reserving in a store', () => {
  const reserve = (cart: Cart, name: TestVariantName, more: Readonly<Record<string, unknown>> = {}, who: typeof ada = ada) =>
    who('POST', '/cart/v1/reserveWithItem', { body: { cartId: cart.id, storeId: 'PDX', ...wish(name), ...more } });

  test('the units stay reserved until they are removed or the time is over', async () => {
    const cart = await create();
    const { body } = await reserve(cart, 'tee', { qty: 4 });
    const item = itemOf(body, 'tee');
    expect(item?.reservedUntil).toBeDefined();
    const other = await create(shop.as('bob'));
    expect(await addAs(shop.as('bob'), other, 'tee', { storeId: 'PDX', qty: 2 })).toMatchObject({ code: 'INV408', details: { maxAllowedQty: 1 } });
    await ada('DELETE', '/cart/v1/item', { body: { cartId: cart.id, itemId: item?.id } });
    expect((await addAs(shop.as('bob'), other, 'tee', { storeId: 'PDX', qty: 2 })).status).toBe(200);
  });

  test('a line is shown as reserved only while all its units are reserved', async () => {
    const cart = await create();
    await reserve(cart, 'tee', { qty: 2 });
    const untilOf = ({ body }: { body: Cart }) => itemOf(body, 'tee')?.reservedUntil;
    expect(untilOf(await add(cart, 'tee', { storeId: 'PDX' }))).toBeUndefined();
    expect(untilOf(await reserve(cart, 'tee', { qty: 1 }))).toBeDefined();
  });

  test('a reservation creates the cart if there is none, unless the store has no stock', async () => {
    const begin = (name: TestVariantName, more: Readonly<Record<string, unknown>>) =>
      ada('POST', '/cart/v1/cartWithItem', { body: { ...wish(name), reserve: true, ...more } });
    const { status, body } = await begin('tee', { storeId: 'PDX', qty: 4 });
    expect([status, itemOf(body, 'tee')?.qty, itemOf(body, 'tee')?.reservedUntil !== undefined]).toEqual([201, 4, true]);
    const before = await database.db.$count(carts);
    expect((await begin('five', { storeId: 'PDX' })).code).toBe('INV701');
    expect((await begin('tee', {})).status).toBe(400);
    expect(await database.db.$count(carts)).toBe(before);
  });

  test('a reservation without stock, or of a product that no store has, is refused', async () => {
    expect((await reserve(await create(), 'five')).code).toBe('INV701');
    expect((await reserve(await create(), 'giftCard')).code).toBe('INV701');
    expect((await reserve(await create(), 'tee', { storeId: 'NOWHERE' })).code).toBe('STR404');
  });
});

describe('a line whose fulfilment is no longer possible', () => {
  const patched = async (cart: Cart, query: Readonly<Record<string, string>> = {}) =>
    (await get(cart.id, { isPatchRequired: 'true', ...query })).body;
  const wayOf = (cart: Cart) => cart.shipments.map(({ shippingId }) => shippingId);

  test('a line is sent to the store if the store has no stock', async () => {
    const { body } = await add(await create(), 'tee', { storeId: 'PDX' });
    await setStock('tee', 'PDX', 0);
    expect(wayOf((await get(body.id)).body)).toEqual(['pickup-PDX']);
    const now = await patched(body);
    expect([wayOf(now), codesOf(now), now.version]).toEqual([['sts-PDX'], ['PickupToShipToStore'], body.version + 1]);
    expect(codesOf((await get(body.id)).body)).toEqual(['PickupToShipToStore']);
    expect(now.flash[0]?.details).toMatchObject({ name: 'Tee', storeId: 'PDX', storeName: expect.stringMatching(/\w/) as string });
  });

  test('a line is sent home if the store accepts no deliveries, or no longer exists', async () => {
    const { body } = await add(await create(), 'tee', { storeId: 'PDX' });
    await setStock('tee', 'PDX', 0);
    await database.db.update(stores).set({ services: ['pickup'] });
    const now = await patched(body);
    expect([wayOf(now), codesOf(now)]).toEqual([['home'], ['PickupToHomeDelivery']]);
    const { body: sent } = await add(await create(), 'tee', { storeId: 'ANC' });
    expect(sent.id).toBeUndefined();
  });

  test('a line is collected, or sent home, if it cannot be sent to the store', async () => {
    const { body } = await add(await create(), 'tee', { storeId: 'PDX', shippingCode: 'sts' });
    await setStock('tee', 'ship', 0);
    expect(codesOf(await patched(body))).toEqual(['ShipToStoreToPickup']);
    const { body: other } = await add(await create(), 'five', { storeId: 'PDX', shippingCode: 'sts' });
    await database.db.delete(stores).where(eq(stores.id, 'PDX'));
    expect(codesOf(await patched(other))).toEqual(['ShipToStoreToHomeDelivery']);
  });

  test('a line is collected in the favorite store if nothing is left to send', async () => {
    const { body } = await add(await create(), 'tee');
    await setStock('tee', 'ship', 0);
    expect(codesOf(await patched(body))).toContain('ProductLineItemInventoryMissing');
    const now = await patched(body, { favStoreId: 'PDX' });
    expect([wayOf(now), codesOf(now)]).toEqual([['pickup-PDX'], ['HomeDeliveryToPickup']]);
  });

  test('a shipment uses a slower method if express does not cover all of it, with a notice only to a shopper who chose express', async () => {
    const express = async (shopperAppliedSM: boolean) => {
      const cart = await create();
      await add(cart, 'tee');
      await ada('POST', '/cart/v1/shippingMethod', { body: { cartId: cart.id, shippingId: 'home', code: 'express', shopperAppliedSM } });
      return (await add(cart, 'backorder')).body;
    };
    expect(codesOf(await express(false))).toEqual([]);
    const cart = await express(true);
    expect(cart.flash).toMatchObject([{ code: 'OrderShippingMethodDowngrade', details: { shippingId: 'home', from: 'express', to: 'standard' } }]);
    expect(codesOf(await patched(cart))).toEqual(['OrderShippingMethodDowngrade']);
  });

  test('a read without the stock check reports no shortage', async () => {
    const { body } = await add(await create(), 'tee');
    await setStock('tee', 'ship', 0);
    expect(codesOf((await get(body.id, { inventorySupplyCheck: 'false' })).body)).toEqual([]);
    expect(codesOf((await get(body.id)).body)).toEqual(['ProductLineItemInventoryMissing', 'ProductLineItemFullInventoryMissing']);
  });

  test("another shopper's cart cannot be read", async () => {
    const { body } = await add(await create(), 'tee');
    expect((await get(body.id, { isPatchRequired: 'true' }, shop.as('bob'))).code).toBe('BSK404');
  });
});

describe('destinations with special carrier rules', () => {
  const send = async (address: object, locale = 'en-us') => {
    const cart = await create(ada, { locale });
    await add(cart, 'tee', {}, { locale });
    return ada('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { body: { addresses: [address] }, locale });
  };

  test('special destinations have later dates, some another price, and none express', async () => {
    const methods = async (address: object, locale?: string) =>
      (await send(address, locale)).body.shippingMethods[0]?.applicableShippingMethods.map(({ code, price, deliveryTime }) => [
        code,
        price.amount,
        deliveryTime.maxDays,
      ]);
    expect(await methods(ADDRESSES.AK)).toEqual([['standard', 14_95, 10]]);
    expect(await methods({ ...ADDRESSES.NY, city: 'APO', province: 'AE', postalCode: '09012' })).toEqual([['standard', 6_95, 19]]);
    expect(await methods({ ...ADDRESSES.FR, city: 'Ajaccio', postalCode: '20000' }, 'fr-fr')).toEqual([['standard', 4_95, 8]]);
  });

  test('destinations that are not served are refused', async () => {
    expect((await send({ ...ADDRESSES.FR, city: 'Cayenne', postalCode: '97300' }, 'fr-fr')).code).toBe('PAY401');
  });
});

test('twenty concurrent changes lose none', async () => {
  const cart = await create();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => add(cart, index % 2 === 0 ? 'shoe' : 'five', { giftOption: { to: `${index % 4}`, message: '' } })),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  const { body } = await get(cart.id);
  expect(body.totalItems).toBe(taken);
  expect(body.version).toBe(cart.version + taken);
  // Ten of each were asked for: the shop allows ten of a kind, of the other there are five.
  expect([taken, answers.filter(({ code }) => code === 'INV408').length]).toEqual([15, 5]);
});
