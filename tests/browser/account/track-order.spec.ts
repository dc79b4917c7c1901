import { expect, test } from '../../network/test.ts';
import { ADA, createCheckout } from '../../support/checkout.ts';

test.use({ start: 'plain' });

test('a guest finds the order by its number and address in another browser; who has only the number finds nothing', async ({
  page,
  browser,
  shop,
  prefill,
  product,
}) => {
  test.setTimeout(120_000);
  await prefill(product);
  const checkout = createCheckout(page);
  await checkout.untilReview();
  await checkout.accept();
  await checkout.placeButton.click();
  const number = await checkout.orderNumber();

  const elsewhere = await browser.newContext({ baseURL: shop.url });
  const other = await elsewhere.newPage();
  const main = other.getByRole('main');
  await other.goto('/en-us/track-order');
  await expect(other.locator('html[data-reacts]')).toBeAttached({ timeout: 30_000 });
  await main.getByRole('textbox', { name: 'Order number' }).fill(number);
  await main.getByRole('textbox', { name: 'Email or phone' }).fill('somebody@example.com');
  await main.getByRole('button', { name: 'Track order' }).click();
  await expect(main.getByRole('alert').first()).toContainText('We couldn’t find an order with this number');
  await expect(main.getByText(product.name)).toHaveCount(0);

  await main.getByRole('textbox', { name: 'Email or phone' }).fill(ADA.email);
  await main.getByRole('button', { name: 'Track order' }).click();
  await expect(main.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Items' })).toContainText(product.name);
  await elsewhere.close();
});
