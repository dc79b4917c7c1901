import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ConsumerType } from '#contract/accounts.ts';
import type { LocaleId } from '#contract/locales.ts';
import { at } from './columns.ts';

/** Who can sign in. Other personal data is in separate tables, by this id. */
export const accounts = pgTable('accounts', {
  /** The consumer's id on the wire. */
  id: uuid('id').primaryKey(),
  /** As it was entered, for emails. */
  email: text('email').notNull(),
  /** Normalised: one account per address. */
  emailKey: text('email_key').notNull().unique(),
  /**
   * When the account's owner proved that the address is theirs: by answering an email in a session of the account or with its password, or by setting
   * a password by email. Null: the address proves nothing, and nothing found by address belongs to the account.
   */
  emailConfirmedAt: at('email_confirmed_at'),
  passwordHash: text('password_hash').notNull(),
  consumerType: text('consumer_type').$type<ConsumerType>().notNull(),
  /** Opaque id under which the account's carts, lists, orders and keys are stored, on all devices. */
  subject: text('subject').notNull().unique(),
  /** Language of emails. */
  locale: text('locale').$type<LocaleId>().notNull(),
  createdAt: at('created_at').notNull(),
});

/** Hashes of former passwords, which are not accepted again. */
export const previousPasswords = pgTable(
  'previous_passwords',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    replacedAt: at('replaced_at').notNull(),
  },
  (t) => [index('previous_passwords_account').on(t.accountId)],
);

/**
 * Failed passwords, by account and by address. Keys are hashes of the input, whether or not such an account exists, so the counter does not reveal
 * which accounts exist.
 */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    /** Time of the first of them, from which they count. */
    since: at('since').notNull(),
  },
  (t) => [index('sign_in_tries_age').on(t.since)],
);

/** Devices that have signed in to an account, by the hash of a cookie: other clients' attempts do not delay them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    /** Last sign-in. */
    usedAt: at('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] }), index('known_devices_age').on(t.usedAt)],
);

/** A correct password, to be exchanged for a session. The same code and verifier return the same session until it expires. */
export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    challenge: text('challenge').notNull(),
    /** Hash of the cookie of the device that entered the password: only that device gets the same session again. */
    device: text('device'),
    /** Set by the first exchange. */
    sessionId: uuid('session_id'),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('authorization_codes_expiry').on(t.expiresAt)],
);

/** What was merged from a guest into an account, so that a repeat after a lost response does not merge twice. */
export const mergeReceipts = pgTable(
  'merge_receipts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['basket', 'favorites', 'saved'] }).notNull(),
    /** The guest's cart or list. */
    source: uuid('source').notNull(),
    mergedAt: at('merged_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind, t.source] })],
);

/** Links to set a new password; each works once. */
export const resetLinks = pgTable(
  'reset_links',
  {
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('reset_links_account').on(t.accountId)],
);
