import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreCustomer } from '#contract/calls/store-session.ts';
import { calls } from '#contract/calls/calls.ts';
import { leaveDatabase } from '#tests/support/released-database.ts';
import { clearShopperData } from '#db/clear-shopper-data.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { ShelfDatabase } from '#db/storage/cache-database.ts';
import { createCounter } from './counter.ts';
import { createParkedCarts, wireHeld } from './parked.ts';
import { keepPin } from './pin.ts';
import type { HeldRow } from '#db/storage/in-store-rows.ts';

let db: WaymarkDatabase;
let count = 0;
beforeEach(async () => {
  db = new WaymarkDatabase(`in-store-${(count += 1)}`);
});
afterEach(() => db.close());

const WHERE = { subject: 'associate', storeId: 'PDX', storeName: 'Portland', storeEmployeeId: 'PDX-01', storeEmployeeName: 'Maya Brooks' };
const ADA: StoreCustomer = { customerRef: '01900000-0000-7000-8000-000000000001', firstName: 'Ada', isLoyaltyMember: false };
const connect = async (pin = '4711') => {
  const counter = createCounter(db);
  await counter.connect({ ...WHERE, pin: await keepPin(pin, 10) });
  return counter;
};
const HELD: HeldRow = {
  id: '01900000-0000-7000-8000-0000000000aa',
  kind: 'sale',
  storeId: 'PDX',
  storeEmployeeId: 'PDX-01',
  at: '2026-11-21T10:00:00.000Z',
  lines: [
    {
      choice: { product: 'TRAIL001BLK', upc: '00000000000101', storeId: 'PDX', storeName: 'Portland', giftOption: { to: 'Bob', message: 'Enjoy' } },
      qty: 2,
      facts: null,
    },
  ],
  coupons: ['WELCOME10'],
  note: 'red bag',
  customer: ADA,
};

describe('the PIN', () => {
  test('the right PIN opens the session and clears the earlier attempts', async () => {
    const counter = await connect();
    expect(await counter.tryPin('0000')).toEqual({ kind: 'wrong', left: 4 });
    expect(await counter.tryPin('4711')).toEqual({ kind: 'open' });
    expect(await counter.tryPin('0000')).toEqual({ kind: 'wrong', left: 4 });
  });

  test('the PIN is spent after the fifth wrong attempt, also for the right PIN and in another page', async () => {
    const counter = await connect();
    for (const left of [4, 3, 2, 1]) expect(await counter.tryPin('0000')).toEqual({ kind: 'wrong', left });
    expect(await counter.tryPin('0000')).toEqual({ kind: 'spent' });
    expect(await createCounter(db).tryPin('4711')).toEqual({ kind: 'spent' });
  });

  test('concurrent attempts at the PIN are all counted', async () => {
    const counter = await connect();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, digit) => counter.tryPin(`000${digit}`)));
    expect(answers.filter(({ kind }) => kind === 'wrong')).toHaveLength(4);
    expect(await counter.tryPin('4711')).toEqual({ kind: 'spent' });
  });

  test('the PIN itself is not stored on the device', async () => {
    await connect('808017');
    expect(JSON.stringify(await db.counter.toArray())).not.toContain('808017');
  });
});

describe('the counter', () => {
  test('the counter belongs to the account that the device is signed in with', async () => {
    const counter = await connect();
    expect(await counter.read('associate')).toMatchObject({ storeId: 'PDX', tries: 0, customer: null });
    expect(await counter.read('somebody-else')).toBeNull();
    expect(await counter.read(null)).toBeNull();
  });

  test('the counter keeps its customer when another employee takes over, but not in another store', async () => {
    const counter = await connect();
    await counter.setCustomer(ADA);
    const pin = await keepPin('1111', 10);
    await counter.connect({ ...WHERE, storeEmployeeId: 'PDX-02', pin });
    expect(await counter.read('associate')).toMatchObject({ storeEmployeeId: 'PDX-02', customer: ADA, customerUnsent: true });
    await counter.connect({ ...WHERE, storeId: 'ANC', pin });
    expect(await counter.read('associate')).toMatchObject({ customer: null, customerUnsent: false });
  });

  test('the counter accepts the server’s customer only while it has none to send', async () => {
    const counter = await connect();
    await counter.setCustomer(null);
    await counter.heardCustomer(ADA);
    expect((await counter.read('associate'))?.customer).toBeNull();
    await counter.setCustomer(ADA);
    await counter.customerSent(null);
    expect((await counter.read('associate'))?.customerUnsent).toBe(true);
    await counter.customerSent(ADA.customerRef);
    await counter.heardCustomer(null);
    expect(await counter.read('associate')).toMatchObject({ customer: null, customerUnsent: false });
  });
});

describe('a parked cart', () => {
  test('a parked cart has the format that the server accepts', () => {
    const body = wireHeld({ ...HELD, refused: 'STR404' });
    expect(calls['agent.keepBasket'].body.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ kind: 'sale', customerRef: ADA.customerRef, items: [{ upc: '00000000000101', qty: 2 }] });
    expect(JSON.stringify(body)).not.toMatch(/storeName|refused|Ada/);
  });

  test.each(['keep', 'discard'] as const)('a parked cart survives the sign-out with ids and quantities only (%s)', async (leftovers) => {
    await connect();
    const held = createParkedCarts(db);
    await held.keep(HELD);
    const shelf = new ShelfDatabase(`shelf-${count}`);
    await clearShopperData(db, shelf, 'associate', leftovers);
    shelf.close();
    expect(await db.counter.count()).toBe(0);
    expect(await held.list()).toEqual([
      {
        id: HELD.id,
        kind: 'sale',
        storeId: 'PDX',
        storeEmployeeId: 'PDX-01',
        at: HELD.at,
        coupons: ['WELCOME10'],
        lines: [{ choice: { product: 'TRAIL001BLK', upc: '00000000000101', storeId: 'PDX' }, qty: 2, facts: null }],
      },
    ]);
  });

  test('a parked cart can be stored on a device of the previous release, where all data stays', async () => {
    await leaveDatabase('in-store-upgrade', 2, {
      lanes: [{ lane: 'cart', nextSeq: 7 }],
      wishes: [{ lane: 'popups', subject: '', key: 'newsletter' }],
    });
    const upgraded = new WaymarkDatabase('in-store-upgrade');
    await createParkedCarts(upgraded).keep(HELD);
    expect((await upgraded.lanes.get('cart'))?.nextSeq).toBe(7);
    expect(await upgraded.wishes.count()).toBe(1);
    expect(await createParkedCarts(upgraded).list()).toEqual([HELD]);
    upgraded.close();
  });
});
