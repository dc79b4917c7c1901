import { expect, test } from 'vitest';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { TEST_VARIANTS } from '#server/commerce/cart/testing-variants.ts';
import { orders, providerCharges } from '#server/platform/db/schema/commerce.ts';
import { ada, checkout, count, place, prepare, useOrderShop } from './testing.ts';

useOrderShop();

test('a cart above the limit of an order is refused at its most expensive line, prepared or placed, and nothing is charged', async () => {
  const cart = await checkout({
    items: [
      ['tee', 1],
      ['dear', 2],
    ],
    address: ADDRESSES.OR,
  });
  expect(cart.totals.total).toBeGreaterThan(2_147_483_647);
  const refused = { status: 409, code: 'INV408', details: { upc: TEST_VARIANTS.dear.upc } };
  expect(await prepare(cart)).toMatchObject(refused);
  expect(await place(cart)).toMatchObject(refused);
  expect([await count(orders), await count(providerCharges)]).toEqual([0, 0]);

  // With a piece less it can be ordered.
  const item = cart.items.find(({ upc }) => upc === TEST_VARIANTS.dear.upc);
  const { body: less } = await ada('PUT', `/cart/v1/cart/${cart.id}/item`, { query: { itemId: item?.id ?? '' }, body: { qty: 1 } });
  expect((await prepare(less)).status).toBe(200);
});
