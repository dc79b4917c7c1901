import { eq } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { cartHandlers } from './handlers.ts';
import { type CallOptions, openTestShop } from './testing.ts';
import { fillShop } from './testing-fill.ts';
import { wish } from './testing-variants.ts';

const open = createTestTemplate(fillShop);
export let database: OpenDatabase;
export let shop: ReturnType<typeof openTestShop>;
export let ada: ReturnType<typeof shop.as>;

export const create = async (call = ada, options: CallOptions = {}) => (await call('POST', '/cart/v1/cart', { body: {}, ...options })).body;
export const add = (cart: Cart, name: Parameters<typeof wish>[0], more: Record<string, unknown> = {}, options: CallOptions = {}) =>
  ada('POST', '/cart/v1/item', { body: { cartId: cart.id, ...wish(name, more) }, ...options });
export const update = (cart: Cart, itemId: string | undefined, body: Record<string, unknown>, options: CallOptions = {}) =>
  ada('PUT', `/cart/v1/cart/${cart.id}/item`, { query: { itemId: itemId ?? '' }, body, ...options });
export const get = (cart: Cart, options: CallOptions = {}) => ada('GET', `/cart/v1/cart/${cart.id}`, options);
export const coupon = (cart: Cart, code: string) => ada('PUT', '/cart/v1/coupon', { body: { cartId: cart.id, code } });
export const ship = (cart: Cart, ...addresses: Record<string, unknown>[]) =>
  ada('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { body: { addresses } });
export const setStock = (upc: string, onHand: number) => database.db.update(stock).set({ onHand }).where(eq(stock.upc, upc));

/** Before each test a fresh shop. */
export const useCartShop = (): void => {
  beforeEach(async () => {
    database = await open();
    shop = openTestShop(database.db, cartHandlers);
    ada = shop.as('ada');
  });
  afterEach(() => database.close());
};
