import type { checkoutErrors } from '#contract/errors/checkout.ts';
import type { CallName } from '#contract/calls.ts';
import { v7 as uuidv7 } from 'uuid';
import { eq } from 'drizzle-orm';
import { regionTax } from '#pricing/tax-rates.ts';
import { ADDRESSES } from '#server/cart/testing-addresses.ts';
import { orders } from '#server/db/schema/commerce.ts';
import type { Case, Cases } from './case.ts';

const { OR, NY, FR } = ADDRESSES;

const sends = (input: string, address: Record<string, unknown>): Case => [
  'cart.addShippingAddress',
  input,
  async (shop) => {
    const call = shop.stranger();
    const { id } = await shop.basket(call, ['tee', 1]);
    return call('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [address] } });
  },
];
const bills = (input: string, address: Record<string, unknown>): Case => [
  'cart.addBillingAddress',
  input,
  async (shop) => {
    const call = shop.stranger();
    const { id } = await shop.basket(call, ['tee', 1]);
    return call('POST', `/cart/v1/cart/${id}/billingAddress`, { body: address });
  },
];
const paysWith = (input: string, card: string): readonly [CallName, string, Case[2]] => [
  'cart.placeOrder',
  input,
  async (shop) => {
    const call = shop.stranger();
    return shop.place(call, await shop.withCard(call, await shop.addressed(call), card));
  },
];

export const checkoutCases: Cases<keyof typeof checkoutErrors> = {
  CHK380: sends('have it sent to an address without a city', { ...OR, city: '' }),
  SHP500: sends('have it sent to a post office box', { ...OR, addressLine1: 'PO Box 12' }),
  SHP410: sends('have it sent without a phone number', { ...OR, phone: '' }),
  PAY401: sends('have it sent to a country that the shop does not ship to', FR),
  SHP404: [
    'cart.setShippingMethod',
    'choose a way that does not lead there',
    async (shop) => {
      const call = shop.stranger();
      const { id } = await shop.basket(call, ['tee', 1]);
      return call('POST', '/cart/v1/shippingMethod', { body: { cartId: id, shippingId: 'home', code: 'pickup' } });
    },
  ],
  CHK320: bills('have the bill sent to a postal code that cannot be one', { ...OR, postalCode: 'nowhere' }),
  PYT406: bills('have the bill sent to an address without a city', { ...OR, city: '' }),
  BILL410: bills('have the bill sent without a phone number', { ...OR, phone: '' }),
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
      const { id } = await shop.addressed(call);
      return shop.place(call, (await call('DELETE', `/cart/v1/cart/${id}/billingAddress`)).body);
    },
  ],
  PAY400: paysWith('pay with a card that is declined', '4000000000000002'),
  PYT402: paysWith('pay with a card that is suspected of fraud', '4100000000000019'),
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
  TAX309: [
    'cart.prepareOrder',
    'order while the tax service does not answer',
    async (shop) => {
      const call = shop.stranger();
      const cart = await shop.addressed(call, [['shoe', 1]], NY);
      shop.faults.taxOf = () => {
        throw new Error('connection refused');
      };
      return shop.prepare(call, cart).finally(() => {
        shop.faults.taxOf = regionTax;
      });
    },
  ],
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
