import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { subscriptionRoutes } from '#server/customers/profile/subscription-routes.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { createStoredMail } from '#server/platform/mail/transport.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { linkTo } from '../support/emails.ts';
import { NOW, openWholeShop, type WholeShop } from './whole-shop.ts';

let folder = '';
let shop: WholeShop;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-letters-'));
  shop = await openWholeShop({ transport: createStoredMail(createFolderStorage(folder)) });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a guest who ticked the newsletter and answered its email is led to a form that knows what they wrote with the order', async () => {
  const email = 'guest@waymark.example';
  const linkIn = async (link: RegExp): Promise<URL> => {
    await expect.poll(() => linkTo(folder, email, link)).not.toBe('');
    return new URL(await linkTo(folder, email, link));
  };
  const guest = await shop.shopper('guest');
  const address = { ...ADDRESSES.OR, email, subscriptions: { newsletterConsent: true } };
  await shop.buy(async (method, path, options) => (await guest.call(method, path, options?.body)) as never, [['tee', 1]], { address });

  const question = await linkIn(/http\S+\/letters\/subscribe\?\S+/);
  const emails = subscriptionRoutes(shop.db, () => NOW, shop.wakeMail);
  const pressed = await emails.request(`${question.pathname.replace('/letters', '')}${question.search}`, { method: 'POST' });
  expect(pressed.status).toBe(200);

  const { origin, pathname, searchParams } = await linkIn(/http\S+\/sign-up\?\S+/);
  expect([origin, pathname, [...searchParams.keys()]]).toEqual([TEST_ORIGIN, '/en-us/sign-up', ['consumerId', 'email']]);
  // Read at another device, by nobody whom the shop knows.
  const reader = await shop.shopper('guest');
  const { body } = await reader.call('POST', '/consumers-v3/consumer/retrieveUserData', Object.fromEntries(searchParams));
  expect(body).toEqual({ firstName: 'Ada', lastName: 'Lovelace', phone: '5035550100', phoneCode: '1', postalCode: '97205', email });
});
