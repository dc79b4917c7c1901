import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { axeFaults } from '../support/axe.ts';
import { findFewLeft } from '../support/few-left.ts';

const choice = (page: Page) => page.getByRole('main').getByRole('group', { name: /^Only \d left\. You wanted \d\.$/ });

test('more than is left, added without a network, becomes a choice that survives a reload, is made by keyboard with the server dead, and arrives', async ({
  page,
  shop,
  shopper,
  prefill,
  product,
  network,
  cart,
}) => {
  const few = await findFewLeft(shop.nodeUrl);
  const wanted = few.left + 1;
  await prefill(product);
  await shopper.open(few.url);
  await shopper.untilInstalled();
  network.cut();
  for (let times = 0; times < wanted; times += 1) await shopper.addToCart();
  network.restore();

  await shopper.openCart();
  await expect(choice(page)).toHaveAccessibleName(`Only ${few.left} left. You wanted ${wanted}.`, { timeout: 45_000 });
  expect(await axeFaults(page, 'a choice in the cart')).toEqual([]);
  // Nothing is decided by itself, here or by a reload, with or without the server.
  await shop.kill();
  await page.reload();
  await expect(choice(page)).toBeVisible();
  for (const name of ['Another size or color', 'Pick up in a store', 'Save for later'])
    await expect(choice(page).getByRole('button', { name: new RegExp(`^${name}, `) })).toBeVisible();

  // The first piece may have been sent before the server was gone: then its line is there.
  await choice(page)
    .getByRole('button', { name: new RegExp(`^(?:Add|Keep) ${few.left}, `) })
    .focus();
  await page.keyboard.press('Enter');
  await expect(choice(page)).toBeHidden();
  await expect(shopper.quantity(few.name)).toHaveValue(String(few.left));
  await shop.start();
  await expect(cart).toBeSynced({ timeout: 45_000 });
  await expect(shopper.quantity(few.name)).toHaveValue(String(few.left));
  await page.reload();
  await expect(shopper.quantity(few.name)).toHaveValue(String(few.left));
  await expect(choice(page)).toBeHidden();
});

test('what is too few here is saved for later whole', async ({ page, shop, shopper, prefill, product, network, cart }) => {
  const few = await findFewLeft(shop.nodeUrl);
  await prefill(product);
  await shopper.open(few.url);
  await shopper.untilInstalled();
  network.cut();
  for (let times = 0; times <= few.left; times += 1) await shopper.addToCart();
  network.restore();
  await shopper.openCart();
  await choice(page)
    .getByRole('button', { name: /^Save for later, / })
    .click({ timeout: 45_000 });
  await expect(choice(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('region', { name: 'Saved for later' })).toContainText(`${few.left + 1} items`);
  await expect(cart).toBeSynced({ timeout: 45_000 });
});
