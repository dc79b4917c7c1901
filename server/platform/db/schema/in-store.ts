import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { ParkedCartAdjustment } from '#contract/price-adjustment.ts';
import { HELD_KINDS, type HeldItem } from '#contract/calls/store-session.ts';
import { at } from './columns.ts';
import { accounts } from './accounts.ts';
import { sessions } from './commerce.ts';

/** Employees of stores. Their names are shown only on the store's own devices; orders contain the id. */
export const storeEmployees = pgTable(
  'store_employees',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id').notNull(),
    name: text('name').notNull(),
    /** False: left the store; earlier orders still refer to them. */
    active: boolean('active').notNull().default(true),
  },
  (t) => [index('store_employees_store').on(t.storeId)],
);

/** Customers who were looked up at a counter: a reference for one sale that gives access to nothing else and expires soon. */
export const foundCustomers = pgTable(
  'found_customers',
  {
    /** `customerRef` on the wire. */
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Valid only in this store. */
    storeId: text('store_id').notNull(),
    foundAt: at('found_at').notNull(),
  },
  (t) => [index('found_customers_age').on(t.foundAt)],
);

/** Store and employee of a session (spec 2 §3), and the current sale at its counter. */
export const storeSessions = pgTable('store_sessions', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  storeId: text('store_id').notNull(),
  employeeId: text('employee_id').notNull(),
  connectedAt: at('connected_at').notNull(),
  customerRef: uuid('customer_ref').references(() => foundCustomers.id, { onDelete: 'set null' }),
  rungUpBy: text('rung_up_by'),
  rungUpAt: at('rung_up_at'),
  /** The cart of the current customer and sale, which end when it becomes an order. Null: the next cart. */
  saleCartId: uuid('sale_cart_id'),
});

/** Carts parked in a store. A cart that was taken leaves its id here, so that a device that sends it again does not restore it. */
export const parkedCarts = pgTable(
  'held_baskets',
  {
    id: uuid('id').primaryKey(),
    storeId: text('store_id').notNull(),
    kind: text('kind', { enum: HELD_KINDS }).notNull(),
    employeeId: text('employee_id').notNull(),
    /** When it was parked, by the device's clock. */
    at: at('at').notNull(),
    note: text('note'),
    total: integer('total'),
    currency: text('currency').$type<Currency>(),
    locale: text('locale').$type<LocaleId>().notNull(),
    items: jsonb('items').$type<readonly HeldItem[]>().notNull(),
    coupons: jsonb('coupons').$type<readonly string[]>().notNull(),
    /** Price adjustments of the whole cart and of shipments; those of a line are stored with the line. */
    adjustments: jsonb('adjustments').$type<readonly ParkedCartAdjustment[]>().notNull().default([]),
    customerRef: uuid('customer_ref').references(() => foundCustomers.id, { onDelete: 'set null' }),
    keptAt: at('kept_at').notNull(),
    takenAt: at('taken_at'),
  },
  (t) => [index('held_baskets_store').on(t.storeId, t.at)],
);

/** Carts offered to a shopper's phone, each to the first that shows its token. */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    storeId: text('store_id').notNull(),
    employeeId: text('employee_id').notNull(),
    items: jsonb('items').$type<readonly Omit<HeldItem, 'adjustment'>[]>().notNull(),
    coupons: jsonb('coupons').$type<readonly string[]>().notNull(),
    expiresAt: at('expires_at').notNull(),
    takenAt: at('taken_at'),
  },
  (t) => [index('hand_overs_age').on(t.expiresAt)],
);

/** Sales in a store with their customers, beside the order, whose document has the store and the employee. */
export const storeSales = pgTable(
  'store_sales',
  {
    orderNumber: text('order_number').primaryKey(),
    storeId: text('store_id').notNull(),
    employeeId: text('employee_id').notNull(),
    /** The customer's account. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    soldAt: at('sold_at').notNull(),
  },
  (t) => [index('store_sales_account').on(t.accountId)],
);
