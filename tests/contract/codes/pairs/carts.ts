import { v7 as uuidv7 } from 'uuid';
import { SAVED_MAX } from '#contract/constants.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import type { Sent } from '../../good-inputs.ts';
import type { Pair, Pairs } from '../case.ts';
import { UNSENDABLE } from '../delivery.ts';
import type { Call } from '../shop.ts';
import { wants } from '../wishes.ts';
import { send } from './send.ts';

export const NO_CART = uuidv7();

/** What would be good, of a cart that there is not. */
export const withUnknownCart = (sent: Sent = {}): Pair => [
  'name a basket that there is not',
  (shop, call) => send(shop.stranger(), call, { ...sent, params: { basketId: NO_CART, ...sent.params } }),
];
export const ofNoCart = (body: Readonly<Record<string, unknown>>): Pair => withUnknownCart({ body: { cartId: NO_CART, ...body } });

const isValidated = (code: keyof typeof UNSENDABLE): Pair => {
  const [where, address] = UNSENDABLE[code];
  return [
    `ask whether it can be sent ${where}`,
    async (shop, name) => {
      const call = shop.stranger();
      const { id } = await shop.cart(call, ['tee', 1]);
      return send(call, name, { params: { basketId: id }, body: address });
    },
  ];
};

const saves = (call: Call, body: Readonly<Record<string, unknown>>) =>
  call('PUT', '/cart/v2/saveForLater', { body: { ...wish('tee', { qty: 1 }), ...body } });
const saved = (input: string, body: Readonly<Record<string, unknown>>): Pair => [`save for later ${input}`, (shop) => saves(shop.stranger(), body)];
/** As many as a list holds: each for somebody else. */
const fillSaved = async (call: Call): Promise<void> => {
  for (let number = 1; number <= SAVED_MAX; number += 1) await saves(call, { giftOption: { to: `${number}`, message: '' } });
};

export const cartPairs: Pairs = {
  'cart.createWithItem': {
    ...wants(
      'begin a basket with',
      ['PRC400', 'ORD404', 'INV700', 'INV702', 'INV408', 'GWP403', 'STR404', 'GFO404', 'GFS800'],
      (call, { item, locale }) => call('POST', '/cart/v1/cartWithItem', { body: item, locale }),
    ),
    INV701: [
      'begin a basket with something put aside in a store that has none',
      (shop) => shop.stranger()('POST', '/cart/v1/cartWithItem', { body: wish('five', { storeId: 'PDX', reserve: true }) }),
    ],
  },
  'cart.addItem': { BSK404: ofNoCart(wish('tee')) },
  'cart.removeItem': { BSK404: ofNoCart({ itemId: uuidv7() }) },
  'cart.reserveWithItem': {
    BSK404: ofNoCart(wish('tee', { storeId: 'PDX' })),
    ...wants('have put aside', ['PRC400', 'ORD404', 'INV702', 'INV408', 'GWP403', 'STR404', 'GFO404', 'GFS800'], async (call, { item, locale }) => {
      const { body } = await call('POST', '/cart/v1/cart', { body: {}, locale });
      return call('POST', '/cart/v1/reserveWithItem', { body: { cartId: body.id, storeId: 'PDX', ...item }, locale });
    }),
  },
  'cart.updateItem': {
    BSK404: withUnknownCart({ query: { itemId: uuidv7() }, body: { qty: 2 } }),
    ...wants(
      'make of a line',
      ['PRC400', 'ORD404', 'INV700', 'INV702', 'INV408', 'GWP403', 'STR404', 'GFO404', 'GFS800'],
      async (call, { item, locale }) => {
        const { body } = await call('POST', '/cart/v1/cartWithItem', { body: wish('kidsBoot') });
        return call('PUT', `/cart/v1/cart/${body.id}/item`, { query: { itemId: body.items[0]?.id ?? '' }, body: item, locale });
      },
    ),
  },
  'cart.applyCoupon': { BSK404: ofNoCart({ code: 'WELCOME10' }) },
  'cart.removeCoupon': { BSK404: ofNoCart({ code: 'WELCOME10' }) },
  'cart.setShippingMethod': { BSK404: ofNoCart({ shippingId: 'home', code: 'standard' }) },
  'cart.addShippingAddress': { BSK404: withUnknownCart({ body: { addresses: [ADDRESSES.OR] } }) },
  'cart.deleteShippingAddress': { BSK404: withUnknownCart() },
  'cart.validateShippingAddress': {
    BSK404: withUnknownCart({ body: ADDRESSES.OR }),
    CHK380: isValidated('CHK380'),
    SHP410: isValidated('SHP410'),
    SHP500: isValidated('SHP500'),
    PAY401: isValidated('PAY401'),
  },
  'cart.addBillingAddress': { BSK404: withUnknownCart({ body: ADDRESSES.OR }) },
  'cart.updateSaveForLater': {
    ORD404: saved('what the shop has never had', { upc: '99999999999999' }),
    STR404: saved('what is to wait in a store that there is not', { storeId: 'NOWHERE' }),
    WMK409L: [
      'save for later more than a list holds',
      async (shop) => {
        const call = shop.stranger();
        await fillSaved(call);
        return saves(call, {});
      },
    ],
  },
};
