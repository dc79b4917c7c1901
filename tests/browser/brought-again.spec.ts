import type { Network } from '../network/network.ts';
import { expect, test } from '../network/test.ts';

test.use({ start: 'cold' });

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
    await shopper.addToCart();
    await shopper.expectCount(1);
  });

/** What a page does without until somebody does something with it: lost in more than one attempt, the first and the last of them seconds apart. */
const lostAtFirst = async (network: Network, isIt: (url: string) => boolean, wanted: () => Promise<void>): Promise<() => void> => {
  const back = network.rule(({ url }) => (isIt(url) ? { kind: 'reset' } : undefined));
  const asked = (): number[] => network.log.flatMap(({ url, at }) => (isIt(url) ? [at] : []));
  await wanted();
  await expect.poll(() => Math.max(...asked()) - Math.min(...asked()), { timeout: 15_000 }).toBeGreaterThan(2_000);
  // The browser makes several of one attempt; a page that asks without a pause has hundreds by now.
  expect(asked().length, 'requests for it').toBeLessThan(40);
  return back;
};

test('a later part whose words did not come leaves the page as it is, and comes when its words do', async ({ page, network, shopper, product }) => {
  await page.goto(product.url);
  await shopper.untilReacts();
  const back = await lostAtFirst(network, (url) => /^\/assets\/express-[\w-]{7}\.js/.test(url), shopper.movePointer);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByText('with Klarna')).toBeHidden();
  await shopper.addToCart();
  await shopper.expectCount(1);
  back();
  await expect(page.getByRole('main').getByText('with Klarna')).toBeVisible({ timeout: 20_000 });
});

test('a search field whose suggestions did not come stays a text field, and has them when they do', async ({ page, network, shopper, product }) => {
  await page.goto(product.url);
  await shopper.untilReacts();
  const field = page.getByRole('combobox', { name: 'Search' });
  const back = await lostAtFirst(
    network,
    (url) => /^\/assets\/search-suggestions-.*\.js/.test(url),
    () => field.click(),
  );
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await field.fill('boot');
  back();
  await expect(page.getByRole('option').first()).toBeVisible({ timeout: 20_000 });
  await expect(field).toHaveValue('boot');
});

test('a later part whose style did not come is not shown without it', async ({ page, network, shopper, product }) => {
  await page.goto(product.url);
  await shopper.untilReacts();
  const field = page.getByRole('combobox', { name: 'Search' });
  const back = await lostAtFirst(
    network,
    (url) => /^\/assets\/search-suggestions-.*\.css/.test(url),
    () => field.click(),
  );
  await field.fill('boot');
  await expect(page.getByRole('listbox')).toBeHidden();
  back();
  await expect(page.getByRole('option').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('listbox').locator('..')).toHaveCSS('position', 'absolute');
});

test.describe('what somebody waits for and does not get is told where it would stand, and asked for again by hand:', () => {
  test.use({ allowedErrors: [/Failed to fetch dynamically imported module|Unable to preload CSS/] });

  test('a part that one page alone has', async ({ page, network, shopper, product }) => {
    const back = network.rule(({ url }) => (url.startsWith('/assets/p._slug-') ? { kind: 'reset' } : undefined));
    await page.goto(product.url);
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 15_000 });
    back();
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await shopper.untilReacts();
    await shopper.addToCart();
    await shopper.expectCount(1);
  });

  test('a dialog, which is not shown without its style', async ({ page, network, shopper, product }) => {
    await page.goto(product.url);
    await shopper.untilReacts();
    const back = network.rule(({ url }) => (/^\/assets\/size-chart-dialog-.*\.css/.test(url) ? { kind: 'reset' } : undefined));
    await page.getByRole('main').getByRole('button', { name: 'Size chart' }).click();
    const dialog = page.getByRole('dialog', { name: 'Size chart' });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    back();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('columnheader').first()).toHaveCSS('white-space', 'nowrap');
  });
});
