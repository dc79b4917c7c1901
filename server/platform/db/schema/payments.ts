import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AddressInput } from '#contract/address.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { DeviceFingerprint } from '#contract/calls/payment.ts';
import type { APPROVAL_STATES } from '#contract/payment-instrument.ts';
import { at } from './columns.ts';
import { accounts } from './accounts.ts';

export const VALUE_KINDS = ['GIFT_CARD', 'REWARD_CARD', 'REWARD_CODE'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** Cards that hold an amount: gift cards, reward cards, reward codes. The balance is the sum of the postings. */
export const valueCards = pgTable('value_cards', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: VALUE_KINDS }).notNull(),
  /** Keyed hash of the number, so that a reader of the database cannot spend it. */
  numberHash: text('number_hash').notNull().unique(),
  /** Keyed hash of number and PIN; absent: it has no PIN. */
  pinHash: text('pin_hash'),
  last4: text('last4').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  /** `inactive`: sold but not yet paid for, or cancelled. `blocked`: cannot be spent here. */
  state: text('state', { enum: ['active', 'inactive', 'blocked'] }).notNull(),
  /** The account, if only that account may spend it. */
  accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: at('expires_at'),
  createdAt: at('created_at').notNull(),
});

export const VALUE_TRANSACTIONS = ['issue', 'hold', 'redeem', 'release', 'refund', 'void'] as const;
export type ValueTransactionKind = (typeof VALUE_TRANSACTIONS)[number];

/** A transaction on a card; its postings add up to zero. */
export const valueTransactions = pgTable(
  'value_transactions',
  {
    id: uuid('id').primaryKey(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => valueCards.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: VALUE_TRANSACTIONS }).notNull(),
    /** Its cause, an order number or the name of a refund: one transaction per kind and cause. */
    reference: text('reference').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('value_transactions_once').on(t.cardId, t.kind, t.reference)],
);

/** `card` is what can be spent, `held` what an order that is being placed has reserved; the others are the shop's side. */
export const VALUE_BOOKS = ['card', 'held', 'issued', 'redeemed'] as const;
export type ValueBook = (typeof VALUE_BOOKS)[number];

export const valuePostings = pgTable(
  'value_postings',
  {
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => valueTransactions.id, { onDelete: 'cascade' }),
    book: text('book', { enum: VALUE_BOOKS }).notNull(),
    cardId: uuid('card_id').notNull(),
    /** Minor units of the card's currency. */
    amount: integer('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.transactionId, t.book] }), index('value_postings_card').on(t.cardId, t.book)],
);

/** A device's fingerprint for the order of a cart. */
export const deviceFingerprints = pgTable('device_fingerprints', {
  cartId: uuid('cart_id').primaryKey(),
  id: uuid('id').notNull(),
  payload: jsonb('payload').$type<DeviceFingerprint>().notNull(),
  createdAt: at('created_at').notNull(),
});

/** A refund of an order and its split over the tenders: decided once, then carried out as often as needed. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    amount: integer('amount').notNull(),
    /** The part refunded to the charged method. */
    charged: integer('charged').notNull(),
    /** The parts refunded to cards, by their ids, and to the athlete's credit. */
    stored: jsonb('stored').$type<{ readonly cardId: string; readonly amount: number }[]>().notNull(),
    credit: integer('credit').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('order_refunds_order').on(t.orderNumber)],
);

/** Events received from the provider: each is processed once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  heardAt: at('heard_at').notNull(),
});

export interface Payer {
  readonly email: string;
  readonly address?: AddressInput;
}

/** Payments on the embedded provider's own pages that a shopper is to approve. Records of the provider. */
export const providerApprovals = pgTable('provider_approvals', {
  token: text('token').primaryKey(),
  method: text('method', { enum: ['KLARNA', 'PAYPAL'] }).notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  state: text('state').$type<(typeof APPROVAL_STATES)[number]>().notNull(),
  /** Who approved it, if the shop asked for that. */
  payer: jsonb('payer').$type<Payer>(),
  express: boolean('express').notNull(),
  returnPath: text('return_path').notNull(),
  locale: text('locale').$type<LocaleId>().notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});

/** Events that the embedded provider sends to the shop until they are received. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    reference: text('reference').notNull(),
    createdAt: at('created_at').notNull(),
    deliveredAt: at('delivered_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [
    index('provider_events_due')
      .on(t.createdAt)
      .where(sql`delivered_at is null`),
  ],
);
