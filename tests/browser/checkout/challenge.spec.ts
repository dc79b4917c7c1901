import type { Page } from '@playwright/test';
import { expect, test } from '../../network/test.ts';
import { CARDS, createCheckout } from '../../support/checkout.ts';

test.use({ start: 'plain' });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm your payment' });

const answer = async (page: Page, password: string): Promise<void> => {
  const bank = dialogOf(page).frameLocator('iframe');
  await bank.getByLabel('Password from your bank').fill(password);
  await bank.getByRole('button', { name: 'Confirm' }).click();
};

/** What a failed authentication leads to: the payment, an error, and a fresh cart with the same content that can be paid. */
const expectBackAtPayment = async (page: Page, said: RegExp = /Your bank didn’t confirm the payment\. Nothing was charged/): Promise<void> => {
  const main = page.getByRole('main');
  await expect(page).toHaveURL(/step=billing/, { timeout: 30_000 });
  await expect(main.getByRole('alert').filter({ hasText: said })).toBeVisible();
  await expect(main.locator(':focus')).toContainText(said);
  const checkout = createCheckout(page);
  await checkout.fillCard(CARDS.approved);
  await checkout.toReview();
  await checkout.place();
  await checkout.orderNumber();
};

test.describe('where the bank asks its customer', () => {
  test.beforeEach(async ({ page, prefill, product }) => {
    await prefill(product);
    const checkout = createCheckout(page);
    await checkout.untilReview(test.info().title.includes('20 seconds') ? CARDS.askedShortly : CARDS.asked);
    await checkout.place();
    await expect(dialogOf(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your payment', includeHidden: true })).toBeAttached();
  });

  test('the right answer finishes the order', async ({ page }) => {
    await answer(page, 'password');
    await createCheckout(page).orderNumber();
  });

  test('a reload asks again, and the order is finished', async ({ page }) => {
    await page.reload();
    await answer(page, 'password');
    await createCheckout(page).orderNumber();
  });

  test('a wrong answer leads back to the payment', async ({ page }) => {
    await answer(page, 'not the password');
    await expectBackAtPayment(page);
  });

  test('giving up leads back to the payment', async ({ page }) => {
    await dialogOf(page).getByRole('button', { name: 'Cancel payment' }).click();
    await expectBackAtPayment(page, /You canceled the payment\. Nothing was charged/);
  });

  test('no answer within its 20 seconds leads back to the payment', async ({ page }) => {
    await expect(dialogOf(page)).toBeHidden({ timeout: 40_000 });
    await expectBackAtPayment(page, /The time to confirm the payment ran out\. Nothing was charged/);
  });
});

test('a bank that knows its customer asks nothing: the order is placed at once', async ({ page, prefill, product }) => {
  await prefill(product);
  const checkout = createCheckout(page);
  await checkout.untilReview(CARDS.known);
  await checkout.place();
  await checkout.orderNumber();
  await expect(page.getByRole('main')).toContainText('ending in 3055');
});

test('a bank that asks, and then refuses, leads back to the payment', async ({ page, prefill, product }) => {
  test.slow();
  await prefill(product);
  const checkout = createCheckout(page);
  await checkout.untilReview(CARDS.askedAndDeclined);
  await checkout.place();
  await answer(page, 'password');
  await expectBackAtPayment(page, /The payment didn’t go through/);
});
