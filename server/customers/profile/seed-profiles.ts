import { eq } from 'drizzle-orm';
import { normaliseEmail } from '#contract/accounts.ts';
import { DEFAULT_LOCALE, LOCALES } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { addAddress } from './addresses.ts';
import { saveProfile } from './save-profile.ts';

/** People of the demonstration shop. The associate has told nothing: the one whose profile is to be completed. */
export const DEMO_PEOPLE = [
  ['consumer@waymark.example', 'Casey', 'Brook', '(503) 555-0141', 'hiking|travel', '8.5'],
  ['member@waymark.example', 'Morgan', 'Ridge', '(503) 555-0142', 'running', '10'],
  ['employee@waymark.example', 'Emery', 'Vale', '(503) 555-0143', 'climbing|snow', '9'],
  ['athlete@waymark.example', 'Alix', 'Summit', '(503) 555-0144', 'running', '7.5'],
  ['professional@waymark.example', 'Parker', 'Stone', '(503) 555-0145', 'climbing', '11'],
  ['guide@waymark.example', 'Gale', 'Forest', '(503) 555-0146', 'hiking|snow', '9.5'],
] as const;

export const DEMO_STREET = {
  addressLine1: '1200 SW Trail Avenue',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  countryCode: 'US',
} as const;

/** Adds what the accounts of the demonstration shop have told about themselves. */
export const seedProfiles = async (db: Db, now: Date): Promise<void> => {
  const moment = { locale: LOCALES[DEFAULT_LOCALE], now };
  for (const [email, firstName, lastName, phone, interests, preferredShoeSize] of DEMO_PEOPLE) {
    const [account] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.emailKey, normaliseEmail(email)));
    if (!account) continue;
    const details = { firstName, lastName, phone, phoneCountry: 'US', postalCode: DEMO_STREET.postalCode, birthDate: '1990-05-17' };
    await db.transaction(async (tx) => {
      await saveProfile(tx, account.id, { details, preferences: { interests, preferredShoeSize } }, moment);
      for (const approachType of ['S', 'B'] as const)
        await addAddress(tx, account.id, { ...DEMO_STREET, firstName, lastName, phone, approachType }, now);
    });
  }
};
