import type { ConsumerType } from '#contract/accounts.ts';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { hashPassword } from '#server/customers/auth/passwords.ts';
import type { Db } from '#server/platform/db/open.ts';
import { createAccount } from '#server/accounts/create-account.ts';

/** Of all accounts of the demonstration shop: it is in the README, so it opens nothing that matters. */
export const DEMO_PASSWORD = 'waymark-trail';

/** One of each kind of shopper. */
export const DEMO_ACCOUNTS = [
  { email: 'consumer@waymark.example', consumerType: 'CONSUMER' },
  { email: 'member@waymark.example', consumerType: 'CONSUMER' },
  { email: 'employee@waymark.example', consumerType: 'EMPLOYEE' },
  { email: 'athlete@waymark.example', consumerType: 'ATHLETE' },
  { email: 'professional@waymark.example', consumerType: 'PROSUMER' },
  { email: 'guide@waymark.example', consumerType: 'PROSUMER' },
  { email: 'associate@waymark.example', consumerType: 'ASSOCIATE' },
  { email: 'staff@waymark.example', consumerType: 'STAFF' },
  { email: 'editor@waymark.example', consumerType: 'EDITOR' },
  { email: 'moderator@waymark.example', consumerType: 'MODERATOR' },
] as const satisfies readonly { readonly email: string; readonly consumerType: ConsumerType }[];

/** Adds the accounts of the demonstration shop, where it was filled just now; each password is hashed with a salt of its own. */
export const seedAccounts = async (db: Db, now: Date): Promise<void> => {
  for (const { email, consumerType } of DEMO_ACCOUNTS) {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await createAccount(db, { email, consumerType, passwordHash, locale: DEFAULT_LOCALE, now, emailConfirmedAt: now });
  }
};
