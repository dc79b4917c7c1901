import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { cartErrors } from '#contract/errors/cart.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import { stores } from '#server/platform/db/schema/catalogue.ts';
import type { Case, Cases } from './case.ts';
import type { CodeShop } from './shop.ts';
import { UNORDERABLE, type Unorderable } from './unorderable.ts';
import { adds } from './wishes.ts';

const prepares = (input: string, ask: Case[2]): readonly [CallName, string, Case[2]] => ['cart.prepareOrder', input, ask];
const preparesAs = ([input, ask]: Unorderable): readonly [CallName, string, Case[2]] => prepares(input, (shop) => ask(shop, shop.prepare));

/** A cart of one tee that waits somewhere, with everything an order needs. */
const waiting = async (shop: CodeShop, more: Record<string, unknown>) => {
  const call = shop.stranger();
  return { call, cart: await shop.addressed(call, [['tee', 1, more]]) };
};

/** The same for a store that has closed since. */
export const closed = async (shop: CodeShop, id: string) => {
  const [like] = await shop.db.select().from(stores).where(eq(stores.id, 'PDX'));
  if (!like) throw new Error('no store');
  await shop.db.insert(stores).values({ ...like, id });
  const cart = await shop.withStock('tee', id, 1, () => waiting(shop, { storeId: id }));
  await shop.db.delete(stores).where(eq(stores.id, id));
  return cart;
};

export const cartCases: Cases<keyof typeof cartErrors> = {
  PRC400: adds('PRC400'),
  ORD404: adds('ORD404'),
  INV700: adds('INV700'),
  INV702: adds('INV702'),
  INV408: adds('INV408'),
  INV701: [
    'cart.reserveWithItem',
    'have something put aside in a store that has none',
    async (shop) => {
      const call = shop.stranger();
      const { id } = await shop.cart(call);
      return call('POST', '/cart/v1/reserveWithItem', { body: { cartId: id, storeId: 'PDX', ...wish('five') } });
    },
  ],
  ORD430: [
    'cart.updateItem',
    'change a line that is gone',
    async (shop) => {
      const call = shop.stranger();
      const { id } = await shop.cart(call, ['tee', 1]);
      return call('PUT', `/cart/v1/cart/${id}/item`, { query: { itemId: uuidv7() }, body: { qty: 2 } });
    },
  ],
  BSK404: ['cart.get', 'read a basket that there is not', (shop) => shop.stranger()('GET', `/cart/v1/cart/${uuidv7()}`)],
  INV406: preparesAs(UNORDERABLE.INV406),
  INV409: preparesAs(UNORDERABLE.INV409),
  INV405: preparesAs(UNORDERABLE.INV405),
  INV407: prepares('order for a store that has closed when nothing is left elsewhere', async (shop) => {
    const { call, cart } = await closed(shop, 'SEA');
    return shop.withStock('tee', 'ship', 0, () => shop.prepare(call, cart));
  }),
  ORD516: prepares('order to a store what cannot be sent there and lies on its shelf', async (shop) => {
    const { call, cart } = await waiting(shop, { storeId: 'PDX', shippingCode: 'sts' });
    return shop.withStock('tee', 'ship', 0, () => shop.prepare(call, cart));
  }),
  ORD517: prepares('order for collection in a store that has closed', async (shop) => {
    const { call, cart } = await closed(shop, 'SLE');
    return shop.prepare(call, cart);
  }),
  ORD518: prepares('order for collection what is gone from the shelf and can be sent there', async (shop) => {
    const { call, cart } = await waiting(shop, { storeId: 'PDX' });
    return shop.withStock('tee', 'PDX', 0, () => shop.prepare(call, cart));
  }),
  ORD415: preparesAs(UNORDERABLE.ORD415),
};
