import { expect, test } from '../network/test.ts';

for (const [what, isIt] of [
  ['the script that brings it to life', (url: string) => url.startsWith('/assets/entry-client-')],
  ['what that script stands on', (url: string) => /^\/assets\/(?!entry-client-).*\.js$/.test(url)],
  ['its words', (url: string) => url.startsWith('/assets/core-')],
] as const)
  test(`a page that did not get ${what} stays as it was drawn, and comes to life by itself once there is a way`, async ({
    page,
    network,
    shopper,
    product,
  }) => {
    const back = network.rule(({ url }) => (isIt(url) ? { kind: 'reset' } : undefined));
    await page.goto(product.url);
    await expect.poll(() => network.log.filter(({ url, fate }) => isIt(url) && fate === 'reset').length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('data-reacts')).toBeNull();
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    back();
    await shopper.untilReacts();
    await shopper.addToBasket();
    await shopper.expectCount(1);
  });

test.describe('a part that one page alone has', () => {
  test.use({ allowedErrors: [/Failed to fetch dynamically imported module/] });

  test('and that does not come is told where it would stand, and asked for again by hand', async ({ page, network, shopper, product }) => {
    const back = network.rule(({ url }) => (url.startsWith('/assets/p._slug-') ? { kind: 'reset' } : undefined));
    await page.goto(product.url);
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 15_000 });
    back();
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await shopper.untilReacts();
    await shopper.addToBasket();
    await shopper.expectCount(1);
  });
});
