import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import { CONSENT_COOKIE, encodeChoice, type OptionalCategory } from '#contract/consent.ts';
import { consentHandlers } from '#server/marketing/consent/handlers.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { decisionHistory } from '#server/platform/db/schema/decisions.ts';
import { experimentEvents } from '#server/platform/db/schema/experiments.ts';
import { collectedEvents, pageTimings } from '#server/platform/db/schema/insights.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createPartialService } from '#server/platform/http/mount.ts';
import { makeServicePorts, TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { makeEvent, makeTiming, recordTimings, visitorOf } from '#server/marketing/insights/testing.ts';
import { forgetOldAnalytics, forgetVisitors } from './forget.ts';
import { analyticsHandlers } from './handlers.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

let open: OpenDatabase;
beforeEach(async () => {
  open = await openTestDatabase();
});
afterEach(() => open.close());

const choice = (...granted: readonly OptionalCategory[]): string =>
  `${CONSENT_COOKIE}=${encodeChoice({ id: '019abcde-0000-7000-8000-000000000001', at: NOW.toISOString(), granted })}`;

const post = async <T = CallResponse<'analytics.collect'>>(path: string, body: unknown, headers: Record<string, string> = {}, locale = 'en-us') => {
  const service = createPartialService(makeServicePorts(open.db), {
    ...analyticsHandlers(),
    ...consentHandlers([forgetVisitors]),
  });
  const response = await service.request(`${TEST_ORIGIN}${path}?locale=${locale}`, {
    method: 'POST',
    headers: { Origin: TEST_ORIGIN, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T };
};
const send = (events: readonly unknown[], headers?: Record<string, string>, locale?: string) =>
  post('/fapi/analytics/events', { events }, headers, locale);

/** What the SDK sends of a conversion. */
const payload = (visitor: string, uuid: string = uuidv7()) => ({
  account_id: '1',
  project_id: '2',
  revision: '3',
  anonymize_ip: true,
  visitors: [
    {
      visitor_id: visitor,
      attributes: [],
      snapshots: [{ events: [{ entity_id: '4', key: 'home_hero_click', timestamp: NOW.getTime(), uuid }] }],
    },
  ],
});
const experiment = (content: unknown) => ({
  id: uuidv7(),
  kind: 'experiment',
  at: NOW.toISOString(),
  shop: 'en-us',
  page: 'Home',
  payload: content,
});

describe('the collector', () => {
  it('records every event once, however often and however close together it is sent', async () => {
    const events = [makeEvent('page_view'), experiment(payload('a-device'))];
    const answers = await Promise.all([send(events), send(events), send(events)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(answers.reduce((sum, { body }) => sum + body.taken, 0)).toBe(2);
    expect((await send([...events, makeEvent('purchase')])).body).toEqual({ taken: 1, known: 2, refused: 0 });
    const [did, decided] = [await open.db.select().from(collectedEvents), await open.db.select().from(experimentEvents)];
    expect(did.map(({ name }) => name).toSorted()).toEqual(['page_view', 'purchase']);
    expect(decided).toMatchObject([{ key: 'home_hero_click', kind: 'conversion' }]);
  });

  it('counts one id twice in one request once', async () => {
    const event = makeEvent('page_view');
    expect((await send([event, event])).body).toEqual({ taken: 1, known: 1, refused: 0 });
  });

  it('takes of an EMEA shop nothing before consent, and afterwards what was consented to', async () => {
    const sent = () => [makeEvent('page_view'), makeEvent('view_item'), experiment(payload('a-device'))];
    expect((await send(sent(), {}, 'fr-fr')).body).toEqual({ taken: 0, known: 0, refused: 3 });
    expect((await send(sent(), { Cookie: choice('C0002') }, 'fr-fr')).body).toEqual({ taken: 2, known: 0, refused: 1 });
    expect((await send(sent(), { Cookie: choice('C0004') }, 'fr-fr')).body).toEqual({ taken: 1, known: 0, refused: 2 });
  });

  it('heeds a refusal and Global Privacy Control where consent is assumed', async () => {
    expect((await send([makeEvent('page_view')], { Cookie: choice() })).body).toMatchObject({ taken: 0, refused: 1 });
    expect((await send([makeEvent('page_view')], { 'Sec-GPC': '1' })).body).toMatchObject({ taken: 0, refused: 1 });
    expect((await send([makeEvent('page_view')])).body).toMatchObject({ taken: 1, refused: 0 });
  });

  it('refuses an experiment event that is none, and takes the others', async () => {
    expect((await send([experiment({ visitors: 'nobody' }), makeEvent('page_view')])).body).toEqual({ taken: 1, known: 0, refused: 1 });
  });

  it('keeps neither an address nor a user agent', async () => {
    await send([makeEvent('page_view', { params: { link: '/en-us/c/shoes' } })], {
      'User-Agent': 'Secret browser',
      'X-Forwarded-For': '203.0.113.7',
    });
    const kept = JSON.stringify(await open.db.select().from(collectedEvents));
    expect(kept).toContain('/en-us/c/shoes');
    for (const secret of ['Secret browser', '203.0.113.7', '192.0.2.1']) expect(kept).not.toContain(secret);
  });

  it('refuses more than a hundred events, and what is no event, as a whole', async () => {
    const many = Array.from({ length: 101 }, () => makeEvent('page_view'));
    for (const events of [many, [{ ...makeEvent('page_view'), visitor: 'me@shop.test' }], [{ ...makeEvent('page_view'), name: 'Page View' }]])
      expect((await send(events)).status).toBe(400);
    expect(await open.db.select().from(collectedEvents)).toEqual([]);
  });
});

describe('what was recorded', () => {
  it('goes with the visitor whose consent is withdrawn, and nobody else’s', async () => {
    const [leaving, staying] = [visitorOf(1), visitorOf(2)];
    for (const visitor of [leaving, staying]) {
      await send([makeEvent('page_view', { visitor }), experiment(payload(visitor))]);
      await open.db.insert(decisionHistory).values({ customerId: visitor, kind: 'product', value: 'A', seenAt: NOW });
    }
    const withdrawal = { id: visitorOf(3), granted: [], source: 'preferences', text: '2026-11-24', chosenAt: NOW.toISOString(), forget: [leaving] };
    expect((await post('/fapi/consent', withdrawal)).status).toBe(201);
    expect((await open.db.select().from(collectedEvents)).map(({ visitor }) => visitor)).toEqual([staying]);
    expect((await open.db.select().from(experimentEvents)).map(({ visitorId }) => visitorId)).toEqual([staying]);
    expect((await open.db.select().from(decisionHistory)).map(({ customerId }) => customerId)).toEqual([staying]);
  });

  it.each([
    ['C0002', { events: 1, experiments: 0, decisions: 0 }],
    ['C0004', { events: 0, experiments: 1, decisions: 1 }],
  ])('stays under the same id in the category that is still granted: %s', async (granted, left) => {
    const visitor = visitorOf(1);
    await send([makeEvent('page_view', { visitor }), experiment(payload(visitor))]);
    await open.db.insert(decisionHistory).values({ customerId: visitor, kind: 'product', value: 'A', seenAt: NOW });
    const chosenAt = NOW.toISOString();
    await post('/fapi/consent', { id: visitorOf(3), granted: [granted], source: 'preferences', text: '2026-11-24', chosenAt, forget: [visitor] });
    expect({
      events: await open.db.$count(collectedEvents),
      experiments: await open.db.$count(experimentEvents),
      decisions: await open.db.$count(decisionHistory),
    }).toEqual(left);
  });

  it('is deleted after 400 days', async () => {
    await send([makeEvent('page_view')]);
    await recordTimings(open.db, [makeTiming('LCP', 900)]);
    const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
    await forgetOldAnalytics(open.db, after(399));
    expect([(await open.db.select().from(collectedEvents)).length, (await open.db.select().from(pageTimings)).length]).toEqual([1, 1]);
    await forgetOldAnalytics(open.db, after(401));
    expect([(await open.db.select().from(collectedEvents)).length, (await open.db.select().from(pageTimings)).length]).toEqual([0, 0]);
  });
});
