import { expect, test } from '../network/test.ts';
import { axeFaults } from '../support/axe.ts';
import { findProduct } from '../support/shopper.ts';
import { takeShop, untilTaken } from '../support/take-shop.ts';
import { createWorkerControl } from '../support/worker-control.ts';

test('the whole shop is taken along: products never visited are found, opened and added without the server, and arrive when it is back', async ({
  page,
  shop,
  shopper,
  cart,
}) => {
  const [typed, linked] = await Promise.all([findProduct(shop.nodeUrl, 2), findProduct(shop.nodeUrl, 3)]);
  await shopper.open('/en-us');
  await shopper.untilInstalled();
  await takeShop(page);
  await expect(page.getByText(/\d+ products, .* of storage/)).toBeVisible();
  await expect(page.getByText(/^Prices and stock as of/)).toBeVisible();
  expect(await axeFaults(page, 'offline catalogue')).toEqual([]);
  await shop.kill();

  // By typing: suggestions, and what a search finds.
  await page.goto('/en-us');
  await page.getByRole('combobox', { name: /search/i }).fill(typed.name);
  await page.getByRole('option', { name: typed.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: typed.name })).toBeVisible();
  await expect(page.getByText(/^Prices and stock as of/).first()).toBeVisible();
  await shopper.addToCart();
  await shopper.expectCount(1);

  // By its address, and by lists with their filters.
  await page.goto('/en-us/c/gear-socks-4200');
  await expect(page.getByRole('heading', { level: 1, name: 'Socks' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first()).toBeVisible();
  await page.goto('/en-us/search?q=rain+jaket');
  await expect(page.getByRole('main')).toContainText(/jacket/i);
  await page.goto(linked.url);
  await expect(page.getByRole('heading', { level: 1, name: linked.name })).toBeVisible();
  await shopper.addToCart();
  await shopper.expectCount(2);

  await shop.start();
  await expect(cart).toBeSynced({ timeout: 45_000 });
  await shopper.openCart();
  for (const { name } of [typed, linked]) await expect(shopper.quantity(name)).toHaveValue('1');
});

test('a list and a product asked for while the network hangs are answered by the device within seconds, with their age', async ({
  page,
  shop,
  shopper,
  network,
}) => {
  const linked = await findProduct(shop.nodeUrl, 5);
  await shopper.open('/en-us');
  await shopper.untilInstalled();
  await takeShop(page);
  network.cut('hang');
  const asked = Date.now();
  await page.goto('/en-us/c/gear-socks-4200');
  await expect(page.getByRole('heading', { level: 1, name: 'Socks' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first()).toBeVisible();
  // Loading the page included; without the device's answer it takes 8 s until the page gives up.
  expect(Date.now() - asked).toBeLessThan(7_000);
  await expect(page.getByText(/^Prices and stock as of/).first()).toBeVisible();
  await page.goto(linked.url);
  await expect(page.getByRole('heading', { level: 1, name: linked.name })).toBeVisible();
  await expect(page.getByText(/^Prices and stock as of/).first()).toBeVisible();
});

test('a download can be stopped, goes on where it ended, and is deleted', async ({ page, shopper }) => {
  await shopper.open('/en-us');
  await shopper.untilInstalled();
  let held: (() => void) | undefined;
  let parts = 0;
  await page.context().route('**/products/v2/offline-catalogue/*', async (route) => {
    parts += 1;
    if (parts > 3 && !held) await new Promise<void>((resolve) => (held = resolve));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/en-us/offline-catalogue');
  await page.getByRole('button', { name: 'Take the shop with me' }).click();
  await expect(page.getByRole('progressbar', { name: /^Downloading the shop/ })).toBeVisible();
  await expect(page.getByText(/^\d+ kB of \d+ kB$/)).toBeVisible();
  await expect.poll(() => held !== undefined).toBe(true);
  await page.getByRole('button', { name: 'Cancel download' }).click();
  await expect(page.getByText('Download stopped.')).toBeVisible();
  held?.();
  await page.getByRole('button', { name: 'Resume download' }).click();
  await untilTaken(page);
  await page.getByRole('button', { name: 'Delete from this device' }).click();
  await expect(page.getByRole('button', { name: 'Take the shop with me' })).toBeVisible();
});

test('the browser wakes the service worker to refresh what is on the device, with no page of the shop open', async ({
  page,
  shop,
  shopper,
  network,
}) => {
  await shopper.open('/en-us');
  const { origin } = new URL(page.url());
  await shopper.untilInstalled();
  await takeShop(page);
  const worker = await createWorkerControl(page, origin);
  await page.goto('about:blank');
  // It begins from nothing but what is stored: its script for this cannot be fetched any more.
  await worker.stop();
  network.rule(({ url }) => (url === '/sw-catalogue.js' ? { kind: 'reset' } : undefined));
  const asked = () => network.log.filter(({ call }) => call === 'products.offlineCatalogue').length;
  const before = asked();
  await worker.periodicSync('waymark-catalogue');
  await expect.poll(asked).toBe(before + 1);

  // The catalogue is whole afterwards.
  await shop.kill();
  await page.goto(`${origin}/en-us/c/gear-socks-4200`);
  await expect(page.getByRole('heading', { level: 1, name: 'Socks' })).toBeVisible();
});

test('small pictures are downloaded by a choice of their own, stand in without a network, and are deleted by themselves', async ({
  page,
  shopper,
  network,
}) => {
  await shopper.open('/en-us');
  await shopper.untilInstalled();
  await takeShop(page);
  const pictures = page.getByRole('region', { name: 'Product pictures' });
  await expect(pictures.getByText(/^[\d,]+ pictures, about .* to download\.$/)).toBeVisible();
  await pictures.getByRole('button', { name: 'Download pictures' }).click();
  await expect(pictures.getByText(/^(?:[4-9]|\d\d+) of [\d,]+ pictures$/)).toBeVisible({ timeout: 45_000 });
  expect(await axeFaults(page, 'pictures of the offline catalogue')).toEqual([]);
  await pictures.getByRole('button', { name: 'Cancel pictures' }).click();
  await expect(pictures.getByText('Pictures stopped.')).toBeVisible();
  await expect(pictures.getByText(/^[\d,]+ pictures, .* of storage$/)).toBeVisible();
  const kept = await page.evaluate(async () =>
    (await (await caches.open('waymark-thumbnails')).keys()).map(({ url }) => new URL(url).pathname.split('/')).filter(([, , , , width]) => width),
  );
  const key = kept.at(-1)?.[2] ?? '';

  network.cut();
  await page.goto(`/en-us/p/unseen-${key}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The file of the thumbnail: two pixels for each of the 160 that it is made for. A drawing has 200.
  const shown = page.getByRole('main').locator(`img[src*="${key}"]`).first();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== '' && image.naturalHeight > 0))
    .toBe(true);
  const width = await page.evaluate(
    async (picture) => {
      const image = new Image();
      image.src = `/images/${picture}/640`;
      await image.decode();
      return image.naturalWidth;
    },
    kept.at(-1)?.slice(2, 4).join('/') ?? '',
  );
  expect(width).toBe(320);

  await page.goto('/en-us/offline-catalogue');
  await pictures.getByRole('button', { name: 'Delete pictures' }).click();
  await expect(pictures.getByText('The pictures have been deleted from this device.')).toBeVisible();
  expect(await page.evaluate(() => caches.has('waymark-thumbnails'))).toBe(false);
  await untilTaken(page);
});
