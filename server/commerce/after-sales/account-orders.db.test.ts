import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { Purchase } from '#contract/calls/orders.ts';
import { arrivalDays, arrivalOfShipment, promiseOf } from '#pricing/delivery-calendar.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { fillShop, unitsAt } from '#server/commerce/cart/testing-fill.ts';
import type { TestVariantName } from '#server/commerce/cart/testing-variants.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { mailOutbox, providerCharges } from '#server/platform/db/schema/commerce.ts';
import { promotionRedemptions } from '#server/platform/db/schema/promotions.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { accountCookie, type Call, openOrderShop } from './testing.ts';

const open = createTestTemplate(fillShop);
let database: OpenDatabase;
let shop: ReturnType<typeof openOrderShop>;
let ada: Call;
let eve: Call;

beforeEach(async () => {
  database = await open();
  shop = openOrderShop(database.db);
  ada = shop.as(accountCookie('ada'));
  eve = shop.as(accountCookie('eve'));
});
afterEach(() => database.close());

const CONSUMER = '/consumers-v3/consumer';
const cancel = (call: Call, orderId: string, more: Record<string, unknown> = {}, key = uuidv7()) =>
  call<Purchase>('POST', `${CONSUMER}/CancelOrder`, { body: { orderId, ...more }, key });
const track = (call: Call, body: Record<string, unknown>) => call<Purchase>('POST', `${CONSUMER}/TrackOrder`, { body });
const onHand = (name: TestVariantName): Promise<number> => unitsAt(database.db, name);
const emails = async (template = 'order-news') =>
  (await database.db.select().from(mailOutbox).where(eq(mailOutbox.template, template))).map(({ data }) => data.kind ?? '');

describe('the history', () => {
  test('lists the orders of an account page by page, newest first, and nobody else’s', async () => {
    const numbers: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      numbers.unshift((await shop.order(ada, [['tee', 1]])).orderNumber);
      await shop.days(1);
    }
    await shop.order(eve, [['tee', 1]]);
    const page = (body: object) => ada<CallResponse<'consumer.purchaseHistory'>>('POST', `${CONSUMER}/purchasehistory`, { body });
    expect((await page({ pageSize: 2 })).body).toMatchObject({
      total: 3,
      page: 1,
      pages: 2,
      purchases: numbers.slice(0, 2).map((orderNumber) => ({ orderNumber })),
    });
    const second = (await page({ page: 2, pageSize: 2 })).body;
    expect(second.purchases).toMatchObject([{ orderNumber: numbers[2], units: 1, currency: 'USD', items: [{ name: 'Tee' }] }]);
    expect((await page({ page: 9, pageSize: 2 })).body.purchases).toEqual([]);
    expect((await page({ pageSize: 0 })).code).toBe('WMK400');
    expect((await shop.as('guest')('POST', `${CONSUMER}/purchasehistory`, { body: {} })).code).toBe('AUT404');
  });
});

