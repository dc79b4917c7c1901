import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { createShopper } from '../support/shopper.ts';

const LIST = '/en-us/c/men-shoes-2100';

/** The list once it is quiet: what stands there while a product is fetched has come. */
const openList = async (page: Page): Promise<void> => {
  const waiting = page.waitForResponse(/\/show-card-first-[\w-]+\.js$/);
  await createShopper(page).open(LIST);
  await (await waiting).finished();
};

/** Questions about products wait until they are let go. */
const holdProducts = (page: Page): Promise<() => void> => holdRequests(page, /\/products\/v2\/products\/\w+\/details/);

test.describe('on a phone, while the shop takes its time', () => {
  test.use({ start: 'plain', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('picture, name and price of a card stand on the page of its product at once, and stay where they are when the rest comes', async ({
    page,
  }) => {
    await openList(page);
    const card = page.getByRole('main').getByRole('article').nth(5);
    await card.scrollIntoViewIfNeeded();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const price = (await card.locator('data').first().textContent()) ?? '';
    const arrive = await holdProducts(page);
    await card.getByRole('link', { name, exact: true }).tap();

    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1, name });
    await expect(heading).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(main.locator('data:visible').first()).toHaveText(price);
    await expect(main.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(main.getByRole('button', { name: /Add to cart|Choose/ })).toHaveCount(0);
    // The file of the card is there: nothing is white while a larger one comes.
    await expect
      .poll(() =>
        main
          .locator('img:visible')
          .first()
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
    const [picture, title] = [await main.locator('img:visible').first().boundingBox(), await heading.boundingBox()];

    arrive();
    await expect(main.getByRole('button', { name: /Add to cart|Choose/ }).first()).toBeVisible();
    await expect(heading).toBeFocused();
    expect(await main.locator('img:visible').first().boundingBox()).toEqual(picture);
    expect(await heading.boundingBox()).toEqual(title);
    await expect(page).toHaveTitle(new RegExp(name));
  });

  test('Back before the product has come leads to the list where it was', async ({ page }) => {
    await openList(page);
    const card = page.getByRole('main').getByRole('article').nth(12);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await holdProducts(page);
    await card.getByRole('link', { name, exact: true }).tap();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
    // The browser tells of the scrolling to the top with a frame of its own.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

test.describe('with the service worker', () => {
  test.use({ start: 'installed', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a card whose product is not on the device says so on its page when there is no network', async ({ page, shopper, network }) => {
    await shopper.open(LIST);
    const card = page.getByRole('main').getByRole('article').nth(9);
    await card.scrollIntoViewIfNeeded();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    network.cut();
    await card.getByRole('link', { name, exact: true }).tap();
    await expect(page).toHaveURL(/\/p\//);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(name);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
