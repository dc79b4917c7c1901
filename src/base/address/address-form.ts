import * as z from 'zod/mini';
import { checkAddress, type CheckedField } from '#domain/address-check.ts';
import { type AddressRule, addressRule } from '#domain/address-rules.ts';
import { recipientPhoneText } from '#domain/address-lines.ts';
import { addressInputSchema, type Address, type AddressInput } from '#contract/address.ts';
import { countryRule } from './country-rules.ts';

/** A field of a form: what was never touched is empty. */
export const fieldText = z._default(z.string(), '');
export const personFields = { firstName: fieldText, lastName: fieldText, phone: fieldText };

export const addressValuesSchema = z.object({
  ...personFields,
  /** Of whoever takes the parcel, where that is somebody else. */
  recipientContactPhone: fieldText,
  addressLine1: fieldText,
  addressLine2: fieldText,
  addressLine3: fieldText,
  city: fieldText,
  postalCode: fieldText,
  province: fieldText,
  countryCode: fieldText,
});
export type AddressValues = z.output<typeof addressValuesSchema>;
export type AddressName = keyof AddressValues;

/** What is wrong with a field, as a short name that `problemText` has words for; `max:30` carries its bound. */
export type Problem =
  | 'required'
  | 'email'
  | 'name'
  | 'phone'
  | 'poBox'
  | `postalCode:${string}`
  | `postalRegion:${string}`
  | `pattern:${string}`
  | `exact:${number}`
  | `min:${number}`
  | `max:${number}`;

const BY_PATTERN: Partial<Record<CheckedField, Problem>> = {
  email: 'email',
  firstName: 'name',
  lastName: 'name',
  phone: 'phone',
};

/** The short name for what the country's rules say of a field (address-check.ts), here and on the server. */
export const problemOf = (field: string, problem: string, value = '', rule?: AddressRule): Problem => {
  if (field === 'phone' || field === 'recipientContactPhone') return 'phone';
  const country = rule?.countryCode ?? '';
  if (field === 'postalCode' && problem === 'region') return `postalRegion:${country}`;
  if (field === 'postalCode' && problem === 'pattern')
    return rule?.postalLength !== undefined && value.trim().length !== rule.postalLength ? `exact:${rule.postalLength}` : `postalCode:${country}`;
  if (problem === 'pattern') return BY_PATTERN[field as CheckedField] ?? 'required';
  if (problem === 'length') return value.trim().length < 2 ? 'min:2' : 'max:30';
  return 'required';
};

export interface AddressKind {
  /** A parcel goes to a street; somebody who collects has none. */
  readonly kind: 'postal' | 'contact';
  /** Parcels go to doors: a post office box is none. */
  readonly noPoBox?: boolean;
}

export type AddressProblems = Partial<Record<AddressName | 'email', Problem>>;

/** All that is wrong with an address: lengths by the contract's schema (spec 3 §5), the rest by the rules of its country. */
export const addressProblems = (values: AddressValues & { readonly email: string }, { kind, noPoBox = false }: AddressKind): AddressProblems => {
  const input = toInput(values, values.email, kind);
  const problems: AddressProblems = {};
  const rule = countryRule(values.countryCode);
  const { problems: found, isPoBox } = checkAddress(input, { kind, phone: 'required', rule });
  for (const [field, problem] of Object.entries(found))
    problems[field as AddressName] = problemOf(field, problem, values[field as AddressName], rule);
  const lengths = addressInputSchema.safeParse(input);
  for (const issue of lengths.error?.issues ?? []) {
    if (issue.code === 'too_big') problems[issue.path[0] as AddressName] = `max:${Number(issue.maximum)}`;
  }
  if (noPoBox && isPoBox) problems.addressLine1 ??= 'poBox';
  return problems;
};

/** What goes to the shop: what does not belong to this kind of address stays out, empty optional parts as well. */
export const toInput = (values: AddressValues, email: string, kind: AddressKind['kind']): AddressInput => {
  const { firstName, lastName, phone, countryCode } = values;
  const whom = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone: phone.trim(), countryCode };
  if (kind === 'contact') return { ...whom, addressLine1: '', city: '' };
  const optional = Object.fromEntries(
    (['recipientContactPhone', 'addressLine2', 'addressLine3', 'postalCode', 'province'] as const).flatMap((name) =>
      values[name].trim() ? [[name, values[name].trim()]] : [],
    ),
  );
  return { ...whom, addressLine1: values.addressLine1.trim(), city: values.city.trim(), ...optional };
};

/** An address that the shop has, as a form shows it. */
export const toValues = (address: Address | undefined, countryCode: string): AddressValues => ({
  firstName: address?.firstName ?? '',
  lastName: address?.lastName ?? '',
  phone: address?.phone
    ? address.phoneCode && address.phoneCode !== addressRule(address.countryCode || countryCode).dialCode
      ? `+${address.phoneCode} ${address.phone}`
      : address.phone
    : '',
  recipientContactPhone: recipientPhoneText(address?.recipientContactPhone ?? ''),
  addressLine1: address?.addressLine1 ?? '',
  addressLine2: address?.addressLine2 ?? '',
  addressLine3: address?.addressLine3 ?? '',
  city: address?.city ?? '',
  postalCode: address?.postalCode ?? '',
  province: address?.province ?? '',
  countryCode: address?.countryCode || countryCode,
});
