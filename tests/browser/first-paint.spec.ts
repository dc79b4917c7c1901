import { expect, test } from '../network/test.ts';
import { createShopper, findProduct } from '../support/shopper.ts';

test('scripts and letters do not compete with the pictures of the first screen', async ({ page, shop }) => {
  const product = await findProduct(shop.url);
  await page.goto(product.url);
  await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
  const { pictures, rest } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const eager = new Set([...document.querySelectorAll<HTMLImageElement>('main img[loading=eager]')].map((image) => image.currentSrc));
    return {
      pictures: entries.filter(({ name }) => eager.has(name)).map(({ responseEnd }) => responseEnd),
      rest: entries.filter(({ name }) => /\.(?:js|css|woff2)$/.test(name)).map(({ startTime }) => startTime),
    };
  });
  expect(pictures.length).toBeGreaterThan(0);
  expect(rest.length).toBeGreaterThan(3);
  expect(Math.min(...rest)).toBeGreaterThan(Math.max(...pictures));
});

test('a tap does not wait for a slow picture: it brings the scripts at once and is answered', async ({ page, shop }) => {
  const product = await findProduct(shop.url);
  const shopper = createShopper(page);
  // The pictures never arrive, so that nothing but the tap can start the page.
  await page.route('**/images/**', () => undefined);
  await page.goto(product.url, { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)).toBe(0);
  await shopper.chooseFirst();
  await shopper.addButton.click();
  await shopper.expectCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
