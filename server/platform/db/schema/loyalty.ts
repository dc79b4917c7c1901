import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Program } from '#contract/calls/programs.ts';
import type { Currency } from '#contract/money.ts';
import { at } from './columns.ts';
import { accounts } from './accounts.ts';

/** Members of the loyalty programme. */
export const loyaltyMembers = pgTable('loyalty_members', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Shown, printed and typed in a store. */
  memberId: text('member_id').notNull().unique(),
  joinedAt: at('joined_at').notNull(),
  /** When the confirmation email was answered; points can be spent from then on. */
  confirmedAt: at('confirmed_at'),
  /** Random id of that email, known only to its reader. */
  letter: text('letter').notNull().unique(),
  /** Where the member came from, from the page's URL. */
  leadSource: text('lead_source'),
  /** The member who referred this one. */
  referredBy: text('referred_by'),
  /** Code of the welcome promotion. */
  welcomeCode: text('welcome_code').notNull(),
});

export const TRANSACTION_KINDS = ['earn', 'welcome', 'referral', 'redeem', 'give-back', 'take-back', 'expire'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** A transaction on a member's points; its postings add up to zero. */
export const loyaltyTransactions = pgTable(
  'loyalty_transactions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: TRANSACTION_KINDS }).notNull(),
    /** Its cause (an order number, a lot): one transaction per kind and cause. */
    reference: text('reference').notNull(),
    createdAt: at('created_at').notNull(),
    /** Of the points that it added. */
    expiresAt: at('expires_at'),
  },
  (t) => [unique('loyalty_transactions_once').on(t.accountId, t.kind, t.reference), index('loyalty_transactions_time').on(t.accountId, t.createdAt)],
);

/** `points` is the member's balance, `debt` (never above zero) what was returned after it had been spent; the others are the shop's side. */
export const BOOKS = ['points', 'debt', 'issued', 'redeemed', 'expired'] as const;
export type Book = (typeof BOOKS)[number];

export const loyaltyPostings = pgTable(
  'loyalty_postings',
  {
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => loyaltyTransactions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    accountId: uuid('account_id').notNull(),
    book: text('book', { enum: BOOKS }).notNull(),
    /** In the book `points`: the transaction that added the points. */
    lotId: uuid('lot_id'),
    points: integer('points').notNull(),
  },
  (t) => [primaryKey({ columns: [t.transactionId, t.position] }), index('loyalty_postings_account').on(t.accountId, t.book)],
);

/** An account's programs: the discount of employees and professionals, the credit of athletes. */
export const programMemberships = pgTable(
  'program_memberships',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    program: text('program').$type<Program>().notNull(),
    /** Of its annual amount: the program has no effect on carts in another currency. */
    currency: text('currency').$type<Currency>().notNull(),
    annualAmount: integer('annual_amount').notNull(),
    /** Version of the accepted terms; another version must be accepted again. */
    termsVersion: text('terms_version'),
    termsAcceptedAt: at('terms_accepted_at'),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.program] })],
);

/** What counts towards an annual amount, by order, less returns. */
export const programSpend = pgTable(
  'program_spend',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    program: text('program').$type<Program>().notNull(),
    orderNumber: text('order_number').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amount: integer('amount').notNull(),
    spentAt: at('spent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.program, t.orderNumber] })],
);
