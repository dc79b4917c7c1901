import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { orders, providerCharges } from '#server/platform/db/schema/commerce.ts';
import { valuePostings } from '#server/platform/db/schema/payments.ts';
import { DEMO_PIN, demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import { ada, atProvider, attach, checkout, count, database, minutes, place, shop, useOrderShop } from '#server/commerce/orders/testing.ts';

useOrderShop();

const CARD_50 = demoNumber(1);
const CARD_25 = demoNumber(11);
const CARD_500 = demoNumber(21);
const gift = (card_number: string, pin = DEMO_PIN) => ({ payment_method_id: 'GIFT_CARD', card_number, pin });
const balance = (card_number?: string, pin?: string) =>
  ada<{ balance: number; last4: string }>('POST', '/cart/v1/giftcard/balance', { body: { card_number, pin } });
const balanceOf = async (number: string) => (await balance(number, DEMO_PIN)).body.balance;
/** What all books hold together: nothing, ever. */
const sumOfBooks = async () => {
  const [row] = await database.db.select({ sum: sql<number>`coalesce(sum(${valuePostings.amount}), 0)::int` }).from(valuePostings);
  return row?.sum;
};
const unpaid = async (items: Parameters<typeof checkout>[0] = {}): Promise<Cart> => {
  const cart = await checkout(items);
  const id = cart.payment_instruments[0]?.payment_instrument_id;
  return (await ada('DELETE', `/cart/v1/cart/${cart.id}/paymentInstruments`, { body: { payment_instrument_id: id } })).body;
};

describe('gift cards', () => {
  test('cover the bill in their order, and the card is charged with the rest', async () => {
    const cart = await checkout({ items: [['shoe', 1]] });
    const { total } = cart.totals;
    await attach(cart, gift(CARD_50.replaceAll(/(\d{4})/g, '$1 ')));
    const paid = (await attach(cart, gift(CARD_25))).body.cart;
    expect(paid.totals).toMatchObject({ total, remainingToPay: total - 75_00 });
    expect(paid.giftCards).toEqual([
      { cardNumber: `•••• ${CARD_50.slice(-4)}`, amount: 50_00 },
      { cardNumber: `•••• ${CARD_25.slice(-4)}`, amount: 25_00 },
    ]);
    expect(JSON.stringify(paid)).not.toContain(CARD_50);
    const { body: order } = await place(paid, { remainingToPay: total - 75_00 });
    expect(order.payments).toEqual([
      { code: 'GIFT_CARD', amount: 50_00, last4: CARD_50.slice(-4) },
      { code: 'GIFT_CARD', amount: 25_00, last4: CARD_25.slice(-4) },
      { code: 'CREDIT_CARD', amount: total - 75_00, card_type: 'visa', last4: '4242' },
    ]);
    expect(await database.db.select({ amount: providerCharges.amount }).from(providerCharges)).toEqual([{ amount: total - 75_00 }]);
    expect([await balanceOf(CARD_50), await balanceOf(CARD_25), await sumOfBooks()]).toEqual([0, 0, 0]);
  });

  test('pay all of it without anybody being charged', async () => {
    const cart = await unpaid();
    expect((await place(cart, { paymentMethod: { code: 'GIFT_CARD' } })).code).toBe('PYT404');
    const paid = (await attach(cart, gift(CARD_500))).body.cart;
    expect(paid.totals.remainingToPay).toBe(0);
    const placed = await place(paid, { paymentMethod: { code: 'GIFT_CARD' } });
    expect(placed.body).toMatchObject({ state: 'PLACED', paymentMethod: { code: 'GIFT_CARD', last4: CARD_500.slice(-4) } });
    expect([await count(providerCharges), await balanceOf(CARD_500)]).toEqual([0, 500_00 - cart.totals.total]);
  });

  test('that do not pay all of it are not enough', async () => {
    const paid = (await attach(await unpaid(), gift(CARD_25))).body.cart;
    const { remainingToPay } = paid.totals;
    expect(await place(paid, { paymentMethod: { code: 'GIFT_CARD' } })).toMatchObject({ status: 402, code: 'PYT400', details: { remainingToPay } });
    expect(await balanceOf(CARD_25)).toBe(25_00);
  });

  test('have their money back where the charge is refused', async () => {
    const cart = await checkout({ card: '4000000000000002', items: [['shoe', 1]] });
    const paid = (await attach(cart, gift(CARD_50))).body.cart;
    expect((await place(paid)).code).toBe('PAY400');
    expect([await balanceOf(CARD_50), await sumOfBooks()]).toEqual([50_00, 0]);
  });

  test('are refused with a code for every reason', async () => {
    const cart = await checkout({ items: [['shoe', 2]] });
    const code = async (body: Record<string, unknown>, into: Pick<Cart, 'id'> = cart) => (await attach(into, body)).code;
    expect(await code({ payment_method_id: 'GIFT_CARD', pin: DEMO_PIN })).toBe('GFC400');
    expect(await code({ payment_method_id: 'GIFT_CARD', card_number: CARD_50 })).toBe('GFC400');
    expect(await code(gift('4242424242424242'))).toBe('GFC800');
    expect(await code(gift(demoNumber(99)))).toBe('GFC800');
    expect(await code(gift(CARD_50, '9999'))).toBe('GFC700');
    expect(await code(gift(demoNumber(36)))).toBe('GFC760');
    expect(await code(gift(demoNumber(37)))).toBe('GFC812');
    expect(await code(gift(demoNumber(35)))).toBe('GFC725');
    expect(await code(gift(demoNumber(2)))).toBe('GFC725');
    expect(await code(gift(demoNumber(31)))).toBe('GFC740');
    for (const number of [CARD_50, CARD_25]) expect(await code(gift(number))).toBeUndefined();
    expect(await code(gift(CARD_50))).toBe('GFC755');
    expect(await code(gift(CARD_500), { id: uuidv7() })).toBe('BSK404');
    const full = await checkout({ items: [['shoe', 1]] });
    await ada('POST', '/cart/v1/item', {
      body: { cartId: full.id, ...wish('giftCard', { giftOption: { to: 'Bo', email: 'bo@example.com', message: 'Hi' } }) },
    });
    expect(await code(gift(CARD_500), full)).toBe('GFO405');
    expect((await balance()).code).toBe('GFC400');
    expect((await balance(CARD_50, '0000')).code).toBe('GFC700');
    expect((await balance(demoNumber(37), DEMO_PIN)).code).toBe('GFC812');
    expect((await balance(CARD_50, DEMO_PIN)).body).toEqual({ last4: CARD_50.slice(-4), currency: 'USD', balance: 50_00 });
  });

  test('give ten tries a day at a PIN, from wherever they come and however often they are refused for something else', async () => {
    const wrong = async (index: number): Promise<string | undefined> => {
      const [call, pin] = [shop.as(`thief-${index}`), String(1000 + index)];
      const asked = { card_number: CARD_50, pin };
      if (index % 2 === 0) return (await call('POST', '/cart/v1/giftcard/balance', { body: asked })).code;
      return (await attach(await checkout({ call }), gift(CARD_50, pin), call)).code;
    };
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 10; index += 1) codes.push(await wrong(index));
    expect(new Set(codes)).toEqual(new Set(['GFC700']));
    expect([await wrong(10), await wrong(11)]).toEqual(['WMK429', 'WMK429']);
    const { code, details, headers } = await balance(CARD_50, DEMO_PIN);
    expect([code, details, headers.get('Retry-After')]).toEqual(['WMK429', { seconds: 86_400 }, '86400']);
    expect(await balanceOf(CARD_25)).toBe(25_00);
    minutes(24 * 60 + 1);
    expect(await balanceOf(CARD_50)).toBe(50_00);
  });

  test('forget wrong PINs with the right one', async () => {
    for (let day = 0; day < 3; day += 1) {
      for (let index = 0; index < 9; index += 1) expect((await balance(CARD_50, '0000')).code).toBe('GFC700');
      expect(await balanceOf(CARD_50)).toBe(50_00);
    }
  });

  test('are spent once, though two carts at once have them', async () => {
    const bo = shop.as('bo');
    const mine = (await attach(await unpaid(), gift(CARD_500))).body.cart;
    const theirs = (await attach(await checkout({ call: bo, items: [['shoe', 4]] }), gift(CARD_500), bo)).body.cart;
    const answers = await Promise.all([place(mine, { paymentMethod: { code: 'GIFT_CARD' } }), place(theirs, {}, { call: bo })]);
    const spent = answers.reduce(
      (sum, { status, body }) => sum + (status === 200 ? (body.payments?.find(({ code }) => code === 'GIFT_CARD')?.amount ?? 0) : 0),
      0,
    );
    expect(await balanceOf(CARD_500)).toBe(500_00 - spent);
    for (const { status, code } of answers) if (status !== 200) expect(['GFC740', 'WMK409']).toContain(code);
    expect(await sumOfBooks()).toBe(0);
  });

  test('that hold less than was shown refuse the order before anything is charged', async () => {
    const bo = shop.as('bo');
    const mine = (await attach(await checkout({ items: [['shoe', 1]] }), gift(CARD_50))).body.cart;
    const theirs = (await attach(await checkout({ call: bo, items: [['shoe', 1]] }), gift(CARD_50), bo)).body.cart;
    const seen = { remainingToPay: mine.totals.remainingToPay };
    expect((await place(theirs, {}, { call: bo })).status).toBe(200);
    expect(await place(mine, seen)).toMatchObject({ code: 'WMK409' });
    expect(await count(providerCharges)).toBe(1);
  });
});

