import { addressRule } from './address-rules.ts';
import { formatPostalCode } from './address-check.ts';
import { INTERESTS_SEPARATOR } from '#contract/constants.ts';
import { type DetailsInput, INTERESTS, type PreferencesInput } from '#contract/calls/consumer.ts';
import { birthDateProblem, nameProblem, type SignUpProblem, type SignUpRules } from './sign-up-check.ts';

export type ProfileField = 'firstName' | 'lastName' | 'phone' | 'postalCode' | 'birthDate' | 'interests' | 'preferredShoeSize';
export type ProfileProblem = SignUpProblem | 'unknown';
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;

/** `8.5`, `42 2/3`, `W 7`: sizes of all systems, and nothing else. */
const SHOE_SIZE = /^(?:(?:US|UK|EU|[WM])? ?\d{1,2}(?:[.,]\d|½| ?[12]\/[23])?|)$/;

/** Interests as they are kept: known ones, once each, in the order of the list. Undefined where one is not known. */
export const normaliseInterests = (interests: string): string | undefined => {
  const wanted = interests.split(INTERESTS_SEPARATOR).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  const known = INTERESTS.filter((interest) => wanted.includes(interest));
  return wanted.every((name) => (INTERESTS as readonly string[]).includes(name)) ? known.join(INTERESTS_SEPARATOR) : undefined;
};

export interface GivenProfile {
  readonly details: DetailsInput;
  readonly preferences: PreferencesInput;
  /** Whether a text is a number of that country: reading numbers is heavy, so the reader is handed in. */
  readonly isPhone: (text: string, country: string) => boolean;
}

/**
 * What is wrong with the parts of a profile that are given; what is absent is not asked for. Pure: the form and the shop ask it.
 * An empty text takes a part away, which a birth date that the country requires does not allow.
 */
export const checkProfile = ({ details, preferences, isPhone }: GivenProfile, rules: SignUpRules): ProfileProblems => {
  const { firstName, lastName, phone, phoneCountry, postalCode, birthDate } = details;
  const found: Partial<Record<ProfileField, ProfileProblem | undefined>> = {};
  if (firstName) found.firstName = nameProblem(firstName);
  if (lastName) found.lastName = nameProblem(lastName);
  if (phone && !isPhone(phone, phoneCountry ?? rules.country)) found.phone = 'phone';
  const { postalPattern } = addressRule(rules.country);
  if (postalCode && postalPattern && !new RegExp(`^(?:${postalPattern})$`).test(formatPostalCode(postalCode, rules.country)))
    found.postalCode = 'postalCode';
  if (birthDate !== undefined) found.birthDate = birthDateProblem(birthDate, rules);
  if (preferences.interests && normaliseInterests(preferences.interests) === undefined) found.interests = 'unknown';
  if (preferences.preferredShoeSize && !SHOE_SIZE.test(preferences.preferredShoeSize)) found.preferredShoeSize = 'unknown';
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined)) as ProfileProblems;
};

/** Whether anything is filled in: saving nothing does nothing (spec 2 §5). */
export const isFilled = ({ details, preferences }: Pick<GivenProfile, 'details' | 'preferences'>): boolean =>
  [...Object.values(details), ...Object.values(preferences)].some((value) => value !== undefined);
