import { expect, test } from '../../network/test.ts';
import { createCheckout } from '../../support/checkout.ts';
import { signInAs } from '../../support/sign-in.ts';

test.use({ start: 'plain' });

test('an order is found in the account with its invoice, and cancelled once', async ({ page, fill, product }) => {
  const main = page.getByRole('main');
  await signInAs(page, 'consumer');
  await fill(product);
  const checkout = createCheckout(page);
  // With an address and a card in the account the checkout begins with the review.
  await checkout.open();
  await checkout.accept();
  await checkout.placeButton.click();
  const number = await checkout.orderNumber();

  await page.goto('/en-us/account/orders');
  await main.getByRole('link', { name: `Order ${number}` }).click();
  await expect(main.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download invoice' }).click();
  expect((await download).suggestedFilename()).toBe(`waymark-${number}.pdf`);

  await main.getByRole('button', { name: 'Cancel order' }).click();
  await main.getByRole('button', { name: 'Cancel order' }).click();
  await expect(main.getByText(/refunded on/)).toBeVisible();
  await page.reload();
  await expect(main.getByText(/refunded on/)).toBeVisible();
});
