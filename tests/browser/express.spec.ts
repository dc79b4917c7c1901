import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { sheetTold, withApplePay } from '../support/apple-pay-in-page.ts';
import { createCheckout } from '../support/checkout.ts';
import { createShopper, findProduct, type Product } from '../support/shopper.ts';

test.use({ start: 'plain' });

const payButton = (page: Page, wallet: string) => page.getByRole('main').getByRole('button', { name: `Pay with ${wallet}` });

test('a device with Apple Pay pays from the cart, says what it is like, and the cart is empty afterwards', async ({ page, shop, server }) => {
  await withApplePay(page, 'pay');
  const shopper = createShopper(page);
  const product = await findProduct(shop.nodeUrl);
  await shopper.open(product.url);
  await shopper.addToCart();
  await page.goto('/en-us/cart');
  await payButton(page, 'Apple Pay').click();
  await expect(page).toHaveURL(/order-confirmation\?orderNumber=[A-Z0-9-]+$/, { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText(product.name);
  await shopper.expectCount(0);
  expect(server).toHaveReceivedOnce({ call: 'cart.deviceFingerprint' });
});

test('from a product’s page it pays that product, and the confirmation says where it came from', async ({ page, shop }) => {
  await withApplePay(page, 'pay');
  const shopper = createShopper(page);
  const product = await findProduct(shop.nodeUrl);
  await shopper.open(product.url);
  await shopper.chooseFirst();
  await payButton(page, 'Apple Pay').click();
  await expect(page).toHaveURL(/order-confirmation\?orderNumber=[A-Z0-9-]+&storeContext=pdp$/, { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText(product.name);
});

test('declined it says that nothing was charged, and leaves the cart as it was', async ({ page, shop }) => {
  await withApplePay(page, 'decline');
  const shopper = createShopper(page);
  await shopper.open((await findProduct(shop.nodeUrl)).url);
  await shopper.addToCart();
  await page.goto('/en-us/cart');
  await payButton(page, 'Apple Pay').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was charged', { timeout: 30_000 });
  expect(await sheetTold(page)).toContainEqual(expect.objectContaining({ status: 1 }));
  await shopper.expectCount(1);
});

test('a second press on a product’s page, after the first was declined, puts no second piece into the cart', async ({ page, shop }) => {
  await withApplePay(page, 'decline');
  const shopper = createShopper(page);
  await shopper.open((await findProduct(shop.nodeUrl)).url);
  await shopper.chooseFirst();
  const declined = async (): Promise<number> => (await sheetTold(page)).filter((answer) => (answer as { status?: number }).status === 1).length;
  for (const times of [1, 2]) {
    await payButton(page, 'Apple Pay').click();
    await expect.poll(declined).toBe(times);
  }
  await shopper.expectCount(1);
});

/** From the product to PayPal's page, with nothing known of where it goes. */
const toPayPal = async (page: Page, product: Product, locale = 'en-us'): Promise<void> => {
  const shopper = createShopper(page);
  await shopper.open(product.url.replace('en-us', locale));
  await shopper.addToCart();
  await page.goto(`/${locale}/cart`);
  await payButton(page, 'PayPal').click();
  await expect(page).toHaveURL(/\/provider\/pay\//, { timeout: 30_000 });
};
const decide = (page: Page, decision: 'approve' | 'refuse' | 'cancel') => page.locator(`button[value=${decision}]`).click();

test('without a wallet there is none to press, and PayPal comes back to a finished order', async ({ page, shop, server }) => {
  const product = await findProduct(shop.nodeUrl);
  const refused: string[] = [];
  page.on('response', (response) => void (response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`)));
  await toPayPal(page, product);
  await decide(page, 'approve');
  await expect(page).toHaveURL(/order-confirmation\?orderNumber=/, { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText(product.name);
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
  expect(server).toHaveReceivedOnce({ call: 'cart.deviceFingerprint' });
});

test.describe('where the tax comes with the address', () => {
  /** What is approved at PayPal, and what the order says was paid. */
  const approveAndAgree = async (page: Page): Promise<void> => {
    const main = page.getByRole('main');
    await decide(page, 'approve');
    await expect(page).toHaveURL(/checkout\?step=summary/, { timeout: 30_000 });
    await expect(main.getByRole('alert').filter({ hasText: 'You approved the first amount at PayPal' })).toBeVisible();
    const { placeButton, place, orderNumber } = createCheckout(page);
    const total = (await placeButton.innerText()).split('·')[1]?.trim() ?? '';
    await expect(main.getByRole('alert').locator('strong')).toContainText(total);
    await place();
    await orderNumber();
    await expect(main).toContainText(total);
  };

  test('PayPal comes back to the summary, which asks once', async ({ page, shop }) => {
    await toPayPal(page, await findProduct(shop.nodeUrl));
    await page.getByLabel('City').fill('Seattle');
    await page.getByLabel('Postcode').fill('98101');
    await page.getByLabel('State').fill('WA');
    await approveAndAgree(page);
  });

  test('so it does in Canada', async ({ page, shop }) => {
    await toPayPal(page, await findProduct(shop.nodeUrl), 'en-ca');
    await approveAndAgree(page);
  });
});

for (const [decision, said] of [
  ['cancel', 'You came back from PayPal without approving the payment'],
  ['refuse', 'PayPal declined the payment'],
] as const) {
  test(`whoever comes back from PayPal by ${decision} is answer that nothing was charged, and has the cart still`, async ({ page, shop }) => {
    await toPayPal(page, await findProduct(shop.nodeUrl));
    await decide(page, decision);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(said, { timeout: 30_000 });
    await page.getByRole('link', { name: 'Go to cart' }).click();
    await createShopper(page).expectCount(1);
  });
}
