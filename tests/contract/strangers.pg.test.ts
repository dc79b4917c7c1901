import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallRow } from '#contract/calls/call.ts';
import { type CallName, calls } from '#contract/calls/calls.ts';
import type { SaveForLater } from '#contract/calls/wishlists.ts';
import { TEST_PASSWORD, type TestBrowser } from '#server/customers/testing.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import { parkedCarts, storeEmployees } from '#server/platform/db/schema/in-store.ts';
import { returnLines, returns } from '#server/platform/db/schema/returns.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { makeOrderNumber } from '#server/commerce/orders/number.ts';
import { TestAuthenticator } from '#server/customers/passkeys/testing.ts';
import type { Pools } from './from-schema.ts';
import { type Shot, shotOf } from './shots.ts';
import { NOW, openWholeShop, SECRET, type WholeShop } from './whole-shop.ts';

const SAMPLES = 3;
const AGENT = '/consumers-v3/consumer/agent';
const TEE = `/products/v1/products/${TEST_VARIANTS.tee.productId}`;

/** Fields that name a record, whoever it belongs to. */
const ID_NAMES = [
  'sessionId',
  'passkeyId',
  'basketId',
  'cartId',
  'itemId',
  'adjustmentId',
  'orderNumber',
  'orderId',
  'returnId',
  'favoriteId',
  'saveForLaterId',
  'saveForLaterItemId',
  'paymentInstrumentId',
  'payment_instrument_id',
  'saved_instrument_id',
  'addressId',
  'customerRef',
  'handOverId',
  'reviewId',
] as const;
type IdName = (typeof ID_NAMES)[number];

let shop: WholeShop;
let ada: TestBrowser;
let eve: TestBrowser;
/** A device that sells in Ada's store, and one of another store. */
let till: TestBrowser;
let otherTill: TestBrowser;
const hers: Partial<Record<IdName, string>> = {};
/** Of Eve's own, as far as something of Ada's could be asked for through them. */
const eves: Partial<Record<IdName, string>> = {};
/** Of the device in Ada's store: the sale at its counter, and what it has put aside. */
const tills: Partial<Record<IdName, string>> = {};
let putAside = '';
/** The other device's own cart. */
let otherCart = '';
/** In the place of each of hers: one that nobody has. */
const nobodys = new Map<string, string>();

const asNobodys = (id: string): string => {
  if (/^[0-9a-f-]{36}$/.test(id)) return uuidv7();
  // Now and then one of them has no digit.
  return id.startsWith('WM-') ? makeOrderNumber() : id.replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10));
};

