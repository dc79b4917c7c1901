import { doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CollectedEvent, TimingEvent } from '#contract/collected-event.ts';
import type { PageType } from '#contract/constants.ts';
import type { LocaleId } from '#contract/locales.ts';
import { at } from './columns.ts';

type Analytics = Extract<CollectedEvent, { kind: 'analytics' }>;

/**
 * Visitors' actions. The key is the event's own id: sent twice, it is recorded once. A visitor is a random id of a device; no address, user agent or
 * account is stored.
 */
export const collectedEvents = pgTable(
  'collected_events',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    shop: text('shop').$type<LocaleId>().notNull(),
    page: text('page').$type<PageType>().notNull(),
    visitor: uuid('visitor').notNull(),
    params: jsonb('params').$type<Analytics['params']>().notNull(),
    /** By the device's clock, if that is plausible. */
    happenedAt: at('happened_at').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [
    index('collected_events_of').on(t.name, t.happenedAt),
    index('collected_events_visitor').on(t.visitor),
    index('collected_events_age').on(t.receivedAt),
  ],
);

/** Load times of pages, without a visitor. The key is made of the event's id and the metric: sent twice, it is recorded once. */
export const pageTimings = pgTable(
  'page_timings',
  {
    id: uuid('id').primaryKey(),
    shop: text('shop').$type<LocaleId>().notNull(),
    page: text('page').$type<PageType>().notNull(),
    metric: text('metric').$type<TimingEvent['measures'][number]['name']>().notNull(),
    navigation: text('navigation').$type<TimingEvent['navigation']>().notNull(),
    /** Milliseconds; CLS has no unit. */
    value: doublePrecision('value').notNull(),
    happenedAt: at('happened_at').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [index('page_timings_moment').on(t.happenedAt), index('page_timings_age').on(t.receivedAt)],
);
