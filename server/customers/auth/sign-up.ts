import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { emailSchema, normaliseEmail } from '#contract/accounts.ts';
import { formatPostalCode } from '#domain/address-check.ts';
import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import { parsePhone } from '#domain/phone.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { checkSignUp, type SignUpProblems } from '#domain/sign-up-check.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { assertStore, keepSignUp, keepWishes, type SignUpPorts } from '#server/customers/enrollment/keep-sign-up.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { assertPassword } from './assert-password.ts';
import { queueConfirmationEmail } from './confirmation-email.ts';
import { hashPassword } from './passwords.ts';

const EMAIL_IN_USE: Readonly<Record<Locale['language'], string>> = {
  en: 'There’s already an account with this email.',
  fr: 'Il existe déjà un compte avec cette adresse e-mail.',
  de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
};
/** Shown as the shop says it (spec 3 §8). */
const emailInUse = ({ language }: Locale): string => EMAIL_IN_USE[language];

/** The code of a birth date that the shop does not take; undefined for one that there is not. */
const birthDateCode = (problem: string): 'PRO410' | 'PRO411' | undefined => {
  if (problem === 'required') return 'PRO411';
  return problem.startsWith('dateOnOrBefore') ? 'PRO410' : undefined;
};

const assertWhole = ({ birthDate, ...others }: SignUpProblems): void => {
  const code = birthDate && birthDateCode(birthDate);
  if (code) throw new Refusal(code);
  const issues = Object.entries({ ...(birthDate && { birthDate }), ...others }).map(([field, reason]) => ({ path: `body.${field}`, reason }));
  if (issues.length > 0) throw new Refusal('WMK400', { issues });
};

/**
 * Makes an account with what was told and agreed to; whoever did signs in with it afterwards. All is there or nothing.
 * @throws AUT453 for what is no address, AUT439 where it has an account, PRO400 where it got one at this moment, FE872, PRO411 and PRO410 about the birth date, AUT442 where the phone
 *   number is another account's, AUT444 where another account confirmed its text messages, AUT440 where the store that sent the shopper is none; WMK400 naming every other field
 */
export const signUp = async (
  given: CallBody<'auth.signup'>,
  { db, clock, locale, afterCommit }: CallContext<'auth.signup'>,
  { sms, wakeMail }: SignUpPorts,
): Promise<CallResponse<'auth.signup'>> => {
  const { email, password } = given;
  const now = clock();
  if (!z.safeParse(emailSchema, email).success) throw new Refusal('AUT453');
  assertPassword(password);
  const { country } = locale;
  const rules = { settings: settingsFor(locale.id).signUp, country, today: now.toISOString().slice(0, 10) };
  assertWhole(checkSignUp(given, { ...rules, isPhone: (text, home) => parsePhone(text, home) !== undefined }));
  await assertStore(db, given.source?.store, locale);
  const [taken] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.emailKey, normaliseEmail(email)));
  if (taken) throw new Refusal('AUT439', undefined, { message: emailInUse(locale) });
  const phone = given.phone ? parsePhone(given.phone, country) : undefined;
  const postalCode = given.postalCode && formatPostalCode(given.postalCode, country);
  const passwordHash = await hashPassword(password);
  const { consumerId, messages } = await db.transaction(async (tx) => {
    const accountId = await createAccount(tx, { email, passwordHash, consumerType: 'CONSUMER', locale: locale.id, now });
    // Somebody was faster while the password was hashed.
    if (accountId === undefined) throw new Refusal('PRO400', undefined, { message: emailInUse(locale) });
    await queueConfirmationEmail(tx, { accountId, email: email.trim(), locale: locale.id, now });
    await keepSignUp(tx, { accountId, locale: locale.id, given, phone, postalCode, now });
    return { consumerId: accountId, messages: await keepWishes(tx, { accountId, locale, given, phone, now }) };
  });
  afterCommit(wakeMail);
  for (const message of messages) afterCommit(() => sms.send(message));
  return { consumerId };
};
