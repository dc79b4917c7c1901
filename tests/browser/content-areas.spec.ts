import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';

test.use({ start: 'plain' });

const area = (page: Page, name: string) => page.locator(`[data-area="${name}"]`);

/** Layout shifts so far, without those that follow a press. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test('the document of a category has its area, which moves nothing', async ({ page, shop }) => {
  const html = await (await fetch(`${shop.nodeUrl}/en-us/c/x-1140`)).text();
  expect(html).toContain('data-area="category"');
  await page.goto('/en-us/c/x-1140');
  await area(page, 'category').scrollIntoViewIfNeeded();
  await expect(area(page, 'category')).toContainText('Ready for snow');
  expect(await shifts(page)).toBeLessThan(0.01);
});

test('a product without content of its own has no area, and no code for one', async ({ page, shopper, product }) => {
  await shopper.open(product.url);
  await expect(area(page, 'product')).toHaveCount(0);
});

test.describe('with a service worker', () => {
  test.use({ start: 'cold' });

  test('the cart has its area once it is complete, also without a network', async ({ page, shopper, network }) => {
    await shopper.open('/en-us/cart');
    await expect(area(page, 'cart')).toContainText('Free returns');
    expect(await shifts(page)).toBeLessThan(0.01);
    await shopper.untilInstalled();
    await page.reload();
    await expect(area(page, 'cart')).toContainText('Free returns');
    network.condition('offline');
    await page.reload();
    await expect(area(page, 'cart')).toContainText('Free returns');
  });
});

test('a page is whole without its area', async ({ page, shopper, allowedErrors }) => {
  allowedErrors.push(/500/);
  await page.route('**/WAYMARK-US/cart?*', (route) => route.fulfill({ status: 500, json: { errorDetails: [{ errorId: 'GEN500' }] } }));
  await shopper.open('/en-us/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(area(page, 'cart')).toHaveCount(0);
});

test('the page about a missing page says what was written, and leads on', async ({ page, shop, allowedErrors }) => {
  allowedErrors.push(/404/);
  const answer = await fetch(`${shop.nodeUrl}/en-us/no-such-page`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Popular paths');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en-us/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'This trail ends here' })).toBeVisible();
  await expect(area(page, 'error-4xx').getByRole('link', { name: 'Women' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('no-such-page'))).toEqual([page.url()]);
});

for (const [path, title] of [
  ['basecamp', 'Basecamp'],
  ['westend', 'Westend'],
  ['promotions', 'Good things for less'],
  ['gift-card', 'A present that always fits'],
  ['showcase/first-frost', 'First frost'],
] as const)
  test(`content is a page of its own at /${path}`, async ({ page }) => {
    await page.goto(`/en-us/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

test('the end of the page keeps its distance from an area, also where all above it is just as high as the screen', async ({ page, shopper }) => {
  await shopper.open('/en-us/cart');
  await expect(area(page, 'cart')).toContainText('Free returns');
  const above = await page.evaluate(() => {
    const main = document.querySelector('main');
    return (main?.lastElementChild?.getBoundingClientRect().bottom ?? 0) - (main?.getBoundingClientRect().top ?? 0);
  });
  // The first screen is as high as the window without its header.
  await page.setViewportSize({ width: 1280, height: Math.round(above) + 80 });
  const distance = (): Promise<number> =>
    page.evaluate(
      () =>
        (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) -
        (document.querySelector('main')?.lastElementChild?.getBoundingClientRect().bottom ?? 0),
    );
  await expect.poll(distance).toBeGreaterThan(40);
});
