import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AdjustmentKind, AdjustmentLevel, AdjustmentReason } from '#contract/adjustment-rules.ts';
import type { Promotion } from '#contract/promotion.ts';
import { at } from './columns.ts';
import { cartItems, carts } from './commerce.ts';

/** The shop's promotions: automatic ones, and those that need a code. */
export const promotions = pgTable(
  'promotions',
  {
    /** The code, upper case; for an automatic promotion, the id of its rule. */
    code: text('code').primaryKey(),
    /** It applies only to carts that contain its code. */
    needsCode: boolean('needs_code').notNull(),
    rule: jsonb('rule').$type<Promotion>().notNull(),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    /** How many orders may use it in total. */
    maxRedemptions: integer('max_redemptions'),
    /** How many orders of one shopper, identified by account or email address. */
    maxPerShopper: integer('max_per_shopper'),
    active: boolean('active').notNull().default(true),
  },
  (t) => [index('promotions_codeless').on(t.needsCode)],
);

export const promotionRedemptions = pgTable(
  'promotion_redemptions',
  {
    code: text('code').notNull(),
    orderNumber: text('order_number').notNull(),
    subject: text('subject').notNull(),
    /** SHA-256 of the lower-case address: the same person under a new guest id. */
    emailHash: text('email_hash').notNull(),
    redeemedAt: at('redeemed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.code, t.orderNumber] }),
    index('promotion_redemptions_shopper').on(t.code, t.emailHash),
    index('promotion_redemptions_order').on(t.orderNumber),
  ],
);

/** The gift of a promotion that a cart chose. */
export const cartGifts = pgTable(
  'cart_gifts',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    promotionId: text('promotion_id').notNull(),
    /** Null: no gift. */
    upc: text('upc'),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.promotionId] })],
);

/** Price adjustments that an associate made in a cart. */
export const cartAdjustments = pgTable(
  'cart_adjustments',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    level: text('level').$type<AdjustmentLevel>().notNull(),
    /** Of a line; deleted with it. */
    itemId: uuid('item_id').references(() => cartItems.id, { onDelete: 'cascade' }),
    /** The line's variant when its price was adjusted; for another variant the adjustment does not apply. */
    upc: text('upc'),
    shippingId: text('shipping_id'),
    kind: text('kind').$type<AdjustmentKind>().notNull(),
    value: integer('value').notNull(),
    reason: text('reason').$type<AdjustmentReason>().notNull(),
    storeId: text('store_id').notNull(),
    storeEmployeeId: text('store_employee_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('cart_adjustments_cart').on(t.cartId)],
);
