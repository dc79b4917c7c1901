import { addressRule } from './address-rules.ts';
import { formatPostalCode, isPersonName } from './address-check.ts';
import { ADDRESS_MAX, NAME_MIN } from '#contract/constants.ts';
import { missedPasswordRules } from './password-rules.ts';
import type { Settings } from '#contract/settings/schema.ts';
import type { SignUp } from '#contract/sign-up.ts';

/** What is wrong with a field, as a short name that has words (`error.form.*`); a bound stands behind the colon. */
export type SignUpProblem =
  | 'required'
  | 'requiredCheckbox'
  | 'name'
  | 'phone'
  | 'postalCode'
  | 'password'
  | 'date'
  | `dateOnOrBefore:${string}`
  | `dateOnOrAfter:${string}`
  | `min:${number}`
  | `max:${number}`;

export type SignUpField =
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'phone'
  | 'postalCode'
  | 'gender'
  | 'password'
  | 'isTermsConfirmed'
  | 'smsNotificationConsent';
export type SignUpProblems = Partial<Record<SignUpField, SignUpProblem>>;

export interface SignUpRules {
  readonly settings: Settings['signUp'];
  /** ISO 3166-1 alpha-2 of the shop's country. */
  readonly country: string;
  /** Of the shop's clock: `2026-11-21`. */
  readonly today: string;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether there is such a day. */
export const isRealDate = (text: string): boolean => {
  const [, year, month, day] = (ISO_DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The last day on which somebody of the minimal age can have been born. Who was born on 29 February is a year older on 1 March. */
export const latestBirthDate = (today: string, minimalAge: number): string => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const then = `${String(year - minimalAge).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isRealDate(then) ? then : `${then.slice(0, 8)}28`;
};

/** Valid, not before the earliest that is believed, old enough (spec 3 §5). */
export const birthDateProblem = (birthDate: string, { settings, today }: SignUpRules): SignUpProblem | undefined => {
  if (birthDate === '') return settings.birthDateRequired ? 'required' : undefined;
  if (!isRealDate(birthDate)) return 'date';
  if (birthDate < settings.birthDateMin) return `dateOnOrAfter:${settings.birthDateMin}`;
  const latest = latestBirthDate(today, settings.minimalAge);
  return birthDate > latest ? `dateOnOrBefore:${latest}` : undefined;
};

/** By the rules of addresses (spec 3 §5). */
export const nameProblem = (name: string): SignUpProblem | undefined => {
  const length = name.trim().length;
  if (length === 0) return 'required';
  if (length < NAME_MIN) return `min:${NAME_MIN}`;
  if (length > ADDRESS_MAX) return `max:${ADDRESS_MAX}`;
  return isPersonName(name) ? undefined : 'name';
};

/** Whether the email and the password are all that was asked for. */
export const isSimplified = ({ firstName, lastName, birthDate, phone, postalCode, gender, subscriptions }: SignUp): boolean =>
  !firstName && !lastName && !birthDate && !phone && !postalCode && !gender && !Object.values(subscriptions ?? {}).includes(true);

export interface WholeSignUpRules extends SignUpRules {
  /** Whether a text is a number, in the form of that country or international: reading numbers is heavy, so the reader is handed in. */
  readonly isPhone: (text: string, country: string) => boolean;
}

/** All that is wrong with a sign-up but its email. Pure: the form and the shop ask it. */
export const checkSignUp = (given: SignUp, rules: WholeSignUpRules): SignUpProblems => {
  const { settings, country } = rules;
  const found: Partial<Record<SignUpField, SignUpProblem | undefined>> = {};
  if (given.password === '') found.password = 'required';
  else if (missedPasswordRules(given.password).length > 0) found.password = 'password';
  if (given.isTermsConfirmed === false) found.isTermsConfirmed = 'requiredCheckbox';
  if (!isSimplified(given)) {
    const rule = addressRule(country);
    found.firstName = nameProblem(given.firstName ?? '');
    found.lastName = nameProblem(given.lastName ?? '');
    found.birthDate = birthDateProblem(given.birthDate ?? '', rules);
    if (given.phone) {
      if (!rules.isPhone(given.phone, country)) found.phone = 'phone';
      if (settings.smsCheckboxRequired && given.subscriptions?.smsNotificationConsent !== true) found.smsNotificationConsent = 'requiredCheckbox';
    } else if (settings.phoneRequired) found.phone = 'phone';
    if (given.postalCode && rule.postalPattern && !new RegExp(`^(?:${rule.postalPattern})$`).test(formatPostalCode(given.postalCode, country)))
      found.postalCode = 'postalCode';
    if (settings.genderRequired && !given.gender) found.gender = 'required';
    if (given.isTermsConfirmed !== true) found.isTermsConfirmed = 'requiredCheckbox';
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined)) as SignUpProblems;
};
