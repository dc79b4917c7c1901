import { expect, test } from '../../network/test.ts';
import { createCheckout } from '../../support/checkout.ts';
import { findProduct } from '../../support/shopper.ts';

test.use({ start: 'plain' });

test('a guest takes the order along into a new account from its confirmation', async ({ prefill, page, shop }) => {
  const checkout = createCheckout(page);
  await prefill(await findProduct(shop.nodeUrl));
  await checkout.untilReview();
  await checkout.accept();
  await checkout.placeButton.click();
  const orderNumber = await checkout.orderNumber();

  const offer = page.getByRole('region', { name: 'Save this order to an account' });
  await offer.getByRole('link', { name: 'Create an account' }).click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /without/ }).click();
  await expect(main.getByLabel(/^First name/)).not.toHaveValue('');
  await expect(main.getByLabel(/^Last name/)).not.toHaveValue('');
  await expect(main.getByRole('textbox', { name: /^Email/ })).not.toHaveValue('');
  await main.getByRole('textbox', { name: /^Email/ }).fill(`keeps-${Date.now()}@waymark.example`);
  await main.getByLabel(/^Date of birth/).fill('1990-12-10');
  await main.getByLabel('Password*', { exact: true }).fill('Trail-4-ever');
  await main.getByRole('checkbox', { name: /^I accept the terms of use/ }).check();
  await main.getByRole('button', { name: 'Create an account' }).click();

  await expect(page).toHaveURL(new RegExp(`/en-us/account/orders/${orderNumber}$`), { timeout: 20_000 });
  await expect(main).toContainText(orderNumber);
  await page.getByRole('dialog', { name: 'Welcome to Waymark' }).press('Escape');
  await page.goto('/en-us/account/orders');
  await expect(main.getByRole('link', { name: new RegExp(orderNumber) })).toBeVisible({ timeout: 20_000 });
});
