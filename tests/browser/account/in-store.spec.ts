import { devices, type Page } from '@playwright/test';
import { expect, test } from '../../network/test.ts';
import { axeFaults } from '../../support/axe.ts';
import { createCheckout } from '../../support/checkout.ts';
import { readCodes } from '../../support/read-codes.ts';
import { createShopper } from '../../support/shopper.ts';
import { pinField, startSelling, storeBar } from '../../support/start-selling.ts';

const main = (page: Page) => page.getByRole('main');

/** Counts how often the page keeps the screen on: a browser without a window may refuse. */
const watchScreen = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    let held = 0;
    const release = async (): Promise<void> => void (held -= 1);
    const request = async () => {
      held += 1;
      return { release };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request, held: () => held } });
  });
  return () => page.evaluate(() => (navigator.wakeLock as unknown as { held: () => number }).held());
};

test('what is rung up without network survives a reload and the lock, and is paid by a tap when the network is back', async ({
  page,
  shopper,
  product,
  network,
}) => {
  const keptOn = await watchScreen(page);
  await startSelling(page);
  await shopper.open(product.url);
  await expect(storeBar(page)).toBeVisible();
  await expect.poll(keptOn).toBe(1);
  // What is for shoppers alone is not there.
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Good to know' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Favorites/ })).toHaveCount(0);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(storeBar(page).getByRole('link', { name: /Portland/ })).toBeFocused();
  await shopper.untilInstalled();
  await shopper.addToCart();
  await shopper.expectCount(1);

  network.cut();
  await storeBar(page)
    .getByRole('link', { name: /Portland/ })
    .click();
  await main(page).getByRole('button', { name: 'Save sale to pay later' }).click({ timeout: 30_000 });
  const sales = main(page).getByRole('region', { name: 'Pending sales' });
  await expect(sales).toContainText('On this device only');
  await expect(sales).toContainText('Waymark Portland Pearl');
  await shopper.expectCount(0);
  await page.reload();
  await expect(sales).toContainText(product.name, { timeout: 20_000 });
  await expect(sales.getByRole('button', { name: 'Pay now' })).toBeDisabled();

  await storeBar(page).getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect.poll(keptOn).toBe(0);
  await expect(sales).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.reload();
  await pinField(page).fill('0000');
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('4 tries left');
  await expect(page.getByText(product.name).filter({ visible: true })).toHaveCount(0);
  await pinField(page).fill('4711');
  await page.keyboard.press('Enter');
  await expect(sales).toContainText(product.name);

  network.restore();
  const pay = sales.getByRole('button', { name: 'Pay now' });
  await expect(pay).toBeEnabled({ timeout: 45_000 });
  await expect(page.getByText('On this device only')).toHaveCount(0);
  await pay.click();
  await expect(page).toHaveURL(/\/checkout/, { timeout: 20_000 });
  const checkout = createCheckout(page);
  await checkout.untilReview();
  await checkout.accept();
  await checkout.placeButton.click();
  const number = await checkout.orderNumber();
  const st = new URL(page.url()).searchParams.get('st') ?? '';
  const order = await page.evaluate(
    async ([orderNumber, proof]) => (await fetch(`/cart/v2/checkout/order/${orderNumber}?locale=en-us&st=${proof}`)).json() as Promise<object>,
    [number, st],
  );
  expect(order).toMatchObject({
    inStoreSalesInfo: { storeId: 'US-PDX', storeEmployeeId: 'US-PDX-01', rungUp: { storeEmployeeId: 'US-PDX-01' } },
  });

  await storeBar(page).getByRole('button', { name: 'Lock' }).click();
  for (const wrong of ['0000', '1111', '2222', '3333', '5555']) {
    await expect(pinField(page)).toHaveValue('');
    await pinField(page).fill(wrong);
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/associate-login$/, { timeout: 20_000 });
  await expect(storeBar(page)).toHaveCount(0);
});

test('a cart goes to the customer’s phone by the code on the screen, once', async ({ page, shopper, product, cart, browser, shop }) => {
  await startSelling(page);
  await shopper.open(product.url);
  await shopper.addToCart();
  await expect(cart).toBeSynced();
  await storeBar(page)
    .getByRole('link', { name: /Portland/ })
    .click();
  await main(page).getByRole('button', { name: 'Hand over to the customer’s phone' }).click();
  const panel = main(page).getByRole('region', { name: 'For the customer’s phone' });
  const code = panel.getByRole('img', { name: 'QR code that opens this cart on a phone' });
  await expect(code).toBeVisible();
  const [link = ''] = await readCodes(await code.screenshot());
  expect(link.startsWith(`${shop.url}/en-us/hand-over#`)).toBe(true);

  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: shop.url });
  const phone = await context.newPage();
  const theirs = createShopper(phone);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: 'Your cart from the store' })).toBeVisible();
  await expect(phone).toHaveURL(/\/en-us\/hand-over$/);
  expect(await axeFaults(phone, 'hand-over')).toEqual([]);
  await phone.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(phone).toHaveURL(/\/en-us\/cart$/, { timeout: 20_000 });
  await expect(theirs.quantity(product.name)).toHaveValue('1');

  await expect(panel.getByRole('status')).toContainText('The customer’s phone has the cart.');
  await panel.getByRole('button', { name: 'Clear register' }).click();
  await expect(panel).toBeHidden();
  await shopper.expectCount(0);

  const second = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await second.goto(link);
  await second.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(second.getByRole('alert')).toContainText('This code has been used or has expired');
  await second.goto('/en-us/hand-over');
  await expect(main(second)).toContainText('This link is incomplete');
  await context.close();
  await second.context().close();
});
