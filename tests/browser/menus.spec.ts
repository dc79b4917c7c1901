import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { createShopper, findProduct } from '../support/shopper.ts';

test.use({ start: 'plain' });

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Of what has just opened; whole pages are looked at in accessibility.spec.ts. */
const expectNoViolations = async (page: Page, part: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${part}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
};

test.describe('the menu of a large screen', () => {
  test.use({ viewport: WIDE });

  test('opens by Enter, is walked by Tab, closes by Escape and gives the focus back', async ({ page }) => {
    await createShopper(page).open('/en-us');
    const women = page.getByRole('button', { name: 'Women', exact: true });
    const panel = page.getByRole('group', { name: 'Women', exact: true });
    await women.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Warm to the last tram' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'Shop all Women' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(women).toBeFocused();
  });

  test('leads to a category by its picture, and is closed on the page that follows', async ({ page }) => {
    await createShopper(page).open('/en-us');
    await page.getByRole('button', { name: 'Men', exact: true }).click();
    const panel = page.getByRole('group', { name: 'Men', exact: true });
    await panel.getByRole('link', { name: 'Winter Boots' }).last().click();
    await expect(page).toHaveURL(/winter-boots-2140$/);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Winter Boots' })).toBeVisible();
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: NARROW });

  test('Back closes the menu and stays on the page; the focus is on its button again', async ({ page }) => {
    await createShopper(page).open('/en-us/c/men-shoes-2100');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog.getByRole('link', { name: 'New', exact: true })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/men-shoes-2100$/);
    await expect(button).toBeFocused();
  });

  test('Escape closes the filters and changes nothing', async ({ page }) => {
    await createShopper(page).open('/en-us/c/men-shoes-2100');
    const button = page.getByRole('main').getByRole('button', { name: 'Filters' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('checkbox', { name: /^Sneakers/ }).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/men-shoes-2100$/);
    await expect(button).toBeFocused();
  });
});

test('the benefit bar that was closed is not there on the next visit, before any script of the page runs', async ({ page }) => {
  await createShopper(page).open('/en-us');
  const bar = page.getByRole('complementary', { name: 'Good to know' });
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar).toBeHidden();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en-us/c/men-shoes-2100', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the open menu, suggestions and the page that is not there', async ({ page, allowedErrors }) => {
      allowedErrors.push(/404/);
      const shopper = createShopper(page);
      await page.setViewportSize(WIDE);
      await shopper.open('/en-us/no/such/page');
      await expectNoViolations(page, 'main');
      await page.getByRole('button', { name: 'Women', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Warm to the last tram' })).toBeVisible();
      await expectNoViolations(page, 'header');
      await page.getByRole('combobox', { name: 'Search' }).fill('run');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoViolations(page, 'header');
    });

    test('axe finds nothing on menu, filters and mini cart of a small screen', async ({ page, shop }) => {
      const shopper = createShopper(page);
      const product = await findProduct(shop.nodeUrl);
      await page.setViewportSize(NARROW);
      await shopper.open('/en-us/c/men-shoes-2100');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByText('Women', { exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Shop all Women' })).toBeVisible();
      await expectNoViolations(page, '[role="dialog"]');
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectNoViolations(page, '[role="dialog"]');
      await shopper.open(product.url);
      await shopper.chooseFirst();
      await shopper.addButton.click();
      const cart = page.getByRole('dialog', { name: 'Your cart' });
      await expect(cart.getByRole('heading', { name: product.name })).toBeVisible();
      // A mark on its way in is not as dark yet as it will be: looked at once the change has arrived.
      await expect(cart.getByText(/^Sending|^Waiting/)).toHaveCount(0);
      await expectNoViolations(page, '[role="dialog"]');
    });
  });
}
