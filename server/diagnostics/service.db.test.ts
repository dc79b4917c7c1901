import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { makeTimingEvent } from '#tests/support/make-event.ts';
import { pageTimings } from '#server/platform/db/schema/insights.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createPartialService } from '#server/platform/http/mount.ts';
import { makeServicePorts, TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { serviceHandlers } from './handlers.ts';
import { createPageMeasures } from '#server/platform/pages/page-measures.ts';

const open = async () => {
  const database = await openTestDatabase();
  const measures = createPageMeasures();
  const registry = new Registry();
  measures.register(registry);
  const app = createPartialService(makeServicePorts(database.db), serviceHandlers(measures));
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request(`${TEST_ORIGIN}${path}?locale=en-us`, {
      method: 'POST',
      headers: { Origin: TEST_ORIGIN, 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { database, registry, post };
};

const INGEST = '/fapi/performance/ingest';

describe('timings of pages', () => {
  it('become figures by kind of page, and need no session', async () => {
    const { database, registry, post } = await open();
    const measures = [
      { name: 'LCP', value: 1200 },
      { name: 'CLS', value: 0.02 },
    ];
    expect(await post(INGEST, { shop: 'en-us', page: 'PDP', measures })).toEqual({ status: 202, body: { taken: 2 } });
    const text = await registry.metrics();
    expect(text).toContain('waymark_page_seconds_sum{page="PDP",measure="LCP"} 1.2');
    expect(text).toContain('waymark_page_layout_shift_sum{page="PDP"} 0.02');
    await database.close();
  });

  it('are kept by page type and kind of navigation, also of pages that name their type as earlier versions did', async () => {
    const { database, post } = await open();
    const measures = [{ name: 'LCP', value: 1200 }];
    await post(INGEST, { shop: 'en-us', page: 'Order Confirmation', navigation: 'soft', measures });
    for (const page of ['home', 'list', 'product', 'cart', 'checkout', 'other']) await post(INGEST, { shop: 'de-de', page, measures });
    const kept = await database.db.select().from(pageTimings);
    expect(kept.map(({ page, navigation, shop }) => `${page} ${navigation} ${shop}`).toSorted()).toEqual(
      ['Order Confirmation soft en-us', ...['Home', 'PLP', 'PDP', 'Cart', 'Checkout', 'Other'].map((page) => `${page} navigate de-de`)].toSorted(),
    );
    await database.close();
  });

  it('of several pages are recorded once each, however often a device sends them', async () => {
    const { database, registry, post } = await open();
    const events = [makeTimingEvent(1), makeTimingEvent(2)];
    expect(await post(INGEST, { events })).toEqual({ status: 202, body: { taken: 2 } });
    expect(await post(INGEST, { events: [...events, makeTimingEvent(3)] })).toEqual({ status: 202, body: { taken: 1 } });
    expect(await database.db.select().from(pageTimings)).toHaveLength(3);
    expect(await registry.metrics()).toContain('waymark_page_seconds_count{page="Home",measure="LCP"} 3');
    await database.close();
  });

  it('are not taken without consent to performance cookies', async () => {
    const { database, post } = await open();
    const sent = { shop: 'en-us', page: 'Home', measures: [{ name: 'LCP', value: 1200 }] };
    expect((await post(INGEST, sent, { 'Sec-GPC': '1' })).body).toEqual({ taken: 0 });
    expect(await database.db.select().from(pageTimings)).toEqual([]);
    await database.close();
  });

  it('that name a page, a measure or a time of their own are refused', async () => {
    const { database, post } = await open();
    for (const body of [
      { page: '/en-us/orders/W1', measures: [{ name: 'LCP', value: 1 }] },
      { page: 'home', measures: [{ name: 'mine', value: 1 }] },
      { page: 'home', measures: [{ name: 'LCP', value: -1 }] },
      { shop: 'nowhere', page: 'home', measures: [{ name: 'LCP', value: 1 }] },
      '{',
    ])
      expect((await post(INGEST, body)).status).toBe(400);
    await database.close();
  });

  it('of nothing, of no shop or of no kind of page are refused, each with its code', async () => {
    const { database, post } = await open();
    const sent = { shop: 'en-us', page: 'home', measures: [{ name: 'LCP', value: 1 }] };
    const codes = [];
    for (const body of [
      { ...sent, page: undefined },
      { ...sent, shop: undefined },
      { ...sent, measures: [] },
    ])
      codes.push(((await post(INGEST, body)).body['errorDetails'] as { errorId: string }[])[0]?.errorId);
    expect(codes).toEqual(['ATTR100', 'ATTR200', 'ATTR300']);
    await database.close();
  });
});

describe('an answer held against the contract', () => {
  const of = (contract: string) => `/fapi/api/validate-response/${contract}`;

  it('is what its call answers, or says where it is not, without a value', async () => {
    const { database, post } = await open();
    expect((await post(of('fapi.serverTime'), { response: { timestamp: '2026-11-21T00:00:00Z' } })).body).toEqual({ valid: true, problems: [] });
    const wrong = await post(of('fapi.serverTime'), { response: { timestamp: 'secret'.length } });
    expect(wrong.body).toEqual({ valid: false, problems: [{ path: 'timestamp', message: 'invalid_type' }] });
    expect((await post(of('cart.get'), { response: {} })).body).toMatchObject({ valid: false });
    await database.close();
  });

  it('of a call that there is none of is not found', async () => {
    const { database, post } = await open();
    for (const name of ['cart.nothing', 'constructor', '__proto__']) expect((await post(of(name), { response: {} })).status).toBe(404);
    await database.close();
  });

  it('of nobody in production, and of a long list at once', async () => {
    const { database, post } = await open();
    const items = Array.from({ length: 3_000 }, () => ({}));
    expect((await post(of('cart.get'), { response: { items } })).body).toEqual({ valid: false, problems: [{ path: 'items', message: 'too_big' }] });
    const service = createPartialService(makeServicePorts(database.db), serviceHandlers(undefined, { development: false }));
    const init = { method: 'POST', headers: { Origin: TEST_ORIGIN, 'Content-Type': 'application/json' }, body: '{"response":{}}' };
    expect((await service.request(`${TEST_ORIGIN}${of('fapi.serverTime')}?locale=en-us`, init)).status).toBe(404);
    await database.close();
  });
});
