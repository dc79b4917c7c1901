import { v7 as uuidv7 } from 'uuid';
import type { Cart } from '#contract/cart.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import type { Sent } from '../../good-inputs.ts';
import type { Pair, Pairs } from '../case.ts';
import { counter } from '../own.ts';
import { sendFrom } from './send.ts';

const NOTHING = { basketId: uuidv7(), adjustmentId: uuidv7() };
const ADJUSTMENT = { level: 'ITEM', itemId: uuidv7(), kind: 'PERCENT', value: 10_000, reason: 'DAMAGED' };
const HELD = {
  kind: 'parked',
  storeId: 'PDX',
  storeEmployeeId: 'PDX-01',
  at: '2026-11-21T11:30:00.000Z',
  items: [wish('tee', { qty: 1 })],
};

/** What is asked of nobody but the people in a store, and of them where they have said who and where they are. */
const ofStaff = (sent: Sent) =>
  ({
    AUT404: [
      'ask as a shopper for what is done at a counter',
      async ({ counter: shop }, call) => {
        const browser = shop.browser();
        await browser.signIn((await shop.account()).email);
        return sendFrom(browser, call, sent);
      },
    ],
    STR404: [
      'ask as an associate who has named no store',
      async ({ counter: shop }, call) => {
        const browser = shop.browser();
        await browser.signIn((await shop.account({ consumerType: 'ASSOCIATE' })).email);
        return sendFrom(browser, call, sent);
      },
    ],
  }) as const satisfies Readonly<Record<string, Pair>>;

const atCounter = (input: string, sent: Sent | ((browser: TestBrowser, cart: Cart) => Promise<Sent> | Sent)): Pair => [
  input,
  async (shop, call) => {
    const { browser, cart } = await counter(shop);
    return sendFrom(browser, call, typeof sent === 'function' ? await sent(browser, cart) : sent);
  },
];

const adjust = async (browser: TestBrowser, { id }: Pick<Cart, 'id'>, adjustment: Readonly<Record<string, unknown>>): Promise<Sent['params']> => {
  const { body } = await browser.call<Cart>('POST', `/cart/v1/cart/${id}/price_adjustments`, { ...ADJUSTMENT, ...adjustment });
  return { basketId: id, adjustmentId: body.priceAdjustments?.[0]?.adjustmentId ?? '' };
};

const add: Sent = { params: NOTHING, body: ADJUSTMENT };
const change: Sent = { params: NOTHING, body: { value: 5000 } };
const takeBack: Sent = { params: NOTHING, body: {} };
const find: Sent = { body: { email: 'nobody@waymark.example' } };
const attach: Sent = { body: { customerRef: uuidv7() } };
const resume: Sent = { params: NOTHING, body: {} };
const drop: Sent = { params: NOTHING };

export const storePairs: Pairs = {
  'cart.addPriceAdjustment': {
    ...ofStaff(add),
    BSK404: atCounter('lower a price in a basket that there is not', add),
    ORD430: atCounter('lower the price of a line that is gone', (_, { id }) => ({ params: { basketId: id }, body: ADJUSTMENT })),
    SHP404: atCounter('lower the price of a parcel that there is not', (_, { id }) => ({
      params: { basketId: id },
      body: { ...ADJUSTMENT, level: 'SHIPPING', shippingId: 'pickup-PDX' },
    })),
  },
  'cart.updatePriceAdjustment': {
    ...ofStaff(change),
    BSK404: atCounter('change an adjustment in a basket that there is not', change),
    WMK422A: atCounter('change an adjustment to more than an associate may take off', async (browser, cart) => ({
      params: await adjust(browser, cart, { itemId: cart.items[0]?.id }),
      body: { value: 99_000 },
    })),
    SHP404: atCounter('change what a parcel costs that there is not any more', async (browser) => {
      const { body: cart } = await browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish('tee'));
      const params = await adjust(browser, cart, { level: 'SHIPPING', shippingId: 'home' });
      await browser.call('PUT', `/cart/v1/cart/${cart.id}/item`, { storeId: 'PDX' }, { query: { itemId: cart.items[0]?.id ?? '' } });
      return { params, body: { value: 5000 } };
    }),
  },
  'cart.deletePriceAdjustment': {
    ...ofStaff(takeBack),
    BSK404: atCounter('take an adjustment back in a basket that there is not', takeBack),
    WMK404A: atCounter('take back one adjustment in the name of another', { params: NOTHING, body: { adjustmentId: uuidv7() } }),
  },
  'agent.findCustomer': {
    ...ofStaff(find),
    CCN404: atCounter('look for a customer by an address that nobody has', find),
    '4044': atCounter('look for a customer by a number that no member has', { body: { loyaltyId: 'NOBODY' } }),
  },
  'agent.attachCustomer': { ...ofStaff(attach), CCN404: atCounter('sell to a customer whom nobody has looked for', attach) },
  'agent.baskets': ofStaff({}),
  'agent.keepBasket': ofStaff({ params: NOTHING, body: HELD }),
  'agent.resumeBasket': {
    ...ofStaff(resume),
    BSK404: atCounter('take a basket up into one that there is not', async (browser) => {
      const basketId = uuidv7();
      await browser.call('PUT', `/consumers-v3/consumer/agent/baskets/${basketId}`, HELD);
      return { params: { basketId }, body: { cartId: uuidv7() } };
    }),
  },
  'agent.dropBasket': { ...ofStaff(drop), WMK404B: atCounter('let go of a basket that nobody put aside', drop) },
};
