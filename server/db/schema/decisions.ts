import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Which variant of an experience whom is shown. The shop's own are seeded; what an operator changed stays. */
export const decisionRules = pgTable(
  'decision_rules',
  {
    id: text('id').primaryKey(),
    experienceId: text('experience_id').notNull(),
    /** Of the rules of one experience that hold the one with the lowest number decides. */
    priority: integer('priority').notNull(),
    /** As in server/decisions/conditions.ts; parsed when it is read. */
    conditions: jsonb('conditions').$type<unknown>().notNull(),
    variantId: text('variant_id').notNull(),
    variantName: text('variant_name').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [index('decision_rules_of').on(t.experienceId, t.priority)],
);

export const HISTORY_KINDS = ['product', 'category', 'search'] as const;

/** What a device looked at and searched for, kept with targeting consent alone. The customer is the device's random id. */
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

/** Recommendations that were seen: one row an item. */
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
