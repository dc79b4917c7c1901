import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { createCheckout } from '../support/checkout.ts';
import { findProduct } from '../support/shopper.ts';

test.use({ start: 'plain' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pick up in store' });

/** Has it sent to the first store that does not have it; the store's name. */
const sendToFirst = async (page: Page): Promise<string> => {
  const send = dialog(page)
    .getByRole('button', { name: /^Ship to this store: / })
    .first();
  const store = ((await send.getAttribute('aria-label')) ?? '').replace('Ship to this store: ', '');
  await send.click();
  return store;
};

test('a store that does not have the piece has it sent: from the product page to the order', async ({
  page,
  shop,
  shopper,
  product,
  prefill,
  cart,
  server,
}) => {
  const checkout = createCheckout(page);
  await prefill(await findProduct(shop.nodeUrl, 1));
  await shopper.open(product.url);
  await shopper.chooseFirst();
  await page.getByRole('main').getByRole('button', { name: 'Check stores' }).click();
  const store = await sendToFirst(page);
  const sentThere = page.getByRole('main').getByText(`Ships to ${store}, arrives`);
  await expect(sentThere).toBeVisible();
  await shopper.addToCart();
  await expect(cart).toBeSynced();
  expect(server).toHaveReceivedOnce({ call: 'cart.addItem', body: { qty: 1, shippingCode: 'sts' } });
  await shopper.openCart();
  await expect(sentThere).toBeVisible();
  await checkout.untilReview();
  await expect(page.getByRole('main')).toContainText(store);
  // A name alone leads nobody there: the street and the town stand below it.
  const address = page.getByRole('main').getByText(/^\d+ .+, .+ [A-Z]{2} \d{5}$|^\d+ .+, .+, [A-Z]{2} \d{5}$/);
  await expect(address).toBeVisible();
  await checkout.place();
  await checkout.orderNumber();
  await expect(page.getByRole('main')).toContainText(store);
  await expect(address).toBeVisible();
});

test('what is shipped can be sent to a store from the cart, and to the shopper’s own in one step', async ({
  page,
  shopper,
  product,
  prefill,
  cart,
}) => {
  const main = page.getByRole('main');
  await prefill(product);
  await shopper.openCart();
  const openMenu = () => main.getByRole('button', { name: `Options for ${product.name}` }).click();
  await openMenu();
  await main.getByRole('button', { name: `Pick up instead, ${product.name}` }).click();
  const store = await sendToFirst(page);
  await expect(main.getByText(`Ships to ${store}, arrives`)).toBeVisible();
  await openMenu();
  await main.getByRole('button', { name: 'Ship instead' }).click();
  await expect(main.getByText(/^Arrives \w+, \w+ \d+/)).toBeVisible();
  await expect(cart).toBeSynced();

  await shopper.open('/en-us/stores');
  await main.getByRole('button', { name: `Make this my store: ${store}` }).click();
  await shopper.openCart();
  await openMenu();
  await main.getByRole('button', { name: `Ship to ${store}, ${product.name}` }).click();
  await expect(main.getByText(`Ships to ${store}, arrives`)).toBeVisible();
  await expect(cart).toBeSynced();
});
