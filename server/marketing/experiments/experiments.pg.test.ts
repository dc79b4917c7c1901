import { count, eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeChoice, type OptionalCategory } from '#contract/consent.ts';
import type { ExperimentEvents } from '#contract/calls/experiments.ts';
import { openExperiments } from '#workers/decisions/sdk.ts';
import { experimentDatafiles, experimentEvents } from '#server/platform/db/schema/experiments.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/db/test-database.ts';
import { createPartialService } from '#server/platform/http/mount.ts';
import { makeServicePorts, TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { DEFAULT_SDK_KEY } from './default-datafile.ts';
import { experimentHandlers, forgetOldExperimentEvents } from './handlers.ts';
import { seedExperiments } from './seed.ts';

let database: TestDatabase;
let app: ReturnType<typeof createPartialService>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedExperiments(database.db);
  app = createPartialService(makeServicePorts(database.db), experimentHandlers());
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(experimentEvents));

const DATAFILE = `${TEST_ORIGIN}/experiments/v1/datafiles/${DEFAULT_SDK_KEY}`;

const consentTo = (...granted: OptionalCategory[]): string =>
  `waymark-consent=${encodeChoice({ id: '0193b0a4-77aa-7000-8000-000000000001', granted, at: '2026-11-20T00:00:00.000Z' })}`;

