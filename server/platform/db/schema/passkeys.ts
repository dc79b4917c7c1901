import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { accounts } from './accounts.ts';
import { sessions } from './commerce.ts';

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Passkeys: each signs in to its account without a password. Only public data is stored; the secret never leaves the owner's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter, if the device has one: a value that does not rise indicates a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    isSynced: boolean('is_synced').notNull(),
    /** The owner's name for it. */
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('passkeys_account').on(t.accountId)],
);

/** Challenges for passkeys to sign. Each works once, in the session that requested it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['enter', 'confirm', 'add'] }).notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt)],
);

/** Emails that verify an address: a new one, or the account's current one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    hash: text('hash').primaryKey(),
    accountId: accountId(),
    kind: text('kind', { enum: ['change', 'confirm'] }).notNull(),
    /** The recipient, as it was entered. */
    newEmail: text('new_email').notNull(),
    /** The session that requested it stays signed in when the email is answered; null: that session is over. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('email_changes_account').on(t.accountId)],
);

/** Links to an account's previous address that undo a change of address. Each works once, and undoes all later changes as well. */
export const emailUndos = pgTable(
  'email_undos',
  {
    hash: text('hash').primaryKey(),
    accountId: accountId(),
    oldEmail: text('old_email').notNull(),
    /** `accounts.emailConfirmedAt` before the change. */
    oldConfirmedAt: at('old_confirmed_at'),
    newEmail: text('new_email').notNull(),
    /** When the change was requested: passkeys that were added since are not trusted. */
    askedAt: at('asked_at').notNull(),
    changedAt: at('changed_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('email_undos_account').on(t.accountId), index('email_undos_expiry').on(t.expiresAt)],
);
