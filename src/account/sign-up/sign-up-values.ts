import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { emailSchema } from '#contract/accounts.ts';
import { EMAIL_MAX } from '#contract/constants.ts';
import type { Locale } from '#contract/locales.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Settings } from '#contract/settings/schema.ts';
import { checkSignUp, type SignUpField } from '#domain/sign-up-check.ts';
import { GENDERS, type SignUp } from '#contract/sign-up.ts';

/** `loyalty` makes a member, `plain` an account alone, `simplified` asks for email, password and the agreement to the terms (spec 3 §2). */
export type SignUpVariant = 'loyalty' | 'plain' | 'simplified';

/** The fields of spec 3 §3. A form that nobody has touched holds nothing. */
export interface SignUpValues {
  firstName?: string;
  lastName?: string;
  birthDate?: string;
  phone?: string;
  email?: string;
  password?: string;
  passwordAgain?: string;
  postalCode?: string;
  gender?: string;
  newsletter?: boolean;
  loyaltyTerms?: boolean;
  brandTerms?: boolean;
  policy?: boolean;
  /** Of the SMS terms. */
  optInAccepted?: boolean;
}
export type SignUpName = keyof SignUpValues;

/** Where the form shows what the shop calls by another name. */
const SHOWN_AT: Readonly<Partial<Record<SignUpField, SignUpName>>> = { isTermsConfirmed: 'brandTerms', smsNotificationConsent: 'optInAccepted' };
export const shownAt = (field: string): SignUpName => SHOWN_AT[field as SignUpField] ?? (field as SignUpName);

const text = (value: string | undefined): { trimmed: string | undefined } => ({ trimmed: value?.trim() || undefined });

/** How somebody came to join: by which campaign, in which store, sent by whom. */
export type SignUpOrigin = Pick<SignUp, 'source' | 'referralCode'>;

/** What goes to the shop. */
export const toSignUp = (values: SignUpValues, variant: SignUpVariant, origin: SignUpOrigin = {}): SignUp => {
  const base = { email: values.email?.trim() ?? '', password: values.password ?? '', ...origin };
  if (variant === 'simplified') return { ...base, isTermsConfirmed: values.brandTerms === true };
  const phone = text(values.phone).trimmed;
  return {
    ...base,
    firstName: text(values.firstName).trimmed,
    lastName: text(values.lastName).trimmed,
    birthDate: text(values.birthDate).trimmed,
    phone,
    postalCode: text(values.postalCode).trimmed,
    gender: GENDERS.find((gender) => gender === values.gender),
    isTermsConfirmed: values.brandTerms === true,
    subscriptions: {
      newsletterConsent: values.newsletter === true,
      loyaltyConsent: variant === 'loyalty' && values.loyaltyTerms === true,
      smsNotificationConsent: phone !== undefined && values.optInAccepted === true,
    },
  };
};

export interface SignUpFormRules {
  readonly variant: SignUpVariant;
  readonly settings: Settings['signUp'];
  readonly locale: Pick<Locale, 'country' | 'emea'>;
  /** Of the shop's clock, as soon as it has answered. */
  readonly today: string;
  readonly asksTwice?: boolean;
}

const isPhone = (number: string, country: string): boolean => parsePhone(number, country) !== undefined;

const emailProblem = (email: string): string | undefined => {
  if (email === '') return 'required';
  if (email.length > EMAIL_MAX) return `max:${EMAIL_MAX}`;
  return z.safeParse(emailSchema, email).success ? undefined : 'email';
};

/** All that is wrong with the form, by field, as short names that `problemText` has words for. */
export const signUpProblems = (
  values: SignUpValues,
  { variant, settings, locale, today, asksTwice = true }: SignUpFormRules,
): Partial<Record<SignUpName, string>> => {
  const found: Partial<Record<SignUpName, string | undefined>> = {};
  const given = toSignUp(values, variant);
  for (const [field, problem] of Object.entries(checkSignUp(given, { settings, country: locale.country, today, isPhone })))
    found[shownAt(field)] = problem;
  found.email = emailProblem(given.email);
  if (variant !== 'simplified') {
    if (asksTwice && !found.password && values.passwordAgain !== values.password)
      found.passwordAgain = values.passwordAgain ? 'sameAs:password' : 'required';
    // The shop's check takes a form without anything in it for the simplified one.
    for (const name of ['firstName', 'lastName'] as const) if (!values[name]?.trim()) found[name] = 'required';
    if (settings.birthDateRequired && !values.birthDate) found.birthDate = 'required';
    if (variant === 'loyalty' && !values.loyaltyTerms) found.loyaltyTerms = 'requiredCheckbox';
  }
  if (!values.brandTerms) found.brandTerms = 'requiredCheckbox';
  if (locale.emea && !values.policy) found.policy = 'requiredCheckbox';
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};

export const signUpResolver =
  (rules: () => SignUpFormRules): Resolver<SignUpValues> =>
  (values) => {
    const problems = Object.entries(signUpProblems(values, rules()));
    if (problems.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(problems.map(([name, message]) => [name, { type: 'rule', message }])) as FieldErrors<SignUpValues>,
    };
  };
