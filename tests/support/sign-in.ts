import { expect, type Page } from '@playwright/test';
import { createShopper } from './shopper.ts';

/** Accounts of the demonstration shop (README). */
export type Demo = 'consumer' | 'member' | 'employee' | 'athlete' | 'professional' | 'guide' | 'editor' | 'moderator';

/** From the form to the account's first screen. */
export const signInAs = async (page: Page, who: Demo): Promise<void> => {
  await page.goto('/en-us/sign-in');
  await createShopper(page).untilReacts();
  await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@waymark.example`);
  await page.getByRole('textbox', { name: 'Password' }).fill('waymark-trail');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible({ timeout: 20_000 });
};
