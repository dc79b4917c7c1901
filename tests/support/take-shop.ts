import { expect, type Page } from '@playwright/test';

/** The shop's first download makes it pack the catalogue, which takes a busy machine as long. */
const TAKEN_MS = 45_000;

export const untilTaken = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'The shop is on this device' })).toBeVisible({ timeout: TAKEN_MS });

/** Downloads the offline catalogue of the American site. */
export const takeShop = async (page: Page): Promise<void> => {
  await page.goto('/en-us/offline-catalogue');
  await page.getByRole('main').getByRole('button', { name: 'Take the shop with me' }).click();
  await untilTaken(page);
};
