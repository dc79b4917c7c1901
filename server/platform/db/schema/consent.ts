import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OptionalCategory } from '#contract/consent.ts';
import type { LocaleId } from '#contract/locales.ts';
import { at } from './columns.ts';
import { accounts } from './accounts.ts';

/** Privacy choices, kept as proof: rows are added, never changed (GDPR art. 7(1)). Without an account they identify nobody. */
export const consentRecords = pgTable(
  'consent_records',
  {
    /** Created on the device, and in its cookie. */
    id: uuid('id').primaryKey(),
    /** Id of the device's first choice, which its later choices share. */
    deviceId: uuid('device_id').notNull(),
    /** The account; deleted with it. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The device's record of which this is the account's copy, made at a sign-in. */
    copiedFrom: uuid('copied_from'),
    granted: jsonb('granted').$type<readonly OptionalCategory[]>().notNull(),
    locale: text('locale').$type<LocaleId>().notNull(),
    source: text('source', { enum: ['banner', 'preferences', 'account'] }).notNull(),
    textVersion: text('text_version').notNull(),
    globalPrivacyControl: boolean('global_privacy_control').notNull(),
    chosenAt: at('chosen_at').notNull(),
    recordedAt: at('recorded_at').notNull(),
  },
  (t) => [
    index('consent_records_device').on(t.deviceId),
    index('consent_records_age').on(t.recordedAt),
    uniqueIndex('consent_records_copy').on(t.accountId, t.copiedFrom),
  ],
);
