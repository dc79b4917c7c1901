import { expect, test } from '../network/test.ts';
import { createShopper, findProduct } from '../support/shopper.ts';

test('a new version waits for the shopper, and takes a waiting queue along', async ({ page, shop, network }) => {
  const shopper = createShopper(page);
  const product = await findProduct(shop.url);
  await shopper.open(product.url);
  await shopper.untilInstalled();

  const basketAway = shop.relay.add(({ call }) => (call?.startsWith('cart.') ? { kind: 'reset' } : undefined));
  await shopper.addToBasket();
  await shopper.expectCount(1);

  const worker = await (await fetch(`${shop.url}/sw.js`)).text();
  shop.relay.add(({ url }) =>
    url === '/sw.js'
      ? {
          kind: 'answer',
          status: 200,
          headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' },
          body: `${worker}\n// the next release`,
        }
      : undefined,
  );
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.getByRole('button', { name: 'Update now' });
  await expect(offer).toBeVisible({ timeout: 30_000 });
  await shopper.expectCount(1);

  // Nothing happens until it is wanted.
  const before = await page.evaluate(() => performance.timeOrigin);
  await page.waitForTimeout(1_000);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);

  await offer.click();
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before), { timeout: 20_000 }).not.toBe(before);
  await shopper.untilReacts();
  await shopper.expectCount(1);
  basketAway();
  await shopper.untilSynced();
  await shopper.openBasket();
  await expect(shopper.quantity(product.name)).toHaveValue('1');
  void network;
});
