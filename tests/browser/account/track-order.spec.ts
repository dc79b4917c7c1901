import { expect, test } from '../../network/test.ts';
import { ADA, CARDS, createCheckout } from '../../support/checkout.ts';
import { emails } from '../../support/emails.ts';

test.use({ start: 'plain' });

test('a guest finds the order by its number and address in another browser; who has only the number finds nothing', async ({
  page,
  browser,
  shop,
  prefill,
  product,
}) => {
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
  await expect(main.getByRole('list', { name: 'Items' }).getByRole('link', { name: product.name })).toBeVisible();
  await elsewhere.close();
});

test('a third line of the address and the phone of whoever takes the parcel are read wherever the order is', async ({
  page,
  shop,
  prefill,
  product,
}) => {
  const main = page.getByRole('main');
  const lines = ['Building C', 'Behind the mill', 'Portland, OR 97201'];
  const read = async () => {
    for (const line of [...lines, 'Recipient’s phone: +1 503 555 0101']) await expect(main.getByText(line).first()).toBeVisible();
  };
  await prefill(product);
  const checkout = createCheckout(page);
  await checkout.open();
  await checkout.fillDelivery();
  await main.getByRole('textbox', { name: 'Apartment, suite, floor' }).fill('Building C');
  await main.getByRole('button', { name: 'Add another address line' }).click();
  await expect(main.getByRole('textbox', { name: 'Address line 3' })).toBeFocused();
  await page.keyboard.type('Behind the mill');
  await main.getByRole('button', { name: 'Someone else will receive this package' }).click();
  await page.keyboard.type('503 555 0101');
  await checkout.toPayment();
  await checkout.fillCard(CARDS.approved);
  await checkout.toReview();
  await read();
  await checkout.place();
  const number = await checkout.orderNumber();
  await read();

  await page.goto('/en-us/track-order');
  await expect(page.locator('html[data-reacts]')).toBeAttached({ timeout: 30_000 });
  await main.getByRole('textbox', { name: 'Order number' }).fill(number);
  await main.getByRole('textbox', { name: 'Email or phone' }).fill(ADA.email);
  await main.getByRole('button', { name: 'Track order' }).click();
  await expect(main.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await read();
  await expect
    .poll(async () => (await emails(shop.dataDir)).find((mail) => mail.includes(number)), { timeout: 15_000 })
    .toMatch(/1 Main Street\r?\nBuilding C\r?\nBehind the mill\r?\nPortland, OR 97201/);
});
