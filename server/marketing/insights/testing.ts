import { v7 as uuidv7 } from 'uuid';
import type { CollectedEvent } from '#contract/collected-event.ts';
import type { Db } from '#server/platform/db/open.ts';
import { pageTimings } from '#server/platform/db/schema/insights.ts';
import { collect } from '#server/marketing/analytics/collect.ts';

type Analytics = Extract<CollectedEvent, { kind: 'analytics' }>;

export const makeEvent = (name: string, more: Partial<Analytics> = {}): Analytics => ({
  id: uuidv7(),
  kind: 'analytics',
  at: '2026-11-21T11:00:00.000Z',
  shop: 'en-us',
  page: 'Home',
  visitor: '00000000-0000-4000-8000-000000000001',
  name,
  params: {},
  ...more,
});

type Timing = typeof pageTimings.$inferInsert;

export const makeTiming = (metric: Timing['metric'], value: number, more: Partial<Timing> = {}): Timing => ({
  id: uuidv7(),
  shop: 'en-us',
  page: 'Home',
  metric,
  value,
  navigation: 'navigate',
  happenedAt: new Date('2026-11-21T11:00:00.000Z'),
  receivedAt: new Date('2026-11-21T12:00:00.000Z'),
  ...more,
});

/** A visitor by number. */
export const visitorOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Records events as if everybody had consented. */
export const record = (db: Db, events: readonly CollectedEvent[], receivedAt = new Date('2026-11-21T12:00:00.000Z')) =>
  collect(db, events, () => true, receivedAt);

/** Timings that were taken of pages. */
export const recordTimings = (db: Db, timings: readonly Timing[]) => db.insert(pageTimings).values([...timings]);
