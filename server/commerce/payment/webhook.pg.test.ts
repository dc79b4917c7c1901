import { describe, expect, test } from 'vitest';
import { paymentEvents, providerEvents } from '#server/platform/db/schema/payments.ts';
import { shopSecret } from '#server/platform/db/shop-secret.ts';
import {
  attach,
  atProvider,
  checkout,
  clock,
  count,
  database,
  minutes,
  now,
  repairPorts,
  sandbox,
  ada,
  useOrderShop,
} from '#server/commerce/orders/testing.ts';
import { hearEvent, webhookRoutes } from '#server/commerce/orders/hear-event.ts';
import { signEvent, WEBHOOK_SECRET } from './webhook-signature.ts';

useOrderShop();

const hear = (body: string, signature: string) => hearEvent(repairPorts(), body, signature);
const event = (change: object = {}) =>
  JSON.stringify({ id: 'event-1', type: 'charge.captured', reference: 'WM-NOBODY', createdAt: now.toISOString(), ...change });

describe('an event of the provider', () => {
  test('is heard once, and only with a signature that is the provider’s and fresh', async () => {
    const secret = await shopSecret(database.db, WEBHOOK_SECRET);
    const signature = signEvent(secret, event(), now);
    expect(await hear(event(), '')).toBe('unsigned');
    expect(await hear(event(), signEvent('another secret', event(), now))).toBe('unsigned');
    expect(await hear(event({ reference: 'WM-OTHER' }), signature)).toBe('unsigned');
    expect(await hear(event(), signature)).toBe('heard');
    expect(await hear(event(), signature)).toBe('known');
    expect(await hear('{}', signEvent(secret, '{}', now))).toBe('malformed');
    minutes(6);
    expect(await hear(event({ id: 'event-2' }), signEvent(secret, event({ id: 'event-2' }), new Date(now.getTime() - 6 * 60_000)))).toBe('unsigned');
    expect(await count(paymentEvents)).toBe(1);
  });

  test('comes by its route from a provider elsewhere', async () => {
    const secret = await shopSecret(database.db, WEBHOOK_SECRET);
    const send = (body: string, signature: string) =>
      webhookRoutes(repairPorts()).request('/payment', { method: 'POST', body, headers: { 'X-Provider-Signature': signature } });
    expect((await send(event(), 't=1,v1=0')).status).toBe(401);
    expect((await send('no', signEvent(secret, 'no', clock()))).status).toBe(400);
    expect((await send(event(), signEvent(secret, event(), clock()))).status).toBe(200);
  });

  test('tells of an approval whose page never came back, in whatever order and however often', async () => {
    const cart = (await attach(await checkout(), { payment_method_id: 'KLARNA' })).body.cart;
    const url = cart.payment_instruments[0]?.approval?.redirectUrl ?? '';
    await atProvider(url, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    const emails: (readonly [string, string])[] = [];
    await sandbox.tell(async (body, signature) => {
      emails.push([body, signature]);
      return false;
    });
    for (const [body, signature] of [...emails.toReversed(), ...emails]) await hear(body, signature);
    expect((await ada('GET', `/cart/v1/cart/${cart.id}`)).body.payment_instruments[0]?.approval?.state).toBe('approved');
    // What was not heard comes again; what was heard does not.
    expect(await sandbox.tell(async (body, signature) => (await hear(body, signature)) === 'known')).toBe(emails.length);
    expect(await sandbox.tell(() => Promise.resolve(true))).toBe(0);
    expect(await count(providerEvents)).toBe(emails.length);
  });
});
