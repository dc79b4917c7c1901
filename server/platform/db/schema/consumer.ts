import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SUBSCRIPTION_CHANNELS, SUBSCRIPTION_TYPES } from '#contract/calls/consumer-subscription.ts';
import type { BookAddress } from '#contract/calls/consumer-address.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Gender } from '#contract/sign-up.ts';
import { at } from './columns.ts';
import { accounts } from './accounts.ts';
import { valueCards } from './payments.ts';

const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** An account's personal details; an account may have none yet. */
export const consumerProfiles = pgTable('consumer_profiles', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  firstName: text('first_name'),
  lastName: text('last_name'),
  /** National digits, and the dial code without +. */
  phone: text('phone'),
  phoneCode: text('phone_code'),
  /** Several countries may share a dial code. */
  phoneCountry: text('phone_country'),
  postalCode: text('postal_code'),
  birthDate: date('birth_date', { mode: 'string' }),
  gender: text('gender').$type<Gender>(),
  /** Separated by `|`. */
  interests: text('interests'),
  preferredShoeSize: text('preferred_shoe_size'),
  favoriteStoreId: text('favorite_store_id'),
  backInStock: boolean('back_in_stock').notNull().default(true),
  /** Rises with every change. */
  version: integer('version').notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

/** The address book. The database allows one main address per kind and no duplicates. */
export const consumerAddresses = pgTable(
  'consumer_addresses',
  {
    id: uuid('id').primaryKey(),
    accountId: ofAccount(),
    approachType: text('approach_type', { enum: ['S', 'B'] }).notNull(),
    main: boolean('main').notNull(),
    document: jsonb('document').$type<Omit<BookAddress, 'addressId' | 'approachType' | 'main' | 'country'>>().notNull(),
    /** SHA-256 of the fields by which two addresses are the same. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('consumer_addresses_once').on(t.accountId, t.approachType, t.fingerprint),
    uniqueIndex('consumer_addresses_main')
      .on(t.accountId, t.approachType)
      .where(sql`main`),
  ],
);

/** Saved cards: the provider's token and the data that may be shown. Numbers are never stored here. */
export const consumerCards = pgTable(
  'consumer_cards',
  {
    id: uuid('id').primaryKey(),
    accountId: ofAccount(),
    token: text('token').notNull(),
    cardType: text('card_type').notNull(),
    bin: text('bin').notNull(),
    last4: text('last4').notNull(),
    expiryMonth: integer('expiry_month'),
    expiryYear: integer('expiry_year'),
    isDefault: boolean('is_default').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('consumer_cards_account').on(t.accountId),
    uniqueIndex('consumer_cards_default')
      .on(t.accountId)
      .where(sql`is_default`),
  ],
);

/** Saved gift cards, whose owner has proved number and PIN once. Balance and validity are read from the card. */
export const consumerGiftCards = pgTable(
  'consumer_gift_cards',
  {
    id: uuid('id').primaryKey(),
    accountId: ofAccount(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => valueCards.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('consumer_gift_cards_once').on(t.accountId, t.cardId)],
);

/** Subscriptions to messages, with or without an account. Nothing is sent before `doubleOptinAt`. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    type: text('type', { enum: SUBSCRIPTION_TYPES }).notNull(),
    channel: text('channel', { enum: SUBSCRIPTION_CHANNELS }).notNull(),
    /** Normalised: a lower-case address, or a number in international form. */
    recipient: text('recipient').notNull(),
    /** The account, if it was requested in a session. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    category: text('category'),
    locale: text('locale').$type<LocaleId>().notNull(),
    country: text('country').notNull(),
    region: text('region'),
    optin: boolean('optin').notNull(),
    optinAt: at('optin_at'),
    doubleOptinAt: at('double_optin_at'),
    optoutAt: at('optout_at'),
    /** SHA-256 of the secret of the last email or text message. */
    secretHash: text('secret_hash'),
    secretAt: at('secret_at'),
    /** Attempts at the code of a text message. */
    tries: integer('tries').notNull().default(0),
    /** Random id in the unsubscribe link. */
    stopToken: text('stop_token').notNull().unique(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [unique('subscriptions_once').on(t.type, t.channel, t.recipient), index('subscriptions_account').on(t.accountId)],
);

/** Keys with which the shop signs. */
export const shopSecrets = pgTable('shop_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
