import { expect, test } from '../network/test.ts';
import { createShopper, findProduct } from '../support/shopper.ts';

test('the cut holds for the service worker and the page alike', async ({ page, shop, network }) => {
  const shopper = createShopper(page);
  await shopper.open('/en-us');
  await shopper.untilInstalled();
  network.cut();
  const fromPage = await page.evaluate(() =>
    fetch('/healthz', { cache: 'no-store' }).then(
      () => 'answered',
      () => 'cut',
    ),
  );
  // A call that the worker answers from its own fetch: an address that no cache has.
  const fromWorker = await page.evaluate(() =>
    fetch('/products/v2/search/productSearch?locale=en-us&q=never-asked-before', { credentials: 'omit' }).then(
      () => 'answered',
      () => 'cut',
    ),
  );
  expect([fromPage, fromWorker]).toEqual(['cut', 'cut']);
  expect(await page.evaluate(() => navigator.onLine), 'the browser itself believes to be online').toBe(true);
  await expect(fetch(`${shop.url}/healthz`)).rejects.toThrow();
});

test('a visited page opens again with the server dead, by reload and by its address', async ({ page, shop }) => {
  const shopper = createShopper(page);
  const product = await findProduct(shop.url);
  await shopper.open(product.url);
  await shopper.untilInstalled();
  await shop.kill();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(`${shop.url}${product.url}`);
  await expect(second.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
});

test('a page never seen says so honestly, and the way back is open', async ({ page, shop, network }) => {
  const shopper = createShopper(page);
  const [seen, unseen] = await Promise.all([findProduct(shop.url), findProduct(shop.url, 3)]);
  await shopper.open(seen.url);
  await shopper.untilInstalled();
  network.cut();
  await page.goto(unseen.url);
  await expect(page.getByRole('main')).toContainText(/offline|connection|network/i);
  await page.goto(seen.url);
  await expect(page.getByRole('heading', { level: 1, name: seen.name })).toBeVisible();
});

test('edits made with the server dead arrive once each when it is back', async ({ page, shop, network }) => {
  const shopper = createShopper(page);
  const [first, second] = await Promise.all([findProduct(shop.url), findProduct(shop.url, 1)]);
  await shopper.open(second.url);
  await shopper.untilInstalled();
  await shopper.open(first.url);
  await page.waitForTimeout(500);
  await shop.kill();

  await shopper.addToBasket();
  await shopper.expectCount(1);
  await shopper.open(second.url);
  await shopper.addToBasket();
  await shopper.expectCount(2);
  await shopper.openBasket();
  await page
    .getByRole('main')
    .getByRole('button', { name: `Increase Quantity of ${first.name}` })
    .click();
  await shopper.expectCount(3);
  await expect(page.getByRole('link', { name: /waits? since/ })).toBeVisible();
  await page.reload();
  await shopper.expectCount(3);

  await shop.start();
  await shopper.untilSynced();
  await shopper.expectCount(3);
  await expect(shopper.quantity(first.name)).toHaveValue('2');
  const keys = network.log
    .filter(({ status, idempotencyKey }) => idempotencyKey !== undefined && status !== undefined && status < 300)
    .map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size, 'no key was acted on twice').toBe(keys.length);

  // Another device's view: the server alone.
  await page.reload();
  await expect(shopper.quantity(first.name)).toHaveValue('2');
  await expect(shopper.quantity(second.name)).toHaveValue('1');
});

test('an add whose answer was lost is there once', async ({ page, shop, network }) => {
  const shopper = createShopper(page);
  const product = await findProduct(shop.url);
  await shopper.open(product.url);
  network.loseNextResponse('cart.createWithItem');
  network.loseNextResponse('cart.create');
  network.loseNextResponse('cart.addItem');
  await shopper.addToBasket();
  await shopper.untilSynced();
  await shopper.openBasket();
  await expect(shopper.quantity(product.name)).toHaveValue('1');
});

test('a captive portal is no answer: the change waits and arrives later', async ({ page, shop, network }) => {
  const shopper = createShopper(page);
  const product = await findProduct(shop.url);
  await shopper.open(product.url);
  await shopper.untilInstalled();
  const leave = network.captivePortal();
  await shopper.addToBasket();
  await expect(page.getByRole('link', { name: /waits? since/ })).toBeVisible({ timeout: 20_000 });
  leave();
  await shopper.untilSynced();
  await shopper.openBasket();
  await expect(shopper.quantity(product.name)).toHaveValue('1');
});

test('search looks through what is on the device when the line is cut', async ({ page, shop, network }) => {
  const shopper = createShopper(page);
  const product = await findProduct(shop.url);
  await shopper.open(product.url);
  await shopper.untilInstalled();
  network.cut();
  const word = product.name.split(' ').at(1) ?? product.name;
  await page.goto(`/en-us/search?q=${encodeURIComponent(word)}`);
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
});
