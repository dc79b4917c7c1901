import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallResponse } from '#contract/calls/calls.ts';
import { ADDRESS_FIELDS, type AddressField, type AddressRule, addressRule } from '#domain/address-rules.ts';
import { maskOf } from '#domain/phone-mask.ts';
import type { Api } from '#src/base/api/client.ts';
import { useApi } from '#src/base/api/use-api.ts';

/** What the shop has told in this visit, by country: goes before what was built in (spec 3 §5), also for the checks. */
const received = new Map<string, AddressRule>();

/** The rule of a country as the page knows it now: the shop's, else the one that was built in, which is there offline, too. */
export const countryRule = (countryCode: string): AddressRule => received.get(countryCode) ?? addressRule(countryCode);

const known = (names: readonly string[]): AddressField[] =>
  names.filter((name): name is AddressField => (ADDRESS_FIELDS as readonly string[]).includes(name));

/** A rule as the call tells it. Fields that this page does not have are left out. */
export const toRule = (
  countryCode: string,
  { country, address, phone }: Pick<CallResponse<'utilities.i18n'>, 'country' | 'address' | 'phone'>,
): AddressRule => {
  const { postalPattern, postalExample, postalLength, provinces } = address;
  const built = addressRule(countryCode);
  const fields = known(address.fields);
  return {
    countryCode,
    fields: fields.length > 0 ? fields : built.fields,
    required: known(address.required),
    dialCode: country.dialCode,
    phoneDigits: phone ? [phone.min, phone.max] : built.phoneDigits,
    ...(phone?.start && { phoneStart: phone.start }),
    ...(phone?.trunkPrefix && { trunkPrefix: phone.trunkPrefix }),
    ...(country.mask && { phoneMask: country.mask }),
    ...(postalPattern && { postalPattern }),
    ...(postalExample && { postalExample }),
    ...(postalLength && { postalLength }),
    ...(provinces && { provinces: provinces.map(({ code, name }) => [code, name] as const) }),
  };
};

const ruleQuery = (api: Api, countryCode: string) =>
  queryOptions({
    queryKey: ['utilities.i18n', countryCode] as const,
    queryFn: async ({ signal }): Promise<AddressRule> => {
      const rule = toRule(countryCode, await api('utilities.i18n', { params: { countryCode }, signal }));
      received.set(countryCode, rule);
      return rule;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** How numbers of a country are written, an X a digit. */
export const phoneMaskOf = ({ dialCode, phoneMask }: AddressRule): string => maskOf({ dialCode, mask: phoneMask });

/** For a form: asks for the country's rule once a visit and goes on with the built-in one meanwhile. */
export const useCountryRule = (countryCode: string): AddressRule =>
  useQuery({ ...ruleQuery(useApi(), countryCode), enabled: /^[A-Z]{2}$/.test(countryCode) }).data ?? countryRule(countryCode);

/** How numbers are written in the shop's own country; without asking for it. */
export const homeMask = (countryCode: string): string => phoneMaskOf(countryRule(countryCode));
