import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../network/test.ts';
import type { Network } from '../../network/network.ts';
import { createShopper, findProduct } from '../../support/shopper.ts';

const startedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** The shop has another release: the same worker, with another last line. */
const release = async (network: Network, url: string): Promise<void> => {
  const worker = await (await fetch(`${url}/sw.js`)).text();
  network.rule((exchange) =>
    exchange.url === '/sw.js'
      ? {
          kind: 'answer',
          status: 200,
          headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' },
          body: `${worker}\n// the next release`,
        }
      : undefined,
  );
};

const updateButton = (page: Page): Locator => page.getByRole('button', { name: 'Update now' });

/** The page has heard of the next release, which stands ready. */
const offerUpdate = async (page: Page, network: Network, url: string): Promise<Locator> => {
  await release(network, url);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(updateButton(page)).toBeVisible({ timeout: 30_000 });
  return updateButton(page);
};

/** State of the version that stands ready; null: none does. */
const waitingState = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null);

test('an update with a full queue and an old tab open: it waits for the shopper, the queue comes along, and the old tab goes on', async ({
  page,
  context,
  shop,
  network,
  shopper,
  product,
  cart,
  cartOf,
  server,
}) => {
  const second = await findProduct(shop.nodeUrl, 1);
  await shopper.open(product.url);
  await shopper.untilInstalled();
  await shopper.addToCart();
  await expect(cart).toBeSynced();
  const old = await context.newPage();
  const there = createShopper(old);
  await there.open(second.url);

  const away = network.block('cart.*');
  await shopper.addToCart();
  await there.addToCart();
  await shopper.addToCart();
  await shopper.expectCount(4);

  const before = { here: await startedAt(page), there: await startedAt(old) };
  const offer = await offerUpdate(page, network, shop.nodeUrl);
  await expect(updateButton(old)).toBeVisible();
  // It stands ready and takes nothing over until somebody wants it.
  expect(await waitingState(page)).toBe('installed');
  expect(await startedAt(page)).toBe(before.here);

  await offer.click();
  await expect.poll(() => startedAt(page).catch(() => before.here), { timeout: 20_000 }).not.toBe(before.here);
  await shopper.untilReacts();
  await shopper.expectCount(4);
  // The old tab was not asked and is not reloaded; its queue is the same one.
  await there.addToCart();
  await there.expectCount(5);
  expect(await startedAt(old)).toBe(before.there);

  away();
  // A page that is opened tries at once; those that stay open would wait out their back-off.
  await shopper.openCart();
  await expect(cart).toBeSynced();
  await expect(cartOf(old)).toBeSynced();
  await expect(shopper.quantity(product.name)).toHaveValue('3');
  await expect(shopper.quantity(second.name)).toHaveValue('2');
  const keys = new Set(network.log.flatMap(({ call, idempotencyKey }) => (call?.startsWith('cart.') && idempotencyKey ? [idempotencyKey] : [])));
  for (const key of keys) expect(server).toHaveReceivedOnce({ key });
});

test('426: the queue is held, and the shopper is asked for the update without having to look for it', async ({
  page,
  shop,
  network,
  shopper,
  product,
  fill,
  cart,
}) => {
  await fill(product);
  await shopper.untilInstalled();
  await release(network, shop.nodeUrl);
  network.refuse('cart.addItem', 'WMK426');
  await shopper.addToCart();
  await shopper.expectCount(2);
  await expect(updateButton(page)).toBeVisible({ timeout: 30_000 });
  expect((await cart.onDevice()).outbox).toHaveLength(1);

  await shopper.openCart();
  const held = page.getByRole('main').getByText('A new version of Waymark is available');
  await expect(held).toBeVisible();
  const before = await startedAt(page);
  await page.getByRole('main').getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => startedAt(page).catch(() => before), { timeout: 20_000 }).not.toBe(before);
  await shopper.untilReacts();
  await shopper.expectCount(2);
  expect(await waitingState(page)).toBeNull();
});

test('an update that was asked for does not wait for a picture that does not come', async ({ page, shop, network, shopper, product, fill }) => {
  await fill(product);
  await shopper.untilInstalled();
  const offer = await offerUpdate(page, network, shop.nodeUrl);

  network.rule(({ url }) => (url.startsWith('/images/') ? { kind: 'hang' } : undefined));
  const asked = network.log.length;
  await page.evaluate(() => {
    new Image().src = '/images/a-picture-that/does-not-come/320';
  });
  await expect.poll(() => network.log.slice(asked).some(({ url }) => url.startsWith('/images/'))).toBe(true);
  const before = await startedAt(page);
  await offer.click();
  await expect.poll(() => startedAt(page).catch(() => before), { timeout: 20_000 }).not.toBe(before);
  // The picture is asked for as long as nobody breaks it off, and the next version would wait as long.
  await expect.poll(() => waitingState(page).catch(() => 'between two pages'), { timeout: 20_000 }).toBeNull();
});

test('an update that was asked for while a page still loads is there soon', async ({ page, shop, network, shopper, product, fill }) => {
  await fill(product);
  await shopper.untilInstalled();
  const offer = await offerUpdate(page, network, shop.nodeUrl);
  const before = await startedAt(page);
  // What is asked for in the moment in which the version that goes is stopped starts it again, and Chromium would leave it be.
  await page.evaluate(() => {
    const asking = setInterval(() => void fetch('/robots.txt').catch(() => undefined), 3);
    setTimeout(() => clearInterval(asking), 1_500);
  });
  await offer.click();
  await expect.poll(() => startedAt(page).catch(() => before), { timeout: 8_000 }).not.toBe(before);
  await shopper.untilReacts();
  expect(await waitingState(page)).toBeNull();
});
