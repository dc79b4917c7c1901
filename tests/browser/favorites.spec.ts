import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../network/test.ts';
import { createShopper, findProduct } from '../support/shopper.ts';

const ADD = 'wishlists.addFavorite';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favorite: ${name}` }).first();
const compareButton = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Compare: ${name}` })
    .first();
const link = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: count === 0 ? 'Favorites' : new RegExp(`^Favorites, ${count} product`) });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a heart stays under the pointer that begins to press it, while the rest of its row comes', async ({ page, product }) => {
  await createShopper(page).open(product.url);
  const place = async () => (await heart(page, product.name).boundingBox())!;
  const before = await place();
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await expect(compareButton(page, product.name)).toBeVisible();
  expect(await place()).toEqual(before);
  await page.mouse.up();
  await expect(heart(page, product.name)).toHaveAttribute('aria-pressed', 'true');
});

test('a heart made without network survives a restart and reaches the shop once', async ({ page, context, shop, network, server, product }) => {
  const shopper = createShopper(page);
  await shopper.open(product.url);
  await shopper.untilInstalled();
  network.cut();
  await heart(page, product.name).click();
  await expect(heart(page, product.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(link(page, 1)).toBeVisible();

  await page.reload();
  await expect(heart(page, product.name)).toHaveAttribute('aria-pressed', 'true');
  // In a window that no pointer has been in: it is only looked at.
  const looked = await context.newPage();
  await looked.goto(product.url);
  await expect(heart(looked, product.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(link(looked, 1)).toBeVisible();
  await looked.close();
  await page.close();
  const again = await context.newPage();
  await again.goto(`${shop.url}/en-us/favorites`);
  await expect(cards(again)).toHaveCount(1);
  await expect(again.getByRole('main')).toContainText('Saved on this device, not synced yet');

  network.restore();
  await again.bringToFront();
  await expect(again.getByRole('main')).not.toContainText('Saved on this device', { timeout: 45_000 });
  expect(server).toHaveReceivedOnce({ call: ADD });
  await again.reload();
  await expect(cards(again)).toHaveCount(1);
});

test('two tabs show the same favorites, and taking one off can be undone', async ({ page, context, shop }) => {
  const [first, second] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1)]);
  const other = await context.newPage();
  await createShopper(page).open(first.url);
  await createShopper(other).open(second.url);
  // A page that nobody does anything with stays as it came.
  await createShopper(other).movePointer();
  await heart(page, first.name).click();
  await expect(link(other, 1)).toBeVisible();
  await heart(other, second.name).click();
  await expect(link(page, 2)).toBeVisible();

  await link(page, 2).click();
  await expect(cards(page)).toHaveCount(2);
  await heart(page, first.name).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(link(other, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(link(other, 2)).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ start: 'cold' });

  test('a heart that is pressed before its script has come is not lost', async ({ page, product }) => {
    await page.goto(product.url);
    await heart(page, product.name).click();
    await expect(heart(page, product.name)).toHaveAttribute('aria-pressed', 'true');
    await expect(link(page, 1)).toBeVisible();
  });
});

test('the favorites open with the server dead, and lead into the cart', async ({ page, network, shopper, product }) => {
  await shopper.open(product.url);
  await shopper.untilInstalled();
  await heart(page, product.name).click();
  await expect(link(page, 1)).toBeVisible();
  network.cut();
  await page.goto('/en-us/favorites');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: `Add to cart: ${product.name}` })
    .click();
  await expect(page.getByRole('dialog', { name: /Quick ?shop/i }).getByRole('heading', { name: product.name })).toBeVisible({ timeout: 20_000 });
});

test('a line that is saved for later leaves the cart, also without network, and comes back', async ({
  page,
  shopper,
  network,
  product,
  prefill,
  cart,
}) => {
  await prefill(product);
  await shopper.openCart();
  await shopper.untilInstalled();
  network.cut();
  await page.getByRole('button', { name: `Options for ${product.name}` }).click();
  await page.getByRole('button', { name: `Save for later: ${product.name}` }).click();
  await shopper.expectCount(0);
  const saved = page.getByRole('region', { name: 'Saved for later' });
  await expect(saved.getByRole('heading', { name: product.name })).toBeVisible();
  await page.reload();
  await expect(saved).toContainText('not synced yet');
  network.restore();
  await expect(saved).not.toContainText('not synced yet', { timeout: 45_000 });
  await expect(cart).toBeSynced();
  await saved.getByRole('button', { name: `Move to cart: ${product.name}` }).click();
  await expect(saved).toBeHidden();
  await shopper.expectCount(1);
  await expect(cart).toBeSynced();
});

test.describe('without the service worker', () => {
  test.use({ start: 'plain' });

  test('the list is without fault for whoever reads it otherwise, empty, filled and dark', async ({ page, shopper, product }) => {
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shopper.open('/en-us/favorites');
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
    expect(await faults()).toEqual([]);
    await shopper.open(product.url);
    await heart(page, product.name).click();
    await link(page, 1).click();
    // The page of the product, which has a card, too, is left when the next one is drawn.
    await expect(page.getByRole('heading', { level: 1, name: /^Favorites/ })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await faults()).toEqual([]);
    }
  });
});

test.describe('without a service worker', () => {
  test.use({ start: 'plain' });

  test('a heart stays where it is while the words of the button that compares are on their way', async ({ page, shopper, product }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/discovery-/, async (route) => {
      await held;
      await route.continue();
    });
    await shopper.open(product.url);
    const asked = page.waitForRequest(/\/assets\/discovery-/);
    await shopper.movePointer();
    await asked;
    await heart(page, product.name).click({ timeout: 5_000 });
    await expect(heart(page, product.name)).toHaveAttribute('aria-pressed', 'true');
    release();
    await expect(compareButton(page, product.name)).toBeVisible();
  });
});
