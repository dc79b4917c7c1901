import { useQuery } from '@tanstack/react-query';
import { maskOf } from '#domain/phone-mask.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput, type TextInputProps } from '#ui/field/text-input.tsx';
import { countriesQuery } from './countries-query.ts';
import { CountryCombobox } from './country-combobox.tsx';
import styles from './phone-fields.module.css';

export interface PhoneFieldsProps {
  /** Country that the number is written in the form of. */
  readonly country: string;
  readonly onCountry: (code: string) => void;
  /** Of the form library, for the number. */
  readonly number: TextInputProps;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** A phone number beside its country. Any way of writing it is taken; the mask is a hint of how people there write theirs. */
export const PhoneFields = ({ country, onCountry, number, error, required }: PhoneFieldsProps) => {
  const { t } = useI18n('shopper');
  const api = useApi();
  const { data: countries = [] } = useQuery(countriesQuery(api));
  const chosen = countries.find(({ code }) => code === country);
  return (
    <div className={styles.pair}>
      {countries.length > 0 ? (
        <Field label={t('phone.country')}>
          <CountryCombobox countries={countries} value={country} onChange={onCountry} />
        </Field>
      ) : null}
      <Field
        label={t('phone.number')}
        hint={chosen ? t('phone.hint', { mask: maskOf(chosen) }) : undefined}
        error={error}
        required={required ?? false}
      >
        <TextInput {...number} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
    </div>
  );
};
