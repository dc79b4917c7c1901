import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../../network/test.ts';
import { CARDS, createCheckout } from '../../support/checkout.ts';
import { findProductInStore } from '../../support/shopper.ts';
import { signInAs } from '../../support/sign-in.ts';

test.use({ start: 'plain' });

for (const method of ['Klarna', 'PayPal']) {
  test(`a guest agrees to the payment at ${method} and orders`, async ({ page, prefill, product }) => {
    const checkout = createCheckout(page);
    await prefill(product);
    await checkout.untilPayment();
    await checkout.choose(method);
    await page.getByRole('main').getByRole('button', { name: 'Review order' }).click();
    await expect(page).toHaveURL(/\/provider\/pay\//);
    await page.locator('button[value=approve]').click();
    await expect(page).toHaveURL(/step=summary/, { timeout: 30_000 });
    await checkout.place();
    await checkout.orderNumber();
    await expect(page.getByRole('main')).toContainText(method);
  });
}

test('whoever comes back without agreeing is told so, and pays by card', async ({ page, prefill, product }) => {
  const checkout = createCheckout(page);
  await prefill(product);
  await checkout.untilPayment();
  await checkout.choose('Klarna');
  await page.getByRole('main').getByRole('button', { name: 'Review order' }).click();
  await page.locator('button[value=cancel]').click();
  await expect(page).toHaveURL(/step=billing/, { timeout: 30_000 });
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'You came back from Klarna without approving the payment' }),
  ).toBeVisible();
  await checkout.choose('Credit or debit card');
  await checkout.fillCard(CARDS.approved);
  await checkout.toReview();
  await checkout.place();
  await checkout.orderNumber();
});

test('a gift card is refused at its field, looked up, used, and a card pays the rest', async ({ page, prefill, product }) => {
  const checkout = createCheckout(page);
  const main = page.getByRole('main');
  await prefill(product);
  await checkout.untilPayment();
  await main.getByRole('button', { name: 'Use a gift card' }).click();
  const number = main.getByRole('textbox', { name: 'Gift card number' });
  const enter = async (card: string, button = 'Use gift card'): Promise<void> => {
    await number.fill(card);
    await main.getByRole('textbox', { name: 'PIN' }).fill('1234');
    await main.getByRole('button', { name: button }).click();
  };
  await enter('6050 0000 0000 0311');
  await expect(number).toHaveAccessibleDescription(/This gift card has no balance left/);
  await expect(number).toBeFocused();
  expect((await new AxeBuilder({ page }).include('main').exclude('iframe').analyze()).violations).toEqual([]);
  await enter('6050 0000 0000 0113', 'Check balance');
  await expect(main.getByRole('status').filter({ hasText: '$25.00 on the card ending in 0113' })).toBeVisible();
  await main.getByRole('button', { name: 'Use gift card' }).click();
  const applied = main.getByRole('list', { name: 'Applied to this order' });
  await expect(applied).toContainText('Gift card ending in 0113');
  await expect(main.getByRole('status').filter({ hasText: 'Remaining to pay' })).toBeVisible();
  await enter('6050 0000 0000 0113');
  await expect(number).toHaveAccessibleDescription(/already applied/);
  await checkout.fillCard(CARDS.approved);
  await checkout.toReview();
  await checkout.place();
  await checkout.orderNumber();
  await expect(main).toContainText(/Gift card ending in 0113\s*\$25\.00/);
  await expect(main).toContainText('ending in 4242');
});

test('a reward code that is none is refused at its field; a true one and a reward card pay their parts, and a card the rest', async ({
  page,
  prefill,
  product,
}) => {
  const checkout = createCheckout(page);
  const main = page.getByRole('main');
  await prefill(product);
  await checkout.untilPayment();
  await main.getByRole('button', { name: 'Use a reward code' }).click();
  const code = main.getByRole('textbox', { name: 'Reward code' });
  await code.fill('THANKS-NOBODY');
  await main.getByRole('button', { name: 'Use code' }).click();
  await expect(code).toHaveAccessibleDescription(/\w/);
  await expect(code).toBeFocused();
  await code.fill('THANKS-USD');
  await main.getByRole('button', { name: 'Use code' }).click();
  const applied = main.getByRole('list', { name: 'Applied to this order' });
  await expect(applied.getByRole('listitem')).toHaveCount(1);
  await main.getByRole('button', { name: 'Use a reward card' }).click();
  await main.getByRole('textbox', { name: 'Reward card number' }).fill('6050 0000 0000 0410');
  await main.getByRole('textbox', { name: 'PIN' }).fill('1234');
  await main.getByRole('button', { name: 'Use reward card' }).click();
  await expect(applied.getByRole('listitem')).toHaveCount(2);
  await checkout.fillCard(CARDS.approved);
  await checkout.toReview();
  await checkout.place();
  await checkout.orderNumber();
  await expect(main).toContainText(/\$10\.00/);
  await expect(main).toContainText(/ending in 0410\s*\$20\.00/);
});

test('a member begins with the review, pays a part with points, and takes them off again', async ({ page, fill, product }) => {
  const checkout = createCheckout(page);
  const main = page.getByRole('main');
  await signInAs(page, 'member');
  await fill(product);
  await checkout.open();
  await expect(page).toHaveURL(/step=summary/, { timeout: 30_000 });
  await expect(main.getByText('Express checkout')).toBeVisible();
  await main.getByRole('link', { name: 'Edit: Payment' }).click();
  await main.getByRole('button', { name: /^Pay with points/ }).click();
  await main.getByRole('textbox', { name: 'Points to use' }).fill('100');
  await main.getByRole('button', { name: 'Use points' }).click();
  const applied = main.getByRole('list', { name: 'Applied to this order' });
  await expect(applied).toContainText('100 points');
  await applied.getByRole('button', { name: 'Remove 100 points' }).click();
  await expect(applied).toBeHidden();
  await main.getByRole('button', { name: /^Pay with points/ }).click();
  await main.getByRole('textbox', { name: 'Points to use' }).fill('100');
  await main.getByRole('button', { name: 'Use points' }).click();
  await expect(applied).toContainText('100 points');
  await checkout.toReview();
  await checkout.place();
  await checkout.orderNumber();
  await expect(main).toContainText('100 points');
});

test.describe('with the service worker', () => {
  test.use({ start: 'installed' });

  test("an athlete's credit takes over the whole order, and nothing is left to pay", async ({ page, fill, product }) => {
    const checkout = createCheckout(page);
    const main = page.getByRole('main');
    await signInAs(page, 'athlete');
    await fill(product);
    await checkout.open();
    await main.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/step=billing/);
    await main.getByRole('button', { name: /^Use \$/ }).click();
    await expect(main.getByText('Nothing left to pay.')).toBeVisible();
    await checkout.toReview();
    await checkout.place();
    await checkout.orderNumber();
    await expect(main).toContainText('Athlete credit');
  });
});

test('one order is collected in a store and sent home', async ({ page, prefill, product, shop, shopper }) => {
  const checkout = createCheckout(page);
  const main = page.getByRole('main');
  await prefill(product);
  const other = await findProductInStore(shop.nodeUrl);
  await shopper.open(other.url);
  await shopper.addForPickup();
  await checkout.untilReview();
  await expect(main.getByRole('heading', { name: 'Deliver to' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Pick up at' })).toBeVisible();
  await checkout.place();
  await checkout.orderNumber();
});
