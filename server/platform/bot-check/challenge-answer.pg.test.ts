import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { type AccountShop, openAccountShop } from '#server/customers/testing.ts';
import { authHandlers } from '#server/customers/auth/handlers.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createBotCheck } from './bot-check.ts';
import { createGuard } from './guard.ts';
import { createSuspicion } from './suspicion.ts';
import { solve } from './testing.ts';

let database: OpenDatabase;
let shop: AccountShop;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  const clock = () => new Date('2026-11-21T12:00:00Z');
  const guard = createGuard(createBotCheck(clock), createSuspicion(clock, 2));
  shop = openAccountShop(database.db, authHandlers({ sms: { send: async () => {} }, wakeMail: () => undefined, guard }), { guard });
});
afterAll(() => database.close());

it('answers too many changes with a 403 that names the app and no error; after the proof the same change goes through under its key, once', async () => {
  const browser = shop.browser();
  await browser.token();
  const { body: cart } = await browser.call<Cart>('POST', '/cart/v1/cart', {});
  const add = (key: string) => ({ headers: { 'Idempotency-Key': key } });
  const body = { cartId: cart.id, ...wish('tee') };
  const [first, second] = [uuidv7(), uuidv7()];
  expect((await browser.call('POST', '/cart/v1/item', body, add(first))).status).toBe(200);

  // What a client gets that reads the body as an error: there is none in it.
  await expect(browser.call('POST', '/cart/v1/item', body, add(second))).rejects.toThrow(TypeError);
  // A repeat of what was done is answered before anybody is suspected.
  expect((await browser.call<Cart>('POST', '/cart/v1/item', body, add(first))).body.items).toMatchObject([{ qty: 1 }]);
  expect((await browser.call('GET', `/cart/v1/cart/${cart.id}`)).status).toBe(200);

  const response = solve((await browser.call<object>('GET', '/token/v2/auth/challenge', undefined, { query: { action: 'person' } })).body);
  expect((await browser.call('POST', '/token/v2/auth/challenge', { recaptcha_response: 'x' })).code).toBe('AUT403');
  expect((await browser.call('POST', '/token/v2/auth/challenge', { recaptcha_response: response })).status).toBe(200);
  expect((await browser.call<Cart>('POST', '/cart/v1/item', body, add(second))).body.items).toMatchObject([{ qty: 2 }]);
});