test('a reward code and a reward card pay, and what is left of them stays', async () => {
  const cart = await unpaid();
  expect((await attach(cart, { payment_method_id: 'REWARD_CODE' })).code).toBe('GFC400');
  expect((await attach(cart, { payment_method_id: 'REWARD_CODE', code: 'thanks-nobody' })).code).toBe('GFC800');
  expect((await attach(cart, { payment_method_id: 'REWARD_CODE', code: 'THANKS-EUR' })).code).toBe('GFC725');
  await attach(cart, { payment_method_id: 'REWARD_CODE', code: 'thanks-usd' });
  expect((await attach(cart, { payment_method_id: 'REWARD_CODE', code: 'THANKS-USD' })).code).toBe('GFC755');
  await attach(cart, { payment_method_id: 'REWARD_CARD', card_number: demoNumber(41), pin: DEMO_PIN });
  const paid = (await attach(cart, gift(CARD_500))).body.cart;
  expect(paid.payment_instruments.map(({ payment_method_id, amount }) => [payment_method_id, amount])).toEqual([
    ['REWARD_CODE', 10_00],
    ['REWARD_CARD', 20_00],
    ['GIFT_CARD', cart.totals.total - 30_00],
  ]);
  expect((await place(paid, { paymentMethod: { code: 'REWARD_CODE' } })).body.paymentMethod).toEqual({
    code: 'GIFT_CARD',
    last4: CARD_500.slice(-4),
  });
  expect((await attach(await unpaid(), { payment_method_id: 'REWARD_CODE', code: 'THANKS-USD' })).code).toBe('GFC740');
});

