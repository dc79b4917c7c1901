import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { CancelReason, ReturnReason, ReturnState, ShipmentStep } from '#contract/calls/order-states.ts';
import { at } from './columns.ts';
import { orders } from './commerce.ts';

const orderNumber = () =>
  text('order_number')
    .notNull()
    .references(() => orders.orderNumber, { onDelete: 'cascade' });

/** Progress of each shipment of an order. Created by the warehouse, some time after the order was placed. */
export const fulfilments = pgTable(
  'fulfilments',
  {
    orderNumber: orderNumber(),
    shippingId: text('shipping_id').notNull(),
    step: text('step').$type<ShipmentStep>().notNull(),
    /** When the next step is due; null: there is none. */
    dueAt: at('due_at'),
    trackingNumber: text('tracking_number'),
  },
  (t) => [primaryKey({ columns: [t.orderNumber, t.shippingId] }), index('fulfilments_due').on(t.dueAt)],
);

/** Events of a shipment, each step once. */
export const shipmentEvents = pgTable(
  'shipment_events',
  {
    orderNumber: orderNumber(),
    shippingId: text('shipping_id').notNull(),
    step: text('step').$type<ShipmentStep>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderNumber, t.shippingId, t.step] })],
);

/** A cancelled order. Written with all its consequences; the refund follows, and `refundedAt` records it. */
export const cancellations = pgTable(
  'cancellations',
  {
    orderNumber: orderNumber().primaryKey(),
    reason: text('reason').$type<CancelReason>().notNull(),
    amount: integer('amount').notNull(),
    cancelledAt: at('cancelled_at').notNull(),
    refundedAt: at('refunded_at'),
  },
  (t) => [index('cancellations_unrefunded').on(t.refundedAt)],
);

/** Returned units, from the label to the refund. */
export const returns = pgTable(
  'returns',
  {
    /** On the label, and the provider's name of the refund. */
    id: text('id').primaryKey(),
    orderNumber: orderNumber(),
    state: text('state').$type<ReturnState>().notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    createdAt: at('created_at').notNull(),
    /** When the parcel is expected, and when it arrived. */
    dueAt: at('due_at').notNull(),
    receivedAt: at('received_at'),
    refundedAt: at('refunded_at'),
  },
  (t) => [index('returns_order').on(t.orderNumber), index('returns_state').on(t.state, t.dueAt)],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    qty: integer('qty').notNull(),
    reason: text('reason').$type<ReturnReason>().notNull(),
    amount: integer('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.returnId, t.itemId, t.reason] })],
);

/** Messages to the shop: a question, or a warranty case with its pictures. */
export const contactCases = pgTable(
  'contact_cases',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: ['contact', 'warranty'] }).notNull(),
    subject: text('subject').notNull(),
    locale: text('locale').$type<LocaleId>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    orderNumber: text('order_number'),
    message: text('message').notNull(),
    /** Category and subject, or the defect. */
    about: jsonb('about').$type<Readonly<Record<string, string>>>().notNull(),
    /** Names of files below the case's folder. */
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('contact_cases_subject').on(t.subject)],
);
