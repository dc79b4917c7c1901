import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { openEditor } from '../support/editor.ts';
import { createShopper } from '../support/shopper.ts';

test.use({ start: 'plain' });

const offer = (page: Page): Locator => page.getByRole('complementary', { name: 'Offer' });

/** Reads far enough down the page that offers may come, and then where none would lie over something that is bought. */
const readOn = async (page: Page): Promise<void> => {
  await createShopper(page).untilReacts();
  await page.mouse.move(20, 20);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, scrollY > innerHeight ? 0 : 2.5 * innerHeight));
      return page.locator('aside[data-block="pop-up"]').count();
    })
    .toBe(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(offer(page)).toBeVisible();
};

/** Whether none comes to a page that has read what offers there are and is read to its end. */
const staysAway = async (page: Page): Promise<void> => {
  const read = page.waitForResponse(/augmentedpage\/popups\//);
  await createShopper(page).untilReacts();
  await page.mouse.move(20, 20);
  await read;
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(offer(page)).toHaveCount(0);
};

test('an offer comes once somebody reads on, small and then whole, and stays away when it was closed', async ({ page }) => {
  await page.goto('/en-us');
  await createShopper(page).untilReacts();
  // A page that is only looked at has none.
  await expect(offer(page)).toHaveCount(0);
  await readOn(page);
  // Whole by itself, and the focus stays where it was.
  await expect(offer(page).getByRole('heading', { name: 'First to know, twice a month' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await offer(page).getByRole('button', { name: 'Close' }).click();
  await expect(offer(page)).toHaveCount(0);

  // The next one comes with the next visit, and the closed one never again.
  await page.goto('/en-us/basecamp');
  await page.goto('/en-us');
  await readOn(page);
  await expect(offer(page)).toContainText(/Stores|Pick up the same day/);
  await offer(page).getByRole('button', { name: 'Close' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/en-us');
  await staysAway(page);
});

test('nothing comes where something is chosen or bought', async ({ page, product }) => {
  await page.goto(product.url);
  await staysAway(page);
});

test('preview shows the offer that is still a draft, to its editor alone', async ({ page, browser }) => {
  const editor = await openEditor(browser);
  const draft = { name: 'draft-2026', delay: 100, title: 'Spring is near', targets: [{ url: 'page:stores', text: 'To the stores' }] };
  await editor.draft('popups/main', { popups: [draft] });
  await editor.page.goto('/en-us?preview=true');
  await readOn(editor.page);
  await expect(offer(editor.page).getByRole('heading', { name: 'Spring is near' })).toBeVisible();
  await expect(offer(editor.page).getByRole('link', { name: 'To the stores' })).toHaveAttribute('href', /\/en-us\/stores/);
  // Everybody else is offered what is published.
  await page.goto('/en-us');
  await readOn(page);
  await expect(offer(page)).toContainText(/Newsletter|First to know/);
  await editor.close();
});