beforeAll(async () => {
  shop = await openWholeShop();
  ada = (await shop.consumer('ada@waymark.example')).browser;
  eve = (await shop.consumer('eve@waymark.example')).browser;

  const callAs =
    (browser: TestBrowser) =>
    async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const answer = await browser.call<T>(method, path, body);
      if (answer.code !== undefined) throw new Error(`${method} ${path} was refused with ${answer.code}`);
      return answer.body;
    };
  const call = callAs(ada);
  const buy = (browser: TestBrowser, address: object) =>
    shop.buy(async (method, path, options) => (await browser.call(method, path, options?.body)) as never, [['tee', 1]], {
      address: address as never,
    });
  // What only Ada may read stands in her addresses, orders and favorites.
  const address = { ...shop.address, phone: '503 555 0199' };
  const order = await buy(ada, address);
  hers.orderNumber = order.orderNumber;
  hers.orderId = hers.orderNumber;
  hers.returnId = 'RT-0A1B2C3D4E';
  await shop.db.insert(returns).values({
    id: hers.returnId,
    orderNumber: order.orderNumber,
    state: 'LABELLED',
    amount: 100,
    currency: 'USD',
    createdAt: NOW,
    dueAt: NOW,
  });
  await shop.db.insert(returnLines).values({ returnId: hers.returnId, itemId: order.items[0]?.id ?? '', qty: 1, reason: 'other', amount: 100 });
  const cart = await call<{ id: string; items: { id: string }[] }>('POST', '/cart/v1/cartWithItem', wish('shoe'));
  hers.basketId = cart.id;
  hers.cartId = cart.id;
  hers.itemId = cart.items[0]?.id ?? '';
  await call('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { addresses: [address] });
  const paid = await ada.call<{ paymentInstrumentId?: string; cart: { paymentInstruments?: { payment_instrument_id: string }[] } }>(
    'POST',
    `/cart/v1/cart/${cart.id}/paymentInstruments`,
    { payment_method_id: 'CREDIT_CARD', token: await shop.tokenOf('4242424242424242') },
  );
  hers.payment_instrument_id = paid.body.cart?.paymentInstruments?.[0]?.payment_instrument_id ?? uuidv7();
  hers.favoriteId = (
    await call<{ favoriteId: string }>('POST', '/wishlists/v2/favorites', { id: TEST_VARIANTS.tee.productId, itemType: 'product', qty: 1 })
  ).favoriteId;
  await call('PUT', '/cart/v2/saveForLater', wish('shoe', { qty: 1 }));
  const saved = await call<SaveForLater>('GET', '/wishlists/v2/saveForLater');
  hers.saveForLaterId = saved.saveForLaterId ?? '';
  hers.saveForLaterItemId = saved.items[0]?.itemId ?? '';
  // It waits for moderation: nobody else sees it.
  const review = { score: 4, title: SECRET, text: 'Warm enough for the whole winter.', name: 'Ada' };
  hers.reviewId = (await call<{ id: string }>('POST', `${TEE}/reviews`, review)).id;
  hers.addressId = (await call<{ addressId: string }>('POST', '/consumers-v3/consumer/address', { ...address, approachType: 'S' })).addressId;
  const card = await call<{ card: { paymentInstrumentId: string } }>('POST', '/consumers-v3/consumer/payment_instruments', {
    payment_method_id: 'CREDIT_CARD',
    token: await shop.tokenOf('4242424242424242'),
  });
  hers.paymentInstrumentId = card.card.paymentInstrumentId;
  hers.saved_instrument_id = hers.paymentInstrumentId;
  hers.sessionId = (await call<{ sessions: { sessionId: string }[] }>('GET', '/consumers-v3/consumer/sessions')).sessions[0]?.sessionId ?? '';
  const device = new TestAuthenticator(TEST_ORIGIN);
  const creation = await call<Parameters<TestAuthenticator['create']>[0]>('POST', '/consumers-v3/consumer/passkeys/creation', {
    proof: { password: TEST_PASSWORD },
  });
  const keys = await call<{ passkeys: { passkeyId: string }[] }>('POST', '/consumers-v3/consumer/passkeys', {
    credential: device.create(creation),
    name: SECRET,
  });
  hers.passkeyId = keys.passkeys[0]?.passkeyId ?? '';
  const own = callAs(eve);
  eves.orderId = (await buy(eve, ADDRESSES.OR)).orderNumber;
  eves.orderNumber = eves.orderId;
  eves.basketId = (await own<{ id: string }>('POST', '/cart/v1/cartWithItem', wish('shoe'))).id;
  eves.cartId = eves.basketId;
  eves.favoriteId = (
    await own<{ favoriteId: string }>('POST', '/wishlists/v2/favorites', { id: TEST_VARIANTS.tee.productId, itemType: 'product', qty: 1 })
  ).favoriteId;
  await own('PUT', '/cart/v2/saveForLater', wish('tee', { qty: 1 }));
  eves.saveForLaterId = (await own<SaveForLater>('GET', '/wishlists/v2/saveForLater')).saveForLaterId ?? '';

  till = await shop.shopper('associate');
  const sell = callAs(till);
  const sale = await sell<{ id: string; items: { id: string }[] }>('POST', '/cart/v1/cartWithItem', wish('shoe'));
  const adjusted = await sell<{ priceAdjustments: { adjustmentId: string }[] }>('POST', `/cart/v1/cart/${sale.id}/price_adjustments`, {
    level: 'ITEM',
    itemId: sale.items[0]?.id,
    kind: 'PERCENT',
    value: 5000,
    reason: 'DAMAGED',
  });
  hers.adjustmentId = adjusted.priceAdjustments[0]?.adjustmentId ?? '';
  const { customerRef } = await sell<{ customerRef: string }>('POST', `${AGENT}/customers`, { email: 'ada@waymark.example' });
  hers.customerRef = customerRef;
  putAside = uuidv7();
  const held = { kind: 'parked', storeId: 'PDX', storeEmployeeId: 'PDX-01', at: NOW.toISOString(), note: SECRET, items: [wish('tee', { qty: 1 })] };
  await sell('PUT', `${AGENT}/baskets/${putAside}`, { ...held, customerRef });
  await sell('PUT', `${AGENT}/customer`, { customerRef });
  const { adjustmentId } = hers;
  const { handOverId } = await sell<{ handOverId: string }>('POST', `${AGENT}/handovers`, { items: [wish('tee', { qty: 1 })] });
  hers.handOverId = handOverId;
  Object.assign(tills, { basketId: sale.id, cartId: sale.id, itemId: sale.items[0]?.id, adjustmentId, customerRef, handOverId });
  await shop.db.insert(storeEmployees).values({ id: 'ANC-01', storeId: 'ANC', name: 'Priya Raman' });
  otherTill = (await shop.consumer('anchorage@waymark.example', 'ASSOCIATE')).browser;
  const sellElsewhere = callAs(otherTill);
  await sellElsewhere('PUT', `${AGENT}/session`, { storeId: 'ANC', storeEmployeeId: 'ANC-01' });
  otherCart = (await sellElsewhere<{ id: string }>('POST', '/cart/v1/cartWithItem', wish('shoe'))).id;

  for (const [name, id] of [...Object.entries(hers), ...Object.entries({ ...tills, putAside })]) {
    const other = asNobodys(id);
    if (other === id) throw new Error(`Ada has no ${name} that could be exchanged`);
    nobodys.set(id, other);
  }
}, 180_000);
afterAll(() => shop.close());

