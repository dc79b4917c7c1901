import { describe, expect, test } from 'vitest';
import { estimateCart } from '#pricing/estimate.ts';
import { ADDRESSES } from './testing-addresses.ts';
import { wish } from './testing-variants.ts';
import { ada, add, coupon, create, get, ship, update, useCartShop } from './testing-cart.ts';

useCartShop();

describe('coupons', () => {
  test.each([
    ['NOSUCH', 422, 'PRM130'],
    ['NEXTYEAR', 409, 'PRM135'],
    ['FIRST100', 409, 'PRM140'],
    ['SPRING25', 409, 'PRM155'],
    ['EUROPE5', 422, 'PRM160'],
  ])('coupon %s is refused', async (code, status, expected) => {
    const { body: cart } = await add(await create(), 'tee');
    expect(await coupon(cart, code)).toMatchObject({ status, code: expected });
  });

  test('a coupon applies in any case, once', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    const { body } = await coupon(cart, ' welcome10 ');
    expect(body.couponItems).toMatchObject([{ code: 'WELCOME10', valid: true, statusCode: 'applied', promotion: { id: 'WELCOME10' } }]);
    expect(body.totals).toMatchObject({ itemSubTotal: 12000, totalDiscount: 1200, totalDiscountPercentage: 10 });
    expect((await coupon(cart, 'WELCOME10')).code).toBe('PRM416');
  });

  test('a coupon below its threshold is kept, and one that applies to nothing in the cart fails', async () => {
    const cart = await create();
    await add(cart, 'tee', { qty: 1 });
    expect((await coupon(cart, 'TRAIL15')).code).toBe('PRM175');
    await add(cart, 'kidsBoot');
    const { body } = await coupon(cart, 'TRAIL15');
    expect(body.couponItems[0]?.statusCode).toBe('no_applicable_promotion');
    await add(cart, 'shoe');
    expect((await get(cart)).body.couponItems[0]?.statusCode).toBe('applied');
  });

  test('a coupon is removed, and removing a missing one is not an error', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    await coupon(cart, 'WELCOME10');
    const remove = () => ada('DELETE', '/cart/v1/coupon', { body: { cartId: cart.id, code: 'welcome10' } });
    expect((await remove()).body).toMatchObject({ couponItems: [], totals: { totalDiscount: 0 }, version: 4 });
    expect((await remove()).body.version).toBe(4);
  });
});

describe('addresses and shipping methods', () => {
  test('an address sets the tax of its place and the methods that reach it', async () => {
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

  test('express can be chosen, and is reverted with a flash message for an address that it does not reach', async () => {
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

  test('every cart lists the methods of its shipments', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    const { body } = await ada('GET', `/cart/v1/cart/${cart.id}`);
    expect(body.shippingMethods.find(({ shippingId }) => shippingId === 'home')?.applicableShippingMethods).toMatchObject([
      { code: 'standard', price: { amount: 695, finalAmount: 0 } },
      { code: 'express', price: { amount: 1995, finalAmount: 1995 } },
    ]);
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
  ])('an address with %j is refused', async (more, status, code) => {
    const { body: cart } = await add(await create(), 'shoe');
    expect(await ship(cart, { ...ADDRESSES.OR, ...more })).toMatchObject({ status, code });
    const validation = await ada('POST', `/cart/v1/cart/${cart.id}/shippingAddress/validation`, { body: { ...ADDRESSES.OR, ...more } });
    expect(validation).toMatchObject({ status, code });
  });

  test('a valid address is validated without being stored', async () => {
    const { body: cart } = await add(await create(), 'shoe');
    const { body } = await ada<{ valid: boolean }>('POST', `/cart/v1/cart/${cart.id}/shippingAddress/validation`, { body: ADDRESSES.OR });
    expect(body).toMatchObject({ valid: true, address: { postalCode: '97205' } });
    expect((await get(cart)).body.shippingMethods[0]?.address).toBeUndefined();
  });

  test('collection in a store needs no street, and shipments can have separate addresses', async () => {
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

  test('addresses are cleared', async () => {
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

  test('a billing address may be anywhere, including a post office box', async () => {
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
  });
});

describe('every cart in a response', () => {
  test("every cart equals the device's estimate, to the cent, in every locale", async () => {
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

  test('the cart equals the estimate with an address, express and a store', async () => {
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

  test('the cart has the prices of the locale that it is read in', async () => {
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
