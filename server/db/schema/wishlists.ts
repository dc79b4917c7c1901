import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { GiftOption, ShippingCode } from '#contract/cart.ts';
import type { Currency } from '#contract/money.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const LIST_KINDS = ['favorites', 'saved'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** What somebody wants, but does not buy now: one list of each kind a subject. */
export const wishLists = pgTable(
  'wish_lists',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    kind: text('kind', { enum: LIST_KINDS }).notNull(),
    /** Rises with every change of the list. */
    version: integer('version').notNull(),
    /** Of its link: whoever knows it may look at the list, until its owner takes it back; the next link has another. */
    shareId: uuid('share_id').unique(),
    sharedAt: at('shared_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [unique('wish_lists_owner').on(t.subject, t.kind)],
);

/** How a saved item was chosen, beside its variant. */
export interface SavedChoice {
  readonly storeId?: string | undefined;
  readonly shippingCode?: ShippingCode | undefined;
  readonly recipeId?: string | undefined;
  readonly giftOption?: GiftOption | undefined;
}

export const wishItems = pgTable(
  'wish_items',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => wishLists.id, { onDelete: 'cascade' }),
    /** What makes two entries the same: a style for favorites, the identity of a basket's line for what is saved. */
    key: text('key').notNull(),
    /** Follows from list and key, so that a removal means the same entry also after it was put back. */
    itemId: uuid('item_id').notNull(),
    /** The list's version when it was put on it: newest first. */
    rank: integer('rank').notNull(),
    productId: text('product_id').notNull(),
    upc: text('upc'),
    qty: integer('qty').notNull(),
    choice: jsonb('choice').$type<SavedChoice>(),
    /** What one piece cost then. */
    priceThen: integer('price_then'),
    currencyThen: text('currency_then').$type<Currency>(),
    addedAt: at('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.key] }), unique('wish_items_id').on(t.listId, t.itemId)],
);
