import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/checkout.ts';
import { cartHandlers } from '../cart/handlers.ts';
import { ADDRESSES, fillShop, type GoodName, GOODS, openTestShop, wish } from '../cart/testing.ts';
import type { OpenDatabase } from '../db/open.ts';
import { stock } from '../db/schema/catalogue.ts';
import { carts, couponRedemptions, idempotencyKeys, mailOutbox, orders, providerCharges, reservations } from '../db/schema/commerce.ts';
import { createTestTemplate } from '../db/test-database.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { createFolderTransport, type MailTransport } from '../mail/transport.ts';
import { paymentHandlers } from '../payment/handlers.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { createSandbox } from '../payment/sandbox/create-sandbox.ts';
import { orderHandlers } from './handlers.ts';
import type { OrderPorts } from './place.ts';
import { repairOrders } from './repair.ts';

const open = createTestTemplate(fillShop);
const LOG = { info: () => {}, warn: () => {}, error: () => {} };
let now = new Date('2026-11-21T12:00:00Z');
const clock = () => now;
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

let database: OpenDatabase;
let provider: PaymentProvider;
let sandboxRoutes: Hono;
let orderPorts: OrderPorts;
let shop: ReturnType<typeof openTestShop>;
let ada: ReturnType<typeof shop.as>;
let folder = '';
let transport: MailTransport;
let mailer: Mailer;
/** Set by a test: the provider's answer to the next charge is lost, after or before it was made. */
let losing: 'after' | 'before' | undefined;

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  losing = undefined;
  database = await open();
  folder = mkdtempSync(join(tmpdir(), 'waymark-mail-'));
  transport = createFolderTransport(folder);
  mailer = createMailer({ db: database.db, transport, clock, log: LOG, publicUrl: 'https://shop.example', from: 'Waymark <orders@shop.example>' });
  const sandbox = createSandbox({ db: database.db, clock, publicUrl: 'http://shop.test' });
  sandboxRoutes = new Hono().route('/provider', sandbox.routes);
  provider = {
    ...sandbox.provider,
    charge: async (request) => {
      const lose = losing;
      losing = undefined;
      if (lose === 'before') throw new Error('connection reset');
      const charge = await sandbox.provider.charge(request);
      if (lose === 'after') throw new Error('connection reset');
      return charge;
    },
  };
  shop = openTestShop(
    database.db,
    (ports, keys) => {
      orderPorts = { carts: ports, keys, provider, wakeMail: () => {} };
      return { ...cartHandlers(ports), ...paymentHandlers({ provider, carts: ports, keys }), ...orderHandlers(orderPorts) };
    },
    { clock },
  );
  ada = shop.as('ada');
});
afterEach(async () => {
  await mailer.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

type Call = typeof ada;
const CARD = '4242424242424242';

const tokenOf = async (number: string): Promise<string> => {
  const session = `fields_${'a'.repeat(24)}`;
  const answer = await sandboxRoutes.request('/provider/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, number, month: 12, year: 2030, code: '123' }),
  });
  return ((await answer.json()) as { token: string }).token;
};

interface Checkout {
  readonly call?: Call;
  readonly goods?: readonly (readonly [GoodName, number])[];
  readonly card?: string;
  readonly address?: Record<string, unknown>;
  readonly locale?: string;
}

/** Walks a basket to the summary: items, addresses, card. */
const checkout = async ({
  call = ada,
  goods = [['five', 1]],
  card = CARD,
  address = ADDRESSES.OR,
  locale = 'en-us',
}: Checkout = {}): Promise<Cart> => {
  const options = { locale };
  const { id } = (await call('POST', '/cart/v1/cart', { body: {}, ...options })).body;
  for (const [name, qty] of goods) await call('POST', '/cart/v1/item', { body: { cartId: id, ...wish(name, { qty }) }, ...options });
  await call('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [address] }, ...options });
  await call('POST', `/cart/v1/cart/${id}/billingAddress`, { body: address, ...options });
  const { status, body } = await call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, {
    body: { payment_method_id: 'CREDIT_CARD', token: await tokenOf(card) },
    ...options,
  });
  expect(status).toBe(201);
  return body.cart;
};

const placing = ({ id, version, totals }: Cart, more: Record<string, unknown> = {}) => ({
  cartId: id,
  cartVersion: version,
  total: totals.total,
  legalAccepted: true,
  paymentMethod: { code: 'CREDIT_CARD' },
  ...more,
});
const place = (cart: Cart, more: Record<string, unknown> = {}, { key = uuidv7(), call = ada, locale = 'en-us' } = {}) =>
  call<Order>('PUT', '/cart/v2/checkout/order', { body: placing(cart, more), key, locale });
const prepare = (cart: Cart, call = ada) =>
  call<{ reservedUntil: string; orderNumber: string; cart: Cart }>('POST', '/cart/v1/cart/prepareOrder', { body: { basketId: cart.id } });
const onHand = async (name: GoodName): Promise<number> =>
  (
    await database.db
      .select()
      .from(stock)
      .where(and(eq(stock.upc, GOODS[name].upc), eq(stock.location, 'ship')))
  )[0]?.onHand ?? -1;
const count = (table: Parameters<typeof database.db.$count>[0]) => database.db.$count(table);
const letters = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
const repair = (everything = false) => repairOrders({ ...orderPorts, db: database.db, clock, log: LOG }, everything);

describe('payment', () => {
  test('is by card; the fields come from the provider', async () => {
    const cart = await checkout();
    expect((await ada<unknown>('GET', `/cart/v1/cart/${cart.id}/paymentMethods`)).body).toEqual({
      paymentMethods: [{ code: 'CREDIT_CARD', label: 'Credit or debit card' }],
    });
    const session = await ada<{ meta: { frameUrl: string; frameOrigin: string } }>('GET', '/cart/v1/paymentSession', { query: { cartId: cart.id } });
    expect(session.body.meta).toMatchObject({ frameOrigin: 'null', frameUrl: expect.stringMatching(/^\/provider\//) });
  });

  test('attaches a token and what may be shown of its card; another card takes its place', async () => {
    const cart = await checkout();
    expect(cart.payment_instruments).toMatchObject([
      { payment_method_id: 'CREDIT_CARD', amount: cart.totals.total, card: { last4: '4242', bin: '424242' } },
    ]);
    const key = uuidv7();
    const body = { payment_method_id: 'CREDIT_CARD', token: await tokenOf('5555555555554444') };
    const attach = () => ada<{ cart: Cart; payment_instruments: unknown[] }>('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, { body, key });
    const first = await attach();
    expect(first.body.payment_instruments).toHaveLength(1);
    const again = await attach();
    expect(again.body.cart.version).toBe(first.body.cart.version);
    const id = first.body.cart.payment_instruments[0]?.payment_instrument_id;
    const remove = () => ada('DELETE', `/cart/v1/cart/${cart.id}/paymentInstruments`, { body: { payment_instrument_id: id } });
    expect((await remove()).body.payment_instruments).toEqual([]);
    expect(await remove()).toMatchObject({ status: 404, code: 'PYT404' });
  });

  test('refuses a token that the provider does not know, and foreign baskets', async () => {
    const cart = await checkout();
    const attach = (call: Call, body: unknown, id = cart.id) => call('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body });
    expect((await attach(ada, { payment_method_id: 'CREDIT_CARD', token: 'card_made_up' })).code).toBe('PYT404');
    expect((await attach(ada, { payment_method_id: 'CREDIT_CARD' })).code).toBe('PYT404');
    expect((await attach(ada, { payment_method_id: 'KLARNA', token: await tokenOf(CARD) })).code).toBe('PYT404');
    expect((await attach(shop.as('eve'), { payment_method_id: 'CREDIT_CARD', token: await tokenOf(CARD) })).code).toBe('BSK404');
    for (const path of [`/cart/v1/cart/${cart.id}/paymentMethods`, `/cart/v1/paymentSession`]) {
      expect((await shop.as('eve')('GET', path, { query: { cartId: cart.id } })).code).toBe('BSK404');
    }
  });
});

describe('preparing', () => {
  test('holds the pieces for a while, and everybody else sees them gone', async () => {
    const cart = await checkout({ goods: [['five', 4]] });
    const { body } = await prepare(cart);
    expect(body).toMatchObject({
      reservedUntil: '2026-11-21T12:15:00.000Z',
      orderNumber: expect.stringMatching(/^WM-[0-9A-Z]{5}-[0-9A-Z]{5}$/),
      cart: { version: cart.version },
    });
    expect((await prepare(cart)).body.orderNumber).toBe(body.orderNumber);
    const eve = shop.as('eve');
    const { id } = (await eve('POST', '/cart/v1/cart', { body: {} })).body;
    expect(await eve('POST', '/cart/v1/item', { body: { cartId: id, ...wish('five', { qty: 2 }) } })).toMatchObject({
      code: 'INV408',
      details: { maxAllowedQty: 1 },
    });
    expect((await ada('GET', `/cart/v1/cart/${cart.id}`)).body.items[0]?.availability.quantity).toBe(5);
    minutes(16);
    expect((await eve('POST', '/cart/v1/item', { body: { cartId: id, ...wish('five', { qty: 2 }) } })).status).toBe(200);
    expect(await onHand('five')).toBe(5);
  });

  test('refuses what cannot become an order', async () => {
    const { id } = (await ada('POST', '/cart/v1/cart', { body: {} })).body;
    const code = async () => (await prepare({ id } as Cart)).code;
    expect(await code()).toBe('ORD430');
    await ada('POST', '/cart/v1/item', { body: { cartId: id, ...wish('fewLeft', { qty: 2 }) } });
    expect(await code()).toBe('CHK380');
    await ada('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [ADDRESSES.OR] } });
    await database.db.update(stock).set({ onHand: 1 }).where(eq(stock.upc, GOODS.fewLeft.upc));
    expect(await prepare({ id } as Cart)).toMatchObject({ code: 'INV409', details: { items: [{ wanted: 2, available: 1 }] } });
    await database.db.update(stock).set({ onHand: 0 }).where(eq(stock.upc, GOODS.fewLeft.upc));
    expect(await code()).toBe('INV406');
    expect((await prepare({ id } as Cart, shop.as('eve'))).code).toBe('BSK404');
    expect(await count(reservations)).toBe(0);
  });

  test('refuses an address in another country than the locale delivers to, and what is no longer sold', async () => {
    const cart = await checkout({ goods: [['dollarsOnly', 1]] });
    const french = await ada('POST', '/cart/v1/cart/prepareOrder', { body: { basketId: cart.id }, locale: 'fr-fr' });
    expect(french.code).toBe('ORD430');
    const tee = await checkout({ goods: [['tee', 1]] });
    expect((await ada('POST', '/cart/v1/cart/prepareOrder', { body: { basketId: tee.id }, locale: 'fr-fr' })).code).toBe('PAY401');
  });
});

describe('placing', () => {
  test('charges what was seen, takes the pieces, closes the basket and says so by mail', async () => {
    const cart = await checkout({
      goods: [
        ['five', 2],
        ['tee', 1],
      ],
      address: ADDRESSES.NY,
    });
    await prepare(cart);
    const { status, body } = await place(cart);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'PLACED',
      totals: { total: cart.totals.total, remainingToPay: 0 },
      items: [{ qty: 2 }, { qty: 1 }],
      shipments: [{ label: 'Standard delivery', address: { province: 'NY' } }],
      paymentMethod: { code: 'CREDIT_CARD', last4: '4242' },
      billingAddress: { city: 'New York' },
    });
    expect(await database.db.select().from(providerCharges)).toMatchObject([
      { reference: body.orderNumber, amount: cart.totals.total, currency: 'USD', status: 'captured' },
    ]);
    expect([await onHand('five'), await onHand('tee'), await count(reservations)]).toEqual([3, 49, 0]);
    expect((await ada('GET', `/cart/v1/cart/${cart.id}`)).code).toBe('BSK404');
    expect(await mailer.deliverDue()).toBe(1);
    const [name = ''] = letters();
    const letter = readFileSync(join(folder, name), 'utf8');
    expect(letter).toContain(`Message-ID: <order-${body.orderNumber.toLowerCase()}@shop.example>`);
    expect(letter).toContain('To: ada@example.com');
    expect(letter).toContain(`Subject: Your order ${body.orderNumber} is confirmed`);
  });

  test('again with the same key answers the same order', async () => {
    const cart = await checkout();
    const key = uuidv7();
    const first = await place(cart, {}, { key });
    const again = await place(cart, {}, { key });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await place(cart, { total: 1 }, { key })).toMatchObject({ status: 422, code: 'WMK422' });
    expect(await count(providerCharges)).toBe(1);
  });

  test('again with another key answers the order that the basket became', async () => {
    const cart = await checkout();
    const first = await place(cart);
    expect((await place(cart)).body).toEqual(first.body);
    expect((await place(cart, {}, { call: shop.as('eve') })).code).toBe('BSK404');
    expect([await count(orders), await count(providerCharges), await onHand('five')]).toEqual([1, 1, 4]);
  });

  test('five times at once with one key, and five times with five keys, makes one order each', async () => {
    for (const keyOf of [(key: string) => () => key, () => uuidv7]) {
      const cart = await checkout();
      const next = keyOf(uuidv7());
      const answers = await Promise.all(Array.from({ length: 5 }, () => place(cart, {}, { key: next() })));
      const placed = answers.filter(({ status }) => status === 200);
      expect(placed.length).toBeGreaterThan(0);
      expect(new Set(placed.map(({ body }) => body.orderNumber)).size).toBe(1);
      for (const answer of answers) if (answer.status !== 200) expect(answer.code).toBe('WMK409K');
    }
    expect([await count(providerCharges), await onHand('five')]).toEqual([2, 3]);
  });

  test('charges nothing when version or total are not what the shopper saw', async () => {
    const cart = await checkout();
    expect(await place(cart, { total: 1 })).toMatchObject({
      status: 409,
      code: 'WMK409',
      details: { total: cart.totals.total, seenTotal: 1, version: cart.version },
    });
    expect(await place(cart, { cartVersion: cart.version - 1 })).toMatchObject({ code: 'WMK409' });
    expect([await count(providerCharges), await onHand('five'), await count(reservations)]).toEqual([0, 5, 0]);
    expect((await place(cart)).status).toBe(200);
  });

  test('says TAX310 when the tax alone has moved since the summary', async () => {
    const cart = await checkout({ address: ADDRESSES.NY, goods: [['shoe', 1]] });
    await prepare(cart);
    const { tax, total } = cart.totals;
    expect(tax).toBeGreaterThan(0);
    await database.db.update(orders).set({ seen: { version: cart.version, total: total - 100, tax: tax - 100 } });
    expect(await place(cart, { total: total - 100 })).toMatchObject({ status: 409, code: 'TAX310', details: { total, seenTotal: total - 100 } });
    await database.db.update(orders).set({ seen: { version: cart.version, total: total - 100, tax } });
    expect((await place(cart, { total: total - 100 })).code).toBe('WMK409');
  });

  test.each([
    ['4000000000000002', 402, 'PAY400', 'card_declined'],
    ['4000000000009995', 402, 'PAY400', 'insufficient_funds'],
    ['4000000000000127', 402, 'PAY400', 'incorrect_cvc'],
    ['4000000000000119', 402, 'PAY400', 'processing_error'],
    ['4000000000000069', 422, 'FE309', 'expired_card'],
    ['4100000000000019', 402, 'PYT402', 'fraud'],
    ['4000000000003220', 402, 'PAY400', 'authentication_failed'],
  ])('with card %s is refused, and everything is as before', async (number, status, code, reason) => {
    const cart = await checkout({ card: number, goods: [['five', 2]] });
    await ada('PUT', '/cart/v1/coupon', { body: { cartId: cart.id, code: 'WELCOME10' } });
    const seen = (await ada('GET', `/cart/v1/cart/${cart.id}`)).body;
    const key = uuidv7();
    const refused = await place(seen, {}, { key });
    expect([refused.code, refused.details?.reason]).toEqual([code, reason]);
    if (code !== 'FE309') expect(refused.status).toBe(status);
    expect(await place(seen, {}, { key })).toMatchObject({ code });
    expect([await onHand('five'), await count(reservations), await count(couponRedemptions), await count(mailOutbox)]).toEqual([5, 0, 0, 0]);
    expect((await ada<unknown>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body).toEqual({ state: 'none' });
    // Another card, another try: a new order with a number of its own.
    const body = { payment_method_id: 'CREDIT_CARD', token: await tokenOf(CARD) };
    const next = (await ada<{ cart: Cart }>('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, { body })).body.cart;
    expect((await place(next)).body.state).toBe('PLACED');
    expect([await onHand('five'), await count(couponRedemptions)]).toEqual([3, 1]);
  });

  test('refuses what is missing', async () => {
    const { id } = (await ada('POST', '/cart/v1/cart', { body: {} })).body;
    const current = async () => (await ada('GET', `/cart/v1/cart/${id}`)).body;
    const code = async (more = {}) => (await place(await current(), more)).code;
    expect(await code()).toBe('ORD430');
    await ada('POST', '/cart/v1/item', { body: { cartId: id, ...wish('five') } });
    expect(await code()).toBe('CHK380');
    await ada('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [ADDRESSES.OR] } });
    expect(await code()).toBe('BIL400');
    expect(await code({ billingAddress: { ...ADDRESSES.OR, phone: '' } })).toBe('BILL410');
    expect(await code({ billingAddress: { ...ADDRESSES.OR, city: '' } })).toBe('PYT406');
    expect(await code({ billingAddress: ADDRESSES.OR })).toBe('PYT404');
    await ada('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body: { payment_method_id: 'CREDIT_CARD', token: await tokenOf(CARD) } });
    expect(
      await code({ billingAddress: ADDRESSES.OR, paymentMethod: { code: 'CREDIT_CARD', additionalData: { payment_instrument_id: uuidv7() } } }),
    ).toBe('PYT404');
    expect(await code({ billingAddress: ADDRESSES.OR, paymentMethod: { code: 'KLARNA' } })).toBe('PYT404');
    expect(await code({ billingAddress: ADDRESSES.OR, inStoreSalesInfo: { storeId: 'NOWHERE', storeEmployeeId: '7' } })).toBe('STR404');
    expect((await ada('PUT', '/cart/v2/checkout/order', { body: { ...placing(await current()), legalAccepted: false } })).code).toBe('WMK400');
    // Who has no session of a store cannot say that it was sold in one.
    expect(await code({ billingAddress: ADDRESSES.OR, inStoreSalesInfo: { storeId: 'PDX', storeEmployeeId: '7' } })).toBe('STR404');
    expect((await place(await current(), { billingAddress: ADDRESSES.OR })).body.state).toBe('PLACED');
  });

  test('a coupon for once is redeemed once, also under another guest with the same mail address', async () => {
    const withCoupon = async (call: Call) => {
      const cart = await checkout({ call });
      return (await call('PUT', '/cart/v1/coupon', { body: { cartId: cart.id, code: 'WELCOME10' } })) as { code: string | undefined; body: Cart };
    };
    const first = await withCoupon(ada);
    const rival = await withCoupon(shop.as('ada-again'));
    expect((await place(first.body)).status).toBe(200);
    expect((await place(rival.body, {}, { call: shop.as('ada-again') })).code).toBe('WMK409');
    expect((await withCoupon(ada)).code).toBe('PRM150');
  });

  test('fifty shoppers at once for five pieces: exactly five orders', async () => {
    const shoppers = Array.from({ length: 50 }, (_, index) => shop.as(`shopper-${index}`));
    const baskets: Cart[] = [];
    for (const call of shoppers) baskets.push(await checkout({ call }));
    const answers = await Promise.all(baskets.map((cart, index) => place(cart, {}, { call: shoppers[index] ?? ada })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const { status, code } of answers) if (status !== 200) expect(code).toBe('INV406');
    expect([await onHand('five'), await count(providerCharges), await count(reservations)]).toEqual([0, 5, 0]);
  }, 60_000);
});

describe('many at once', () => {
  test('whose baskets name the same pieces in other orders do not lock each other out', async () => {
    await database.db.update(stock).set({ onHand: 100 });
    const orderings: (readonly (readonly [GoodName, number])[])[] = [
      [
        ['five', 1],
        ['tee', 1],
        ['shoe', 1],
      ],
      [
        ['shoe', 1],
        ['five', 1],
        ['tee', 1],
      ],
      [
        ['tee', 1],
        ['shoe', 1],
        ['five', 1],
      ],
    ];
    const shoppers = Array.from({ length: 12 }, (_, index) => shop.as(`shopper-${index}`));
    const baskets: Cart[] = [];
    for (const [index, call] of shoppers.entries()) baskets.push(await checkout({ call, goods: orderings[index % 3] ?? [] }));
    const answers = await Promise.all(
      baskets.flatMap((cart, index) => [
        prepare(cart, shoppers[index] ?? ada).then(({ status }) => status),
        place(cart, {}, { call: shoppers[index] ?? ada }).then(({ status }) => status),
      ]),
    );
    for (const status of answers) expect([200, 404, 409]).toContain(status);
    expect([await count(providerCharges), await onHand('five'), await onHand('tee'), await onHand('shoe')]).toEqual([12, 88, 88, 88]);
  }, 60_000);
});

describe('a lost answer from the provider', () => {
  test('after the charge: the shopper hears to wait, and the order is there when it is settled', async () => {
    const cart = await checkout();
    const key = uuidv7();
    losing = 'after';
    expect(await place(cart, {}, { key })).toMatchObject({ status: 409, code: 'WMK409K' });
    expect(await place(cart, {}, { key })).toMatchObject({ code: 'WMK409K' });
    expect((await ada('POST', '/cart/v1/item', { body: { cartId: cart.id, ...wish('tee') } })).code).toBe('WMK409K');
    expect((await ada<{ state: string }>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body.state).toBe('PLACING');
    minutes(30);
    const { id } = (await shop.as('eve')('POST', '/cart/v1/cart', { body: {} })).body;
    expect((await shop.as('eve')('POST', '/cart/v1/item', { body: { cartId: id, ...wish('five', { qty: 5 }) } })).code).toBe('INV408');
    expect(await repair()).toBe(1);
    const settled = await place(cart, {}, { key });
    expect(settled.body).toMatchObject({ state: 'PLACED', totals: { total: cart.totals.total } });
    expect([await onHand('five'), await count(providerCharges), await count(mailOutbox)]).toEqual([4, 1, 1]);
    expect(await repair(true)).toBe(0);
  });

  test('before the charge: nothing is charged, also not later, and the basket is open again', async () => {
    const cart = await checkout();
    const key = uuidv7();
    losing = 'before';
    await place(cart, {}, { key });
    expect(await repair()).toBe(0);
    minutes(2);
    expect(await repair()).toBe(1);
    expect(await place(cart, {}, { key })).toMatchObject({ status: 402, code: 'PAY400' });
    const [charge] = await database.db.select().from(providerCharges);
    expect(charge).toMatchObject({ status: 'refused', reason: 'cancelled' });
    expect(await provider.charge({ reference: charge?.reference ?? '', token: await tokenOf(CARD), amount: 1, currency: 'USD' })).toMatchObject({
      status: 'refused',
    });
    expect([await onHand('five'), await count(reservations)]).toEqual([5, 0]);
    expect((await place(cart)).body.state).toBe('PLACED');
  });

  test('two repairs at once settle it once', async () => {
    const cart = await checkout();
    losing = 'after';
    await place(cart);
    minutes(2);
    await Promise.all([repair(), repair(), repair()]);
    expect([await onHand('five'), await count(mailOutbox), await count(orders)]).toEqual([4, 1, 1]);
  });
});

describe('an order', () => {
  test('is read by its shopper, by its key and by its proof; to everybody else it does not exist', async () => {
    const cart = await checkout();
    const key = uuidv7();
    const { body: order } = await place(cart, {}, { key });
    const eve = shop.as('eve');
    const read = (call: Call, name: string, st?: string) =>
      call<Order>('GET', `/cart/v2/checkout/order/${name}`, st === undefined ? {} : { query: { st } });
    expect((await read(ada, order.orderNumber)).body).toEqual(order);
    expect((await read(ada, order.orderNumber.toLowerCase())).body).toEqual(order);
    expect((await read(ada, key)).body).toEqual(order);
    expect((await read(eve, order.orderNumber, order.st)).body).toEqual(order);
    for (const answer of [
      await read(eve, order.orderNumber),
      await read(eve, order.orderNumber, 'guess'),
      await read(eve, key),
      await read(ada, 'WM-00000-00000'),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, 'OHS4004']);
    }
    expect((await ada<unknown>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body).toEqual({
      state: 'PLACED',
      orderNumber: order.orderNumber,
      st: order.st,
    });
    expect((await eve<unknown>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body).toEqual({ state: 'none' });
  });

  test('that is only prepared is not one yet', async () => {
    const cart = await checkout();
    const { orderNumber } = (await prepare(cart)).body;
    expect((await ada('GET', `/cart/v2/checkout/order/${orderNumber}`)).code).toBe('OHS4004');
    expect((await ada<{ state: string }>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body.state).toBe('PREPARED');
  });

  test('holds no card number, no code and no provider token', async () => {
    const { body } = await place(await checkout());
    const kept = JSON.stringify([body, await database.db.select().from(idempotencyKeys)]);
    expect(kept).not.toMatch(/4242424242|card_[\w-]{10}/);
  });
});

describe('the letter', () => {
  test('is written in the language of the order', async () => {
    const cart = await checkout({ address: ADDRESSES.FR, locale: 'fr-fr' });
    expect((await place(cart, {}, { locale: 'fr-fr' })).status).toBe(200);
    await mailer.deliverDue();
    const letter = readFileSync(join(folder, letters()[0] ?? ''), 'utf8');
    expect(letter).toMatch(/Subject: =\?UTF-8\?Q\?Votre_commande/);
  });

  test('waits while it cannot be sent, then goes once; after a crash in between it is the same letter again', async () => {
    await place(await checkout());
    let up = false;
    const sent: string[] = [];
    const flaky = createMailer({
      db: database.db,
      clock,
      log: LOG,
      publicUrl: 'https://shop.example',
      from: 'orders@shop.example',
      transport: {
        close: () => {},
        send: async ({ messageId }) => {
          if (!up) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
          sent.push(messageId);
        },
      },
    });
    expect(await flaky.deliverDue()).toBe(0);
    expect(await database.db.select().from(mailOutbox)).toMatchObject([{ attempts: 1, lastError: 'ECONNREFUSED', sentAt: null }]);
    up = true;
    expect(await flaky.deliverDue()).toBe(0);
    minutes(2);
    expect(await flaky.deliverDue()).toBe(1);
    expect(await flaky.deliverDue()).toBe(0);
    await database.db.update(mailOutbox).set({ sentAt: null });
    minutes(10);
    await flaky.deliverDue();
    expect(new Set(sent).size).toBe(1);
  });
});

test('a letter that a killed process had taken goes at the next start, not after its pause', async () => {
  await place(await checkout());
  await database.db.update(mailOutbox).set({ attempts: 1, nextAttemptAt: new Date(now.getTime() + 60_000) });
  expect(await mailer.deliverDue()).toBe(0);
  await mailer.resume();
  expect(await mailer.deliverDue()).toBe(1);
});

test('a basket that became an order brings nothing back in a rebuild', async () => {
  const cart = await checkout();
  await place(cart);
  const rebuilt = await ada('POST', '/cart/v1/cart', { body: { rebuildOf: { cartId: cart.id, epoch: 2 }, items: [wish('tee')] } });
  expect(rebuilt.body.items).toEqual([]);
  expect(await database.db.$count(carts)).toBe(2);
});