const viewOf = async (browser: TestBrowser, paths: readonly string[]): Promise<string> => {
  const answers = [];
  for (const path of paths) answers.push({ path, ...(await browser.call('GET', path)), headers: null });
  return JSON.stringify(answers);
};

/** All that Ada sees of her own. */
const adasView = (): Promise<string> =>
  viewOf(ada, [
    `/cart/v1/cart/${hers.basketId}`,
    `/consumers-v3/consumer/purchase/${hers.orderNumber}`,
    '/consumers-v3/consumer',
    '/consumers-v3/consumer/payment_instruments',
    '/consumers-v3/consumer/sessions',
    '/consumers-v3/consumer/passkeys',
    '/consumers-v3/consumer/subscription',
    '/wishlists/v2/favorites',
    '/wishlists/v2/saveForLater',
    `${TEE}/reviews/own`,
  ]);

/** All that the device in her store sees. */
const tillsView = (): Promise<string> =>
  viewOf(till, [`/cart/v1/cart/${tills.basketId}`, `${AGENT}/session`, `${AGENT}/baskets`, `${AGENT}/handovers/${tills.handOverId}`]);

const exchanged = (text: string): string => [...nobodys].reduce((so, [mine, other]) => so.replaceAll(mine, other), text);
const bare = (text: string): string => text.replaceAll(/"correlationId":"[^"]*"/g, '');

const rows = (Object.entries(calls) as [CallName, CallRow][]).filter(([, { access }]) => access === 'personal');

const poolsOf = (ids: Partial<Record<IdName, string>>): Pools => ({
  ...Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, [id]])),
  upc: [TEST_VARIANTS.tee.upc],
  product: [TEST_VARIANTS.tee.productId],
  productId: [TEST_VARIANTS.tee.productId],
  st: ['x'.repeat(32)],
  total: [30_00],
  qty: [1, 2],
  email: ['eve@waymark.example'],
  code: ['standard', 'WELCOME10'],
  countryCode: ['US'],
  province: ['OR'],
  postalCode: ['97205'],
  phone: ['503 555 0100'],
  locale: ['en-us'],
});

/** As it is, and without each part of its body: what asks for one thing may keep another from being asked for. */
const withoutEach = (shot: Shot): Shot[] => {
  const { body } = shot;
  if (typeof body !== 'object' || body === null) return [shot];
  const parts = Object.entries(body);
  return [shot, ...parts.map(([left]) => ({ ...shot, body: Object.fromEntries(parts.filter(([name]) => name !== left)) }))];
};

/**
 * Asks as a stranger for everything that names one of somebody's, and for the same of nobody's: which calls those were, what they were refused with, and where
 * the two answers differ.
 */
