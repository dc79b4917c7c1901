import type { CallResponse } from '#contract/calls.ts';
import type { Locale } from '#contract/locales.ts';
import type { ComboboxOption } from '#ui/combobox/combobox.tsx';

/** The shop's own country first, in the order they come; elsewhere the country is said, too. */
export const storeOptions = (
  stores: CallResponse<'utilities.stores'>['stores'],
  { country, tag }: Pick<Locale, 'country' | 'tag'>,
): ComboboxOption[] => {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const option = ({ id, name, city, countryCode }: (typeof stores)[number]): ComboboxOption => ({
    value: id,
    text: name,
    aside: countryCode === country ? city : `${city}, ${names.of(countryCode) ?? countryCode}`,
  });
  return [...stores.filter((store) => store.countryCode === country), ...stores.filter((store) => store.countryCode !== country)].map(option);
};
