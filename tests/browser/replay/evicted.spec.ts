import { expect, test } from '../../network/test.ts';

test('a browser that cleared the storage of the shop while a change waited: the shopper is told, once', async ({
  page,
  shop,
  network,
  shopper,
  product,
  cart,
}) => {
  await shopper.open(product.url);
  await shopper.untilInstalled();
  network.cut();
  await shopper.addToCart();
  await shopper.expectCount(1);
  await expect.poll(async () => (await cart.onDevice()).journal).toBe(0);
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  // What a browser clears when it needs room; the cookies stay.
  await session.send('Storage.clearDataForOrigin', { origin: shop.url, storageTypes: 'indexeddb,local_storage' });
  network.restore();

  const notice = page.getByText('Your browser cleared Waymark’s data');
  await shopper.open(product.url);
  await expect(notice).toBeVisible();
  await shopper.openCart();
  await expect(cart).toBeSynced();
  await expect(notice).toBeHidden();
});
