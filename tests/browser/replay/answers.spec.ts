import { ADDITION, expect, test } from '../../network/test.ts';
import { findProduct } from '../../support/shopper.ts';

test('401 in mid-drain: the session is renewed, the same change is sent again under its key, and the rest follows', async ({
  page,
  shop,
  network,
  shopper,
  product,
  fill,
  cart,
  server,
}) => {
  const second = await findProduct(shop.nodeUrl, 1);
  await fill(product);
  await shopper.untilInstalled();
  const away = network.block('cart.*');
  await shopper.addToCart();
  await shopper.open(second.url);
  await shopper.addToCart();
  await shopper.expectCount(3);
  // Left first: a page on its way out would take the refusal, and learn nothing of it.
  await page.goto('about:blank');
  network.refuse('cart.addItem', 'WMK401');
  away();

  // A page that is opened tries at once; one that stays open would wait out its back-off.
  await shopper.openCart();
  await expect(cart).toBeSynced();
  await expect(shopper.quantity(product.name)).toHaveValue('2');
  await expect(shopper.quantity(second.name)).toHaveValue('1');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
  const refused = network.log.find(({ call, fate }) => call === 'cart.addItem' && fate === 'answer');
  expect(server).toHaveReceivedOnce({ key: refused?.idempotencyKey ?? 'none was refused' });
  expect(network.log.filter(({ call }) => call === 'auth.token').length).toBeGreaterThanOrEqual(2);
});

test('AUT498: the shopper is told that the cart is another session’s, and the page begins afresh with what waited', async ({
  page,
  shop,
  network,
  shopper,
  product,
  fill,
  cart,
}) => {
  const second = await findProduct(shop.nodeUrl, 1);
  await fill(product);
  await shopper.open(second.url);
  network.refuse('cart.addItem', 'AUT498');
  await shopper.chooseFirst();
  // Both are gone by themselves: whoever looks later sees neither.
  const notice = page.getByText('This cart no longer belongs to your session').waitFor({ timeout: 30_000 });
  const reloaded = page.waitForEvent('load', { timeout: 30_000 });
  await shopper.addButton.click();
  await notice;
  await reloaded;
  await shopper.untilReacts();
  await shopper.expectCount(1);
  await shopper.openCart();
  await expect(cart).toBeSynced();
  await expect(shopper.quantity(second.name)).toHaveValue('1');
});

test('the cookie is gone while a change waits: the cart is made again under a new guest, with everything in it once', async ({
  context,
  network,
  shopper,
  product,
  fill,
  cart,
}) => {
  await fill(product);
  const away = network.block('cart.*');
  await shopper.addToCart();
  await shopper.expectCount(2);
  await context.clearCookies();
  away();

  await shopper.openCart();
  await shopper.expectCount(2);
  await expect(cart).toBeSynced();
  await expect(shopper.quantity(product.name)).toHaveValue('2');
  await expect(shopper.lines()).toHaveCount(1);
});

test('a captive portal is no answer: the change waits, the shopper is told, and it arrives once', async ({
  page,
  network,
  shopper,
  product,
  cart,
  server,
}) => {
  await shopper.open(product.url);
  await shopper.untilInstalled();
  const leave = network.captivePortal();
  await shopper.addToCart();
  await expect(page.getByRole('link', { name: /1 change pending since/ })).toBeVisible({ timeout: 20_000 });
  await expect(cart).not.toBeSynced();
  leave();
  await expect(cart).toBeSynced();
  expect(server).toHaveReceivedOnce({ call: ADDITION });
  await shopper.openCart();
  await expect(shopper.quantity(product.name)).toHaveValue('1');
});

test('the answer is lost after the commit: the change is sent again under its key and is there once', async ({
  network,
  shopper,
  product,
  cart,
  server,
}) => {
  await shopper.open(product.url);
  network.loseNextResponse('cart.createWithItem');
  network.loseNextResponse('cart.addItem');
  await shopper.addToCart();
  await expect(cart).toBeSynced();
  await shopper.addToCart();
  await expect(cart).toBeSynced();
  for (const call of ADDITION) {
    expect(server).toHaveReceivedOnce(call);
    expect(network.log.filter((exchange) => exchange.call === call).map(({ fate }) => fate)).toContain('lose-response');
  }
  await shopper.openCart();
  await expect(shopper.quantity(product.name)).toHaveValue('2');
});

test('the shop has forgotten the cart: it is made again with its old line and the new one', async ({
  page,
  shop,
  network,
  shopper,
  product,
  fill,
  cart,
  server,
}) => {
  const second = await findProduct(shop.nodeUrl, 1);
  await fill(product);
  await shopper.open(second.url);
  network.cartGone();
  await shopper.addToCart();
  await expect(cart).toBeSynced();
  expect(server).toHaveReceivedOnce('cart.create');
  await shopper.openCart();
  await expect(shopper.quantity(product.name)).toHaveValue('1');
  await expect(shopper.quantity(second.name)).toHaveValue('1');
  await expect(page.getByRole('main').getByText('We had to rebuild your cart')).toBeVisible();
});
