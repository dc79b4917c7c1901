import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ConsumerType } from '#contract/accounts.ts';
import type { LocaleId } from '#contract/locales.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who can sign in. What is known about the person beyond that is in tables of its own, by this id. */
export const accounts = pgTable('accounts', {
  /** The consumer's id on the wire. */
  id: uuid('id').primaryKey(),
  /** As it was written, for letters. */
  email: text('email').notNull(),
  /** Normalised: one address is one account. */
  emailKey: text('email_key').notNull().unique(),
  /**
   * When the owner of the account showed that this address is theirs: by a letter answered in a session of the account or with its password, or by a
   * password set by letter. Null: the address proves nothing, and nothing that is found by address belongs to the account.
   */
  emailConfirmedAt: at('email_confirmed_at'),
  passwordHash: text('password_hash').notNull(),
  consumerType: text('consumer_type').$type<ConsumerType>().notNull(),
  /** Name that baskets, lists, orders and keys of the account are kept under, on all devices: says nothing about the person. */
  subject: text('subject').notNull().unique(),
  /** Of letters. */
  locale: text('locale').$type<LocaleId>().notNull(),
  createdAt: at('created_at').notNull(),
});

/** Hashes of passwords that were changed: they are not taken again. */
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
 * Failed tries at a password, by whom they were for and from where. Keys are hashes of what was typed, whether there is such an account or not:
 * counting tells nobody which.
 */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    /** The first of them: so long they count. */
    since: at('since').notNull(),
  },
  (t) => [index('sign_in_tries_age').on(t.since)],
);

/** Devices that have signed in to an account, by the hash of a cookie: what others try keeps them waiting for nothing. */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    /** When it signed in last. */
    usedAt: at('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] }), index('known_devices_age').on(t.usedAt)],
);

/** A password that was right, waiting to be exchanged for a session. The same code and verifier give the same session until it expires. */
export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    challenge: text('challenge').notNull(),
    /** Hash of the cookie of the device that gave the password: no other gets the same session again. */
    device: text('device'),
    /** Set by the first exchange. */
    sessionId: uuid('session_id'),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('authorization_codes_expiry').on(t.expiresAt)],
);

/** What of a guest is part of an account already: no answer that was lost makes it twice. */
export const mergeReceipts = pgTable(
  'merge_receipts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['basket', 'favorites', 'saved'] }).notNull(),
    /** The guest's basket or list. */
    source: uuid('source').notNull(),
    mergedAt: at('merged_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind, t.source] })],
);

/** Links by which a password is set anew: each works once. */
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
