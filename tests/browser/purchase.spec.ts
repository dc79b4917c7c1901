import { expect, test } from '../network/test.ts';
import { axeFaults } from '../support/axe.ts';
import { CARDS, createCheckout } from '../support/checkout.ts';
import { emails } from '../support/emails.ts';
import { keptOnDevice } from '../support/kept-on-device.ts';
import { createShopper, findProduct } from '../support/shopper.ts';

test.use({ start: 'plain' });

/** Order emails to one person, by the order's number. */
const emailsAbout = async (dataDir: string, orderNumber: string): Promise<number> =>
  (await emails(dataDir)).filter((mail) => mail.includes(orderNumber)).length;

test.describe('with the service worker', () => {
  test.use({ start: 'installed' });

  test('a guest buys: from the product to the confirmation and its email', async ({ page, shop }) => {
    const shopper = createShopper(page);
    const checkout = createCheckout(page);
    const product = await findProduct(shop.nodeUrl);
    await shopper.open(product.url);
    await shopper.addToCart();
    await checkout.untilReview();
    await checkout.accept();
    await checkout.placeButton.click();
    const orderNumber = await checkout.orderNumber();
    await expect(page.getByRole('main')).toContainText(product.name);
    await expect(page.getByRole('main')).toContainText('ending in 4242');
    await shopper.expectCount(0);
    await expect.poll(() => emailsAbout(shop.dataDir, orderNumber), { timeout: 15_000 }).toBe(1);

    await page.reload();
    await expect(page.getByRole('main')).toContainText(orderNumber);

    // The shopper has read what became of the cart: it does not say it again.
    await shopper.openCart();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(orderNumber);
  });
});

test('a cart that the shop forgets under the address is made again, and the address goes to the new one by itself', async ({
  prefill,
  page,
  shop,
  network,
  server,
}) => {
  const checkout = createCheckout(page);
  const product = await findProduct(shop.nodeUrl);
  await prefill(product);
  await checkout.open();
  await checkout.fillDelivery();
  network.cartGone();
  await checkout.toPayment();
  expect(server).toHaveReceivedOnce('cart.create');
  await expect(page.getByRole('main').getByText('We had to rebuild your cart')).toBeVisible();
  await checkout.fillCard(CARDS.approved);
  await checkout.toReview();
  await expect(page.getByRole('main')).toContainText(product.name);
  await expect(page.getByRole('main')).toContainText('1 Main Street');
});

for (const [step, button] of [
  ['payment', 'Review order'],
  ['review', /^Place order/],
] as const)
  test(`a cart that the shop forgets under the ${step} is made again, has no address yet, and is ordered with what was typed`, async ({
    page,
    network,
    prefill,
    product,
    server,
  }) => {
    const checkout = createCheckout(page);
    const main = page.getByRole('main');
    await prefill(product);
    await checkout.untilPayment();
    await checkout.fillCard(CARDS.approved);
    if (step === 'review') {
      await checkout.toReview();
      await checkout.accept();
    }
    network.cartGone();
    // The shopper goes on before the card has reached the new cart, and is not moved on when it has.
    const card = step === 'payment' ? network.hold('cart.addPaymentInstrument', 'answer') : undefined;
    await main.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(/step=shipping/, { timeout: 20_000 });
    await expect(main.getByText(/^We (?:rebuilt|had to rebuild) your cart/).first()).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Street address' })).toHaveValue('1 Main Street');
    await card?.arrived;
    await checkout.toPayment();
    card?.release();
    if (step === 'payment') await expect(main.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
    else await checkout.fillCard(CARDS.approved);
    await checkout.toReview();
    expect(server).toHaveReceivedOnce('cart.create');
    await checkout.place();
    await checkout.orderNumber();
    await expect(main).toContainText(product.name);
  });

test.describe('without a line', () => {
  test.use({ start: 'installed' });

  test('the checkout says why it waits, keeps what was typed, and goes on when the line is back', async ({ page, shop, network, cart }) => {
    const shopper = createShopper(page);
    const checkout = createCheckout(page);
    const main = page.getByRole('main');
    await shopper.open((await findProduct(shop.nodeUrl)).url);
    await shopper.untilInstalled();
    await shopper.addToCart();
    await expect(cart).toBeSynced();
    await checkout.open();
    await checkout.fillDelivery();
    network.cut();
    const toPayment = main.getByRole('button', { name: 'Continue to payment' });
    const reason = main.getByRole('status').filter({ hasText: 'You’re offline' });
    await toPayment.click();
    await expect(reason).toBeVisible({ timeout: 20_000 });
    await expect(page).not.toHaveURL(/step=billing/);
    await main.getByRole('textbox', { name: 'First name' }).fill('Grace');
    await expect.poll(() => keptOnDevice(page)).toContain('"firstName":"Grace"');
    await page.reload();
    await expect(main.getByRole('textbox', { name: 'First name' })).toHaveValue('Grace');
    await expect(main.getByRole('textbox', { name: 'City' })).toHaveValue('Portland');
    await expect(reason).toBeVisible({ timeout: 20_000 });
    network.restore();
    await expect(reason).toBeHidden({ timeout: 30_000 });
    await checkout.toPayment();
  });
});

test('a refused card leads back to the payment, says so there, and another card pays', async ({ prefill, page, shop }) => {
  const checkout = createCheckout(page);
  await prefill(await findProduct(shop.nodeUrl, 1));
  await checkout.untilReview(CARDS.declined);
  await checkout.accept();
  await checkout.placeButton.click();
  await expect(page).toHaveURL(/step=billing/, { timeout: 20_000 });
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /your bank declined this card/ }),
  ).toBeVisible();
  // An error goes away with its cause.
  const unfinished = page.getByRole('main').getByText('Please check the card details above.');
  await page.getByRole('main').getByRole('button', { name: 'Review order' }).click();
  await expect(unfinished).toBeVisible();
  await checkout.fillCard(CARDS.approved);
  await expect(unfinished).toBeHidden();
  await checkout.toReview();
  await checkout.accept();
  await checkout.placeButton.click();
  await checkout.orderNumber();
});

