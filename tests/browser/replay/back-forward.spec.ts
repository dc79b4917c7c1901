import { expect, test } from '../../network/test.ts';
import { createShopper } from '../../support/shopper.ts';

test.use({ wholeBrowser: true });

test('a page that comes back from the back/forward cache sends what waited in it, once', async ({
  own,
  shop,
  network,
  product,
  fill,
  server,
  cartOf,
}) => {
  const page = await own.open();
  const shopper = createShopper(page);
  await fill(product, page);
  const reach = network.block('cart.*');
  await shopper.addToCart();
  await shopper.expectCount(2);
  // A page that is just trying again holds a lock, and no browser keeps such a page: it is left while the next attempt is some seconds away.
  const resting = async (): Promise<boolean[]> =>
    (await cartOf(page).onDevice()).outbox.map(
      ({ state, pause }) => state === 'ambiguous' && pause !== null && pause.since + pause.delay - Date.now() > 3_000,
    );
  await expect.poll(resting, { timeout: 40_000 }).toEqual([true]);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.cameBack = String(persisted);
    }),
  );

  await page.goto(`${shop.url}/robots.txt`);
  reach();
  // Such a page was loaded long ago: there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true');
  await shopper.expectCount(2);
  await expect(cartOf(page)).toBeSynced();
  expect(server).toHaveReceivedOnce('cart.addItem');
  await shopper.openCart();
  await expect(shopper.quantity(product.name)).toHaveValue('2');
});
