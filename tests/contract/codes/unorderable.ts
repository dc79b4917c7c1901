import type { Cart } from '#contract/cart.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { TEST_VARIANTS } from '#server/commerce/cart/testing-variants.ts';
import type { Refused } from './case.ts';
import type { Call, CodeShop } from './shop.ts';

type Order = (call: Call, cart: Cart, locale?: string) => Promise<Refused>;

/** How a cart comes to be of which no order is made, whether it is prepared or placed at once. */
export type Unorderable = readonly [input: string, ask: (shop: CodeShop, order: Order) => Promise<Refused>];

const BERLIN = { ...ADDRESSES.FR, addressLine1: 'Invalidenstraße 1', city: 'Berlin', postalCode: '10115', phone: '030 123456', countryCode: 'DE' };

export type UnorderableCode = Extract<
  ErrorCode,
  'ORD430' | 'INV405' | 'INV406' | 'INV408' | 'INV409' | 'CHK380' | 'PAY401' | 'SHP404' | 'TAX309' | 'ORD415'
>;

export const UNORDERABLE: Readonly<Record<UnorderableCode, Unorderable>> = {
  ORD430: [
    'order an empty basket',
    async (shop, order) => {
      const call = shop.stranger();
      return order(call, await shop.cart(call));
    },
  ],
  INV406: [
    'order when nothing is left of anything',
    async (shop, order) => {
      const call = shop.stranger();
      const cart = await shop.addressed(call, [['five', 1]]);
      return shop.withStock('five', 'ship', 0, () => order(call, cart));
    },
  ],
  INV408: [
    'order for more than an order can be for',
    async (shop, order) => {
      const call = shop.stranger();
      return order(call, await shop.addressed(call, [['dear', 2]]));
    },
  ],
  INV409: [
    'order when some of it is missing',
    async (shop, order) => {
      const call = shop.stranger();
      const cart = await shop.addressed(call, [
        ['five', 2],
        ['shoe', 1],
      ]);
      return shop.withStock('five', 'ship', 1, () => order(call, cart));
    },
  ],
  INV405: [
    'order two things that are no longer sold',
    async (shop, order) => {
      const call = shop.stranger();
      const cart = await shop.addressed(call, [
        ['five', 1],
        ['shoe', 1],
      ]);
      return shop.during({ withdrawn: new Set([TEST_VARIANTS.five.upc, TEST_VARIANTS.shoe.upc]) }, () => order(call, cart));
    },
  ],
  CHK380: [
    'order without an address',
    async (shop, order) => {
      const call = shop.stranger();
      return order(call, await shop.cart(call, ['tee', 1]));
    },
  ],
  PAY401: [
    'order in the shop of a country that does not ship to the address',
    async (shop, order) => {
      const call = shop.stranger();
      return order(call, await shop.addressed(call, [['tee', 1]]), 'fr-fr');
    },
  ],
  SHP404: [
    'order for another country what is made to order and not sent there',
    async (shop, order) => {
      const call = shop.stranger();
      return order(call, await shop.addressed(call, [['custom', 1]], BERLIN, 'fr-fr'), 'fr-fr');
    },
  ],
  TAX309: [
    'order while the tax service does not answer',
    async (shop, order) => {
      const call = shop.stranger();
      const cart = await shop.addressed(call, [['shoe', 1]], ADDRESSES.NY);
      const taxOf = () => {
        throw new Error('connection refused');
      };
      return shop.during({ taxOf }, () => order(call, cart));
    },
  ],
  ORD415: [
    'order when the tax service answers what cannot be added up',
    async (shop, order) => {
      const call = shop.stranger();
      const cart = await shop.addressed(call, [['shoe', 1]], ADDRESSES.NY);
      return shop.during({ taxOf: () => ({ rate: Number.NaN, shipping: true }) }, () => order(call, cart));
    },
  ],
};
