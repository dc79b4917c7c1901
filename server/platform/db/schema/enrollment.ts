import { boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { LocaleId } from '#contract/locales.ts';
import { at } from './columns.ts';
import { accounts } from './accounts.ts';

/** How an account was created: what was agreed to, when and in which text, and the source of the visit. Kept as proof (GDPR art. 7). */
export const signUps = pgTable('sign_ups', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  locale: text('locale').$type<LocaleId>().notNull(),
  termsConfirmed: boolean('terms_confirmed').notNull(),
  newsletterConsent: boolean('newsletter_consent').notNull(),
  loyaltyConsent: boolean('loyalty_consent').notNull(),
  smsConsent: boolean('sms_consent').notNull(),
  store: text('store'),
  acquisitionType: text('acquisition_type'),
  campaignName: text('campaign_name'),
  at: at('at').notNull(),
});

/** Registrations for events with day and guests. One row per person and event. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    eventId: text('event_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    days: date('days', { mode: 'string' }).array().notNull(),
    plusOne: text('plus_one'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: text('phone'),
    registeredAt: at('registered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.accountId] })],
);
