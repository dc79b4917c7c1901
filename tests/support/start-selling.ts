import { expect, type Locator, type Page } from '@playwright/test';

/** The store that a demonstration associate sells in, as the sign-in below chooses it. */
export const SHOP_FLOOR = { id: 'US-PDX', name: 'Waymark Portland Pearl' } as const;

/** The bar on every page of a device that sells. */
export const storeBar = (page: Page): Locator => page.getByRole('complementary', { name: 'Store session' });

export const pinField = (page: Page): Locator => page.getByRole('main').getByRole('textbox', { name: /^(?:Lock )?PIN/ });

/** Signs the demonstration associate in and begins a shift in `SHOP_FLOOR`, with the PIN 4711. */
export const startSelling = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await page.goto('/en-us/associate-login');
  await page.getByRole('textbox', { name: 'Email' }).fill('associate@waymark.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('waymark-trail');
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/in-store$/, { timeout: 20_000 });
  await main.getByRole('combobox', { name: 'Store' }).fill('portland');
  await main.getByRole('option', { name: SHOP_FLOOR.name }).click();
  await main.getByRole('combobox', { name: 'Associate' }).selectOption('US-PDX-01');
  await pinField(page).fill('4711');
  await main.getByRole('button', { name: 'Start selling' }).click();
  await expect(storeBar(page)).toContainText(SHOP_FLOOR.name);
};
