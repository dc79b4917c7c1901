import { checkProfile, type ProfileField } from '#domain/consumer-check.ts';
import type { CallBodyInput } from '#contract/calls/calls.ts';
import { type ConsumerProfile, INTERESTS } from '#contract/calls/consumer.ts';
import { INTERESTS_SEPARATOR, PHONE_MASK_NORTH_AMERICA } from '#contract/constants.ts';
import { DIAL_NORTH_AMERICA, writePhone } from '#domain/phone-mask.ts';
import type { SignUpRules } from '#domain/sign-up-check.ts';

export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly phoneCountry: string;
  readonly postalCode: string;
  readonly birthDate: string;
  readonly gender: string;
  readonly interests: readonly string[];
  readonly preferredShoeSize: string;
}

/** A profile as its form shows it; the phone number in the form of North America or with its dial code. */
export const toValues = ({ consumerDetails, preferences }: ConsumerProfile, country: string): ProfileValues => {
  const {
    firstName = '',
    lastName = '',
    phone = '',
    phoneCode = '',
    phoneCountry = country,
    postalCode = '',
    birthDate = '',
    gender = '',
  } = consumerDetails;
  // Elsewhere a number without its dial code could be another country's.
  const atHome = phoneCode === DIAL_NORTH_AMERICA ? writePhone(phone, PHONE_MASK_NORTH_AMERICA) : `+${phoneCode} ${phone}`;
  const written = phone === '' ? '' : atHome;
  return {
    firstName,
    lastName,
    phone: written,
    phoneCountry,
    postalCode,
    birthDate,
    gender,
    interests: INTERESTS.filter((interest) => preferences.interests?.split(INTERESTS_SEPARATOR).includes(interest)),
    preferredShoeSize: preferences.preferredShoeSize ?? '',
  };
};

type Body = CallBodyInput<'consumer.update'>['consumerProfile'];

/**
 * What was changed, and nothing else: what another device wrote meanwhile into other fields stays. Undefined where nothing was (spec 2 §5: saving
 * nothing does nothing).
 */
export const toChange = (values: ProfileValues, before: ProfileValues, version: number): Body | undefined => {
  const changed = <K extends keyof ProfileValues>(name: K): boolean => JSON.stringify(values[name]) !== JSON.stringify(before[name]);
  const texts = (['firstName', 'lastName', 'postalCode', 'birthDate', 'gender'] as const).filter(changed);
  const details: Record<string, string> = Object.fromEntries(texts.map((name) => [name, values[name].trim()]));
  if (changed('phone') || (values.phone.trim() !== '' && changed('phoneCountry')))
    Object.assign(details, { phone: values.phone.trim(), phoneCountry: values.phoneCountry });
  const preferences: Record<string, string> = {
    ...(changed('interests') && { interests: values.interests.join(INTERESTS_SEPARATOR) }),
    ...(changed('preferredShoeSize') && { preferredShoeSize: values.preferredShoeSize.trim() }),
  };
  if (Object.keys(details).length + Object.keys(preferences).length === 0) return undefined;
  return { consumerDetails: details, preferences, version };
};

/** What is wrong with a change, as short names. The part that reads phone numbers is loaded when there is one to read. */
export const problemsOf = async (change: Body, rules: SignUpRules): Promise<Partial<Record<ProfileField, string>>> => {
  const { consumerDetails: details = {}, preferences = {} } = change;
  const { parsePhone } = details.phone ? await import('#domain/phone.ts') : { parsePhone: () => undefined };
  return checkProfile({ details, preferences, isPhone: (text, country) => parsePhone(text, country) !== undefined }, rules);
};
