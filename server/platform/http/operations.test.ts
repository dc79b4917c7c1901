import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';
import { health } from './health.ts';
import { createMetrics } from './metrics.ts';
import type { ServedCall } from './service-ports.ts';

describe('health', () => {
  const never = new Promise<never>(() => {});
  const appWith = (database: () => Promise<unknown>, stopping = false, open = true) =>
    health({ checks: { database }, isOpen: () => open, isStopping: () => stopping, version: '1', timeoutMs: 20 });

  it('lives whatever happens to its database', async () => {
    expect((await appWith(() => Promise.reject(new Error('gone'))).request('/healthz')).status).toBe(200);
  });

  it('is not there before the first pages are prerendered', async () => {
    const starting = appWith(() => Promise.resolve(1), false, false);
    expect([(await starting.request('/healthz')).status, (await starting.request('/readyz')).status]).toEqual([503, 503]);
  });

  it.each([
    ['is there', () => Promise.resolve(1), false, 200],
    ['refuses', () => Promise.reject(new Error('gone')), false, 503],
    ['is silent', () => never, false, 503],
    ['is there but the process stops', () => Promise.resolve(1), true, 503],
  ])('readiness when the database %s', async (_, database, stopping, status) => {
    expect((await appWith(database, stopping).request('/readyz')).status).toBe(status);
  });

  it('tells of a part that is away, without which the shop serves', async () => {
    const parts = { storage: () => Promise.reject(new Error('gone')), other: () => Promise.resolve() };
    const ports = { checks: { database: async () => {} }, parts, isOpen: () => true, isStopping: () => false, version: '1', timeoutMs: 20 };
    const answer = await health(ports).request('/readyz');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ready', checks: { database: true }, parts: { storage: false, other: true } },
    ]);
  });
});

describe('metrics', () => {
  const served: ServedCall = {
    call: 'cart.addItem',
    method: 'POST',
    status: 409,
    ms: 12,
    correlationId: 'c',
    transactionId: undefined,
    code: 'INV408',
    replayed: true,
  };

  it('count and time calls by name, status and code', async () => {
    const metrics = createMetrics({ clientAddress: () => '127.0.0.1' });
    metrics.observe(served);
    const text = await (await metrics.routes.request('/metrics')).text();
    expect(text).toContain('waymark_refusals_total{call="cart.addItem",code="INV408"} 1');
    expect(text).toContain('waymark_call_seconds_count{call="cart.addItem",status="4xx"} 1');
    expect(text).toContain('waymark_replays_total{call="cart.addItem"} 1');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it.each([
    ['127.0.0.1', 200],
    ['10.1.2.3', 200],
    ['fd00::1', 200],
    ['203.0.113.9', 404],
    ['unknown', 404],
  ])('are for this machine and its network: %s', async (address, status) => {
    expect((await createMetrics({ clientAddress: () => address }).routes.request('/metrics')).status).toBe(status);
  });

  it('are not passed on by a proxy on this machine, unless it is trusted to say who asks', async () => {
    const ask = async (trustProxy: boolean) =>
      (
        await createMetrics({ clientAddress: () => '127.0.0.1', trustProxy }).routes.request('/metrics', {
          headers: { 'X-Forwarded-For': '9.9.9.9' },
        })
      ).status;
    expect([await ask(false), await ask(true)]).toEqual([404, 200]);
  });

  it('are for whoever has the token, where there is one', async () => {
    const { routes } = createMetrics({ clientAddress: () => '127.0.0.1', token: 'let-me-in' });
    expect((await routes.request('/metrics')).status).toBe(404);
    expect((await routes.request('/metrics', { headers: { Authorization: 'Bearer let-me-on' } })).status).toBe(404);
    expect((await routes.request('/metrics', { headers: { Authorization: 'Bearer let-me-in' } })).status).toBe(200);
  });
});

describe("the client's address", () => {
  const ask = async (trustProxy: boolean, forwarded?: string) => {
    const app = new Hono();
    const address = createClientAddress(trustProxy);
    app.get('/', (c) => c.text(address(c)));
    const env = { incoming: { socket: { remoteAddress: '::ffff:198.51.100.7', remotePort: 1, remoteFamily: 'IPv6' } } };
    return await (await app.request('/', forwarded ? { headers: { 'X-Forwarded-For': forwarded } } : {}, env)).text();
  };

  it('is the one of the connection, whatever a header says', async () => {
    expect(await ask(false, '203.0.113.1')).toBe('198.51.100.7');
  });

  it('is the one that a trusted proxy saw, not what was written before it', async () => {
    expect(await ask(true, '1.1.1.1, 203.0.113.1')).toBe('203.0.113.1');
    expect(await ask(true, 'nonsense')).toBe('198.51.100.7');
    expect(await ask(true)).toBe('198.51.100.7');
  });

  it('of IPv6 is the network that one customer gets: whoever has it has all its addresses', async () => {
    expect(await ask(true, '2001:db8:1:2::1')).toBe('2001:db8:1:2::');
    expect(await ask(true, '2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::');
    expect(await ask(true, '2001:db8:1:3::1')).toBe('2001:db8:1:3::');
    expect(await ask(true, '::1')).toBe('::1');
  });
});
