import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { accountCookie, type Call, openOrderShop } from './testing.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { fillShop, unitsAt } from '#server/commerce/cart/testing-fill.ts';
import { TEST_VARIANTS, type TestVariantName } from '#server/commerce/cart/testing-variants.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { reviews } from '#server/platform/db/schema/reviews.ts';
import { eq } from 'drizzle-orm';
import { orders, providerCharges, providerRefunds } from '#server/platform/db/schema/commerce.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';

const open = createTestTemplate(fillShop);
let database: OpenDatabase;
let shop: ReturnType<typeof openOrderShop>;
let ada: Call;

beforeEach(async () => {
  database = await open();
  shop = openOrderShop(database.db);
  ada = shop.as(accountCookie('ada'));
});
afterEach(() => database.close());

type Label = CallResponse<'consumer.returnLabel'>;
type Line = readonly [itemId: string, qty: number];

const sendBack = ({ orderNumber }: Order, lines: readonly Line[], { call = ada, key = uuidv7() } = {}) =>
  call<Label>('POST', `/consumers-v3/consumer/return/${orderNumber}/returnLabel`, {
    body: { lines: lines.map(([itemId, qty]) => ({ itemId, qty, reason: 'too-small' })) },
    key,
  });
const idOf = (order: Order, name: TestVariantName): string => order.items.find(({ upc }) => upc === TEST_VARIANTS[name].upc)?.id ?? '';
const onHand = (name: TestVariantName): Promise<number> => unitsAt(database.db, name);
const delivered = async (...args: Parameters<typeof shop.order>): Promise<Order> => {
  const order = await shop.order(...args);
  await shop.days(15);
  return order;
};

const accountOf = async (subject: string): Promise<string> => {
  const id = uuidv7();
  await database.db.insert(accounts).values({
    id,
    email: 'ada@trail.example',
    emailKey: 'ada@trail.example',
    passwordHash: 'none',
    consumerType: 'CONSUMER',
    subject,
    locale: 'en-us',
    createdAt: shop.now(),
  });
  return id;
};

describe('a review of a verified purchase', () => {
  const reviewOf = async (accountId: string, masterId: string) => {
    const id = uuidv7();
    const text = { name: 'Ada', title: 'Light', text: 'Light and quick.', language: 'en' };
    await database.db
      .insert(reviews)
      .values({ id, accountId, masterId, score: 4, ...text, verified: true, status: 'published', writtenAt: shop.now() });
    return async () => (await database.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.verified;
  };

  test('is none once the parcel with everything is back', async () => {
    const order = await delivered(ada, [['tee', 2]]);
    const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, order.orderNumber));
    const isVerified = await reviewOf(await accountOf(row?.subject ?? ''), order.items[0]?.masterId ?? '');
    await sendBack(order, [[idOf(order, 'tee'), 1]]);
    await shop.days(15);
    expect(await isVerified()).toBe(true);
    await sendBack(order, [[idOf(order, 'tee'), 1]]);
    expect(await isVerified()).toBe(true);
    await shop.days(15);
    expect(await isVerified()).toBe(false);
  });

  test('is none once the order is cancelled', async () => {
    const order = await shop.order(ada, [['tee', 1]]);
    const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, order.orderNumber));
    const isVerified = await reviewOf(await accountOf(row?.subject ?? ''), order.items[0]?.masterId ?? '');
    const answer = await ada('POST', '/consumers-v3/consumer/CancelOrder', { body: { orderId: order.orderNumber } });
    expect(answer.status).toBe(200);
    expect(await isVerified()).toBe(false);
  });
});

