import { and, desc, eq } from 'drizzle-orm';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import type { BookAddress } from '#contract/calls/consumer-address.ts';
import type { Locale } from '#contract/locales.ts';
import { countryName } from '#server/commerce/cart/messages.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { consumerAddresses, consumerProfiles } from '#server/platform/db/schema/consumer.ts';
import type { CallAccount } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ReadMemberStatus } from './ports.ts';
import { subscriptionsOf } from '#server/accounts/subscriptions/subscriptions.ts';

export type ProfileRow = typeof consumerProfiles.$inferSelect;

export const findProfile = async (db: Db, accountId: string): Promise<ProfileRow | undefined> =>
  (await db.select().from(consumerProfiles).where(eq(consumerProfiles.accountId, accountId)))[0];

const filled = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], null> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as never;

/** The address book, main addresses first (spec 2 §4), then whatever was changed last. */
export const readBook = async (db: Db, accountId: string, locale: Locale): Promise<BookAddress[]> => {
  const rows = await db
    .select()
    .from(consumerAddresses)
    .where(eq(consumerAddresses.accountId, accountId))
    .orderBy(desc(consumerAddresses.main), desc(consumerAddresses.updatedAt), desc(consumerAddresses.id));
  return rows.map(({ id, approachType, main, document }) => ({
    ...document,
    addressId: id,
    approachType,
    main,
    country: countryName(document.countryCode, locale),
  }));
};

export interface ReadOptions {
  readonly locale: Locale;
  readonly memberStatusOf: ReadMemberStatus;
  readonly withPoints: boolean;
}

/** Everything that the profile shows; of an account that has told nothing its address and no more. */
export const readProfile = async (db: Db, account: CallAccount, { locale, memberStatusOf, withPoints }: ReadOptions): Promise<ConsumerProfile> => {
  const [shopper] = await db
    .select({ email: accounts.email, emailConfirmedAt: accounts.emailConfirmedAt })
    .from(accounts)
    .where(and(eq(accounts.id, account.id)));
  // Its sessions go with an account: one that is deleted at this moment has none either.
  if (!shopper) throw new Refusal('AUT404');
  const row = await findProfile(db, account.id);
  const { firstName, lastName, phone, phoneCode, phoneCountry, postalCode, birthDate, gender, interests, preferredShoeSize, favoriteStoreId } =
    row ?? {};
  return {
    consumerNo: account.id,
    consumerType: account.consumerType,
    consumerDetails: {
      ...filled({ firstName, lastName, phone, phoneCode, phoneCountry, postalCode, birthDate, gender }),
      email: shopper.email,
      address: await readBook(db, account.id, locale),
    },
    preferences: filled({ interests, preferredShoeSize, favoriteStoreId }),
    isEmailConfirmed: shopper.emailConfirmedAt !== null,
    subscriptions: await subscriptionsOf(db, account.id),
    notification: { backInStock: row?.backInStock ?? true },
    version: row?.version ?? 0,
    ...(await memberStatusOf(db, account, { withPoints })),
  };
};
