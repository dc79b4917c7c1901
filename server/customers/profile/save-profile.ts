import { eq } from 'drizzle-orm';
import { formatPostalCode } from '#domain/address-check.ts';
import { checkProfile, isFilled, normaliseInterests, type ProfileProblems } from '#domain/consumer-check.ts';
import type { DetailsInput, PreferencesInput } from '#contract/calls/consumer.ts';
import type { Locale } from '#contract/locales.ts';
import { parsePhone } from '#domain/phone.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import type { Db } from '#server/platform/db/open.ts';
import { stores } from '#server/platform/db/schema/catalogue.ts';
import { consumerProfiles } from '#server/platform/db/schema/consumer.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { claimPhone } from '#server/accounts/subscriptions/claim-phone.ts';
import { findProfile } from './profile.ts';

export interface ProfileChange {
  readonly details?: DetailsInput | undefined;
  readonly preferences?: PreferencesInput | undefined;
  /** The version that was changed; another one by now is refused. */
  readonly version?: number | undefined;
}

export interface ProfileMoment {
  readonly locale: Locale;
  readonly now: Date;
}

/** The code of what is wrong first: a birth date has its own (spec 1 §8). */
const refuse = (problems: ProfileProblems): void => {
  const { birthDate } = problems;
  if (Object.keys(problems).length === 0) return;
  const details = { fields: problems };
  if (birthDate === 'required') throw new Refusal('PRO411', details);
  if (birthDate?.startsWith('dateOn')) throw new Refusal('PRO410', details);
  throw new Refusal('PRO412', details);
};

/** An empty text takes away, an absent one leaves alone. */
const toColumn = (value: string | undefined): string | null | undefined =>
  value === undefined ? undefined : value.replaceAll(/\p{Cc}/gu, ' ').trim() || null;

const columnsOf = (details: DetailsInput, preferences: PreferencesInput, { country }: Locale) => {
  const { firstName, lastName, phone, phoneCountry, postalCode, birthDate, gender } = details;
  const number = phone ? parsePhone(phone, phoneCountry ?? country) : undefined;
  return {
    firstName: toColumn(firstName),
    lastName: toColumn(lastName),
    ...(phone !== undefined && {
      phone: number?.phone ?? null,
      phoneCode: number?.phoneCode ?? null,
      phoneCountry: number?.phoneCountry || null,
    }),
    postalCode: toColumn(postalCode && formatPostalCode(postalCode, country)),
    birthDate: toColumn(birthDate),
    gender: gender === undefined ? undefined : gender || null,
    interests: toColumn(preferences.interests && normaliseInterests(preferences.interests)),
    preferredShoeSize: toColumn(preferences.preferredShoeSize),
    favoriteStoreId: toColumn(preferences.favoriteStoreId),
  };
};

/**
 * Writes what is given into the profile of an account, and begins it where there is none. Nothing filled: nothing happens (spec 2 §5).
 * @throws AUT442 and AUT444 for a number of somebody else's; PRO410, PRO411, PRO412 for what the rules of the country do not take, PRO418 where somebody else was faster
 */
export const saveProfile = async (tx: Db, accountId: string, change: ProfileChange, { locale, now }: ProfileMoment): Promise<void> => {
  const { details = {}, preferences = {}, version } = change;
  if (!isFilled({ details, preferences })) return;
  await lockAccount(tx, accountId);
  const known = await findProfile(tx, accountId);
  if (version !== undefined && version !== (known?.version ?? 0)) throw new Refusal('PRO418');
  const rules = { settings: settingsFor(locale.id).signUp, country: locale.country, today: now.toISOString().slice(0, 10) };
  const isPhone = (text: string, country: string): boolean => parsePhone(text, country) !== undefined;
  const withCode = dialled(details);
  refuse(checkProfile({ details: withCode, preferences, isPhone }, rules));
  if (preferences.favoriteStoreId) await assertStore(tx, preferences.favoriteStoreId);
  const columns = columnsOf(withCode, preferences, locale);
  const { phone, phoneCode } = columns;
  if (phone && phoneCode) await claimPhone(tx, { phone, phoneCode, phoneCountry: '' }, accountId);
  const set = { ...columns, version: (known?.version ?? 0) + 1, updatedAt: now };
  if (known) await tx.update(consumerProfiles).set(set).where(eq(consumerProfiles.accountId, accountId));
  else await tx.insert(consumerProfiles).values({ accountId, createdAt: now, ...set });
};

/** @throws PRO412 where there is no such store */
const assertStore = async (tx: Db, id: string): Promise<void> => {
  if ((await tx.$count(stores, eq(stores.id, id))) === 0) throw new Refusal('PRO412', { fields: { favoriteStoreId: 'unknown' } });
};

/** A number that comes in two parts, with its dial code beside it, becomes one. */
const dialled = (details: DetailsInput): DetailsInput => {
  const { phone, phoneCode } = details;
  const code = phoneCode?.replaceAll(/\D/g, '');
  return phone && code && !/^\s*(?:\+|00)/.test(phone) ? { ...details, phone: `+${code} ${phone}` } : details;
};
