import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { sheetTold, withApplePay } from '../support/apple-pay-in-page.ts';
import { createShopper, findProduct } from '../support/shopper.ts';

const payButton = (page: Page, wallet: string) => page.getByRole('main').getByRole('button', { name: `Pay with ${wallet}` });

test('a device with Apple Pay pays from the basket, and the basket is empty afterwards', async ({ page, shop }) => {
  await withApplePay(page, 'pay');
  const shopper = createShopper(page);
  const product = await findProduct(shop.url);
  await shopper.open(product.url);
  await shopper.addToBasket();
  await page.goto('/en-us/cart');
  await payButton(page, 'Apple Pay').click();
  await expect(page).toHaveURL(/order-confirmation\?orderNumber=[A-Z0-9-]+$/, { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText(product.name);
  await shopper.expectCount(0);
});

test('from a product’s page it pays that product, and the confirmation says where it came from', async ({ page, shop }) => {
  await withApplePay(page, 'pay');
  const shopper = createShopper(page);
  const product = await findProduct(shop.url);
  await shopper.open(product.url);
  await shopper.chooseFirst();
  await payButton(page, 'Apple Pay').click();
  await expect(page).toHaveURL(/order-confirmation\?orderNumber=[A-Z0-9-]+&storeContext=pdp$/, { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText(product.name);
});

test('declined it says that nothing was charged, and leaves the basket as it was', async ({ page, shop }) => {
  await withApplePay(page, 'decline');
  const shopper = createShopper(page);
  await shopper.open((await findProduct(shop.url)).url);
  await shopper.addToBasket();
  await page.goto('/en-us/cart');
  await payButton(page, 'Apple Pay').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was charged', { timeout: 30_000 });
  expect(await sheetTold(page)).toContainEqual(expect.objectContaining({ status: 1 }));
  await shopper.expectCount(1);
});

test('without a wallet there is none to press, and PayPal comes back to a finished order', async ({ page, shop }) => {
  const shopper = createShopper(page);
  const product = await findProduct(shop.url);
  await shopper.open(product.url);
  await shopper.addToBasket();
  await page.goto('/en-us/cart');
  await payButton(page, 'PayPal').click();
  await expect(payButton(page, 'Apple Pay')).toHaveCount(0);
  await page.getByRole('button', { name: /^Pay|^Approve|^Agree/ }).click();
  await expect(page).toHaveURL(/order-confirmation\?orderNumber=/, { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText(product.name);
});
