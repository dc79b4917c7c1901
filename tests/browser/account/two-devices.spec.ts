import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../network/test.ts';
import { createShopper, findProduct, type Product } from '../../support/shopper.ts';
import { withoutServiceWorkers } from '../../support/without-service-workers.ts';

test.use({ start: 'plain' });

const PASSWORD = 'Trail-4-ever';

let count = 0;
/** An account that nothing is in yet. */
const makeAccount = async (url: string): Promise<string> => {
  const email = `two-${Date.now()}-${(count += 1)}@waymark.example`;
  const answer = await fetch(`${url}/consumers-v3/auth/signup?locale=en-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(answer.status).toBe(201);
  return email;
};

/** Somebody's device: a browser profile of its own, and what they do with it. */
const deviceOf = (page: Page, url: string) => {
  const shopper = createShopper(page);
  return {
    page,
    shopper,
    put: async (product: Product): Promise<void> => {
      await shopper.open(`${url}${product.url}`);
      await shopper.addToCart();
    },
    openSignIn: async (): Promise<void> => {
      await page.goto(`${url}/en-us/sign-in`);
      await shopper.untilReacts();
    },
    enter: async (email: string): Promise<void> => {
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: 'Email' }).fill(email);
      await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await main.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible({ timeout: 20_000 });
    },
    love: async (product: Product): Promise<void> => {
      await shopper.open(`${url}${product.url}`);
      const heart = page.getByRole('button', { name: `Favorite: ${product.name}` }).first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    },
    expectFavorites: async (products: readonly Product[]): Promise<void> => {
      await page.goto(`${url}/en-us/favorites`);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(products.length, { timeout: 20_000 });
      for (const { name } of products) await expect(cards.filter({ hasText: name })).toHaveCount(1);
    },
    expectCart: async (expected: Readonly<Record<string, number>>): Promise<void> => {
      await page.goto(`${url}/en-us/cart`);
      const all = Object.values(expected).reduce((sum, qty) => sum + qty, 0);
      await shopper.expectCount(all);
      await expect(shopper.lines()).toHaveCount(Object.keys(expected).length);
      for (const [name, qty] of Object.entries(expected)) await expect(shopper.quantity(name)).toHaveValue(String(qty));
    },
  };
};

const another = async (browser: Browser, url: string) => {
  const context = await browser.newContext();
  await withoutServiceWorkers(context);
  return deviceOf(await context.newPage(), url);
};

for (const first of ['phone', 'laptop'] as const) {
  test(`what a guest put into two carts is in one after both signed in, the ${first} first`, async ({ page, browser, shop }) => {
    test.slow();
    const [one, two] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1)]);
    const email = await makeAccount(shop.nodeUrl);
    const phone = deviceOf(page, shop.url);
    const laptop = await another(browser, shop.url);
    await phone.put(one);
    await laptop.put(one);
    await laptop.put(two);
    const order = first === 'phone' ? [phone, laptop] : [laptop, phone];
    for (const device of order) {
      await device.openSignIn();
      await device.enter(email);
    }
    const whole = { [one.name]: 2, [two.name]: 1 };
    await laptop.expectCart(whole);
    await phone.expectCart(whole);
    await laptop.page.context().close();
  });
}

test('pieces that one cart cannot hold are told at the sign-in, until it is dismissed and through what follows', async ({ page, browser, shop }) => {
  test.slow();
  const [product, other] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1)]);
  const email = await makeAccount(shop.nodeUrl);
  const [phone, laptop] = [deviceOf(page, shop.url), await another(browser, shop.url)];
  for (const device of [laptop, phone]) {
    await device.put(product);
    await device.page.goto(`${shop.url}/en-us/cart`);
    await device.shopper.quantity(product.name).fill('6');
    await device.shopper.quantity(product.name).press('Enter');
    await device.openSignIn();
    await device.enter(email);
  }
  const notice = page.getByRole('main').getByText(`${product.name}: 10 instead of 12.`);
  await phone.put(other);
  await page.goto(`${shop.url}/en-us/cart`);
  await expect(phone.shopper.quantity(other.name)).toHaveValue('1');
  await expect(phone.shopper.quantity(product.name)).toHaveValue('10');
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(phone.shopper.quantity(product.name)).toHaveValue('10');
  await expect(notice).toBeHidden();
  await laptop.page.context().close();
});

for (const first of ['phone', 'laptop'] as const) {
  test(`what a guest has favored in two browsers is in one list after both signed in, each product once, the ${first} first`, async ({
    page,
    browser,
    shop,
  }) => {
    test.slow();
    const products = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1), findProduct(shop.nodeUrl, 2)]);
    const [both, ofPhone, ofLaptop] = products;
    const email = await makeAccount(shop.nodeUrl);
    const phone = deviceOf(page, shop.url);
    const laptop = await another(browser, shop.url);
    await phone.love(both);
    await phone.love(ofPhone);
    await laptop.love(both);
    await laptop.love(ofLaptop);
    const [earlier, later] = first === 'phone' ? [phone, laptop] : [laptop, phone];
    for (const device of [earlier, later]) {
      await device.openSignIn();
      await device.enter(email);
    }
    await later.expectFavorites(products);
    // A list that was read within the last minute is not asked for again.
    await earlier.page.clock.setSystemTime(Date.now() + 61_000);
    await earlier.expectFavorites(products);
    // Signed in once more nothing is merged again.
    const third = await another(browser, shop.url);
    await third.openSignIn();
    await third.enter(email);
    await third.expectFavorites(products);
    for (const device of [laptop, third]) await device.page.context().close();
  });
}

test.describe('with the service worker', () => {
  test.use({ start: 'installed' });

  test('what waited without network is in the cart of both once its device has signed in, each change once', async ({
    page,
    browser,
    shop,
    network,
  }) => {
    test.slow();
    const [one, two] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1)]);
    const email = await makeAccount(shop.nodeUrl);
    const phone = deviceOf(page, shop.url);
    const laptop = await another(browser, shop.url);
    await laptop.put(two);
    await laptop.openSignIn();
    await laptop.enter(email);
    await phone.put(one);
    await phone.shopper.untilInstalled();
    await phone.openSignIn();
    await phone.shopper.open(`${shop.url}${one.url}`);
    network.cut();
    await phone.shopper.addToCart();
    await phone.shopper.expectCount(2);
    network.restore();
    await phone.openSignIn();
    await phone.enter(email);
    const whole = { [one.name]: 2, [two.name]: 1 };
    await phone.expectCart(whole);
    await laptop.expectCart(whole);
    await laptop.page.context().close();
  });
});
