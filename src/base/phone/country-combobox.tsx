import type { Country } from '#contract/calls/countries.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { findCountries, flagOf } from './find-countries.ts';

export interface CountryComboboxProps {
  readonly countries: readonly Country[];
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** A country chosen from a list of some 240 by typing a part of its name, its code or its dial code. */
export const CountryCombobox = ({ countries, value, onChange }: CountryComboboxProps) => {
  const { t } = useI18n('shopper');
  return (
    <Combobox
      options={countries.map(({ code, name, dialCode }) => ({ value: code, sign: flagOf(code), text: name, aside: `+${dialCode}` }))}
      value={value}
      onChange={onChange}
      listLabel={t('phone.countries')}
      found={(count) => t('phone.found', { count })}
      find={findCountries}
    />
  );
};
