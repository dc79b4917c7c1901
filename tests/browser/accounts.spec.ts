import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { createShopper, findProduct } from '../support/shopper.ts';

const EMAIL = 'consumer@waymark.example';
const PASSWORD = 'waymark-trail';
/** What the account knows, and what its owner has begun to change. */
const [STREET, PHONE, DRAFT] = ['1200 SW Trail Avenue', '5035550141', 'Zephyrine'];

const accountLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Account' });

const fillSignIn = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
};
const signIn = async (page: Page): Promise<void> => {
  await fillSignIn(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible({ timeout: 20_000 });
};

/** What page and service worker keep on the device, as text. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const open = indexedDB.open(name);
        open.addEventListener('success', () => done(open.result));
        open.addEventListener('error', () => fail(open.error));
      });
      for (const table of db.objectStoreNames) {
        const rows = await new Promise((done, fail) => {
          const all = db.transaction(table).objectStore(table).getAll();
          all.addEventListener('success', () => done(all.result));
          all.addEventListener('error', () => fail(all.error));
        });
        parts.push({ name, table, rows });
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /json|html|text/.test(answer?.headers.get('content-type') ?? '');
        parts.push({ url: request.url, text: isText ? await answer?.text() : '' });
      }
    }
    return JSON.stringify(parts);
  });

test.describe('on a first visit', () => {
  test.use({ start: 'cold' });

  test('a cart filled as a guest, in part without network, is in the account after the sign-in, once', async ({ page, shop, network }) => {
    const [first, second] = await Promise.all([findProduct(shop.nodeUrl), findProduct(shop.nodeUrl, 1)]);
    const shopper = createShopper(page);
    await shopper.open(first.url);
    await shopper.untilInstalled();
    await shopper.addToCart();
    await shopper.expectCount(1);
    await shopper.open(second.url);
    network.cut();
    await shopper.addToCart();
    await shopper.expectCount(2);
    await accountLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await fillSignIn(page);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/offline|no answer/);
    network.restore();
    await signIn(page);
    await shopper.expectCount(2);
    await shopper.openCart();
    await expect(shopper.lines()).toHaveCount(2);
    await page.reload();
    await shopper.expectCount(2);
  });

  test('signing out leaves nothing of the person on the device, in any tab, and goes home', async ({ page, context, shop, request }) => {
    test.slow();
    const product = await findProduct(shop.nodeUrl);
    const shopper = createShopper(page);
    await shopper.open(product.url);
    await shopper.addToCart();
    await expect.poll(() => stored(page)).toContain(`"url":"${new URL(product.url, page.url()).href}`);
    await page.goto('/en-us/sign-in');
    await signIn(page);
    const session = JSON.parse((await page.evaluate(() => localStorage.getItem('waymark.session'))) ?? '{}') as { subject: string };
    await page.goto('/en-us/account/addresses');
    await expect(page.getByText(STREET).first()).toBeVisible();
    await page.goto('/en-us/account/profile');
    await page.getByLabel(/^First name/).fill(DRAFT);
    await expect.poll(() => stored(page)).toContain(DRAFT);
    const other = await context.newPage();
    await createShopper(other).open('/en-us/cart');
    await expect(createShopper(other).lines()).not.toHaveCount(0);

    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/en-us$/, { timeout: 20_000 });
    await shopper.expectCount(0);
    await expect(other).toHaveURL(/\/en-us$/, { timeout: 20_000 });
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your account' })).toHaveCount(0);
    await page.goto('/en-us');
    const left = await stored(page);
    // The product may stand in the public lists that every device keeps; its own page and the cart's line must be gone.
    expect(left).not.toContain(`"url":"${new URL(product.url, page.url()).href}`);
    expect(left).not.toContain('"upc":');
    for (const own of [EMAIL, STREET, PHONE, DRAFT]) expect(left).not.toContain(own);
    // The opaque name alone may be in the book of names that keeps a late tap with its maker.
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(session.subject);
    expect((await request.get('/en-us/account')).headers()['cache-control']).toBe('no-store');
  });
});

test.describe('without the service worker', () => {
  test.use({ start: 'plain' });

  test('a wrong password says so, and what was typed stays', async ({ page }) => {
    const shopper = createShopper(page);
    await shopper.open('/en-us/sign-in');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@waymark.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Email or password is incorrect');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('wrong');
  });
});
