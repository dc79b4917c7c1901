import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Cart } from '#contract/cart.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { providerTokens } from '#server/platform/db/schema/commerce.ts';
import { providerApprovals } from '#server/platform/db/schema/payments.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import { demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';
import type { Pair, Pairs } from '../case.ts';
import { UNBILLABLE, UNPAYABLE } from '../delivery.ts';
import { gift } from '../gift-cards.ts';
import type { Call, CodeShop } from '../shop.ts';
import { UNORDERABLE, type UnorderableCode } from '../unorderable.ts';
import { NO_CART, withUnknownCart } from './carts.ts';

const prepares = (code: UnorderableCode): Pair => {
  const [input, ask] = UNORDERABLE[code];
  return [`look at the summary: ${input}`, (shop) => ask(shop, shop.prepare)];
};
const places = (code: UnorderableCode): Pair => {
  const [input, ask] = UNORDERABLE[code];
  return [input, (shop) => ask(shop, (call, cart, locale) => shop.place(call, cart, {}, locale))];
};
/** Everything is there, but for what is said when it is placed. */
const placesWith = (input: string, more: Readonly<Record<string, unknown>>): Pair => [
  input,
  async (shop) => {
    const call = shop.stranger();
    return shop.place(call, await shop.withCard(call, await shop.addressed(call, [['tee', 1]])), more);
  },
];
const bills = (code: keyof typeof UNBILLABLE): Pair => {
  const [where, billingAddress] = UNBILLABLE[code];
  return placesWith(`order with a bill ${where}`, { billingAddress });
};

/** An address of somebody who has not ordered yet. */
const unheardOf = () => ({ ...ADDRESSES.OR, email: `${uuidv7()}@example.com` });

/** A code that was good when the cart was looked at. */
const withCode = async (shop: CodeShop, call: Call): Promise<Cart> => {
  const { id } = await shop.addressed(call, [['tee', 1]], unheardOf());
  await call('PUT', '/cart/v1/coupon', { body: { cartId: id, code: 'WELCOME10' } });
  return shop.withCard(call, { id });
};
const losesCode = (why: string, change: string): Pair => [
  `order with a code ${why} at this moment`,
  async (shop) => {
    const call = shop.stranger();
    const cart = await withCode(shop, call);
    return shop.meanwhile(`update promotions set ${change}`, () => shop.place(call, cart));
  },
];
const losesCard = (why: string, change: string): Pair => [
  `order with a gift card ${why} at this moment`,
  async (shop) => {
    const call = shop.stranger();
    const { body } = await shop.attach(call, await shop.addressed(call, [['tee', 1]]), gift(demoNumber(1)));
    return shop.meanwhile(change, () => shop.place(call, body.cart, { paymentMethod: { code: 'GIFT_CARD' } }));
  },
];

/** Goes on with an order whose payment came to nothing. */
const goesOn = (input: string, pay: (shop: CodeShop, call: Call, cart: Cart) => Promise<Cart>, code = 'CREDIT_CARD'): Pair => [
  `go on with an order that was paid with ${input}`,
  async (shop) => {
    const call = shop.stranger();
    const cart = await pay(shop, call, await shop.addressed(call, [['tee', 1]]));
    const { orderNumber } = (await shop.prepare(call, cart)).body;
    const paymentMethod = { code };
    await shop.place(call, cart, { paymentMethod });
    return call('PATCH', `/cart/v2/checkout/order/${orderNumber}`, { body: { paymentMethod } });
  },
];
const goesOnWith = (code: keyof typeof UNPAYABLE): Pair =>
  goesOn(UNPAYABLE[code][0], (shop, call, cart) => shop.withCard(call, cart, UNPAYABLE[code][1]));