describe('on its way', () => {
  test('a shipment is packed, leaves and arrives within the promised days, with an email when it leaves', async () => {
    const placed = await shop.order(ada, [['shoe', 1]]);
    const { orderNumber, shipments } = placed;
    expect((await shop.purchase(ada, orderNumber)).body).toMatchObject({
      status: 'PLACED',
      canCancel: true,
      tracking: [{ step: 'PLACED', ahead: ['PACKED', 'SHIPPED', 'DELIVERED'] }],
    });
    await shop.days(0);
    expect((await shop.purchase(ada, orderNumber)).body.status).toBe('PLACED');
    await shop.days(1);
    const under = (await shop.purchase(ada, orderNumber)).body;
    expect(under).toMatchObject({
      status: 'SHIPPED',
      canCancel: false,
      tracking: [{ step: 'SHIPPED', trackingNumber: expect.stringMatching(/^WT\d{12}$/) }],
    });
    expect(under.tracking[0]?.trackingUrl).toBe(`https://carrier.example/${under.tracking[0]?.trackingNumber}`);
    expect(await emails()).toEqual(['shipped']);
    const shipment = shipments[0]!;
    const promised = arrivalDays(promiseOf(shipment, 'en-us'), arrivalOfShipment(placed, shipment, 'en-us'));
    // The promise counts working days: the last of them is further away than so many days.
    await shop.days((Date.parse(`${promised.at(-1)}T23:59:00Z`) - shop.now().getTime()) / 86_400_000);
    const there = (await shop.purchase(ada, orderNumber)).body;
    expect(there.status).toBe('DELIVERED');
    const events = there.tracking[0]?.events ?? [];
    expect(events.map(({ step }) => step)).toEqual(['PLACED', 'PACKED', 'SHIPPED', 'DELIVERED']);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
    expect(promised).toContain(events.at(-1)?.at.slice(0, 10));
    expect(await emails()).toEqual(['shipped']);
  });

  test('a pickup waits in its store, and part of an order may be ahead of the rest', async () => {
    const { orderNumber } = await shop.order(ada, [
      ['shoe', 1, { storeId: 'PDX' }],
      ['tee', 1],
    ]);
    await shop.days(0.26);
    await shop.days(0.75);
    const { body } = await shop.purchase(ada, orderNumber);
    expect(body.tracking.map(({ step }) => step).toSorted()).toEqual(['READY', 'SHIPPED']);
    expect(body.status).toBe('SHIPPED');
    expect(new Set(await emails())).toEqual(new Set(['ready', 'shipped']));
  });

  test('a shop that was closed for weeks catches up, with an email about today alone', async () => {
    const { orderNumber } = await shop.order(ada, [['shoe', 1]]);
    await shop.days(20);
    expect((await shop.purchase(ada, orderNumber)).body.status).toBe('DELIVERED');
    expect(await emails()).toEqual([]);
  });
});

test('where somebody else collects, what is ready is told to them, and all else to whoever ordered', async () => {
  const collector = { ...ADDRESSES.OR, firstName: 'Bea', email: 'bea@example.com' };
  const collected = () => shop.order(ada, [['shoe', 1, { storeId: 'PDX' }]], { address: collector, bill: ADDRESSES.OR });
  const { orderNumber } = await collected();
  await cancel(ada, (await collected()).orderNumber);
  await shop.days(1);
  const mailed = (await database.db.select().from(mailOutbox)).map(({ template, data, recipient }) => ({ about: data.kind ?? template, recipient }));
  expect((await shop.purchase(ada, orderNumber)).body.status).toBe('READY');
  expect(mailed).toHaveLength(4);
  expect(mailed).toEqual(
    expect.arrayContaining([
      { about: 'cancelled', recipient: 'ada@example.com' },
      { about: 'order-confirmation', recipient: 'ada@example.com' },
      { about: 'ready', recipient: 'bea@example.com' },
    ]),
  );
  expect(mailed).not.toContainEqual({ about: 'order-confirmation', recipient: 'bea@example.com' });
});

describe('tracking', () => {
  test('opens for the number with the address or the phone it was placed with, and for the proof of an email', async () => {
    const guest = shop.as('guest');
    const { orderNumber, st } = await shop.order(guest, [['tee', 1]]);
    const asked = [{ email: ' ADA@Example.com ' }, { phone: '(212) 555-0100' }, { phone: '+1 212 555 0100' }, { st }];
    for (const proof of asked)
      expect(await track(eve, { orderId: ` ${orderNumber.toLowerCase()} `, ...proof })).toMatchObject({
        status: 200,
        body: { order: { orderNumber, st } },
      });
  });

  test('says the same of a wrong address as of no order', async () => {
    const { orderNumber } = await shop.order(ada, [['tee', 1]]);
    const wrong = await track(eve, { orderId: orderNumber, email: 'eve@example.com' });
    const none = await track(eve, { orderId: 'WM-00000-00000', email: 'eve@example.com' });
    const strip = ({ status, body }: typeof wrong) => JSON.stringify([status, { ...body, correlationId: '' }]);
    expect(wrong).toMatchObject({ status: 404, code: 'OHS4004' });
    expect(strip(wrong)).toBe(strip(none));
    for (const proof of [{ phone: '0100' }, { phone: '' }, { st: '' }, { st: 'x' }])
      expect((await track(eve, { orderId: orderNumber, ...proof })).code).toBe('OHS4004');
    expect((await track(eve, { orderId: orderNumber, email: 'nobody' })).code).toBe('ORD400');
    expect((await track(eve, { orderId: orderNumber })).code).toBe('ORD400');
    expect((await track(eve, { orderId: "' or 1=1 --", email: 'eve@example.com' })).code).toBe('OHS4004');
  });
});

