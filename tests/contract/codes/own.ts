import { v7 as uuidv7 } from 'uuid';
import type { ConsumerType } from '#contract/accounts.ts';
import type { Cart } from '#contract/cart.ts';
import { ADDRESSES_MAX } from '#contract/calls/consumer-address.ts';
import type { ownErrors } from '#contract/errors/own.ts';
import { accountCookie } from '#server/commerce/after-sales/testing.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import { productQuestions } from '#server/platform/db/schema/questions.ts';
import { createMemoryIdempotency } from '#server/platform/http/testing.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readBody } from '#server/platform/http/request-text.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import { BOOK_ADDRESS } from '#server/customers/profile/testing.ts';
import { createPictures } from '#artwork/routes.ts';
import type { Case, Cases, Refused } from './case.ts';
import type { CodeShop } from './shop.ts';
import { serves } from './service.ts';

const CART = '/cart/v1/cart';
export const AGENT = '/consumers-v3/consumer/agent';

/** A cart at the counter of a store, which changes its prices. */
export const counter = async ({ counter: shop }: CodeShop) => {
  const { email } = await shop.account({ consumerType: 'ASSOCIATE' });
  const browser = shop.browser();
  await browser.signIn(email);
  await browser.call('PUT', `${AGENT}/session`, { storeId: 'PDX', storeEmployeeId: 'PDX-01' });
  const { body: cart } = await browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish('shoe'));
  return { browser, cart, path: `/cart/v1/cart/${cart.id}/price_adjustments` };
};

const DOCUMENTS = '/content-admin/v1/documents/WAYMARK-US/page/codes';

const signedIn = async ({ counter: shop }: CodeShop, consumerType: ConsumerType) => {
  const { email } = await shop.account({ consumerType });
  const browser = shop.browser();
  await browser.signIn(email);
  return browser;
};

/** Somebody who writes content. */
const editor = (shop: CodeShop) => signedIn(shop, 'EDITOR');

const PRODUCT = '/products/v1/products/TRAIL001';

const picture = (input: string, address: string): Case => [
  'images',
  input,
  async () => {
    const pictures = createPictures({ dataDir: '/nonexistent', lookup: () => Promise.resolve(undefined), ahead: false });
    const response = await pictures.routes.request(address);
    pictures.close();
    const { errorDetails } = (await response.json()) as { errorDetails: readonly { errorId: string }[] };
    return { status: response.status, code: errorDetails[0]?.errorId };
  },
];

