import { integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { GiftOption, ShippingCode } from '#contract/cart.ts';
import type { Currency } from '#contract/money.ts';
import { at } from './columns.ts';

export const LIST_KINDS = ['favorites', 'saved'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** Lists of wanted items: one list of each kind per subject. */
export const wishLists = pgTable(
  'wish_lists',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    kind: text('kind', { enum: LIST_KINDS }).notNull(),
    /** Rises with every change of the list. */
    version: integer('version').notNull(),
    /** Id in its share link, with which anyone may view the list until its owner revokes it; the next link has another. */
    shareId: uuid('share_id').unique(),
    sharedAt: at('shared_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [unique('wish_lists_owner').on(t.subject, t.kind)],
);

/** The choice of a saved item, beside its variant. */
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
    /** The identity of an entry: a style for favorites, a cart line's identity for saved items. */
    key: text('key').notNull(),
    /** Derived from list and key, so that a removal refers to the same entry after it was added again. */
    itemId: uuid('item_id').notNull(),
    /** The list's version when the entry was added: newest first. */
    rank: integer('rank').notNull(),
    productId: text('product_id').notNull(),
    upc: text('upc'),
    qty: integer('qty').notNull(),
    choice: jsonb('choice').$type<SavedChoice>(),
    /** Its unit price at that time. */
    priceThen: integer('price_then'),
    currencyThen: text('currency_then').$type<Currency>(),
    addedAt: at('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.key] }), unique('wish_items_id').on(t.listId, t.itemId)],
);
