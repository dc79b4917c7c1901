import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { signInAs } from '../support/sign-in.ts';

const main = (page: Page) => page.getByRole('main');

interface Hit {
  readonly name: string;
  readonly url: string;
}

/** The first product that the shop's search finds under exactly this name. */
const findNamed = async (url: string, name: string): Promise<Hit> => {
  const answer = await fetch(`${url}/products/v2/search/productSearch?locale=en-us&count=24&q=${encodeURIComponent(name)}`);
  const { hits } = (await answer.json()) as { readonly hits: readonly Hit[] };
  const hit = hits.find((one) => one.name === name);
  if (!hit) throw new Error(`The seed has no ${name}`);
  return hit;
};

const SHOE = 'Men’s Corrie Waterproof Trail Running Shoe';

test('a member is told which size fits and by which order, and chooses it in one press', async ({ page, shop, shopper }) => {
  const shoe = await findNamed(shop.nodeUrl, SHOE);
  await signInAs(page, 'member');
  await shopper.open(shoe.url);
  await shopper.movePointer();
  const suggested = main(page).getByText(/^We suggest size /);
  const size = /size (\S+)$/.exec((await suggested.textContent()) ?? '')?.[1] ?? '';
  expect(size).toMatch(/^\d+(?:\.5)?$/);
  await expect(main(page).getByText(/^You ordered \S+ in /)).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Choose ${size}`, exact: true })
    .click();
  await expect(main(page).getByRole('radio', { name: new RegExp(`^${size.replace('.', '\\.')}(?:\\s|$)`) })).toBeChecked();
  await expect(main(page).getByRole('button', { name: `Choose ${size}`, exact: true })).toHaveCount(0);
});

test('a guest finds a size by the length of the foot, and the device remembers it without a network', async ({ page, shop, shopper, network }) => {
  const shoe = await findNamed(shop.nodeUrl, SHOE);
  await shopper.open(shoe.url);
  await shopper.movePointer();
  await expect(main(page).getByText(/^We suggest size /)).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Size chart' }).first().click();
  const chart = page.getByRole('dialog');
  const length = chart.getByRole('textbox', { name: /^Length of your foot/ });
  await length.fill('1');
  await chart.getByRole('button', { name: 'Find your size by your foot' }).click();
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  await length.fill('10.4');
  await chart.getByRole('button', { name: 'Find your size by your foot' }).click();
  const found = chart.getByText(/^Your size is /);
  const size = /is (\S+)$/.exec((await found.textContent()) ?? '')?.[1] ?? '';
  await chart.getByRole('button', { name: 'Remember on this device' }).click();
  await expect(chart.getByText(/Only this device knows the length/)).toBeVisible();
  await chart.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(main(page).getByText(`We suggest size ${size}`)).toBeVisible();
  await expect(main(page).getByText('Your foot measures 10.4 in.')).toBeVisible();

  network.cut();
  await page.reload();
  await shopper.movePointer();
  await expect(main(page).getByText(`We suggest size ${size}`)).toBeVisible();
});

test('the search hub knows what was searched for on this device, and leads on without a network', async ({ page, shopper, network }) => {
  await shopper.open('/en-us/searchhub');
  await expect(main(page).getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  for (const name of ['Women', 'Men', 'Kids', 'Gear']) await expect(main(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Collections' })).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Stories' })).toBeVisible();
  const box = main(page).getByRole('combobox', { name: 'Search' });
  await box.fill('waterproof boots');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/en-us\/search\?q=/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'waterproof boots' })).toBeVisible();
  // It is remembered beside the search, which does not wait for that.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waymark.recent-searches'))).toContain('waterproof boots');

  await shopper.open('/en-us/searchhub');
  network.cut();
  await page.reload();
  await shopper.movePointer();
  const recent = main(page).getByRole('link', { name: 'waterproof boots' });
  await expect(main(page).getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  await recent.click();
  await expect(page).toHaveURL(/\/en-us\/search\?q=waterproof/);
  await shopper.open('/en-us/searchhub');
  await shopper.movePointer();
  await main(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toHaveCount(0);
});

test('another country and language is chosen on a page that lists all of them', async ({ page, shopper }) => {
  await shopper.open('/en-us/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All countries and languages' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Countries and languages' })).toBeVisible();
  await expect(main(page).getByRole('link')).toHaveCount(5);
  await expect(main(page).getByRole('link', { name: /United States/ })).toHaveAttribute('aria-current', 'true');
  await main(page)
    .getByRole('link', { name: /Deutschland/ })
    .click();
  await expect(page).toHaveURL(/\/de-de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  // The next visit begins there, also where the service worker answers it, which is told of the locale once the page is quiet.
  await shopper.untilInstalled();
  await page.goto('/');
  await expect(page).toHaveURL(/\/de-de$/);
});

test('what goes with a product is shown on its page, in the cart without what is in it, and after a search that finds nothing', async ({
  page,
  request,
  shopper,
  product,
}) => {
  // A job of the shop works it out after its first start.
  const similar = `/products/v1/widgetRecommendations?place=product&ids=${product.productId}&locale=en-us`;
  const setsOf = async (): Promise<readonly unknown[]> => ((await (await request.get(similar)).json()) as { readonly sets: readonly unknown[] }).sets;
  await expect.poll(setsOf, { timeout: 120_000 }).not.toHaveLength(0);
  await shopper.open(product.url);
  await shopper.movePointer();
  const row = main(page).getByRole('region', { name: /^(?:Often bought together|Others also viewed|Similar products)$/ });
  await expect(row.first()).toBeVisible();
  await row.first().scrollIntoViewIfNeeded();
  const cards = row.first().getByRole('article');
  await expect(cards.first()).toBeVisible();
  const names = await cards.getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  expect(names).not.toContain(product.name);
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(main(page).getByRole('heading', { level: 1, name: names[0]! })).toBeVisible();
  await shopper.addToCart();
  await shopper.openCart();
  await shopper.movePointer();
  await expect(row.first()).toBeVisible();
  await row.first().scrollIntoViewIfNeeded();
  await expect(cards.first()).toBeVisible();
  expect(await row.getByRole('heading', { level: 3 }).allTextContents()).not.toContain(names[0]);
  await shopper.open('/en-us/search?q=qqzzxx');
  await shopper.movePointer();
  await expect(main(page).getByRole('region', { name: 'Popular right now' }).getByRole('article').first()).toBeVisible();
});
