import type { Page } from '@playwright/test';
import { expect, test } from '../../network/test.ts';
import { createCheckout } from '../../support/checkout.ts';
import { createShopper } from '../../support/shopper.ts';

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/en-us/sign-in');
  await createShopper(page).untilReacts();
  await page.getByRole('textbox', { name: 'Email' }).fill('consumer@waymark.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('waymark-trail');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible({ timeout: 20_000 });
};

test('an order is found in the account with its invoice, and cancelled once', async ({ page, fill, product }) => {
  test.setTimeout(120_000);
  const main = page.getByRole('main');
  await signIn(page);
  await fill(product);
  const checkout = createCheckout(page);
  await checkout.untilReview();
  await checkout.accept();
  await checkout.placeButton.click();
  const number = await checkout.orderNumber();

  await page.goto('/en-us/account/orders');
  await main.getByRole('link', { name: `Order ${number}` }).click();
  await expect(main.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download the invoice' }).click();
  expect((await download).suggestedFilename()).toBe(`waymark-${number}.pdf`);

  await main.getByRole('button', { name: 'Cancel the order' }).click();
  await main.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(main.getByText(/went back on/)).toBeVisible();
  await page.reload();
  await expect(main.getByText(/went back on/)).toBeVisible();
});