const compare = async (ids: Partial<Record<IdName, string>>, stranger = eve, more: Pools = {}) => {
  const pools = { ...poolsOf(ids), ...more };
  const tried = new Set<string>();
  const heard = new Set<string>();
  const differences: unknown[] = [];
  for (const [index, [name, row]] of rows.entries()) {
    // A sign-out or the end of the account would be Eve's own.
    if (name === 'auth.signout' || name === 'consumer.erase' || name === 'auth.changepassword') continue;
    for (const shot of fc.sample(shotOf(row, pools), { numRuns: SAMPLES, seed: index + 1 }).flatMap(withoutEach)) {
      const text = JSON.stringify(shot);
      if (exchanged(text) === text) continue;
      tried.add(name);
      const ask = async ({ url, body }: typeof shot) => {
        const [path = '', search = ''] = url.split('?');
        const answer = await stranger.call(row.method, path, body, { query: Object.fromEntries(new URLSearchParams(search)) });
        return { status: answer.status, code: answer.code, text: bare(JSON.stringify(answer.body)) };
      };
      const known = await ask(shot);
      if (known.code !== undefined) heard.add(`${name} ${known.code}`);
      const unknown = await ask(JSON.parse(exchanged(text)) as typeof shot);
      // Devices name what they put aside: under a name that nobody had it is the stranger's own from now on, and would be found by it.
      if (name === 'agent.keepBasket') await shop.db.delete(parkedCarts).where(eq(parkedCarts.storeId, 'ANC'));
      if (known.text.includes(SECRET)) differences.push({ name, shot, leak: known.text });
      const alike = known.status === unknown.status && known.code === unknown.code && (known.status < 400 || exchanged(known.text) === unknown.text);
      if (!alike) differences.push({ name, shot, known, unknown });
    }
  }
  // Whatever names one of hers was tried: chance leaves none out.
  const named = rows.filter(([, row]) => {
    const drawn = JSON.stringify(fc.sample(shotOf(row, pools), { numRuns: 12, seed: 1 }));
    return Object.values(ids).some((id) => drawn.includes(id));
  });
  return { differences, tried, heard, left: named.map(([name]) => name).filter((name) => !tried.has(name)) };
};

it('answers a stranger who knows the ids of somebody’s things as if there were no such things, whatever is asked, and changes none', async () => {
  const before = await adasView();
  expect(before).toContain(SECRET);
  const { differences, tried, left } = await compare(hers);
  expect(differences).toEqual([]);
  expect(await adasView()).toBe(before);
  expect(left).toEqual([]);
  expect(tried.size).toBeGreaterThan(35);
}, 300_000);

it('nor does one’s own cart, order or list lead to what is in somebody else’s', async () => {
  const before = await adasView();
  const { differences, tried } = await compare({ ...hers, ...eves });
  expect(differences).toEqual([]);
  expect(await adasView()).toBe(before);
  const within: CallName[] = ['consumer.returnLabel', 'cart.updateItem', 'cart.deletePaymentInstrument'];
  expect([...tried]).toEqual(expect.arrayContaining(within));
}, 300_000);

it('nor does a device of another store reach what this one sells, has put aside, or whom it knows', async () => {
  const before = await tillsView();
  expect(before).toContain(SECRET);
  expect(before).toContain(hers.adjustmentId);
  expect(before).toContain(hers.customerRef);
  const heard = new Set<string>();
  const ownCart = { basketId: otherCart, cartId: otherCart };
  for (const ids of [tills, { ...tills, ...ownCart }, { ...tills, basketId: putAside }, { ...tills, basketId: putAside, cartId: otherCart }]) {
    const compared = await compare(ids, otherTill, { storeId: ['ANC'], storeEmployeeId: ['ANC-01'] });
    expect(compared.differences).toEqual([]);
    for (const answer of compared.heard) heard.add(answer);
  }
  expect(await tillsView()).toBe(before);
  const refused = [
    'cart.addPriceAdjustment BSK404',
    'cart.updatePriceAdjustment BSK404',
    'cart.updatePriceAdjustment WMK404A',
    'cart.deletePriceAdjustment BSK404',
    'agent.attachCustomer CCN404',
    'agent.resumeBasket WMK404B',
    'agent.dropBasket WMK404B',
    'agent.handOverState WMK404B',
    'agent.endHandOver WMK404B',
  ];
  expect([...heard]).toEqual(expect.arrayContaining(refused));
}, 300_000);
