import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Address } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import { AMOUNT_MAX } from '#contract/constants.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import { carts, cartShipments } from '#server/platform/db/schema/commerce.ts';
import { untilOneWaitsForLock } from '#server/platform/db/testing/lock-waits.ts';
import { placeOf, statementsOf } from '#server/platform/db/statements-sent.ts';
import {
  AGENT,
  attach,
  parkedCartsOf,
  database,
  device,
  find,
  held,
  keep,
  member,
  newCart,
  NOW,
  place,
  resume,
  session,
  useStoreShop,
} from './testing.ts';

useStoreShop();

describe('a cart that is put aside', () => {
  it.each([
    ['when it is', async (browser: TestBrowser) => void (await keep(browser, uuidv7()))],
    [
      'when its last line is taken out',
      async (browser: TestBrowser, { id, items }: Cart) => void (await browser.call('DELETE', '/cart/v1/item', { cartId: id, itemId: items[0]?.id })),
    ],
  ])('leaves nothing of its customer to the next one %s', async (_when, leave) => {
    const browser = await device();
    const { body: cart } = await browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish('tee'));
    await browser.call('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { addresses: [ADDRESSES.OR] });
    await browser.call('POST', `/cart/v1/cart/${cart.id}/billingAddress`, ADDRESSES.OR);
    await leave(browser, cart);
    await browser.call('POST', '/cart/v1/item', { cartId: cart.id, ...wish('shoe') });
    const { body: next } = await browser.call<Cart>('GET', `/cart/v1/cart/${cart.id}`);
    expect(JSON.stringify(next)).not.toContain(ADDRESSES.OR.email);
    expect(next.version).toBeGreaterThan(cart.version + 3);
  });

  it('leaves no coupon in the till that its last line was taken out of', async () => {
    const browser = await device();
    const { body: cart } = await browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish('tee'));
    const { body: with10 } = await browser.call<Cart>('PUT', '/cart/v1/coupon', { cartId: cart.id, code: 'WELCOME10' });
    expect(with10.couponItems).toMatchObject([{ code: 'WELCOME10' }]);
    await browser.call('DELETE', '/cart/v1/item', { cartId: cart.id, itemId: cart.items[0]?.id });
    const { body: next } = await browser.call<Cart>('POST', '/cart/v1/item', { cartId: cart.id, ...wish('shoe') });
    expect(next.couponItems).toEqual([]);
  });

  it('leaves no address either that comes in while it is put aside', async () => {
    const browser = await device();
    const id = await newCart(browser);
    const { version } = (await browser.call<Cart>('GET', `/cart/v1/cart/${id}`)).body;
    const address = { ...ADDRESSES.OR, addressId: 'a', country: 'United States', isValidated: true } as unknown as Address;
    let kept: ReturnType<typeof keep> | undefined;
    await database.db.transaction(async (tx) => {
      await tx.select().from(carts).where(eq(carts.id, id)).for('update');
      kept = keep(browser, uuidv7());
      await untilOneWaitsForLock(database);
      await tx.insert(cartShipments).values({ cartId: id, shippingId: 'home', address, code: null });
      await tx
        .update(carts)
        .set({ version: version + 1 })
        .where(eq(carts.id, id));
    });
    expect((await kept)?.status).toBe(200);
    const { body: next } = await browser.call<Cart>('GET', `/cart/v1/cart/${id}`);
    expect(JSON.stringify(next)).not.toContain(ADDRESSES.OR.email);
    expect(next.version).toBe(version + 2);
  });

  it('waits in its store for any of its devices, and one of them gets it', async () => {
    const [one, other, elsewhere] = [await device('PDX-01'), await device('PDX-02'), await device('ANC-01')];
    const id = uuidv7();
    await keep(one, id, held({ note: ' red bag ', coupons: ['WELCOME10'], total: { amount: 60_00, currency: 'USD' } }));
    expect((await parkedCartsOf(other)).find(({ basketId }) => basketId === id)).toEqual({
      basketId: id,
      kind: 'parked',
      storeId: 'PDX',
      storeEmployeeId: 'PDX-01',
      storeEmployeeName: 'Maya Brooks',
      at: '2026-11-21T11:30:00.000Z',
      note: 'red bag',
      total: { amount: 60_00, currency: 'USD' },
      items: [{ upc: TEST_VARIANTS.tee.upc, qty: 2, name: 'Tee' }],
    });
    expect(await parkedCartsOf(elsewhere)).toEqual([]);
    expect((await resume(elsewhere, id)).code).toBe('WMK404B');
    const [first, second] = [await resume(other, id), await resume(one, id)];
    expect(first.body.items).toMatchObject([{ upc: TEST_VARIANTS.tee.upc, qty: 2 }]);
    expect(first.body.couponItems).toMatchObject([{ code: 'WELCOME10' }]);
    expect(second.code).toBe('WMK404B');
  });

  it('says which of its codes do not come back, and nothing of one that the cart has already', async () => {
    const [one, other] = [await device('PDX-01'), await device('PDX-02')];
    const id = uuidv7();
    await keep(one, id, held({ coupons: ['WELCOME10', 'GONE50'], total: { amount: 60_00, currency: 'USD' } }));
    const cartId = await newCart(other);
    await other.call('PUT', '/cart/v1/coupon', { cartId, code: 'WELCOME10' });
    const { body } = await resume(other, id, cartId);
    expect(body.couponItems).toMatchObject([{ code: 'WELCOME10' }]);
    expect(body.flash).toContainEqual({ code: 'CouponEnded', type: 'warning', details: { code: 'GONE50' } });
    expect(body.flash.filter(({ code }) => code === 'CouponEnded')).toHaveLength(1);
  });

  it('does not come back when its device, which never heard the answer, sends it again', async () => {
    const browser = await device();
    const id = uuidv7();
    await keep(browser, id);
    await resume(browser, id);
    expect((await keep(browser, id)).status).toBe(200);
    expect((await parkedCartsOf(browser)).some(({ basketId }) => basketId === id)).toBe(false);
  });

  it('joins the cart that is at the counter', async () => {
    const browser = await device();
    const cartId = await newCart(browser);
    const id = uuidv7();
    await keep(browser, id);
    const cart = (await resume(browser, id, cartId)).body;
    expect([cart.id, cart.items.map(({ upc }) => upc)]).toEqual([cartId, [TEST_VARIANTS.shoe.upc, TEST_VARIANTS.tee.upc]]);
  });

  it('locks the cart before the counter, as an order that is placed does', async () => {
    const browser = await device();
    const id = uuidv7();
    await keep(browser, id);
    const cartId = await newCart(browser);
    const statements = await statementsOf(() => resume(browser, id, cartId));
    const cart = placeOf(statements, 'for update');
    expect(statements[cart]).toContain('from "carts"');
    expect(placeOf(statements, 'update "held_baskets"')).toBeGreaterThan(cart);
    expect(placeOf(statements, 'update "store_sessions"')).toBeGreaterThan(cart);
  });

  it('comes back without what is sold out meanwhile, and says so', async () => {
    const browser = await device();
    const id = uuidv7();
    await keep(browser, id, held({ items: [wish('withdrawn', { qty: 1 }), wish('tee', { qty: 1 })] }));
    const cart = (await resume(browser, id)).body;
    expect(cart.items.map(({ upc }) => upc)).toEqual([TEST_VARIANTS.tee.upc]);
    expect(cart.flash).toContainEqual(expect.objectContaining({ code: 'ProductItemNotAvailable' }));
  });

  it('takes its customer along, and leaves nobody at the counter', async () => {
    const browser = await device();
    const { email } = await member('WM0000000005');
    const { customerRef } = (await find(browser, { email })).body;
    await attach(browser, customerRef);
    const id = uuidv7();
    await keep(browser, id, held({ customerRef }));
    expect(await session(browser)).not.toHaveProperty('customer');
    await resume(browser, id);
    expect((await session(browser)).customer).toMatchObject({ customerRef });
  });

  it('is let go once', async () => {
    const browser = await device();
    const id = uuidv7();
    await keep(browser, id);
    const drop = () => browser.call('DELETE', `${AGENT}/baskets/${id}`);
    expect([(await drop()).status, (await drop()).code, (await resume(browser, id)).code]).toEqual([200, 'WMK404B', 'WMK404B']);
  });

  it('is one that nobody put aside where its id is none', async () => {
    const browser = await device();
    expect((await resume(browser, 'none')).code).toBe('WMK404B');
    expect((await browser.call('DELETE', `${AGENT}/baskets/none`)).code).toBe('WMK404B');
  });

  it('of another store, or by nobody of this one, is not taken', async () => {
    const browser = await device('PDX-01');
    expect((await keep(browser, uuidv7(), held({ storeId: 'ANC', storeEmployeeId: 'ANC-01' }))).code).toBe('STR404');
    expect((await keep(browser, uuidv7(), held({ storeEmployeeId: 'ANC-01' }))).code).toBe('STR404');
    expect((await keep(browser, uuidv7(), held({ storeEmployeeId: 'PDX-99' }))).status).toBe(200);
  });

  it.each([
    [AMOUNT_MAX + 1, 'too_big'],
    [2 ** 32, 'too_big'],
    [Number.MAX_SAFE_INTEGER, 'too_big'],
    [-1, 'too_small'],
  ])('is refused by its contract with a total of %d, which no order has', async (amount, reason) => {
    const browser = await device();
    const id = uuidv7();
    const { status, code, details } = await keep(browser, id, held({ total: { amount, currency: 'USD' } }));
    expect([status, code, details?.['issues']]).toEqual([400, 'WMK400', [{ path: 'body.total.amount', reason }]]);
    expect((await resume(browser, id)).code).toBe('WMK404B');
  });

  it('is kept with the largest total that there is', async () => {
    const browser = await device();
    const id = uuidv7();
    const total = { amount: AMOUNT_MAX, currency: 'USD' };
    expect((await keep(browser, id, held({ total }))).status).toBe(200);
    expect((await parkedCartsOf(browser)).find(({ basketId }) => basketId === id)?.total).toEqual(total);
  });

  it('cannot be put into another’s cart', async () => {
    const [one, other] = [await device(), await device()];
    const foreign = await newCart(other);
    const id = uuidv7();
    await keep(one, id);
    expect((await resume(one, id, foreign)).code).toBe('BSK404');
    expect((await resume(one, id)).status).toBe(200);
  });
});

describe('a sale that was rung up without network', () => {
  it('keeps who, where and when until it is the order of whoever places it', async () => {
    const browser = await device('PDX-02');
    const id = uuidv7();
    await keep(browser, id, held({ kind: 'sale', storeEmployeeId: 'PDX-01' }));
    const cart = (await resume(browser, id)).body;
    const info = { storeId: 'PDX', storeEmployeeId: 'PDX-02' };
    expect((await place(browser, cart.id)).body.inStoreSalesInfo).toEqual({
      ...info,
      rungUp: { storeEmployeeId: 'PDX-01', at: '2026-11-21T11:30:00.000Z' },
    });
    expect((await place(browser, await newCart(browser))).body.inStoreSalesInfo).toEqual(info);
  });

  it('was not rung up in the future, whatever the clock of its device says', async () => {
    const browser = await device();
    const id = uuidv7();
    await keep(browser, id, held({ kind: 'sale', at: '2031-01-01T00:00:00.000Z' }));
    expect((await parkedCartsOf(browser)).find(({ basketId }) => basketId === id)?.at).toBe(NOW.toISOString());
  });
});
