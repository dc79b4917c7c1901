import type { checkoutErrors } from '#contract/errors/checkout.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { v7 as uuidv7 } from 'uuid';
import { eq } from 'drizzle-orm';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { carts, orders } from '#server/platform/db/schema/commerce.ts';
import type { Case, Cases } from './case.ts';
import { UNORDERABLE } from './unorderable.ts';

const { OR, NY, FR } = ADDRESSES;

type Place = readonly [where: string, address: Readonly<Record<string, unknown>>];

/** Where nothing is sent, by the code that says why. */
export const UNSENDABLE = {
  CHK380: ['to an address without a city', { ...OR, city: '' }],
  SHP500: ['to a post office box', { ...OR, addressLine1: 'PO Box 12' }],
  SHP410: ['without a phone number', { ...OR, phone: '' }],
  PAY401: ['to a country that the shop does not ship to', FR],
} as const satisfies Partial<Record<keyof typeof checkoutErrors, Place>>;
/** Where no bill is sent. */
export const UNBILLABLE = {
  CHK320: ['to a postal code that cannot be one', { ...OR, postalCode: 'nowhere' }],
  PYT406: ['to an address without a city', { ...OR, city: '' }],
  BILL410: ['without a phone number', { ...OR, phone: '' }],
} as const satisfies Partial<Record<keyof typeof checkoutErrors, Place>>;

const sends = ([where, address]: Place): Case => [
  'cart.addShippingAddress',
  `have it sent ${where}`,
  async (shop) => {
    const call = shop.stranger();
    const { id } = await shop.cart(call, ['tee', 1]);
    return call('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [address] } });
  },
];
const bills = ([where, address]: Place): Case => [
  'cart.addBillingAddress',
  `have the bill sent ${where}`,
  async (shop) => {
    const call = shop.stranger();
    const { id } = await shop.cart(call, ['tee', 1]);
    return call('POST', `/cart/v1/cart/${id}/billingAddress`, { body: address });
  },
];
/** Cards that are refused when they are charged. */
export const UNPAYABLE = {
  PAY400: ['a card that is declined', '4000000000000002'],
  PYT402: ['a card that is suspected of fraud', '4100000000000019'],
  FE309: ['a card whose time is over', '4000000000000069'],
} as const;

const paysWith = ([card, number]: readonly [card: string, number: string]): readonly [CallName, string, Case[2]] => [
  'cart.placeOrder',
  `pay with ${card}`,
  async (shop) => {
    const call = shop.stranger();
    return shop.place(call, await shop.withCard(call, await shop.addressed(call), number));
  },
];

export const checkoutCases: Cases<keyof typeof checkoutErrors> = {
  CHK380: sends(UNSENDABLE.CHK380),
  SHP500: sends(UNSENDABLE.SHP500),
  SHP410: sends(UNSENDABLE.SHP410),
  PAY401: sends(UNSENDABLE.PAY401),
  SHP404: [
    'cart.setShippingMethod',
    'choose a way that does not lead there',
    async (shop) => {
      const call = shop.stranger();
      const { id } = await shop.cart(call, ['tee', 1]);
      return call('POST', '/cart/v1/shippingMethod', { body: { cartId: id, shippingId: 'home', code: 'pickup' } });
    },
  ],
  CHK320: bills(UNBILLABLE.CHK320),
  PYT406: bills(UNBILLABLE.PYT406),
  BILL410: bills(UNBILLABLE.BILL410),
  PYT405: [
    'cart.placeOrder',
    'order with a bill to an address of the book that is not in it',
    async (shop) => {
      const call = shop.stranger();
      return shop.place(call, await shop.withCard(call, await shop.addressed(call)), { billingAddress: { ...OR, addressId: uuidv7() } });
    },
  ],
  BIL400: [
    'cart.placeOrder',
    'order without a billing address',
    async (shop) => {
      const call = shop.stranger();
      const cart = await shop.addressed(call);
      await shop.db.update(carts).set({ billingAddress: null }).where(eq(carts.id, cart.id));
      return shop.place(call, cart);
    },
  ],
  PAY400: paysWith(UNPAYABLE.PAY400),
  PYT402: paysWith(UNPAYABLE.PYT402),
  PYT400: [
    'cart.placeOrder',
    'order with a gift card that does not pay all of it',
    async (shop) => {
      const call = shop.stranger();
      const gift = { payment_method_id: 'REWARD_CODE', code: 'THANKS-USD' };
      const { body } = await shop.attach(call, await shop.addressed(call), gift);
      return shop.place(call, body.cart, { paymentMethod: { code: 'REWARD_CODE' } });
    },
  ],
  PYT404: [
    'cart.placeOrder',
    'order with a payment that is not attached',
    async (shop) => {
      const call = shop.stranger();
      return shop.place(call, await shop.addressed(call));
    },
  ],
  PYT300: [
    'consumer.addPaymentInstrument',
    'save a card that is saved already',
    async ({ consumers }) => {
      const { browser } = await consumers.signedIn();
      const save = async () =>
        browser.call('POST', '/consumers-v3/consumer/payment_instruments', { payment_method_id: 'CREDIT_CARD', token: await consumers.card() });
      await save();
      return save();
    },
  ],
  TAX309: ['cart.prepareOrder', UNORDERABLE.TAX309[0], (shop) => UNORDERABLE.TAX309[1](shop, shop.prepare)],
  TAX310: [
    'cart.placeOrder',
    'order when the tax alone has moved since the summary',
    async (shop) => {
      const call = shop.stranger();
      const cart = await shop.withCard(call, await shop.addressed(call, [['shoe', 1]], NY));
      await shop.prepare(call, cart);
      const { total, tax } = cart.totals;
      await shop.db
        .update(orders)
        .set({ seen: { version: cart.version, total: total - 1_00, tax: tax - 1_00 } })
        .where(eq(orders.cartId, cart.id));
      return shop.place(call, cart, { total: total - 1_00 });
    },
  ],
};
