import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Rules for the variant of an experience that a visitor sees. The shop's own are seeded; an operator's changes are kept. */
export const decisionRules = pgTable(
  'decision_rules',
  {
    id: text('id').primaryKey(),
    experienceId: text('experience_id').notNull(),
    /** Of the matching rules of one experience, the one with the lowest number applies. */
    priority: integer('priority').notNull(),
    /** As in server/marketing/decisions/conditions.ts; parsed when it is read. */
    conditions: jsonb('conditions').$type<unknown>().notNull(),
    variantId: text('variant_id').notNull(),
    variantName: text('variant_name').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [index('decision_rules_of').on(t.experienceId, t.priority)],
);

export const HISTORY_KINDS = ['product', 'category', 'search'] as const;

/** Products viewed and searches made on a device, stored only with consent to targeting. The customer is the device's random id. */
export const decisionHistory = pgTable(
  'decision_history',
  {
    customerId: uuid('customer_id').notNull(),
    kind: text('kind', { enum: HISTORY_KINDS }).notNull(),
    value: text('value').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.kind, t.value] }), index('decision_history_age').on(t.seenAt)],
);

/** Recommendations that were displayed: one row per item. */
export const recImpressions = pgTable(
  'rec_impressions',
  {
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    recSetId: text('rec_set_id').notNull(),
    productId: text('product_id').notNull(),
    customerId: uuid('customer_id'),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.position] }),
    index('rec_impressions_customer').on(t.customerId),
    index('rec_impressions_age').on(t.receivedAt),
  ],
);
