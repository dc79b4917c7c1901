import type { CallRow } from '#contract/calls/call.ts';
import type { CallName } from '#contract/calls/calls.ts';
import type { Cart } from '#contract/cart.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import { DEFAULT_SDK_KEY } from '#server/marketing/experiments/default-datafile.ts';
import { DEMO_PIN, demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';
import type { Shopper, WholeShop } from './whole-shop.ts';

export type ShopCall = Extract<
  CallName,
  `${'cart' | 'orders' | 'stores' | 'fapi' | 'experiments' | 'analytics' | 'decision' | 'insights'}.${string}`
>;

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The path of a call with the names in it filled in. */
export const addressOf = ({ path }: Pick<CallRow, 'path'>, { params = {} }: Sent): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');

/** Who asks, and what is good to ask once the shopper is where the call belongs. */
type Good = readonly [who: Shopper, ready: (shop: WholeShop, browser: TestBrowser) => Promise<Sent> | Sent];

const ofOwnCart = (more: (cart: Cart, shop: WholeShop) => Sent | Promise<Sent> = () => ({}), who: Shopper = 'guest'): Good => [
  who,
  async (shop, browser) => {
    const cart = await shop.cart(browser);
    return { params: { basketId: cart.id }, ...(await more(cart, shop)) };
  },
];
const ofCart = (more: (cart: Cart) => Readonly<Record<string, unknown>>): Good =>
  ofOwnCart((cart) => ({ params: {}, body: { cartId: cart.id, ...more(cart) } }));
const always = (sent: Sent): Good => ['guest', () => sent];
const ofOrder = (body?: Sent['body']): Good => [
  'guest',
  async (shop, browser) => ({ params: { orderNumber: (await shop.order(browser)).orderNumber }, ...(body && { body }) }),
];

const DEVICE = '0193b0a4-77aa-4000-8000-000000000002';
const ofStaff = (sent: Sent): Good => ['staff', () => sent];

const COUPON = 'WELCOME10';
const ADJUSTMENT = { level: 'ITEM', kind: 'PERCENT', value: 10_000, reason: 'DAMAGED' };
const adjusted = (body: (id: string) => Readonly<Record<string, unknown>>): Good => [
  'associate',
  async (shop, browser) => {
    const { id, items } = await shop.cart(browser);
    const answer = await browser.call<Cart>('POST', `/cart/v1/cart/${id}/price_adjustments`, { ...ADJUSTMENT, itemId: items[0]?.id });
    const adjustmentId = answer.body.priceAdjustments?.[0]?.adjustmentId ?? '';
    return { params: { basketId: id, adjustmentId }, body: body(adjustmentId) };
  },
];

/** A conversion, as an SDK sends it. */
const EXPERIMENT_EVENTS = {
  account_id: '10001',
  project_id: '10002',
  revision: '1',
  anonymize_ip: true,
  visitors: [
    {
      visitor_id: 'visitor',
      attributes: [],
      snapshots: [
        { events: [{ entity_id: '70001', key: 'home_hero_click', timestamp: 1_795_000_000_000, uuid: '2d0e5d5a-5d0f-4a8e-9f55-0d6a9a3f7f10' }] },
      ],
    },
  ],
};

/** For every call of cart, checkout, stores, experiments, decisions, insights and the shop itself something good to send; a call without does not compile. */
export const GOOD: Readonly<Record<ShopCall, Good>> = {
  'cart.create': always({ body: {} }),
  'cart.createWithItem': always({ body: wish('tee', { qty: 1 }) }),
  'cart.get': ofOwnCart(),
  'cart.addItem': ofCart(() => wish('tee', { qty: 1 })),
  'cart.reserveWithItem': ofCart(() => wish('tee', { qty: 1, storeId: 'PDX' })),
  'cart.removeItem': ofCart(({ items }) => ({ itemId: items[0]?.id })),
  'cart.updateItem': ofOwnCart(({ items }) => ({ query: { itemId: items[0]?.id ?? '' }, body: { qty: 2 } })),
  'cart.applyCoupon': ofCart(() => ({ code: COUPON })),
  'cart.removeCoupon': ofCart(() => ({ code: COUPON })),
  'cart.setShippingMethod': ofCart(() => ({ shippingId: 'home', code: 'express', shopperAppliedSM: true })),
  'cart.addShippingAddress': ofOwnCart((_, shop) => ({ body: { addresses: [shop.address] } })),
  'cart.deleteShippingAddress': ofOwnCart(),
  'cart.validateShippingAddress': ofOwnCart((_, shop) => ({ body: shop.address })),
  'cart.addBillingAddress': ofOwnCart((_, shop) => ({ body: shop.address })),
  'cart.addPriceAdjustment': ofOwnCart(({ items }) => ({ body: { ...ADJUSTMENT, itemId: items[0]?.id } }), 'associate'),
  'cart.updatePriceAdjustment': adjusted(() => ({ value: 5000, reason: 'GOODWILL' })),
  'cart.deletePriceAdjustment': adjusted((adjustmentId) => ({ adjustmentId })),
  'cart.applyReward': ofOwnCart(() => ({ body: { appliedLoyaltyVoucher: null } }), 'member'),
  'cart.getPaymentMethods': ofOwnCart(),
  'cart.addPaymentInstrument': ofOwnCart(async (_, shop) => ({
    body: { payment_method_id: 'CREDIT_CARD', token: await shop.tokenOf('4242424242424242') },
  })),
  'cart.paymentDetails': [
    'guest',
    async (shop, browser) => {
      const { id } = await shop.cart(browser);
      const opened = { payment_method_id: 'KLARNA', returnPath: '/en-us/checkout' };
      const answer = await browser.call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, opened);
      const instrument = answer.body.cart.payment_instruments[0]?.payment_instrument_id ?? '';
      return { params: { basketId: id, paymentInstrumentId: instrument }, body: {} };
    },
  ],
  'cart.deletePaymentInstrument': [
    'guest',
    async (shop, browser) => {
      const { id, payment_instruments: attached } = await shop.paid(browser);
      return { params: { basketId: id }, body: { payment_instrument_id: attached[0]?.payment_instrument_id } };
    },
  ],
  'cart.paymentSession': ofOwnCart((cart) => ({ params: {}, query: { cartId: cart.id } })),
  'cart.giftcardBalance': always({ body: { card_number: demoNumber(1), pin: DEMO_PIN } }),
  'cart.deviceFingerprint': ofCart(() => ({
    deviceFingerPrint: { language: 'en', timeZone: 'America/Los_Angeles', screen: { width: 390, height: 844 }, touch: true },
  })),
  'cart.prepareOrder': ['guest', async (shop, browser) => ({ body: { basketId: (await shop.addressed(browser)).id } })],
  'cart.placeOrder': ['guest', async (shop, browser) => ({ body: shop.placing(await shop.paid(browser)) })],
  'cart.patchOrder': ofOrder({ paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: 'passed' } } }),
  'orders.get': ofOrder(),
  'orders.byCart': ofOwnCart(),
  'cart.updateSaveForLater': always({ body: wish('tee', { qty: 1 }) }),
  'cart.deleteSaveForLaterItem': [
    'guest',
    async (_, browser) => {
      const { body } = await browser.call<{ saveForLaterId: string; item: { itemId: string } }>(
        'PUT',
        '/cart/v2/saveForLater',
        wish('tee', { qty: 1 }),
      );
      return { params: { saveForLaterId: body.saveForLaterId, itemId: body.item.itemId } };
    },
  ],
  'stores.search': always({ body: { storeIds: ['PDX'], upcs: [TEST_VARIANTS.tee.upc], sort: 'days', inStock: true } }),
  'stores.collectionPoints': always({ body: { countryCode: 'US', count: 5 } }),
  'fapi.serverTime': always({ query: { nonce: 'abc' } }),
  'fapi.performanceIngest': always({ body: { shop: 'en-us', page: 'home', measures: [{ name: 'LCP', value: 900 }] } }),
  'fapi.validateResponse': always({ params: { contract: 'fapi.serverTime' }, body: { response: { timestamp: 'now' } } }),
  'experiments.datafile': always({ params: { sdkKey: DEFAULT_SDK_KEY } }),
  'experiments.events': always({ body: EXPERIMENT_EVENTS }),
  'fapi.components.footer': always({}),
  'fapi.components.utility': always({}),
  'fapi.components.compare': always({ query: { ids: 'K0000000' } }),
  'fapi.components.collections': always({}),
  'fapi.components.foot-sizes': always({}),
  'fapi.components.search-hub': always({}),
  'fapi.pages.location-selector': always({}),
  'fapi.pages.page': always({ params: { page: 'terms' } }),
  'fapi.components.size-chart': always({ params: { productType: 'shoes' } }),
  'analytics.collect': always({
    body: {
      events: [
        {
          id: '0193b0a4-77aa-7000-8000-000000000001',
          kind: 'analytics',
          at: '2026-11-21T11:59:00.000Z',
          shop: 'en-us',
          page: 'PDP',
          visitor: DEVICE,
          name: 'view_item',
          params: { currency: 'USD', value: 120, items: [{ item_id: 'TRAIL001', quantity: 1 }] },
        },
      ],
    },
  }),
  'decision.decide': always({
    params: { brand: 'waymark' },
    body: { customerId: DEVICE, channel: 'ECOMM', events: [{ type: 'pageView', pageType: 'Home' }] },
  }),
  'decision.recImpressions': always({
    params: { brand: 'waymark' },
    body: { impressionId: DEVICE, channel: 'ECOMM', recSetId: 'recently-viewed', items: [{ productId: 'TRAIL001', position: 1 }] },
  }),
  'insights.funnel': ofStaff({ query: { from: '2026-11-01', to: '2026-11-21' } }),
  'insights.variations': ofStaff({ query: { from: '2026-11-01', to: '2026-11-21', shop: 'en-us' } }),
  'insights.timings': ofStaff({}),
};
