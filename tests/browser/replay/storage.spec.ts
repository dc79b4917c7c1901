import type { CDPSession, Page } from '@playwright/test';
import { received } from '../../network/received.ts';
import { ADDITION, expect, test } from '../../network/test.ts';

const devtools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

test.describe('on a first visit', () => {
  test.use({ start: 'cold' });

  test('no room is left: the change is sent all the same, and the shopper is told that it would not be kept', async ({
    page,
    shop,
    shopper,
    product,
    server,
  }) => {
    await shopper.open(product.url);
    // The browser looks at the room once in half a minute: it is taken away before anything was written.
    await (await devtools(page)).send('Storage.overrideQuotaForOrigin', { origin: shop.url, quotaSize: 1 });
    const sent = (times: number) => expect.poll(() => received(server.log, { call: ADDITION }).times).toBe(times);
    await shopper.addToCart();
    await shopper.expectCount(1);
    // Two that wait for the same cart would go as one.
    await sent(1);
    await shopper.addToCart();
    await shopper.expectCount(2);
    await sent(2);
    for (const call of ADDITION) expect(server).toHaveReceivedOnce(call);
    await page.getByRole('link', { name: /^Cart,/ }).click();
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('main').getByText(/^This device is out of storage/)).toBeVisible();
    await expect(shopper.quantity(product.name)).toHaveValue('2');
  });
});

test('the storage is cleared under a live tab: cart and waiting change outlive it, and the change arrives once', async ({
  page,
  shop,
  network,
  shopper,
  product,
  fill,
  cart,
  server,
}) => {
  await fill(product);
  const away = network.block('cart.*');
  await shopper.addToCart();
  await shopper.expectCount(2);
  await expect.poll(async () => (await cart.onDevice()).outbox.length).toBe(1);
  await (
    await devtools(page)
  ).send('Storage.clearDataForOrigin', { origin: shop.url, storageTypes: 'indexeddb,local_storage,cache_storage,service_workers' });
  away();
  // What is on the screen is not taken away by it.
  await shopper.expectCount(2);
  await shopper.addToCart();
  await shopper.expectCount(3);
  await expect(cart).toBeSynced();
  expect(server).toHaveReceivedOnce(ADDITION[0]);
  await shopper.openCart();
  await expect(shopper.quantity(product.name)).toHaveValue('3');
});

test.describe('where no database has been made', () => {
  test.use({ start: 'cold' });

  test('an old tab blocks the upgrade of the database: taps are kept and shown, and arrive once when it is closed', async ({
    page,
    context,
    shop,
    shopper,
    product,
    cart,
    server,
  }) => {
    // A tab of a release before the first: it holds the database and has never heard of letting go.
    const old = await context.newPage();
    await old.goto(`${shop.url}/robots.txt`);
    await old.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('waymark', 1);
          opening.addEventListener('success', () => resolve());
          opening.addEventListener('error', () => reject(new Error('The old database cannot be made')));
        }),
    );
    await shopper.open(product.url);
    await shopper.addToCart();
    await shopper.expectCount(1);
    await expect(page.getByRole('link', { name: /1 change pending since/ })).toBeVisible();
    await old.close();
    await expect(cart).toBeSynced();
    expect(server).toHaveReceivedOnce({ call: ADDITION });
    await shopper.openCart();
    await expect(shopper.quantity(product.name)).toHaveValue('1');
  });
});

test('a newer release upgrades the database under an open tab: the tab lets go, and what is tapped in it arrives once', async ({
  context,
  shop,
  shopper,
  product,
  fill,
  cart,
  server,
}) => {
  await fill(product);
  const newer = await context.newPage();
  await newer.goto(`${shop.url}/robots.txt`);
  const upgraded = await newer.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('waymark', 1_000);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('of-a-later-release'));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve('upgraded');
        });
        opening.addEventListener('blocked', () => resolve('blocked'));
        opening.addEventListener('error', () => reject(new Error('The database cannot be upgraded')));
      }),
  );
  expect(upgraded).toBe('upgraded');
  await shopper.addToCart();
  await shopper.expectCount(2);
  await expect(cart).toBeSynced();
  expect(server).toHaveReceivedOnce('cart.addItem');
  await shopper.openCart();
  await expect(shopper.quantity(product.name)).toHaveValue('2');
});
