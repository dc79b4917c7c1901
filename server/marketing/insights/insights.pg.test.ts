import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { CollectedEvent } from '#contract/collected-event.ts';
import { experimentEventsSchema } from '#contract/calls/experiments.ts';
import { type AccountShop, openAccountShop, type TestBrowser } from '#server/customers/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { experimentEvents } from '#server/platform/db/schema/experiments.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { eventRowsOf } from '#server/marketing/experiments/event-rows.ts';
import { seedExperiments } from '#server/marketing/experiments/seed.ts';
import { insightHandlers } from './handlers.ts';
import { makeEvent, makeTiming, record, recordTimings, visitorOf } from './testing.ts';

let open: OpenDatabase;
let shop: AccountShop;
let staff: TestBrowser;
beforeEach(async () => {
  open = await openTestDatabase();
  shop = openAccountShop(open.db, insightHandlers());
  staff = shop.browser();
  await staff.token();
  await staff.signIn((await shop.account({ consumerType: 'STAFF' })).email);
});
afterEach(() => open.close());

const PERIOD = { from: '2026-11-20', to: '2026-11-21' };
const read = async <N extends 'funnel' | 'variations' | 'timings'>(what: N, query: Record<string, string> = PERIOD) =>
  (await staff.call<CallResponse<`insights.${N}`>>('GET', `/fapi/insights/${what}`, undefined, { query })).body;

const on = (day: number, visitor: number, ...names: readonly string[]): CollectedEvent[] =>
  names.map((name) => makeEvent(name, { visitor: visitorOf(visitor), at: `2026-11-${day}T10:00:00.000Z` }));
const nothing = { page_view: 0, view_item: 0, add_to_cart: 0, begin_checkout: 0, purchase: 0 };

describe('how the shop is used', () => {
  it.each(['funnel', 'variations', 'timings'])('is shown to staff alone: %s', async (what) => {
    const path = `/fapi/insights/${what}`;
    expect((await staff.call('GET', path, undefined, { query: PERIOD })).status).toBe(200);
    const guest = shop.browser();
    expect((await guest.call('GET', path)).code).toBe('WMK401');
    await guest.token();
    expect((await guest.call('GET', path)).code).toBe('AUT404');
    for (const consumerType of ['CONSUMER', 'EMPLOYEE', 'ASSOCIATE'] as const) {
      const other = shop.browser();
      await other.token();
      await other.signIn((await shop.account({ consumerType })).email);
      expect((await other.call('GET', path)).code).toBe('AUT404');
    }
  });

  it.each([
    { from: '2026-11-21', to: '2026-11-20' },
    { from: '2024-01-01', to: '2026-11-20' },
    { from: 'yesterday', to: '2026-11-20' },
    { ...PERIOD, shop: 'xx-xx' },
  ])('is refused of no period, of one that is too long and of no shop: %o', async (query) => {
    expect((await staff.call('GET', '/fapi/insights/funnel', undefined, { query })).code).toBe('WMK400');
  });

  it('is of the last 28 days where none are named', async () => {
    const { from, to, days } = await read('funnel', {});
    expect([from, to, days.length]).toEqual(['2026-10-25', '2026-11-21', 28]);
  });
});

describe('the funnel', () => {
  it('counts visitors and not events, by day and once in the total', async () => {
    await record(open.db, [
      ...on(20, 1, 'page_view', 'page_view', 'view_item'),
      ...on(21, 1, 'page_view', 'add_to_cart', 'begin_checkout', 'purchase', 'purchase'),
      ...on(21, 2, 'page_view', 'add_to_cart'),
      ...on(19, 3, 'page_view', 'purchase'),
      ...on(21, 4, 'select_item'),
    ]);
    const { total, days } = await read('funnel');
    expect(days).toEqual([
      { day: '2026-11-20', steps: { ...nothing, page_view: 1, view_item: 1 } },
      { day: '2026-11-21', steps: { ...nothing, page_view: 2, add_to_cart: 2, begin_checkout: 1, purchase: 1 } },
    ]);
    expect(total).toEqual({ page_view: 2, view_item: 1, add_to_cart: 2, begin_checkout: 1, purchase: 1 });
  });

  it('tells the page types apart, in their own order, and the shops', async () => {
    await record(open.db, [
      makeEvent('page_view', { page: 'PLP' }),
      makeEvent('page_view', { page: 'PDP', shop: 'de-de' }),
      makeEvent('add_to_cart', { page: 'PDP', visitor: visitorOf(2) }),
    ]);
    expect((await read('funnel')).pages).toEqual([
      { page: 'PDP', steps: { ...nothing, page_view: 1, add_to_cart: 1 } },
      { page: 'PLP', steps: { ...nothing, page_view: 1 } },
    ]);
    expect((await read('funnel', { ...PERIOD, shop: 'de-de' })).total).toEqual({ ...nothing, page_view: 1 });
  });

  it('begins and ends a day at midnight UTC', async () => {
    const at = (moment: string) => makeEvent('page_view', { at: moment, visitor: uuidv7() });
    await record(open.db, ['2026-11-19T23:59:59.999Z', '2026-11-20T00:00:00.000Z', '2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00.000Z'].map(at));
    expect((await read('funnel')).days.map(({ steps }) => steps.page_view)).toEqual([2, 1]);
  });
});

