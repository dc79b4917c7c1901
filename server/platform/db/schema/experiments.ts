import { boolean, doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Datafile } from '#contract/calls/experiments.ts';
import { at } from './columns.ts';

/** Datafiles of experiments, by SDK key. The shop's own is seeded; an operator's changes are kept. */
export const experimentDatafiles = pgTable('experiment_datafiles', {
  sdkKey: text('sdk_key').primaryKey(),
  datafile: jsonb('datafile').$type<Datafile>().notNull(),
});

/** Impressions and conversions. The key is the event's own id: sent twice, it is recorded once. Visitors are random ids of devices. */
export const experimentEvents = pgTable(
  'experiment_events',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['impression', 'conversion'] }).notNull(),
    accountNumber: text('account_number').notNull(),
    projectId: text('project_id').notNull(),
    revision: text('revision').notNull(),
    visitorId: text('visitor_id').notNull(),
    attributes: jsonb('attributes').$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    /** Key of the event: `campaign_activated` of an impression. */
    key: text('key').notNull(),
    entityId: text('entity_id'),
    campaignId: text('campaign_id'),
    experimentId: text('experiment_id'),
    variationId: text('variation_id'),
    flagKey: text('flag_key'),
    ruleKey: text('rule_key'),
    ruleType: text('rule_type'),
    variationKey: text('variation_key'),
    enabled: boolean('enabled'),
    revenue: doublePrecision('revenue'),
    value: doublePrecision('value'),
    tags: jsonb('tags').$type<Readonly<Record<string, string | number | boolean | null>>>(),
    /** By the device's clock. */
    happenedAt: at('happened_at').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [index('experiment_events_of').on(t.ruleKey, t.variationKey), index('experiment_events_age').on(t.receivedAt)],
);
