import { eq } from 'drizzle-orm';
import type { Locale, LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Phone } from '#domain/phone.ts';
import type { SignUp } from '#contract/sign-up.ts';
import { askForSubscription } from '#server/accounts/subscriptions/ask-for-subscription.ts';
import { claimPhone } from '#server/accounts/subscriptions/claim-phone.ts';
import { saidRefusal } from '#server/accounts/sign-in-messages.ts';
import type { Db } from '#server/platform/db/open.ts';
import { stores } from '#server/platform/db/schema/catalogue.ts';
import { consumerProfiles } from '#server/platform/db/schema/consumer.ts';
import { signUps } from '#server/platform/db/schema/enrollment.ts';
import { joinLoyalty } from '#server/commerce/loyalty/members.ts';
import type { OutgoingSms, SmsTransport } from '#server/platform/sms/transport.ts';

export interface KeptSignUp {
  readonly accountId: string;
  readonly locale: LocaleId;
  readonly given: SignUp;
  readonly phone: Phone | undefined;
  readonly postalCode: string | undefined;
  readonly now: Date;
}

/** @throws AUT440 where the link that somebody came by names a store that there is not: whose customers they are to be is unknown */
export const assertStore = async (db: Db, store: string | undefined, locale: Pick<Locale, 'language'>): Promise<void> => {
  if (!store) return;
  const [known] = await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store)).limit(1);
  if (!known) throw saidRefusal('AUT440', locale);
};

/** What was told and agreed to, beside the account that was made in the same transaction. */
export const keepSignUp = async (db: Db, { accountId, locale, given, phone, postalCode, now }: KeptSignUp): Promise<void> => {
  if (phone) await claimPhone(db, phone);
  const { firstName, lastName, birthDate, gender } = given;
  if (firstName || lastName || birthDate || phone || postalCode || gender) {
    await db.insert(consumerProfiles).values({
      accountId,
      firstName: firstName || null,
      lastName: lastName || null,
      ...(phone && { ...phone, phoneCountry: phone.phoneCountry || null }),
      postalCode: postalCode || null,
      birthDate: birthDate || null,
      gender: gender ?? null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
  }
  await db.insert(signUps).values({
    accountId,
    locale,
    termsConfirmed: given.isTermsConfirmed === true,
    newsletterConsent: given.subscriptions?.newsletterConsent === true,
    loyaltyConsent: given.subscriptions?.loyaltyConsent === true,
    smsConsent: phone !== undefined && given.subscriptions?.smsNotificationConsent === true,
    store: given.source?.store || null,
    acquisitionType: given.source?.acquisitionType || null,
    campaignName: given.source?.campaignName || null,
    at: now,
  });
};

export interface SignUpPorts {
  readonly sms: Pick<SmsTransport, 'send'>;
  /** Emails were written: look soon. */
  readonly wakeMail: () => void;
}

/**
 * Begins what was asked for with the account, in its transaction: membership, and the email or message by which a subscription is confirmed. A
 * shop without a programme makes nobody a member.
 * @returns text messages to send once it is there
 */
export const keepWishes = async (
  db: Db,
  { accountId, locale, given, phone, now }: Omit<KeptSignUp, 'locale' | 'postalCode'> & { readonly locale: Locale },
): Promise<readonly OutgoingSms[]> => {
  const { newsletterConsent, loyaltyConsent, smsNotificationConsent } = given.subscriptions ?? {};
  if (loyaltyConsent && settingsFor(locale.id).features.loyalty) {
    const { referralCode, source } = given;
    await joinLoyalty(db, { accountId, now, leadSource: source?.acquisitionType || undefined, referralCode: referralCode || undefined });
  }
  const ask = (channel: 'email' | 'sms') =>
    askForSubscription(
      db,
      { type: 'Newsletter', channel, recipient: undefined, country: locale.country, category: undefined },
      { accountId, locale, now },
    );
  if (newsletterConsent) await ask('email');
  const message = smsNotificationConsent && phone ? (await ask('sms')).sms : undefined;
  return message ? [message] : [];
};