export const orderPairs: Pairs = {
  'cart.prepareOrder': {
    BSK404: withUnknownCart({ body: { basketId: NO_CART } }),
    ORD430: prepares('ORD430'),
    INV408: prepares('INV408'),
    CHK380: prepares('CHK380'),
    PAY401: prepares('PAY401'),
    SHP404: prepares('SHP404'),
  },
  'cart.placeOrder': {
    BSK404: withUnknownCart({
      body: { cartId: NO_CART, cartVersion: 1, total: 1, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' } },
    }),
    ORD430: places('ORD430'),
    INV405: places('INV405'),
    INV406: places('INV406'),
    INV408: places('INV408'),
    INV409: places('INV409'),
    CHK380: places('CHK380'),
    PAY401: places('PAY401'),
    SHP404: places('SHP404'),
    TAX309: places('TAX309'),
    ORD415: places('ORD415'),
    CHK320: bills('CHK320'),
    PYT406: bills('PYT406'),
    BILL410: bills('BILL410'),
    STR404: placesWith('order as the sale of a store that one does not work in', {
      inStoreSalesInfo: { storeId: 'PDX', storeEmployeeId: 'PDX-01' },
    }),
    AUT403: [
      'order without a proof where the shop wants one',
      (shop) => shop.place(shop.distrusted(), { id: NO_CART, version: 1, totals: { total: 1 } }),
    ],
    FE309: [
      `pay with ${UNPAYABLE.FE309[0]}`,
      async (shop) => {
        const call = shop.stranger();
        return shop.place(call, await shop.withCard(call, await shop.addressed(call, [['tee', 1]]), UNPAYABLE.FE309[1]));
      },
    ],
    PRM130: losesCode('that is called off', 'active = false'),
    PRM135: losesCode('that is put off', `starts_at = '2099-01-01'`),
    PRM140: losesCode('of which the last is used', 'max_redemptions = 0'),
    PRM155: losesCode('whose time is ended', `ends_at = '2026-01-01'`),
    PRM160: losesCode('that becomes one of employees', `rule = jsonb_set(rule, '{audience}', '["EMPLOYEE"]')`),
    PRM150: [
      'order with a code for once, and a bill to somebody who has used it',
      async (shop) => {
        const billingAddress = unheardOf();
        await shop.buyer.buy(shop.stranger(), [['tee', 1]], { coupon: 'WELCOME10', address: billingAddress });
        const call = shop.stranger();
        return shop.place(call, await withCode(shop, call), { billingAddress });
      },
    ],
    REW140: [
      'order with a voucher whose points another basket has spent',
      async ({ loyalty }) => {
        const shopper = await loyalty.shopper();
        await shopper.join();
        await shopper.confirm();
        await loyalty.buy(shopper.call, [['shoe', 1]]);
        const carts = [await shopper.cart(['kidsBoot', 1]), await shopper.cart(['tee', 1])] as const;
        for (const cart of carts) await shopper.voucher(cart, 100);
        await shopper.pay(carts[0]);
        return shopper.pay(carts[1]);
      },
    ],
    GFO405: [
      'order a gift card that was put into the basket after the gift card that is to pay for it',
      async (shop) => {
        const call = shop.stranger();
        const { id } = await shop.withCard(call, await shop.addressed(call, [['tee', 1]]));
        await shop.attach(call, { id }, gift(demoNumber(1)));
        const giftOption = { to: 'Bo', email: 'bo@example.com', message: 'Hi' };
        const { body: cart } = await call('POST', '/cart/v1/item', { body: { cartId: id, ...wish('giftCard', { giftOption }) } });
        return shop.place(call, cart);
      },
    ],
    GFC725: losesCard('that is blocked', `update value_cards set state = 'blocked'`),
    GFC740: losesCard('that is emptied', `update value_postings set amount = 0`),
    GFC812: losesCard('whose time is ended', `update value_cards set expires_at = '2026-01-01'`),
  },
  'cart.patchOrder': {
    PAY400: goesOnWith('PAY400'),
    PYT402: goesOnWith('PYT402'),
    FE309: goesOnWith('FE309'),
    PYT404: goesOn('a card that the provider has forgotten', async (shop, call, cart) => {
      const token = await shop.buyer.tokenOf('4242424242424242');
      const { body } = await shop.attach(call, cart, { payment_method_id: 'CREDIT_CARD', token });
      await shop.db.delete(providerTokens).where(eq(providerTokens.token, token));
      return body.cart;
    }),
    PYT400: goesOn(
      'less than it costs, as the provider has it',
      async (shop, call, cart) => {
        const { body } = await shop.attach(call, cart, { payment_method_id: 'KLARNA' });
        const [opened] = body.cart.payment_instruments;
        const ofThis = eq(providerApprovals.token, opened?.approval?.redirectUrl?.split('/').at(-1) ?? '');
        await shop.db.update(providerApprovals).set({ state: 'approved' }).where(ofThis);
        const path = `/cart/v1/cart/${cart.id}/paymentInstruments/${opened?.payment_instrument_id ?? ''}/details`;
        const approved = await call<{ cart: Cart }>('POST', path, { body: {} });
        await shop.db.update(providerApprovals).set({ amount: 1 }).where(ofThis);
        return approved.body.cart;
      },
      'KLARNA',
    ),
  },
  'orders.get': { ORD409: ['ask for an order that there is not', (shop) => shop.stranger()('GET', '/cart/v2/checkout/order/WM-00000-00000')] },
};
