import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import { CONSENT_COOKIE, encodeChoice, type OptionalCategory } from '#contract/consent.ts';
import { REC_IMPRESSIONS_MAX } from '#contract/calls/rec-sets.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { decisionHistory, decisionRules, recImpressions } from '#server/platform/db/schema/decisions.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createPartialService } from '#server/platform/http/mount.ts';
import { makeServicePorts, TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { visitorOf } from '#server/marketing/insights/testing.ts';
import { decisionHandlers } from './handlers.ts';
import { forgetOldDecisions } from './history.ts';
import type { RemoteEngine } from './remote-engine.ts';
import { seedDecisionRules } from './rules.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

let open: OpenDatabase;
beforeEach(async () => {
  open = await openTestDatabase();
  await seedDecisionRules(open.db);
});
afterEach(() => open.close());

const choice = (...granted: readonly OptionalCategory[]): string =>
  `${CONSENT_COOKIE}=${encodeChoice({ id: '019abcde-0000-7000-8000-000000000001', at: NOW.toISOString(), granted })}`;

interface How {
  readonly locale?: string;
  readonly headers?: Record<string, string>;
  readonly remote?: RemoteEngine;
  readonly warned?: object[];
}

const post = async <T>(path: string, body: unknown, { locale = 'en-us', headers = {}, remote, warned = [] }: How = {}) => {
  const log = { info: () => {}, warn: (fields: object) => void warned.push(fields), error: () => {} };
  const service = createPartialService(makeServicePorts(open.db, { log }), decisionHandlers(remote));
  const response = await service.request(`${TEST_ORIGIN}${path}?locale=${locale}`, {
    method: 'POST',
    headers: { Origin: TEST_ORIGIN, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T };
};
const decide = async (events: readonly object[], how?: How, customerId = visitorOf(1)) =>
  (await post<CallResponse<'decision.decide'>>('/decision/api/engine/v1/decide/waymark', { customerId, channel: 'ECOMM', events }, how)).body;
const variantOf = ({ decisions }: CallResponse<'decision.decide'>, experience: string) =>
  decisions.find(({ experienceId }) => experienceId === experience)?.variantId;

const home = { type: 'pageView', pageType: 'Home' };
const product = (id: string) => ({ type: 'productView', products: [id] });
const filled = { type: 'cart', currency: 'USD', items: [{ productId: 'A', quantity: 1, unitPrice: 1000 }] };

describe('the decision engine', () => {
  it('answers a decision an experience', async () => {
    expect(await decide([home])).toEqual({
      decisions: [
        { experienceId: 'home-hero', variantId: 'Baseline', variantName: 'Baseline' },
        { experienceId: 'plp-promo', variantId: 'Baseline', variantName: 'Baseline' },
      ],
      recommendations: [],
    });
    expect(variantOf(await decide([{ type: 'pageView', pageType: 'PLP' }, filled]), 'plp-promo')).toBe('cart-not-empty');
  });

  it('remembers what a device looked at, and recommends it elsewhere', async () => {
    for (const id of ['A', 'B', 'C']) await decide([{ type: 'pageView', pageType: 'PDP' }, product(id)]);
    const answer = await decide([home]);
    expect(variantOf(answer, 'home-hero')).toBe('returning');
    expect(answer.recommendations).toEqual([{ recSetId: 'recently-viewed', products: ['A', 'B', 'C'] }]);
    expect((await decide([product('B')])).recommendations).toEqual([{ recSetId: 'recently-viewed', products: ['A', 'C'] }]);
    expect(variantOf(await decide([home], {}, visitorOf(2)), 'home-hero')).toBe('Baseline');
  });

  it('decides and keeps nothing without targeting consent', async () => {
    const events = [home, product('A'), product('B'), product('C')];
    const refusing: readonly How[] = [
      { locale: 'fr-fr' },
      { locale: 'fr-fr', headers: { Cookie: choice('C0002', 'C0003') } },
      { headers: { Cookie: choice('C0002') } },
      { headers: { 'Sec-GPC': '1' } },
    ];
    for (const how of refusing) expect(await decide(events, how)).toEqual({ decisions: [], recommendations: [] });
    expect(await open.db.select().from(decisionHistory)).toEqual([]);
    expect(variantOf(await decide(events, { locale: 'fr-fr', headers: { Cookie: choice('C0004') } }), 'home-hero')).toBe('returning');
  });

  it('goes by the rules of an operator, and past one that cannot be read', async () => {
    await open.db.update(decisionRules).set({ active: false }).where(eq(decisionRules.experienceId, 'home-hero'));
    await open.db.insert(decisionRules).values([
      { id: 'broken', experienceId: 'hero', priority: 1, conditions: { pagetype: 'Home' }, variantId: 'never', variantName: 'Never' },
      { id: 'own', experienceId: 'hero', priority: 2, conditions: { locales: ['en-us'] }, variantId: 'own', variantName: 'Own' },
    ]);
    const warned: object[] = [];
    const answer = await decide([home], { warned });
    expect([variantOf(answer, 'hero'), variantOf(answer, 'home-hero')]).toEqual(['own', undefined]);
    expect(warned).toEqual([{ rule: 'broken' }]);
  });

  it('is there for the shop’s own brand alone', async () => {
    expect((await post('/decision/api/engine/v1/decide/another', { channel: 'ECOMM', events: [] })).status).toBe(404);
    expect((await post('/decision/api/engine/v1/decide/WAYMARK!', { channel: 'ECOMM', events: [] })).status).toBe(404);
  });

  it('refuses events of no kind, and ids that are no device’s', async () => {
    for (const body of [
      { channel: 'ECOMM', events: [{ type: 'purchase' }] },
      { channel: 'ECOMM', events: [], customerId: 'me@shop.test' },
      { events: [] },
    ])
      expect((await post('/decision/api/engine/v1/decide/waymark', body)).status).toBe(400);
  });

  it('is another one where the settings name it, which consent comes before, too', async () => {
    const asked: unknown[] = [];
    const remote: RemoteEngine = {
      decide: async (_brand, body) => {
        asked.push(body);
        return { decisions: [{ experienceId: 'home-hero', variantId: 'theirs', variantName: 'Theirs' }], recommendations: [] };
      },
      record: async () => true,
    };
    expect(variantOf(await decide([home], { remote }), 'home-hero')).toBe('theirs');
    expect(await decide([home], { remote, headers: { Cookie: choice() } })).toEqual({ decisions: [], recommendations: [] });
    expect(asked).toHaveLength(1);
    expect(await open.db.select().from(decisionHistory)).toEqual([]);
  });

  it('forgets what a device looked at after 180 days', async () => {
    await decide([product('A')]);
    await forgetOldDecisions(open.db, new Date(NOW.getTime() + 179 * 86_400_000));
    expect(await open.db.select().from(decisionHistory)).toHaveLength(1);
    await forgetOldDecisions(open.db, new Date(NOW.getTime() + 181 * 86_400_000));
    expect(await open.db.select().from(decisionHistory)).toEqual([]);
  });
});

describe('impressions of recommendations', () => {
  const PATH = '/decision/api/engine/v1/impressions/waymark';
  const seen = (count: number, id: string = uuidv7()) => ({
    impressionId: id,
    customerId: visitorOf(1),
    channel: 'ECOMM',
    recSetId: 'recently-viewed',
    items: Array.from({ length: count }, (_, at) => ({ productId: `P${at}`, position: at + 1 })),
  });

  it('are recorded once, twenty at most', async () => {
    const body = seen(REC_IMPRESSIONS_MAX);
    expect(await post(PATH, body)).toEqual({ status: 202, body: { taken: 20 } });
    expect((await post(PATH, body)).body).toEqual({ taken: 0 });
    expect((await post(PATH, seen(REC_IMPRESSIONS_MAX + 1))).status).toBe(400);
    expect(await open.db.select().from(recImpressions)).toHaveLength(20);
  });

  it('are not recorded without targeting consent', async () => {
    expect((await post(PATH, seen(2), { headers: { Cookie: choice('C0002') } })).body).toEqual({ taken: 0 });
    expect(await open.db.select().from(recImpressions)).toEqual([]);
  });
});
