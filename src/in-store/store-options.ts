import type { CallResponse } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import type { ComboboxOption } from '#ui/combobox/combobox.tsx';

/** The shop's own country first, in the order they come. Place and country are said where name and shop do not say them. */
export const storeOptions = (
  stores: CallResponse<'utilities.stores'>['stores'],
  { country, tag }: Pick<Locale, 'country' | 'tag'>,
): ComboboxOption[] => {
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  const option = ({ id, name, city, countryCode }: (typeof stores)[number]): ComboboxOption => {
    const place = [...(name.includes(city) ? [] : [city]), ...(countryCode === country ? [] : [countries.of(countryCode) ?? countryCode])];
    return { value: id, text: [name, ...place].join(', ') };
  };
  return [...stores.filter((store) => store.countryCode === country), ...stores.filter((store) => store.countryCode !== country)].map(option);
};