/** The refusal that reading a body ends with: nobody waits fifteen seconds in a test. */
const trickled = async (): Promise<Refused> => {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
  const request = new Request('http://shop.test', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const failure: unknown = await readBody(request, undefined, 5).catch((error: unknown) => error);
  return failure instanceof Refusal ? failure : { code: undefined, status: 200 };
};

const outage = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

export const ownCases: Cases<keyof typeof ownErrors> = {
  WMK400: ['cart.create', 'send half of a document', (shop) => serves(shop, CART, { body: '{"items":' })],
  WMK400P: picture('ask for a picture in a width that is not drawn', '/TRAIL001BLK/side/401'),
  WMK401: ['cart.create', 'ask for what is personal without a session', (shop) => serves(shop, CART, { body: {}, headers: { Cookie: '' } })],
  WMK403O: [
    'cart.create',
    'change something from another site',
    (shop) => serves(shop, CART, { body: {}, headers: { Origin: 'https://evil.example' } }),
  ],
  WMK403B: [
    'products.answerQuestion',
    'answer a question about what one has not bought',
    async (shop) => {
      const browser = await signedIn(shop, 'CONSUMER');
      const id = uuidv7();
      const question = { question: 'Is it warm?', nickname: 'Ann', language: 'en', state: 'published', askedAt: shop.clock() } as const;
      await shop.db.insert(productQuestions).values({ id, masterId: 'TRAIL001', ...question });
      return browser.call('POST', `${PRODUCT}/reviews/questions/${id}/answers`, { text: 'It is.', nickname: 'Eve' });
    },
  ],
  WMK403S: [
    'cart.create',
    'change something under another name',
    (shop) => serves(shop, CART, { body: {}, headers: { 'X-Waymark-Subject': 'bob' } }),
  ],
  WMK404A: [
    'cart.updatePriceAdjustment',
    'change an adjustment that is not in the basket',
    async (shop) => {
      const { browser, path } = await counter(shop);
      return browser.call('PATCH', `${path}/${uuidv7()}`, { value: 1 });
    },
  ],
  WMK404B: [
    'agent.resumeBasket',
    'take up a basket that nobody put aside',
    async (shop) => {
      const { browser } = await counter(shop);
      return browser.call('POST', `${AGENT}/baskets/${uuidv7()}/resume`, {});
    },
  ],
  WMK404P: picture('ask for a picture of what there is not', '/NOWHERE0BLK/side/400'),
  WMK408: ['cart.create', 'send a body that does not end', trickled],
  WMK409: [
    'cart.placeOrder',
    'order for another total than the shop’s',
    async (shop) => {
      const call = shop.stranger();
      return shop.place(call, await shop.withCard(call, await shop.addressed(call)), { total: 1 });
    },
  ],
  WMK409C: [
    'consumer.cancelOrder',
    'call off an order that is packed',
    async ({ afterwards }) => {
      const ann = afterwards.as(accountCookie('cancels'));
      const { orderNumber } = await afterwards.order(ann, [['tee', 1]]);
      await afterwards.days(1);
      return ann('POST', '/consumers-v3/consumer/CancelOrder', { body: { orderId: orderNumber } });
    },
  ],
  WMK409E: [
    'consumer.eventRegistration',
    'bring somebody to an event with one place left',
    async (shop) => {
      const event = { title: 'Hut evening', startDate: '2030-01-01', endDate: '2030-01-01', enablePlusOne: true, capacity: 1 };
      await shop.db
        .insert(contentDocs)
        .values({ siteId: 'WAYMARK-US', kind: 'event', slug: 'hut-evening', mode: 'publish', doc: event, modifiedAt: shop.clock() });
      const body = {
        email: 'ann@waymark.example',
        attendingDays: '2030-01-01',
        eventId: 'hut-evening',
        eventTermsAccepted: true,
        plusOne: 'Charles Babbage',
        registrationTimestamp: '2026-11-21T12:00:00.000Z',
      };
      const { email } = await shop.counter.account();
      const browser = shop.counter.browser();
      await browser.signIn(email);
      return browser.call('POST', '/consumers-v3/consumer/event-registration', body);
    },
  ],
  WMK409K: [
    'cart.create',
    'send again what is still being worked on',
    (shop) => {
      const [idempotency, key] = [createMemoryIdempotency(), uuidv7()];
      idempotency.held.add(key);
      return serves(shop, CART, { body: {}, headers: { 'Idempotency-Key': key } }, { idempotency });
    },
  ],
  WMK409L: [
    'consumer.addAddress',
    'save more addresses than a book holds',
    async ({ consumers }) => {
      const { browser } = await consumers.signedIn();
      const add = (number: number) => browser.call('POST', '/consumers-v3/consumer/address', { ...BOOK_ADDRESS, addressLine1: `${number} Oak Road` });
      for (let number = 1; number <= ADDRESSES_MAX; number += 1) await add(number);
      return add(0);
    },
  ],
  WMK409R: [
    'cart.applyReward',
    'put a voucher into a basket that is worth less',
    async ({ loyalty }) => {
      const shopper = await loyalty.shopper();
      await shopper.join();
      await shopper.confirm();
      await loyalty.buy(shopper.call, [['shoe', 1]]);
      return shopper.voucher(await shopper.cart(['freeOfCharge', 1]), 100);
    },
  ],
  WMK409V: [
    'contentAdmin.save',
    'save a document that somebody else has saved meanwhile',
    async (shop) => {
      const browser = await editor(shop);
      return browser.call('PUT', `${DOCUMENTS}/draft`, { document: { title: '', description: '', blocks: [] }, version: 7 });
    },
  ],
  WMK409W: [
    'products.writeReview',
    'review a product a second time',
    async (shop) => {
      const browser = await signedIn(shop, 'CONSUMER');
      const review = { score: 5, title: 'Good', text: 'I wear these every day.', name: 'Ann' };
      await browser.call('POST', `${PRODUCT}/reviews`, review);
      return browser.call('POST', `${PRODUCT}/reviews`, review);
    },
  ],
  WMK412: [
    'cart.addItem',
    'change a basket that has changed since',
    async (shop) => {
      const call = shop.stranger();
      const cart = await shop.cart(call, ['tee', 1]);
      return call('POST', '/cart/v1/item', { body: { cartId: cart.id, ...wish('tee') }, ifMatch: cart.version - 1 });
    },
  ],
  WMK413: ['cart.create', 'send too much', (shop) => serves(shop, CART, { body: `"${'x'.repeat(300_000)}"` })],
  WMK414: ['cart.create', 'ask by an address without end', (shop) => serves(shop, `${CART}?x=${'y'.repeat(5000)}`, { body: {} })],
  WMK422: [
    'cart.applyCoupon',
    'send something else under a key that was used',
    async (shop) => {
      const [call, key] = [shop.stranger(), uuidv7()];
      const { id: cartId } = await shop.cart(call, ['shoe', 1]);
      await call('PUT', '/cart/v1/coupon', { body: { cartId, code: 'WELCOME10' }, key });
      return call('PUT', '/cart/v1/coupon', { body: { cartId, code: 'FREESHIP' }, key });
    },
  ],
  WMK422A: [
    'cart.addPriceAdjustment',
    'take more off than an associate may',
    async (shop) => {
      const { browser, cart, path } = await counter(shop);
      return browser.call('POST', path, { level: 'ITEM', itemId: cart.items[0]?.id, kind: 'PERCENT', value: 99_000, reason: 'DAMAGED' });
    },
  ],
  WMK422D: [
    'contentAdmin.save',
    'save a document without blocks',
    async (shop) => {
      const browser = await editor(shop);
      return browser.call('PUT', `${DOCUMENTS}/draft`, { document: {}, version: 0 });
    },
  ],
  WMK422P: [
    'consumer.warranty',
    'send what is no picture',
    ({ afterwards }) =>
      afterwards.as('owner')('POST', '/consumers-v3/consumer/warranty', {
        body: {
          name: 'Ada',
          email: 'ada@example.com',
          product: 'Ridge Runner 42',
          fault: 'sole',
          message: 'It came off.',
          pictures: [{ type: 'image/jpeg', content: Buffer.from('no picture at all').toString('base64') }],
        },
      }),
  ],
  WMK426: ['cart.create', 'ask with an app that is too old', (shop) => serves(shop, CART, { body: {}, headers: { 'X-Waymark-Client': '0' } })],
  WMK429: ['cart.create', 'ask too often', (shop) => serves(shop, CART, { body: {} }, { limit: () => Promise.resolve(2) })],
  WMK503: [
    'cart.create',
    'ask while the database is away',
    (shop) => serves(shop, CART, { body: {} }, {}, { 'cart.create': () => Promise.reject(outage) }),
  ],
};
