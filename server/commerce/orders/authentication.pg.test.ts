import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import { mailOutbox, orders, providerCharges, reservations } from '#server/platform/db/schema/commerce.ts';
import { hearEvent } from './hear-event.ts';
import {
  ada,
  answerChallenge,
  atProvider,
  attach,
  CARD,
  checkout,
  count,
  database,
  minutes,
  onHand,
  patch,
  place,
  repair,
  repairPorts,
  sandbox,
  shop,
  tokenOf,
  useOrderShop,
} from './testing.ts';

useOrderShop();

const CHALLENGED = '4000000000003220';
const waiting = async (card = CHALLENGED) => {
  const cart = await checkout({ card, items: [['five', 2]] });
  const key = uuidv7();
  const placed = await place(cart, {}, { key });
  expect(placed).toMatchObject({ status: 200, body: { state: 'AUTHENTICATING', flash: [{ code: 'PaymentNotAuthorized' }] } });
  return { cart, order: placed.body, key };
};

describe('an order whose card has to be authenticated', () => {
  test('the order waits, and is placed once the cardholder has authenticated', async () => {
    const { cart, order, key } = await waiting();
    expect((await place(cart)).body).toEqual(order);
    expect((await ada<unknown>('GET', `/cart/v2/checkout/order/${order.orderNumber}`)).body).toEqual(order);
    expect((await patch(order.orderNumber)).body.state).toBe('AUTHENTICATING');
    expect([await onHand('five'), await count(reservations), await count(mailOutbox)]).toEqual([5, 1, 0]);
    expect(await (await answerChallenge(order, { password: 'password' })).json()).toEqual({ result: 'passed' });
    expect((await patch(order.orderNumber, 'passed', { call: shop.as('eve') })).code).toBe('ORD409');
    const patchKey = uuidv7();
    const done = await patch(order.orderNumber, 'passed', { key: patchKey });
    expect(done.body).toMatchObject({ state: 'PLACED', orderNumber: order.orderNumber, flash: [] });
    expect((await patch(order.orderNumber, 'passed', { key: patchKey })).body).toEqual(done.body);
    expect((await patch(order.orderNumber)).body.state).toBe('FINALISED');
    // Whoever asks again with the first key hears what became of it.
    expect((await place(cart, {}, { key })).body.state).toBe('PLACED');
    expect([await onHand('five'), await count(reservations), await count(mailOutbox), await count(providerCharges)]).toEqual([3, 0, 1, 1]);
  });

  test.each([
    ['failed', { password: 'wrong' }, 'failed'],
    ['cancelled in the frame', { cancel: true }, 'cancelled'],
    ['closed by the shopper', undefined, 'cancelled'],
  ])('an order whose challenge was %s fails, and a new cart has its content', async (_, answer, result) => {
    const { cart, order, key } = await waiting();
    if (answer) await answerChallenge(order, answer);
    const refused = await patch(order.orderNumber, result);
    expect(refused).toMatchObject({ status: 402, code: 'PAY400', details: { reason: 'authentication_failed', cartId: expect.any(String) } });
    const fresh = (await ada('GET', `/cart/v1/cart/${String(refused.details?.['cartId'])}`)).body;
    expect(fresh).toMatchObject({ items: [{ qty: 2, id: cart.items[0]?.id }], billingAddress: cart.billingAddress, payment_instruments: [] });
    expect(fresh.shippingMethods[0]?.address).toEqual(cart.shippingMethods[0]?.address);
    expect((await ada('GET', `/cart/v1/cart/${cart.id}`)).code).toBe('BSK404');
    expect((await place(cart, {}, { key })).code).toBe('PAY400');
    expect((await patch(order.orderNumber)).details).toMatchObject({ cartId: fresh.id });
    expect((await ada<unknown>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body).toEqual({ state: 'none', replacedBy: fresh.id });
    const rebuilt = await ada('POST', '/cart/v1/cart', { body: { rebuildOf: { cartId: cart.id, epoch: 3 }, items: [] } });
    expect(rebuilt.body.id).toBe(fresh.id);
    expect([await onHand('five'), await count(reservations), await count(mailOutbox)]).toEqual([5, 0, 0]);
    // Late answers change nothing any more.
    await answerChallenge(order, { password: 'password' });
    expect((await sandbox.provider.findCharge(order.orderNumber))?.status).toBe('refused');
  });

  test('a failed order whose new cart was ordered restores nothing to a client that knows only the old cart', async () => {
    const { cart, order } = await waiting();
    const { id } = (await ada('GET', `/cart/v1/cart/${String((await patch(order.orderNumber, 'cancelled')).details?.['cartId'])}`)).body;
    const { cart: paid } = (await attach({ id }, { payment_method_id: 'CREDIT_CARD', token: await tokenOf(CARD) })).body;
    expect((await place(paid)).body.state).toBe('PLACED');
    const rebuild = () => ada('POST', '/cart/v1/cart', { body: { rebuildOf: { cartId: cart.id, epoch: 3 }, items: [wish('tee')] } });
    const rebuilt = await rebuild();
    expect(rebuilt).toMatchObject({ status: 201, body: { items: [] } });
    expect((await rebuild()).body.id).toBe(rebuilt.body.id);
    expect((await ada('POST', '/cart/v1/item', { body: { cartId: rebuilt.body.id, ...wish('tee') } })).status).toBe(200);
  });

  test('an unanswered order is abandoned when its time is over, and one authenticated in time is placed, even if the page is gone', async () => {
    const left = await waiting();
    const passed = await waiting();
    await answerChallenge(passed.order, { password: 'password' });
    expect(await repair(true)).toBe(0);
    minutes(11);
    expect(await repair()).toBe(2);
    const states = await database.db.select({ orderNumber: orders.orderNumber, state: orders.state }).from(orders);
    expect(new Map(states.map(({ orderNumber, state }) => [orderNumber, state]))).toEqual(
      new Map([
        [left.order.orderNumber, 'FAILED'],
        [passed.order.orderNumber, 'FINALISED'],
      ]),
    );
    expect([await onHand('five'), await count(reservations), await count(mailOutbox)]).toEqual([3, 0, 1]);
  });

  test('the order fails if the challenge is answered too late', async () => {
    const { order } = await waiting('4000000000003246');
    minutes(1);
    expect(await (await answerChallenge(order, { password: 'password' })).json()).toEqual({ result: 'failed' });
    expect((await patch(order.orderNumber)).details).toMatchObject({ reason: 'authentication_failed' });
  });

  test.each([
    ['4000008400001629', 'card_declined'],
    ['4000008260003178', 'insufficient_funds'],
  ])('an order with card %s is refused after the challenge', async (card, reason) => {
    const { order } = await waiting(card);
    await answerChallenge(order, { password: 'password' });
    expect(await patch(order.orderNumber)).toMatchObject({ code: 'PAY400', details: { reason, cartId: expect.any(String) } });
  });

  test('the provider’s event resumes the order if the page cannot report', async () => {
    const { order } = await waiting();
    await answerChallenge(order, { password: 'password' });
    const tell = () => sandbox.tell(async (body, signature) => (await hearEvent(repairPorts(), body, signature)) === 'heard');
    expect(await tell()).toBeGreaterThan(0);
    expect((await patch(order.orderNumber)).body.state).toBe('FINALISED');
    expect([await onHand('five'), await count(mailOutbox)]).toEqual([3, 1]);
  });

  test('the order is charged once, however many tabs report the result', async () => {
    const { order } = await waiting();
    await answerChallenge(order, { password: 'password' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => patch(order.orderNumber)));
    for (const { status } of answers) expect(status).toBe(200);
    expect([await onHand('five'), await count(mailOutbox), await count(providerCharges)]).toEqual([3, 1, 1]);
  });
});

test('a card with frictionless authentication is charged at once', async () => {
  expect((await place(await checkout({ card: '4000000000003055' }))).body.state).toBe('PLACED');
});

test('the challenge is a document without an origin that only the shop can frame', async () => {
  const { order } = await waiting();
  const answer = await atProvider(String(order.flash[0]?.details['challengeUrl']));
  const policy = answer.headers.get('Content-Security-Policy');
  expect(policy).toContain('sandbox allow-scripts allow-forms');
  expect(policy).toContain('frame-ancestors http://shop.test');
  expect(await answer.text()).toContain('id="password"');
  expect((await atProvider('/provider/challenge/challenge_aaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
  expect((await answerChallenge(order, {})).status).toBe(400);
});
