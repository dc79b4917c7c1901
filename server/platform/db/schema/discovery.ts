import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/catalogue/model/rows.ts';
import { styles } from './catalogue.ts';

/** Products that are shown and bought together. */
export const productSets = pgTable('product_sets', {
  id: text('id').primaryKey(),
  names: jsonb('names').$type<Localized>().notNull(),
  position: integer('position').notNull(),
  /** Code of the automatic promotion that the set has. */
  promotion: text('promotion'),
});

export const productSetItems = pgTable(
  'product_set_items',
  {
    setId: text('set_id')
      .notNull()
      .references(() => productSets.id, { onDelete: 'cascade' }),
    styleId: text('style_id')
      .notNull()
      .references(() => styles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.setId, t.styleId] }), index('product_set_items_style').on(t.styleId)],
);

export const RELATION_KINDS = ['bought', 'viewed', 'similar'] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** Which styles go with a style, as the last run of the recommendation job found. */
export const productRelations = pgTable(
  'product_relations',
  {
    styleId: text('style_id')
      .notNull()
      .references(() => styles.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: RELATION_KINDS }).notNull(),
    otherId: text('other_id')
      .notNull()
      .references(() => styles.id, { onDelete: 'cascade' }),
    /** 0 to 1; comparable within a kind. */
    score: doublePrecision('score').notNull(),
    computedAt: timestamp('computed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.styleId, t.kind, t.otherId] }), index('product_relations_other').on(t.otherId)],
);

/** How many orders of the last 90 days hold a style. */
export const productPopularity = pgTable('product_popularity', {
  styleId: text('style_id')
    .primaryKey()
    .references(() => styles.id, { onDelete: 'cascade' }),
  orders: integer('orders').notNull(),
});
