import { expect, test } from '../../network/test.ts';
import { ADA, CARDS, createCheckout } from '../../support/checkout.ts';
import { emails } from '../../support/emails.ts';
import { findProductInStore } from '../../support/shopper.ts';

test.use({ start: 'plain' });

const GRACE = { 'First name': 'Grace', 'Last name': 'Hill', Phone: '5035550199' } as const;

test('somebody else collects: the store is told who comes, and the bill goes to the address of whoever pays', async ({
  page,
  shop,
  shopper,
  server,
}) => {
  const checkout = createCheckout(page);
  const main = page.getByRole('main');
  await shopper.open((await findProductInStore(shop.nodeUrl)).url);
  const store = await shopper.addForPickup();

  await checkout.open();
  const orderer = main.getByRole('region', { name: 'Contact' });
  const { email, 'First name': first, 'Last name': last, Phone: phone, ...address } = ADA;
  await orderer.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  for (const [label, value] of Object.entries({ 'First name': first, 'Last name': last, Phone: phone }))
    await orderer.getByRole('textbox', { name: label }).fill(value);
  const collector = main.getByRole('region', { name: 'Store pickup' });
  await expect(collector).toContainText(store);
  await collector.getByRole('checkbox', { name: 'I’ll pick it up myself' }).uncheck({ force: true });
  // Whoever is not named cannot come.
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(collector.getByRole('textbox', { name: 'First name' })).toBeFocused();
  for (const [label, value] of Object.entries(GRACE)) await collector.getByRole('textbox', { name: label }).fill(value);
  await collector.getByRole('textbox', { name: 'Email for pickup updates' }).fill('grace@example.com');
  await checkout.toPayment();

  // No street is known: neither the store's nor that of whoever comes is the payer's.
  const bill = main.getByRole('region', { name: 'Billing address' });
  await expect(bill.getByRole('checkbox', { name: 'Same as the delivery address' })).toHaveCount(0);
  await expect(bill.getByRole('textbox', { name: 'First name' })).toHaveValue(first);
  await expect(bill.getByRole('textbox', { name: 'Last name' })).toHaveValue(last);
  await expect(bill.getByRole('textbox', { name: 'Street address' })).toHaveValue('');
  await checkout.fillCard(CARDS.approved);
  await main.getByRole('button', { name: 'Review order' }).click();
  await expect(bill.getByRole('textbox', { name: 'Street address' })).toBeFocused();
  for (const [label, value] of Object.entries(address)) await bill.getByRole('textbox', { name: label }).fill(value);
  await bill.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Oregon' });
  await checkout.toReview();

  await expect(main).toContainText(store);
  await expect(main).toContainText('Grace Hill');
  await expect(main).toContainText('grace@example.com');
  await expect(main).toContainText('1 Main Street');
  expect(server).toHaveReceivedOnce({ call: 'cart.addShippingAddress' });
  await checkout.place();
  const orderNumber = await checkout.orderNumber();
  await expect(main).toContainText('Grace Hill');
  const confirmed = async (): Promise<boolean> =>
    (await emails(shop.dataDir)).some((mail) => mail.includes(`To: ${email}`) && mail.includes(orderNumber));
  await expect.poll(confirmed, { timeout: 15_000 }).toBe(true);
});