describe('cancelling', () => {
  test('gives the pieces, the coupon and the money back, once', async () => {
    const before = await onHand('tee');
    const { orderNumber, totals } = await shop.order(ada, [['tee', 2]], { coupon: 'WELCOME10' });
    await shop.work();
    expect(await onHand('tee')).toBe(before - 2);
    const key = uuidv7();
    const first = await cancel(ada, orderNumber, { reason: 'changed-mind' }, key);
    expect(first).toMatchObject({
      status: 200,
      body: {
        status: 'CANCELLED',
        canCancel: false,
        cancellation: { reason: 'changed-mind', refund: { amount: totals.total, currency: 'USD', state: 'done' } },
      },
    });
    expect(await cancel(ada, orderNumber, { reason: 'changed-mind' }, key)).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
    expect(await cancel(ada, orderNumber)).toMatchObject({ status: 200, body: { cancellation: { reason: 'changed-mind' } } });
    await shop.days(10);
    expect((await shop.purchase(ada, orderNumber)).body).toMatchObject({
      status: 'CANCELLED',
      tracking: [{ step: 'CANCELLED', ahead: [] }],
      returnable: [{ qty: 0, why: 'cancelled' }],
    });
    expect(await onHand('tee')).toBe(before);
    expect(await emails()).toEqual(['cancelled']);
    expect(await database.db.$count(promotionRedemptions)).toBe(0);
    expect(await database.db.select().from(providerCharges)).toMatchObject([{ status: 'refunded', amount: totals.total }]);
  });

  test('is refused once something is packed, and nothing goes back', async () => {
    const { orderNumber } = await shop.order(ada, [['tee', 2]]);
    await shop.days(1);
    const units = await onHand('tee');
    expect(await cancel(ada, orderNumber)).toMatchObject({ status: 409, code: 'WMK409C' });
    expect(await onHand('tee')).toBe(units);
    expect(await database.db.select().from(providerCharges)).toMatchObject([{ status: 'captured' }]);
  });

  test('holds where the provider does not answer: the money follows by itself', async () => {
    const { orderNumber } = await shop.order(ada, [['tee', 1]]);
    shop.setRefunding(false);
    expect((await cancel(ada, orderNumber)).body.cancellation?.refund).toMatchObject({ state: 'pending' });
    shop.setRefunding(true);
    await shop.work();
    expect((await shop.purchase(ada, orderNumber)).body.cancellation?.refund).toMatchObject({ state: 'done' });
    expect(await database.db.select().from(providerCharges)).toMatchObject([{ status: 'refunded' }]);
  });

  test('happens once for two taps at once', async () => {
    const before = await onHand('tee');
    const { orderNumber } = await shop.order(ada, [['tee', 3]]);
    const both = await Promise.all([cancel(ada, orderNumber), cancel(ada, orderNumber)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await onHand('tee')).toBe(before);
    expect(await emails()).toEqual(['cancelled']);
  });

  test('gives nobody a gift card that was called off before its day', async () => {
    const giftOption = { to: 'Bo', email: 'bo@example.com', message: 'Up you go', sendOn: '2026-06-20' };
    const { orderNumber } = await shop.order(ada, [['giftCard', 1, { giftOption }]]);
    expect(await emails('gift-card')).toHaveLength(1);
    expect((await cancel(ada, orderNumber)).body.status).toBe('CANCELLED');
    expect(await emails('gift-card')).toEqual([]);
  });

  test('is open to a guest by the proof of the email', async () => {
    const { orderNumber, st } = await shop.order(shop.as('guest'), [['tee', 1]]);
    expect((await cancel(shop.as('phone'), orderNumber)).code).toBe('OHS4004');
    expect((await cancel(shop.as('phone'), orderNumber, { st })).status).toBe(200);
  });
});

test('somebody else’s order is as absent as one that never was, for each call', async () => {
  const { orderNumber } = await shop.order(ada, [['tee', 1]]);
  await shop.days(20);
  const item = (await shop.purchase(ada, orderNumber)).body.order.items[0]?.id;
  const ask = async (orderId: string) =>
    Promise.all([
      eve('GET', `${CONSUMER}/purchase/${orderId}`),
      eve('POST', `${CONSUMER}/CancelOrder`, { body: { orderId } }),
      eve('POST', `${CONSUMER}/CancelOrder`, { body: { orderId, st: 'made-up' } }),
      eve('POST', `${CONSUMER}/return/${orderId}/returnLabel`, { body: { lines: [{ itemId: item, qty: 1, reason: 'other' }] } }),
      eve('POST', `${CONSUMER}/purchase/invoice/download`, { body: { orderId } }),
      eve('POST', `${CONSUMER}/resendGiftCardEmail`, { body: { orderId } }),
      eve('GET', `/cart/v2/checkout/order/${orderId}`),
    ]);
  const strip = ({ body }: { body: unknown }) => JSON.stringify({ ...(body as object), correlationId: '' });
  const [hers, none] = [await ask(orderNumber), await ask('WM-00000-00000')];
  // The last one asks the checkout's own call, which has a code of its own for an order that is not there.
  expect(hers.map(({ code }) => code)).toEqual([...hers.slice(1).map(() => 'OHS4004'), 'ORD409']);
  expect(hers.map(strip)).toEqual(none.map(strip));
  expect((await shop.purchase(ada, orderNumber)).body.status).toBe('DELIVERED');
});

describe('papers', () => {
  test.each([
    ['en-us', ADDRESSES.NY],
    ['fr-fr', ADDRESSES.FR],
  ] as const)('an invoice is a PDF in the language of the order (%s)', async (locale, address) => {
    const { orderNumber } = await shop.order(ada, [['tee', 2]], { locale, address: { ...address, firstName: 'Łucja Ω' } });
    const { status, body } = await ada<CallResponse<'consumer.downloadInvoice'>>('POST', `${CONSUMER}/purchase/invoice/download`, {
      body: { orderId: orderNumber },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ fileName: `waymark-${orderNumber}.pdf`, contentType: 'application/pdf' });
    const bytes = Buffer.from(body.content, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain(`/Lang (${locale === 'en-us' ? 'en-US' : 'fr-FR'})`);
  });

  test('an email about a gift card is sent again; an order without one is refused', async () => {
    const resend = (orderId: string) => ada<{ sent: number }>('POST', `${CONSUMER}/resendGiftCardEmail`, { body: { orderId } });
    const tee = await shop.order(ada, [['tee', 1]]);
    expect(await resend(tee.orderNumber)).toMatchObject({ status: 409, code: 'GFO404' });
    const gift = await shop.order(ada, [['giftCard', 1, { giftOption: { to: 'Bo', email: 'bo@example.com', message: 'Up you go' } }]]);
    await database.db.update(mailOutbox).set({ sentAt: shop.now(), attempts: 1 }).where(eq(mailOutbox.template, 'gift-card'));
    expect((await shop.purchase(ada, gift.orderNumber)).body.hasGiftCard).toBe(true);
    expect((await resend(gift.orderNumber)).body).toEqual({ sent: 1 });
    expect(await database.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'gift-card'))).toMatchObject([{ sentAt: null, attempts: 0 }]);
  });

  test('a gift card for a day that has not come is not sent before it, however often it is asked for', async () => {
    const giftOption = { to: 'Bo', email: 'bo@example.com', message: 'Up you go', sendOn: '2026-06-20' };
    const { orderNumber } = await shop.order(ada, [['giftCard', 1, { giftOption }]]);
    expect((await ada('POST', `${CONSUMER}/resendGiftCardEmail`, { body: { orderId: orderNumber } })).body).toEqual({ sent: 0 });
    const [mail] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'gift-card'));
    expect(mail?.nextAttemptAt.toISOString()).toBe('2026-06-20T06:00:00.000Z');
  });
});
