import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { cartErrors } from '#contract/errors/cart.ts';
import type { CallName } from '#contract/calls.ts';
import { regionTax } from '#pricing/tax-rates.ts';
import { ADDRESSES } from '#server/cart/testing-addresses.ts';
import { GOODS, type GoodName, wish } from '#server/cart/testing-goods.ts';
import { stores } from '#server/db/schema/catalogue.ts';
import type { Case, Cases } from './case.ts';
import type { CodeShop } from './shop.ts';

const adds = (input: string, name: GoodName, more: Record<string, unknown> = {}, locale = 'en-us'): Case => [
  'cart.addItem',
  input,
  async (shop) => {
    const call = shop.stranger();
    const { body } = await call('POST', '/cart/v1/cart', { body: {}, locale });
    return call('POST', '/cart/v1/item', { body: { cartId: body.id, ...wish(name, more) }, locale });
  },
];

const prepares = (input: string, ask: Case[2]): readonly [CallName, string, Case[2]] => ['cart.prepareOrder', input, ask];

/** A basket of one tee that waits somewhere, with everything an order needs. */
const waiting = async (shop: CodeShop, more: Record<string, unknown>) => {
  const call = shop.stranger();
  return { call, cart: await shop.addressed(call, [['tee', 1, more]]) };
};

export const cartCases: Cases<keyof typeof cartErrors> = {
  PRC400: adds('add what costs nothing by mistake', 'freeOfCharge'),
  ORD404: adds('add what is no longer sold', 'withdrawn'),
  INV700: adds('add what is sold out', 'soldOut'),
  INV702: adds('add what has no price in the currency', 'dollarsOnly', {}, 'fr-fr'),
  INV408: adds('add more than the shop allows of a product', 'tee', { qty: 7 }),
  INV701: [
    'cart.reserveWithItem',
    'have something put aside in a store that has none',
    async (shop) => {
      const call = shop.stranger();
      const { id } = await shop.basket(call);
      return call('POST', '/cart/v1/reserveWithItem', { body: { cartId: id, storeId: 'PDX', ...wish('five') } });
    },
  ],
  ORD430: [
    'cart.updateItem',
    'change a line that is gone',
    async (shop) => {
      const call = shop.stranger();
      const { id } = await shop.basket(call, ['tee', 1]);
      return call('PUT', `/cart/v1/cart/${id}/item`, { query: { itemId: uuidv7() }, body: { qty: 2 } });
    },
  ],
  BSK404: ['cart.get', 'read a basket that there is not', (shop) => shop.stranger()('GET', `/cart/v1/cart/${uuidv7()}`)],
  INV406: prepares('order when nothing is left of anything', async (shop) => {
    const call = shop.stranger();
    const cart = await shop.addressed(call, [['five', 1]]);
    return shop.withStock('five', 'ship', 0, () => shop.prepare(call, cart));
  }),
  INV409: prepares('order when some of it is missing', async (shop) => {
    const call = shop.stranger();
    const cart = await shop.addressed(call, [
      ['five', 2],
      ['shoe', 1],
    ]);
    return shop.withStock('five', 'ship', 1, () => shop.prepare(call, cart));
  }),
  INV405: prepares('order two things that are no longer sold', async (shop) => {
    const call = shop.stranger();
    const cart = await shop.addressed(call, [
      ['five', 1],
      ['shoe', 1],
    ]);
    shop.faults.withdrawn = new Set([GOODS.five.upc, GOODS.shoe.upc]);
    return shop.prepare(call, cart).finally(() => {
      shop.faults.withdrawn = new Set();
    });
  }),
  INV407: prepares('order for a store that has closed when nothing is left elsewhere', async (shop) => {
    const [closing] = await shop.db.select().from(stores).where(eq(stores.id, 'PDX'));
    if (!closing) throw new Error('no store');
    await shop.db.insert(stores).values({ ...closing, id: 'SEA' });
    const { call, cart } = await shop.withStock('tee', 'SEA', 1, () => waiting(shop, { storeId: 'SEA' }));
    await shop.db.delete(stores).where(eq(stores.id, 'SEA'));
    return shop.withStock('tee', 'ship', 0, () => shop.prepare(call, cart));
  }),
  ORD516: prepares('order to a store what cannot be sent there and lies on its shelf', async (shop) => {
    const { call, cart } = await waiting(shop, { storeId: 'PDX', shippingCode: 'sts' });
    return shop.withStock('tee', 'ship', 0, () => shop.prepare(call, cart));
  }),
  ORD517: prepares('order for collection in a store that has closed', async (shop) => {
    const [closing] = await shop.db.select().from(stores).where(eq(stores.id, 'PDX'));
    if (!closing) throw new Error('no store');
    await shop.db.insert(stores).values({ ...closing, id: 'SLE' });
    const { call, cart } = await shop.withStock('tee', 'SLE', 1, () => waiting(shop, { storeId: 'SLE' }));
    await shop.db.delete(stores).where(eq(stores.id, 'SLE'));
    return shop.prepare(call, cart);
  }),
  ORD518: prepares('order for collection what is gone from the shelf and can be sent there', async (shop) => {
    const { call, cart } = await waiting(shop, { storeId: 'PDX' });
    return shop.withStock('tee', 'PDX', 0, () => shop.prepare(call, cart));
  }),
  ORD415: prepares('order when the tax service answers what cannot be added up', async (shop) => {
    const call = shop.stranger();
    const cart = await shop.addressed(call, [['shoe', 1]], ADDRESSES.NY);
    shop.faults.taxOf = () => ({ rate: Number.NaN, shipping: true });
    return shop.prepare(call, cart).finally(() => {
      shop.faults.taxOf = regionTax;
    });
  }),
};
