import { expect, test } from 'vitest';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { subscriptions } from '#server/platform/db/schema/consumer.ts';
import { checkout, count, database, loseNextAnswer, place, repair, useOrderShop } from './testing.ts';

useOrderShop();

const agreed = (newsletterConsent: boolean, more: object = {}) => ({ ...ADDRESSES.OR, subscriptions: { newsletterConsent }, ...more });
const questions = async () =>
  (await database.db.select().from(mailOutbox)).flatMap(({ template, recipient }) => (template === 'subscription' ? [recipient] : []));

test('a shopper who subscribed in the checkout gets one confirmation email, and only with an order', async () => {
  const cart = await checkout({ address: agreed(true) });
  expect(await questions()).toEqual([]);
  expect((await place(cart)).status).toBe(200);
  expect(await questions()).toEqual(['ada@example.com']);
  expect(await database.db.select().from(subscriptions)).toMatchObject([
    { type: 'Newsletter', channel: 'email', recipient: 'ada@example.com', optin: true, doubleOptinAt: null, accountId: null },
  ]);
});

test('a shopper who did not subscribe gets no email', async () => {
  expect((await place(await checkout({ address: agreed(false) }))).status).toBe(200);
  expect((await place(await checkout({ items: [['tee', 1]] }))).status).toBe(200);
  expect(await count(subscriptions)).toBe(0);
});

test('the subscription survives a lost response', async () => {
  const cart = await checkout({ address: agreed(true) });
  loseNextAnswer('after');
  expect((await place(cart)).status).toBe(409);
  await repair(true);
  expect(await questions()).toEqual(['ada@example.com']);
});