test('a press before the ways to pay are there waits for them', async ({ prefill, page, shop, network }) => {
  const checkout = createCheckout(page);
  await prefill(await findProduct(shop.nodeUrl, 1));
  await checkout.open();
  await checkout.fillDelivery();
  network.delay(700);
  await checkout.toPayment();
  await page.getByRole('main').getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByRole('main').getByText('Please check the card details above.')).toBeVisible({ timeout: 20_000 });
});

test('the order is placed once when its answer is lost', async ({ prefill, page, shop, network }) => {
  const checkout = createCheckout(page);
  await prefill(await findProduct(shop.nodeUrl, 2));
  await checkout.untilReview();
  await checkout.accept();
  network.loseNextResponse('cart.placeOrder');
  await checkout.placeButton.click();
  const orderNumber = await checkout.orderNumber();
  const placed = network.log.filter(({ call }) => call === 'cart.placeOrder');
  expect(new Set(placed.map(({ idempotencyKey }) => idempotencyKey)).size, 'one key for one order').toBe(1);
  expect(placed.map(({ fate }) => fate)).toContain('lose-response');
  await expect.poll(() => emailsAbout(shop.dataDir, orderNumber), { timeout: 15_000 }).toBe(1);
});

test('tapping twice places one order', async ({ prefill, page, shop, network }) => {
  const checkout = createCheckout(page);
  await prefill(await findProduct(shop.nodeUrl));
  await checkout.untilReview();
  await checkout.accept();
  network.delay(300);
  await checkout.placeButton.dblclick();
  await checkout.orderNumber();
  const keys = network.log.filter(({ call, status }) => call === 'cart.placeOrder' && status === 200).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test.describe('after an earlier visit', () => {
  test.use({ start: 'installed' });

  test('the server dies after the first visit, the cart is filled, the server comes back, the order is placed', async ({ page, shop, cart }) => {
    const shopper = createShopper(page);
    const checkout = createCheckout(page);
    const product = await findProduct(shop.nodeUrl, 1);
    await shopper.open(product.url);
    await shopper.untilInstalled();
    await shop.kill();
    await shopper.addToCart();
    await shopper.expectCount(1);
    await shop.start();
    await expect(cart).toBeSynced();
    await checkout.untilReview();
    await checkout.accept();
    await checkout.placeButton.click();
    await checkout.orderNumber();
  });
});

test('a half-filled checkout survives a reload, and a card number is nowhere in it', async ({ prefill, page, shop }) => {
  const checkout = createCheckout(page);
  await prefill(await findProduct(shop.nodeUrl));
  await checkout.open();
  await checkout.fillDelivery();
  await expect.poll(() => keptOnDevice(page)).toContain('"province":"OR"');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('1 Main Street');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('OR');
  await checkout.toPayment();
  await checkout.fillCard(CARDS.approved);
  await checkout.toReview();
  const kept = await keptOnDevice(page);
  expect(kept).toContain('1 Main Street');
  expect(kept).not.toContain('4242424242424242');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the steps of the checkout, the receipt and what the shop says about itself', async ({ prefill, page, shop }) => {
      const shopper = createShopper(page);
      const checkout = createCheckout(page);
      const check = async (what: string): Promise<void> => {
        expect(await axeFaults(page, what)).toEqual([]);
      };
      await shopper.open('/en-us/terms');
      await check('terms');
      await prefill(await findProduct(shop.nodeUrl));
      await checkout.open();
      await checkout.fillDelivery();
      await check('shipping');
      await checkout.toPayment();
      await checkout.fillCard(CARDS.approved);
      await check('billing');
      await checkout.toReview();
      await check('summary');
      await checkout.accept();
      await checkout.placeButton.click();
      await checkout.orderNumber();
      await check('confirmation');
    });
  });
}