describe('sending back', () => {
  test('gives a label at once, the pieces when they arrive and the money after them, once', async () => {
    const order = await delivered(ada, [
      ['tee', 2],
      ['shoe', 1],
    ]);
    const before = await onHand('tee');
    const key = uuidv7();
    const first = await sendBack(order, [[idOf(order, 'tee'), 1]], { key });
    expect(first.status).toBe(200);
    const { return: sent, label, purchase } = first.body;
    expect(sent).toMatchObject({
      returnId: expect.stringMatching(/^RT-[0-9A-F]{10}$/),
      state: 'LABELLED',
      refund: { state: 'expected', currency: 'USD' },
    });
    expect(Buffer.from(label.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(purchase.returnable.find(({ itemId }) => itemId === idOf(order, 'tee'))?.qty).toBe(1);
    expect((await sendBack(order, [[idOf(order, 'tee'), 1]], { key })).body.return).toEqual(sent);
    const again = await ada<Label>('POST', `/consumers-v3/consumer/return/${order.orderNumber}/returnLabel`, { body: { returnId: sent.returnId } });
    expect(again.body.return).toEqual(sent);

    expect(await onHand('tee')).toBe(before);
    await shop.days(4);
    await shop.days(1);
    expect((await shop.purchase(ada, order.orderNumber)).body.returns).toMatchObject([
      { state: 'REFUNDED', refund: { state: 'done', amount: sent.refund.amount } },
    ]);
    expect(await onHand('tee')).toBe(before + 1);
    expect(await database.db.select().from(providerRefunds)).toMatchObject([
      { reference: order.orderNumber, id: sent.returnId, amount: sent.refund.amount },
    ]);
    expect(await database.db.select().from(providerCharges)).toMatchObject([{ status: 'captured' }]);
  });

  test('waits for a provider that does not answer, and gives nothing twice', async () => {
    const order = await delivered(ada, [['tee', 1]]);
    await sendBack(order, [[idOf(order, 'tee'), 1]]);
    shop.setRefunding(false);
    await shop.days(5);
    expect((await shop.purchase(ada, order.orderNumber)).body.returns).toMatchObject([{ state: 'RECEIVED', refund: { state: 'pending' } }]);
    shop.setRefunding(true);
    await shop.work();
    await shop.work();
    expect((await shop.purchase(ada, order.orderNumber)).body).toMatchObject({ status: 'RETURNED', returns: [{ state: 'REFUNDED' }] });
    expect(await database.db.$count(providerRefunds)).toBe(1);
  });

  test('takes no more pieces than were bought, in whatever portions they are asked for', async () => {
    const order = await delivered(ada, [['tee', 3]]);
    const tee = idOf(order, 'tee');
    expect(await sendBack(order, [[tee, 4]])).toMatchObject({
      status: 422,
      code: 'RTN500',
      details: { items: [{ itemId: tee, wanted: 4, returnable: 3 }] },
    });
    expect(
      (
        await sendBack(order, [
          [tee, 2],
          [tee, 2],
        ])
      ).code,
    ).toBe('RTN500');
    expect((await sendBack(order, [['made-up', 1]])).code).toBe('RTN500');
    expect((await sendBack(order, [])).code).toBe('WMK400');
    expect((await sendBack(order, [[tee, 0]])).code).toBe('WMK400');
    const both = await Promise.all([sendBack(order, [[tee, 2]]), sendBack(order, [[tee, 2]])]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await sendBack(order, [[tee, 1]])).status).toBe(200);
    expect(await sendBack(order, [[tee, 1]])).toMatchObject({ code: 'RTN500', details: { items: [{ returnable: 0, why: 'returned' }] } });
  });

  test('needs something that has arrived, can come back, and is not too late', async () => {
    const early = await shop.order(ada, [['tee', 1]]);
    expect((await sendBack(early, [[idOf(early, 'tee'), 1]])).details).toMatchObject({ items: [{ why: 'not-delivered' }] });
    const order = await delivered(ada, [
      ['tee', 1],
      ['giftCard', 1, { giftOption: { to: 'Bo', email: 'bo@example.com', message: '' } }],
      ['custom', 1],
    ]);
    await shop.days(20);
    const why = (await shop.purchase(ada, order.orderNumber)).body.returnable.map((line) => [line.itemId, line.why]);
    expect(Object.fromEntries(why)).toEqual({
      [idOf(order, 'tee')]: undefined,
      [idOf(order, 'giftCard')]: 'digital',
      [idOf(order, 'custom')]: 'custom',
    });
    await shop.days(40);
    expect((await sendBack(order, [[idOf(order, 'tee'), 1]])).details).toMatchObject({ items: [{ why: 'too-late' }] });
  });

  test('of presents is open until the end of January', async () => {
    await shop.days(170);
    const order = await delivered(ada, [['tee', 1]]);
    expect((await shop.purchase(ada, order.orderNumber)).body.returnsUntil).toBe('2027-01-31T23:59:59.999Z');
    await shop.days(50);
    expect((await sendBack(order, [[idOf(order, 'tee'), 1]])).status).toBe(200);
  });

  test('a label of somebody else’s return is no label', async () => {
    const [mine, hers] = [await delivered(ada, [['tee', 1]]), await delivered(shop.as(accountCookie('eve')), [['tee', 1]])];
    const { return: sent } = (await sendBack(hers, [[idOf(hers, 'tee'), 1]], { call: shop.as(accountCookie('eve')) })).body;
    const ask = (orderId: string) => ada('POST', `/consumers-v3/consumer/return/${orderId}/returnLabel`, { body: { returnId: sent.returnId } });
    expect((await ask(mine.orderNumber)).code).toBe('OHS4004');
    expect((await ask(hers.orderNumber)).code).toBe('OHS4004');
  });
});

describe('the money', () => {
  test.each<[string, Record<string, unknown>, readonly (readonly [TestVariantName, number])[], string | undefined]>([
    [
      'en-us',
      ADDRESSES.NY,
      [
        ['shoe', 3],
        ['tee', 1],
      ],
      'TRAIL10',
    ],
    ['en-us', ADDRESSES.AK, [['tee', 6]], undefined],
    [
      'fr-fr',
      ADDRESSES.FR,
      [
        ['tee', 5],
        ['kidsBoot', 1],
      ],
      'TRAIL10',
    ],
  ])('of an order that comes back piece by piece adds up to what was paid (%s)', async (locale, address, items, coupon) => {
    const order = await delivered(ada, items, { locale, address, ...(coupon === undefined ? {} : { coupon }) });
    let given = 0;
    const units = order.items.filter(({ bonus }) => !bonus).flatMap(({ id, qty }) => Array.from({ length: qty }, () => id));
    for (const [index, id] of units.entries()) {
      const { body, status } = await sendBack(order, [[id, 1]]);
      expect(status).toBe(200);
      const { amount } = body.return.refund;
      expect(amount).toBeGreaterThan(0);
      // Delivery comes with the last piece and no other.
      if (index < units.length - 1) expect(amount).toBe(body.return.lines[0]?.amount);
      given += amount;
    }
    expect(given).toBe(order.totals.total);
    await shop.days(5);
    await shop.work();
    expect(await database.db.select().from(providerCharges)).toMatchObject([{ status: 'refunded', amount: order.totals.total }]);
    expect((await database.db.select().from(providerRefunds)).reduce((sum, { amount }) => sum + amount, 0)).toBe(order.totals.total);
  });

  test('the provider never gives back more than it took', async () => {
    const order = await shop.order(ada, [['tee', 1]]);
    const part = (id: string, amount: number) => shop.provider.refundPart({ reference: order.orderNumber, id, amount });
    expect(await part('a', order.totals.total + 1)).toBeUndefined();
    expect(await part('a', order.totals.total - 1)).toBe(order.totals.total - 1);
    expect(await part('a', order.totals.total - 1)).toBe(order.totals.total - 1);
    expect(await part('b', 2)).toBeUndefined();
    expect(await part('b', 0)).toBeUndefined();
    expect(await part('b', 1)).toBe(1);
    expect(await shop.provider.refundPart({ reference: 'none', id: 'c', amount: 1 })).toBeUndefined();
  });
});
