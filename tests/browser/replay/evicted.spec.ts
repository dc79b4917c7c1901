import { expect, test } from '../../network/test.ts';
import { createShopper } from '../../support/shopper.ts';

test('a browser that cleared the storage of the shop while a change waited: the shopper is told, once', async ({
  page,
  context,
  shop,
  network,
  shopper,
  product,
  cart,
  cartOf,
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

  // In a window that no pointer has been in: it is said to whoever only looks, too.
  const later = await context.newPage();
  const notice = later.getByText('Your browser cleared Waymark’s data');
  const back = createShopper(later);
  await back.open(product.url);
  await expect(notice).toBeVisible();
  await back.openCart();
  await expect(cartOf(later)).toBeSynced();
  await expect(notice).toBeHidden();
});
