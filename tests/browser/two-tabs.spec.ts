import { ADDITION, expect, test } from '../network/test.ts';
import { createShopper, findProduct } from '../support/shopper.ts';

test('two tabs show one cart, and neither overwrites the other', async ({ page, context, shop, cart }) => {
  const [first, second] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1)]);
  const other = await context.newPage();
  const [here, there] = [createShopper(page), createShopper(other)];
  await here.open(first.url);
  await there.open(second.url);
  await here.addToCart();
  await there.expectCount(1);
  await there.addToCart();
  await here.expectCount(2);
  await expect(cart).toBeSynced();
  await here.openCart();
  await expect(here.lines()).toHaveCount(2);
});

test('a change made without network in one tab is sent by the other after the first was closed', async ({
  context,
  network,
  shopper,
  product,
  cart,
  server,
}) => {
  const other = await context.newPage();
  const there = createShopper(other);
  await shopper.open(product.url);
  await there.open(product.url);
  await there.untilInstalled();
  network.cut();
  await there.addToCart();
  await shopper.expectCount(1);
  await other.close();
  network.restore();
  await expect(cart).toBeSynced();
  expect(server).toHaveReceivedOnce({ call: ADDITION });
  await shopper.openCart();
  await expect(shopper.quantity(product.name)).toHaveValue('1');
});
