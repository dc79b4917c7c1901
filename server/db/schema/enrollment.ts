import { boolean, date, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LocaleId } from '#contract/locales.ts';
import { accounts } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How an account came to be: what was agreed to, when and in whose words, and where the person came from. Kept as proof (GDPR art. 7). */
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

/** Who comes to an event, on which of its days, and with whom. One row a person and event. */
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
