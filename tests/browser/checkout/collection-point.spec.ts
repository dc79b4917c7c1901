import { expect, test } from '../../network/test.ts';
import { ADA, CARDS, createCheckout } from '../../support/checkout.ts';
import { emails } from '../../support/emails.ts';

test.use({ start: 'plain' });

const CONTACT = { 'First name': 'Ada', 'Last name': 'Stone', Phone: '07700900123', 'Email for pickup updates': ADA.email } as const;
const BILL = { 'Street and number': '1 Main Street', 'Town or city': 'Leeds', Postcode: 'LS1 4DY' } as const;

test('an order to a collection point, with a code and a gift card, shows one figure to pay wherever it is shown', async ({
  page,
  shop,
  shopper,
  product,
}) => {
  const checkout = createCheckout(page);
  const main = page.getByRole('main');
  await shopper.open(product.url.replace('/en-us/', '/en-gb/'));
  await shopper.chooseFirst();
  await main
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Your basket' }).getByRole('button', { name: 'Close' }).click();
  await shopper.open('/en-gb/cart');
  await main.getByRole('button', { name: `Options for ${product.name}` }).click();
  await main.getByRole('button', { name: `Send to a collection point, ${product.name}` }).click();
  await page.getByRole('dialog', { name: 'Collection point' }).getByRole('button', { name: 'Select Exmouth News' }).click();
  await main.getByRole('button', { name: 'Promo code' }).click();
  await main.getByRole('textbox', { name: 'Code' }).fill('WELCOME10');
  await main.getByRole('button', { name: 'Apply' }).click();
  // The steps of the checkout have it twice: above the form, folded, on a narrow screen.
  const total = main.getByRole('complementary').getByText('Total due').locator('xpath=following-sibling::dd').last();
  const due = (): Promise<string> => total.innerText();
  await expect(main.getByRole('complementary')).toContainText('WELCOME10');
  await expect(main.getByRole('complementary')).toContainText('£2.95');
  const inCart = await due();

  await main.getByRole('button', { name: 'Checkout' }).click();
  await main.getByRole('textbox', { name: 'Email', exact: true }).fill(ADA.email);
  for (const [label, value] of Object.entries(CONTACT)) await main.getByRole('textbox', { name: label }).fill(value);
  await checkout.toPayment();
  await expect(total).toHaveText(inCart);
  await main.getByRole('button', { name: 'Use a gift card' }).click();
  // 25 pounds.
  await main.getByRole('textbox', { name: 'Gift card number' }).fill('6050 0000 0000 0139');
  await main.getByRole('textbox', { name: 'PIN' }).fill('1234');
  await main.getByRole('button', { name: 'Use gift card' }).click();
  const toPay = `£${(Number(inCart.slice(1)) - 25).toFixed(2)}`;
  await expect(total).toHaveText(toPay);
  await expect(main.getByRole('status').filter({ hasText: 'Remaining to pay' })).toContainText(toPay);
  for (const [label, value] of Object.entries(BILL)) await main.getByRole('textbox', { name: label }).fill(value);
  await checkout.fillCard(CARDS.approved);
  await checkout.toReview();
  await expect(total).toHaveText(toPay);
  await expect(checkout.placeButton).toContainText(toPay);
  await expect(main).toContainText('41 Exmouth Market');
  await checkout.place();

  const orderNumber = await checkout.orderNumber();
  const paid = main.getByText('Paid', { exact: true }).locator('xpath=following-sibling::dd');
  await expect(main).toContainText('Exmouth News');
  await expect(paid).toHaveText(toPay);
  const confirmation = async (): Promise<string> =>
    (await emails(shop.dataDir)).find((mail) => mail.includes(`To: ${ADA.email}`) && mail.includes(orderNumber)) ?? '';
  // Quoted-printable writes the pound sign as its two bytes.
  await expect.poll(confirmation).toContain(`Paid: ${toPay.replace('£', '=C2=A3')}`);
  expect(await confirmation()).toContain('Pick up at Exmouth News');

  await shopper.open('/en-gb/track-order');
  await main.getByRole('textbox', { name: 'Order number' }).fill(orderNumber);
  await main.getByRole('textbox', { name: 'Email or phone used for the order' }).fill(ADA.email);
  await main.getByRole('button', { name: 'Track order' }).click();
  await expect(main).toContainText('Exmouth News');
  await expect(paid).toHaveText(toPay);
});
