import type { otherErrors } from '#contract/errors/other.ts';
import { cartCalls } from '#contract/calls/cart-calls.ts';
import { QUESTION_MAX } from '#contract/calls/question-limits.ts';
import { accountCookie } from '#server/commerce/after-sales/testing.ts';
import type { Case, Cases } from './case.ts';
import { serves } from './service.ts';
import { adds } from './wishes.ts';

const NOBODYS = 'WM-00000-00000';

const measures = (input: string, body: Record<string, unknown>): Case => [
  'fapi.performanceIngest',
  input,
  (shop) => serves(shop, '/fapi/performance/ingest', { body: { shop: 'en-us', page: 'home', measures: [{ name: 'LCP', value: 900 }], ...body } }),
];

export const otherCases: Cases<keyof typeof otherErrors> = {
  OHS4004: [
    'consumer.getPurchase',
    'look at an order that there is not',
    ({ afterwards }) => afterwards.purchase(afterwards.as(accountCookie('ann')), NOBODYS),
  ],
  ORD409: [
    'cart.patchOrder',
    'go on with an order that there is not',
    (shop) => shop.stranger()('PATCH', `/cart/v2/checkout/order/${NOBODYS}`, { body: { paymentMethod: { code: 'CREDIT_CARD' } } }),
  ],
  ORD400: [
    'consumer.trackOrder',
    'track an order by what is no address',
    ({ afterwards }) => afterwards.as('ann')('POST', '/consumers-v3/consumer/TrackOrder', { body: { orderId: NOBODYS, email: 'nobody' } }),
  ],
  RTN500: [
    'consumer.returnLabel',
    'send back what has not come',
    async ({ afterwards }) => {
      const ann = afterwards.as(accountCookie('returns'));
      const order = await afterwards.order(ann, [['tee', 1]]);
      return ann('POST', `/consumers-v3/consumer/return/${order.orderNumber}/returnLabel`, {
        body: { lines: [{ itemId: order.items[0]?.id, qty: 1, reason: 'too-small' }] },
      });
    },
  ],
  PLP400: [
    'products.getQuestions',
    'read the questions about a product that there is not',
    (shop) => shop.stranger()('GET', '/products/v1/products/NOWHERE0/reviews/questions'),
  ],
  REV410: [
    'products.askQuestion',
    'ask at too great length',
    (shop) =>
      shop.stranger()('POST', '/products/v1/products/TRAIL001/reviews/questions', {
        body: { question: 'why '.repeat(QUESTION_MAX), nickname: 'Ann' },
      }),
  ],
  STR404: adds('STR404'),
  GEN500: [
    'fapi.serverTime',
    'ask for what the shop has a bug in',
    (shop) => serves(shop, '/fapi/server/time', {}, {}, { 'fapi.serverTime': () => Promise.reject(new Error('a bug')) }),
  ],
  API404: ['cart.get', 'ask below a service for what no call is', (shop) => serves(shop, '/cart/v1/nothing')],
  API405: ['fapi.serverTime', 'ask for something by another method', (shop) => serves(shop, '/fapi/server/time', { method: 'DELETE' })],
  API406: ['fapi.serverTime', 'ask for something else than JSON', (shop) => serves(shop, '/fapi/server/time', { headers: { Accept: 'text/html' } })],
  API415: [
    'cart.create',
    'send something else than JSON',
    (shop) => serves(shop, cartCalls['cart.create'].path, { body: {}, headers: { 'Content-Type': 'text/plain' } }),
  ],
  ATTR100: measures('send the timings of nothing', { page: undefined }),
  ATTR200: measures('send timings without saying of which shop', { shop: undefined }),
  ATTR300: measures('send timings that are empty', { measures: [] }),
};
