import { expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { EMPLOYEE_TERMS_VERSION } from '#contract/calls/employee-terms.ts';
import { estimateCart } from '#pricing/estimate.ts';
import { shop, useLoyaltyShop } from './testing.ts';

useLoyaltyShop();

/** The cart with another quantity of its first line, as the device lays a waiting change over it. */
const withQty = (cart: Cart, qty: number): Cart => ({ ...cart, items: cart.items.map((item, index) => (index === 0 ? { ...item, qty } : item)) });

it('a device estimates personal discounts and benefits as the shop works them out, also for changes that wait', async () => {
  const eve = await shop.shopper('EMPLOYEE');
  await eve.call('POST', '/consumers-v3/consumer/programs/terms', { body: { version: EMPLOYEE_TERMS_VERSION } });
  await eve.join();
  const cart = await eve.cart(['kidsBoot', 1], ['tee', 1]);
  expect(cart.personalPromotions?.map(({ id }) => id)).toEqual(['PROGRAM-EMPLOYEE', 'MEMBER-FREE-STANDARD']);
  expect(estimateCart(cart).totals).toEqual(cart.totals);
  const estimated = estimateCart(withQty(cart, 3));
  const item = cart.items[0];
  const changed = await eve.call('PUT', `/cart/v1/cart/${cart.id}/item`, { query: { itemId: item?.id ?? '' }, body: { qty: 3 } });
  expect(estimated.totals).toEqual(changed.body.totals);
  expect(estimated.totals.totalDiscount).toBe(54_00);
  expect(estimated.totals.shipping).toBe(0);
});

it('a guest’s cart knows of none', async () => {
  const guest = shop.guest();
  const { body } = await guest('POST', '/cart/v1/cart', { body: {} });
  expect(body).not.toHaveProperty('personalPromotions');
});
