import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { expect, test } from '../network/test.ts';

interface Hit {
  readonly id: string;
  readonly url: string;
}
interface SetAnswer {
  readonly sets: readonly { readonly name: string; readonly products: readonly (Hit & { name: string })[] }[];
}

/** The first product of the shop that has a set. */
const findSet = async (url: string) => {
  const answer = await fetch(`${url}/products/v2/search/productSearch?locale=en-us&count=96&sort=featured&q=trail`);
  const { hits } = (await answer.json()) as { hits: readonly Hit[] };
  for (const hit of hits) {
    const { sets } = (await (await fetch(`${url}/products/v1/products/${hit.id}/sets?locale=en-us`)).json()) as SetAnswer;
    if (sets[0]) return { url: hit.url, set: sets[0] };
  }
  throw new Error('No product of the seed has a set');
};

/** The first size of each item that asks for one. */
const chooseAll = async (section: Locator): Promise<void> => {
  for (const size of await section.getByRole('combobox').all()) {
    const value = await size.locator('option:not([disabled])').first().getAttribute('value');
    await size.selectOption(value ?? '');
  }
};

test('a set is shown on the page of its product, and all of it goes into the cart in one step', async ({ page, shop, shopper }) => {
  const { url, set } = await findSet(shop.nodeUrl);
  await shopper.open(url);
  await shopper.movePointer();
  const section = page.getByRole('region', { name: `Complete the look: ${set.name}` });
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText('15% off what completes the set');
  const add = section.getByRole('button', { name: `Add all ${set.products.length} items to cart` });
  await expect(add).toBeVisible();
  expect((await new AxeBuilder({ page }).include('section').analyze()).violations).toEqual([]);

  const sizes = section.getByRole('combobox');
  const count = await sizes.count();
  if (count > 0) {
    await add.click();
    await expect(section.getByRole('status')).toContainText(/Choose/);
    await expect(sizes.first()).toBeFocused();
  }
  await chooseAll(section);
  await add.click();
  await page.goto(`${shop.url}/en-us/cart`);

  for (const { name } of set.products) await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Bought as a set: you save', { timeout: 20_000 });
});

test('a set that was seen goes into the cart without a network, and has its price once the shop has it', async ({
  page,
  shop,
  shopper,
  network,
  cart,
}) => {
  const { url, set } = await findSet(shop.nodeUrl);
  await shopper.open(url);
  await shopper.movePointer();
  const section = page.getByRole('region', { name: `Complete the look: ${set.name}` });
  const add = section.getByRole('button', { name: `Add all ${set.products.length} items to cart` });
  await expect(add).toBeVisible();

  network.cut();
  await page.reload();
  await shopper.movePointer();
  await expect(add).toBeVisible();
  await chooseAll(section);
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  await shopper.openCart();
  for (const { name } of set.products) await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('This is an estimate. We’ll confirm the total when your changes sync.');

  network.restore();
  await expect(cart).toBeSynced();
  await expect(page.getByRole('main')).toContainText('Bought as a set: you save');
});
