import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegionTax } from '#contract/cart.ts';
import { regionTax } from '#pricing/tax-rates.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { openTestShop } from '#server/commerce/cart/testing.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { prepareOrder } from './prepare.ts';

let database: OpenDatabase;
let taxOf: (countryCode: string, province: string | undefined) => RegionTax | undefined = regionTax;
let ada: ReturnType<ReturnType<typeof openTestShop>['as']>;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  const shop = openTestShop(database.db, (ports) => {
    const carts = { ...ports, taxOf: (countryCode: string, province: string | undefined) => taxOf(countryCode, province) };
    return { ...cartHandlers(carts), 'cart.prepareOrder': ({ body }, ctx) => prepareOrder(ctx, carts, body.basketId) };
  });
  ada = shop.as('ada');
});
afterAll(() => database.close());

describe('a tax service', () => {
  it('a failing tax service allows reading the cart, but no order', async () => {
    const { id } = (await ada('POST', '/cart/v1/cart', { body: {} })).body;
    await ada('POST', '/cart/v1/item', { body: { cartId: id, ...wish('tee') } });
    await ada('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [ADDRESSES.NY] } });
    const prepare = () => ada('POST', '/cart/v1/cart/prepareOrder', { body: { basketId: id } });
    taxOf = () => {
      throw new Error('connection refused');
    };
    const looked = await ada('GET', `/cart/v1/cart/${id}`);
    expect([looked.status, looked.body.totals.tax, looked.body.shippingMethods[0]?.tax]).toEqual([200, 0, undefined]);
    expect(await prepare()).toMatchObject({ status: 503, code: 'TAX309', details: { shippingId: 'home' } });
    taxOf = () => undefined;
    expect((await prepare()).code).toBe('TAX309');
    taxOf = regionTax;
    expect((await prepare()).status).toBe(200);
  });
});
