import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { promotions } from '#server/platform/db/schema/promotions.ts';
import { checkout, database, place, shop, useOrderShop } from '#server/commerce/orders/testing.ts';

useOrderShop();

it('an order whose promotion ended since the shopper looked is refused, and nothing is charged', async () => {
  const call = shop.as('too-late');
  const cart = await checkout({ call, items: [['shoe', 1]] });
  const { body } = await call('PUT', '/cart/v1/coupon', { body: { cartId: cart.id, code: 'WELCOME10' } });
  await database.db.update(promotions).set({ active: false }).where(eq(promotions.code, 'WELCOME10'));
  expect(await place(body, {}, { call })).toMatchObject({ status: 409, code: 'WMK409' });
  expect((await call('GET', `/cart/v1/cart/${cart.id}`)).body.couponItems).toMatchObject([{ code: 'WELCOME10', valid: false }]);
}, 120_000);