describe('Klarna and PayPal', () => {
  const details = (cart: Cart, call = ada) => {
    const id = cart.payment_instruments[0]?.payment_instrument_id;
    return call<{ cart: Cart; payer?: { email: string; address: object } }>('POST', `/cart/v1/cart/${cart.id}/paymentInstruments/${id}/details`, {
      body: {},
    });
  };
  const decide = (cart: Cart, form: Record<string, string>) =>
    atProvider(cart.payment_instruments[0]?.approval?.redirectUrl ?? '', { method: 'POST', body: new URLSearchParams(form) });
  const open = async (method: string, more: object = {}) =>
    (await attach(await checkout(), { payment_method_id: method, returnPath: '/en-us/checkout', ...more })).body.cart;

  test.each(['KLARNA', 'PAYPAL'])('%s is approved on its own page, and charged when the order is placed', async (method) => {
    const cart = await open(method);
    expect(cart.payment_instruments).toMatchObject([
      { payment_method_id: method, amount: cart.totals.total, approval: { state: 'pending', amount: cart.totals.total } },
    ]);
    expect((await place(cart, { paymentMethod: { code: method } })).details).toMatchObject({ reason: 'not_approved' });
    const page = await atProvider(cart.payment_instruments[0]?.approval?.redirectUrl ?? '');
    expect([page.status, page.headers.get('Content-Security-Policy')]).toEqual([200, expect.stringContaining("frame-ancestors 'none'")]);
    const back = await decide(cart, { decision: 'approve' });
    expect([back.status, back.headers.get('Location')]).toEqual([303, `http://shop.test/en-us/checkout?payment=${method}`]);
    expect((await details(cart, shop.as('eve'))).code).toBe('BSK404');
    const approved = (await details(cart)).body;
    expect(approved).toMatchObject({ payment_instrument: { approval: { state: 'approved' } } });
    expect(approved.payer).toBeUndefined();
    expect((await place(approved.cart, { paymentMethod: { code: method } })).body).toMatchObject({
      state: 'PLACED',
      paymentMethod: { code: method },
    });
  });

  test.each([
    ['refuse', 'refused'],
    ['cancel', 'cancelled'],
    ['anything else', 'cancelled'],
  ])('that the shopper decides to %s is not charged', async (decision, state) => {
    const cart = await open('KLARNA');
    await decide(cart, { decision });
    // The first decision counts.
    await decide(cart, { decision: 'approve' });
    const shownCart = (await details(cart)).body.cart;
    expect(shownCart.payment_instruments[0]?.approval).toEqual({ state, amount: cart.totals.total });
    expect((await place(shownCart, { paymentMethod: { code: 'KLARNA' } })).code).toBe('PAY400');
    expect(await count(providerCharges)).toBe(0);
  });

  test('an approval of less than remains is not enough, and an old one is none', async () => {
    const cart = await open('KLARNA');
    await decide(cart, { decision: 'approve' });
    await details(cart);
    const more = (await ada('POST', '/cart/v1/item', { body: { cartId: cart.id, ...wish('tee') } })).body;
    expect((await place(more, { paymentMethod: { code: 'KLARNA' } })).code).toBe('PYT400');
    minutes(61);
    expect((await details(cart)).body.cart.payment_instruments[0]?.approval?.state).toBe('expired');
  });

  test('PayPal tells who pays where the shop asks, as they filled it in', async () => {
    const cart = await open('PAYPAL', { express: true });
    expect(await (await decide(cart, { decision: 'approve', email: 'no' })).text()).toContain('<form');
    const who = {
      email: 'pat@example.com',
      firstName: 'Pat',
      lastName: 'Payer',
      addressLine1: '1 Trail Way',
      city: 'Portland',
      postalCode: '97205',
      province: 'OR',
      phone: '503 555 0100',
    };
    await decide(cart, { decision: 'approve', ...who });
    expect((await details(cart)).body.payer).toEqual({ email: who.email, address: { ...who, countryCode: 'US' } });
  });

  test('are not offered where the shop has none', async () => {
    const cart = await checkout();
    const klarna = { payment_method_id: 'KLARNA' };
    const answer = await ada('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, { body: klarna, locale: 'en-ca' });
    expect(answer.code).toBe('PYT404');
    expect((await attach(cart, { ...klarna, returnPath: 'https://evil.example/' })).code).toBe('WMK400');
  });
});

test('what the device says is kept with the order, and only what was asked for', async () => {
  const cart = await checkout();
  const deviceFingerPrint = { language: 'en-US', timeZone: 'America/Los_Angeles', screen: { width: 390, height: 844 }, touch: true };
  const say = (body: object, call = ada) => call<{ deviceFingerPrint: string }>('POST', '/cart/v1/deviceFingerPrint', { body });
  expect((await say({ cartId: cart.id, deviceFingerPrint }, shop.as('eve'))).code).toBe('BSK404');
  expect((await say({ cartId: cart.id, deviceFingerPrint: { ...deviceFingerPrint, screen: { width: -1, height: 1 } } })).code).toBe('WMK400');
  const said = await say({ cartId: cart.id, deviceFingerPrint: { ...deviceFingerPrint, canvas: 'abc' } });
  const placed = await place(cart, { deviceFingerPrint: said.body.deviceFingerPrint });
  const rows = await database.db.select({ device: orders.device, orderNumber: orders.orderNumber }).from(orders);
  expect(rows).toEqual([{ orderNumber: placed.body.orderNumber, device: deviceFingerPrint }]);
});
