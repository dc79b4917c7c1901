import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AdjustmentKind, AdjustmentLevel, AdjustmentReason } from '#contract/adjustment-rules.ts';
import type { Promotion } from '#contract/promotion.ts';
import { cartItems, carts } from './commerce.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The shop's promotions: those that hold by themselves, and those that want a code. */
export const promotions = pgTable(
  'promotions',
  {
    /** The code, upper case; of one that wants none, the id of its rule. */
    code: text('code').primaryKey(),
    /** It counts in the baskets alone that its code was put into. */
    needsCode: boolean('needs_code').notNull(),
    rule: jsonb('rule').$type<Promotion>().notNull(),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    /** How many orders may use it in all. */
    maxRedemptions: integer('max_redemptions'),
    /** How many of one shopper, known by account or e-mail address. */
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

/** What a basket chose of a promotion's gifts. */
export const cartGifts = pgTable(
  'cart_gifts',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    promotionId: text('promotion_id').notNull(),
    /** Null: wants none. */
    upc: text('upc'),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.promotionId] })],
);

/** Changes of price that an associate made in a basket. */
export const cartAdjustments = pgTable(
  'cart_adjustments',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    level: text('level').$type<AdjustmentLevel>().notNull(),
    /** Of a line: goes with it. */
    itemId: uuid('item_id').references(() => cartItems.id, { onDelete: 'cascade' }),
    /** What the line was when its price was changed: of another variant it says nothing. */
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