const post = async (body: unknown, { cookie = '', locale = 'en-us', headers = {}, prefix = '' } = {}) => {
  const response = await app.request(`${TEST_ORIGIN}${prefix}/experiments/v1/events?locale=${locale}`, {
    method: 'POST',
    headers: { Origin: TEST_ORIGIN, 'Content-Type': 'application/json', Cookie: cookie, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

/** What the SDK itself sends of decisions by the shop's datafile. */
const payloadsOf = async (visitors: readonly string[]): Promise<ExperimentEvents[]> => {
  const payloads: ExperimentEvents[] = [];
  const text = await (await app.request(DATAFILE)).text();
  const experiments = await openExperiments(text, { log: () => {}, keep: (payload) => payloads.push(payload as unknown as ExperimentEvents) });
  for (const userId of visitors) experiments?.decide({ userId, attributes: { locale: 'en-us', returning: false }, flag: 'home_hero_cta' });
  return payloads;
};

const joined = (payloads: readonly ExperimentEvents[]): ExperimentEvents => ({
  ...(payloads[0] as ExperimentEvents),
  visitors: payloads.flatMap(({ visitors }) => visitors),
});

const stored = async (): Promise<number> => (await database.db.select({ rows: count() }).from(experimentEvents))[0]?.rows ?? 0;

describe('the datafile of an SDK key', () => {
  it('is everybody’s, has a tag, and is not sent again while it has not changed', async () => {
    const first = await app.request(DATAFILE);
    expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'public, no-cache']);
    const again = await app.request(DATAFILE, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('of an unknown key is not there', async () => {
    expect((await app.request(`${TEST_ORIGIN}/experiments/v1/datafiles/unknown`)).status).toBe(404);
    expect((await app.request(`${TEST_ORIGIN}/experiments/v1/datafiles/${'x'.repeat(65)}`)).status).toBe(404);
  });

  it('is opened by the SDK, which splits new visitors into two variations', async () => {
    const payloads = await payloadsOf(Array.from({ length: 400 }, (_, index) => `visitor-${index}`));
    const variations = payloads.map(({ visitors }) => visitors[0]?.snapshots[0]?.decisions?.[0]?.metadata?.variation_key);
    const plain = variations.filter((key) => key === 'plain').length;
    expect(variations).toHaveLength(400);
    expect(new Set(variations)).toEqual(new Set(['plain', 'invitation']));
    expect(plain).toBeGreaterThan(150);
    expect(plain).toBeLessThan(250);
  });

  it('that an operator changed is not overwritten by the next start', async () => {
    const { db } = database;
    const [row] = await db.select().from(experimentDatafiles);
    await db.update(experimentDatafiles).set({ datafile: { ...row!.datafile, revision: '9' } });
    await seedExperiments(db);
    expect(((await (await app.request(DATAFILE)).json()) as { revision: string }).revision).toBe('9');
    await db.update(experimentDatafiles).set({ datafile: row!.datafile });
  });
});

describe('events of experiments', () => {
  it('are recorded with what was decided, and without the SDK’s own attributes', async () => {
    const [payload] = await payloadsOf(['visitor-1']);
    expect(await post(payload)).toEqual({ status: 202, body: { accepted: 1, repeated: 0 } });
    const [row] = await database.db.select().from(experimentEvents);
    const event = payload!.visitors[0]!.snapshots[0]!.events[0]!;
    expect(row).toMatchObject({
      id: event.uuid,
      kind: 'impression',
      visitorId: 'visitor-1',
      flagKey: 'home_hero_cta',
      ruleKey: 'home_hero_cta_wording',
      experimentId: '30200',
      attributes: { locale: 'en-us', returning: false },
      revision: '1',
      happenedAt: new Date(event.timestamp),
    });
    expect(row?.variationId).toMatch(/^3021[12]$/);
  });

  it('are recorded once, however often they are sent: repeated, in other batches, twice in one, or at the same time', async () => {
    const payloads = await payloadsOf(Array.from({ length: 12 }, (_, index) => `visitor-${index}`));
    const [a, b, c] = [joined(payloads.slice(0, 8)), joined(payloads.slice(4)), joined([...payloads, ...payloads])];
    const answers = await Promise.all([post(a), post(b), post(c), post(a)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(answers.reduce((sum, { body }) => sum + Number(body['accepted']), 0)).toBe(12);
    expect(await stored()).toBe(12);
    expect((await post(c)).body).toEqual({ accepted: 0, repeated: 12 });
  });

  it('that are conversions keep revenue and value', async () => {
    const [payload] = await payloadsOf(['visitor-1']);
    const [visitor] = payload!.visitors;
    const event = {
      entity_id: '70001',
      key: 'home_hero_click',
      timestamp: 1_795_000_000_000,
      uuid: uuidv4(),
      revenue: 4900,
      value: 2.5,
      tags: { place: 'hero' },
    };
    await post({ ...payload, visitors: [{ ...visitor, snapshots: [{ events: [event] }] }] });
    const [row] = await database.db.select().from(experimentEvents).where(eq(experimentEvents.id, event.uuid));
    expect(row).toMatchObject({ kind: 'conversion', key: 'home_hero_click', revenue: 4900, value: 2.5, tags: { place: 'hero' }, experimentId: null });
  });

  it.each<readonly [string, Parameters<typeof post>[1], number]>([
    ['outside of EMEA without a choice are recorded', {}, 1],
    ['in EMEA without a choice are not', { locale: 'fr-fr' }, 0],
    ['in EMEA after a yes are recorded', { locale: 'fr-fr', cookie: consentTo('C0004') }, 1],
    ['after a yes to everything else are not', { cookie: consentTo('C0002', 'C0003') }, 0],
    ['with Global Privacy Control are not', { headers: { 'Sec-GPC': '1' } }, 0],
    ['with Global Privacy Control and a later yes are recorded', { headers: { 'Sec-GPC': '1' }, cookie: consentTo('C0004') }, 1],
    ['in preview are recorded without consent', { locale: 'fr-fr', prefix: '/preview' }, 1],
    ['with a cookie that is none count as without a choice', { locale: 'de-de', cookie: 'waymark-consent=C0004' }, 0],
  ])('%s', async (_, options, accepted) => {
    const [payload] = await payloadsOf(['visitor-1']);
    expect(await post(payload, options)).toEqual({ status: 202, body: { accepted, repeated: 0 } });
    expect(await stored()).toBe(accepted);
  });

  it('of a body that is not the SDK’s are refused', async () => {
    const payload = joined(await payloadsOf(Array.from({ length: 101 }, (_, index) => `visitor-${index}`)));
    const [visitor] = payload.visitors;
    for (const body of [
      payload,
      { ...payload, visitors: [] },
      { ...payload, visitors: [{ ...visitor, visitor_id: '' }] },
      { ...payload, visitors: [{ ...visitor, snapshots: [{ events: [{ key: 'k', entity_id: null, timestamp: 1, uuid: 'no uuid' }] }] }] },
      { ...payload, visitors: [{ ...visitor, snapshots: [{ events: [{ key: 'k', entity_id: null, timestamp: -1, uuid: uuidv4() }] }] }] },
      {},
      null,
    ])
      expect((await post(body)).status).toBe(400);
    expect(await stored()).toBe(0);
  });

  it('are forgotten after half a year', async () => {
    await post((await payloadsOf(['visitor-1']))[0]);
    await forgetOldExperimentEvents(database.db, new Date('2027-05-01T00:00:00Z'));
    expect(await stored()).toBe(1);
    await forgetOldExperimentEvents(database.db, new Date('2027-05-25T00:00:00Z'));
    expect(await stored()).toBe(0);
  });
});
