import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { type Product, findProductInStore, type Shopper } from '../support/shopper.ts';

const checkbox = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: 'Reserve it for me now' });
const putAside = (page: Page) => page.getByRole('main').getByText(/^Reserved for you until (?:\w{3},? )?\d/);

const chooseStore = async (page: Page, shopper: Shopper, product: Product): Promise<void> => {
  await shopper.open(product.url);
  await shopper.untilInstalled();
  await shopper.chooseFirst();
  await page.getByRole('main').getByRole('button', { name: 'Check stores' }).click();
  await page
    .getByRole('dialog', { name: 'Pick up in store' })
    .getByRole('button', { name: /^Select / })
    .first()
    .click();
  await expect(checkbox(page)).toHaveAccessibleDescription('The store will hold it for 2 hours.');
};

test('a store puts a piece aside for whoever asks for it, and the line says until when', async ({ page, shop, shopper, cart, server }) => {
  await chooseStore(page, shopper, await findProductInStore(shop.nodeUrl));
  await checkbox(page).check();
  await shopper.addToCart();
  await expect(cart).toBeSynced();
  expect(server).toHaveReceivedOnce({ call: 'cart.createWithItem', body: { qty: 1, reserve: true } });
  await shopper.openCart();
  await expect(putAside(page)).toBeVisible();
});

test('asked for without a network it waits and says so, and is put aside once when the network is back', async ({
  page,
  shop,
  shopper,
  product,
  prefill,
  network,
  cart,
  server,
}) => {
  await prefill(product);
  await chooseStore(page, shopper, await findProductInStore(shop.nodeUrl));
  network.cut();
  await checkbox(page).check();
  await shopper.addToCart();
  await expect(checkbox(page)).toHaveAccessibleDescription('We’ll reserve it as soon as you’re back online.');
  await shopper.openCart();
  await expect(page.getByRole('main').getByText(/^Pick up at /)).toBeVisible();
  await expect(putAside(page)).toBeHidden();

  network.restore();
  await expect(cart).toBeSynced({ timeout: 45_000 });
  expect(server).toHaveReceivedOnce({ call: 'cart.reserveWithItem', body: { qty: 1 } });
  await expect(putAside(page)).toBeVisible();
});