const seen = (visitor: number, variant: string, hour: string): CollectedEvent =>
  makeEvent('experience_impression', {
    visitor: visitorOf(visitor),
    at: `2026-11-21T${hour}:00:00.000Z`,
    params: { experience_id: 'home-hero', variant_id: variant },
  });
const bought = (visitor: number, hour: string): CollectedEvent =>
  makeEvent('purchase', { visitor: visitorOf(visitor), at: `2026-11-21T${hour}:00:00.000Z` });

describe('conversion by variation', () => {
  it('is of visitors that bought after they saw it, each in the variation seen first, with intervals', async () => {
    const events = [
      // Nine of ten.
      ...Array.from({ length: 10 }, (_, at) => seen(100 + at, 'returning', '08')),
      ...Array.from({ length: 9 }, (_, at) => bought(100 + at, '09')),
      // Three of ten: one of them saw the other variation later, another bought before.
      ...Array.from({ length: 10 }, (_, at) => seen(200 + at, 'Baseline', '08')),
      ...Array.from({ length: 3 }, (_, at) => bought(200 + at, '09')),
      seen(200, 'returning', '10'),
      bought(205, '07'),
      bought(900, '09'),
    ];
    await record(open.db, events);
    const { experiments } = await read('variations');
    expect(experiments).toHaveLength(1);
    expect(experiments[0]).toMatchObject({
      source: 'experience',
      id: 'home-hero',
      variations: [
        { id: 'Baseline', isBaseline: true, visitors: 10, steps: { purchase: 3 }, difference: null },
        { id: 'returning', isBaseline: false, visitors: 10, steps: { purchase: 9 } },
      ],
    });
    const [baseline, returning] = experiments[0]?.variations ?? [];
    expect(baseline?.conversion?.share).toBeCloseTo(0.3, 12);
    // Newcombe 1998: 9/10 less 3/10.
    expect(returning?.difference?.low).toBeCloseTo(0.1705, 4);
    expect(returning?.difference?.high).toBeCloseTo(0.809, 4);
  });

  it('counts experiments of the SDK with their conversions, the first variation of the datafile as the baseline', async () => {
    await seedExperiments(open.db);
    const visits = [
      ['one', 'plain', 'purchase'],
      ['two', 'plain', undefined],
      ['three', 'invitation', undefined],
    ] as const;
    for (const [visitor, variation, conversion] of visits) {
      const event = (key: string, minute: number) => ({ entity_id: '1', key, timestamp: Date.UTC(2026, 10, 21, 8, minute), uuid: uuidv7() });
      const body = experimentEventsSchema.parse({
        account_id: '1',
        project_id: '2',
        revision: '3',
        anonymize_ip: true,
        visitors: [
          {
            visitor_id: visitor,
            attributes: [{ entity_id: '5', key: 'locale', type: 'custom', value: 'en-us' }],
            snapshots: [
              {
                decisions: [
                  {
                    campaign_id: '1',
                    experiment_id: '2',
                    variation_id: '3',
                    metadata: { rule_key: 'home_hero_cta_wording', rule_type: 'feature-test', variation_key: variation },
                  },
                ],
                events: [event('campaign_activated', 0)],
              },
              ...(conversion ? [{ events: [event(conversion, 5)] }] : []),
            ],
          },
        ],
      });
      await open.db.insert(experimentEvents).values(eventRowsOf(body, new Date('2026-11-21T12:00:00.000Z')));
    }
    expect((await read('variations')).experiments).toMatchObject([
      {
        source: 'experiment',
        id: 'home_hero_cta_wording',
        variations: [
          { id: 'plain', isBaseline: true, visitors: 2, steps: { purchase: 1 } },
          { id: 'invitation', isBaseline: false, visitors: 1, steps: { purchase: 0 }, conversion: { share: 0 } },
        ],
      },
    ]);
    expect((await read('variations', { ...PERIOD, shop: 'de-de' })).experiments).toEqual([]);
  });

  it('says nothing of a period without impressions', async () => {
    await record(open.db, [bought(1, '09')]);
    expect((await read('variations')).experiments).toEqual([]);
  });
});

describe('timings', () => {
  it('are the 75th percentile by page type and kind of navigation', async () => {
    await recordTimings(open.db, [
      ...[100, 200, 300, 400, 500].map((value) => makeTiming('LCP', value)),
      makeTiming('LCP', 50, { navigation: 'soft' }),
      makeTiming('TTFB', 20),
      makeTiming('CLS', 0.05, { page: 'PDP' }),
      makeTiming('LCP', 9000, { happenedAt: new Date('2026-11-19T11:00:00.000Z') }),
    ]);
    expect((await read('timings')).timings).toEqual([
      { page: 'PDP', navigation: 'navigate', metric: 'CLS', p75: 0.05, count: 1 },
      { page: 'Home', navigation: 'navigate', metric: 'TTFB', p75: 20, count: 1 },
      { page: 'Home', navigation: 'navigate', metric: 'LCP', p75: 400, count: 5 },
      { page: 'Home', navigation: 'soft', metric: 'LCP', p75: 50, count: 1 },
    ]);
  });
});
