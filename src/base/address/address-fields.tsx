import { useMemo, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { AddressField, AddressRule } from '#domain/address-rules.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AddressName } from './address-form.ts';
import { phoneMaskOf, useCountryRule } from './country-rules.ts';
import styles from './address-fields.module.css';

/** A field of a form library: what to spread on its control, and what is wrong with it in words. */
export interface FieldBinding {
  readonly props: ComponentProps<'input'> & ComponentProps<'select'>;
  readonly error: string | undefined;
}
export type BindField<Name extends string> = (name: Name) => FieldBinding;

export interface PersonFieldsProps {
  readonly field: BindField<'firstName' | 'lastName' | 'phone'>;
  /** Before the autocomplete tokens: `shipping`, `billing`, `section-pickup shipping` (WCAG 1.3.5). */
  readonly scope: string;
}

/** Whom it is for. */
export const NameFields = ({ field, scope }: PersonFieldsProps) => {
  const { t } = useI18n('checkout');
  const first = field('firstName');
  const last = field('lastName');
  return (
    <div className={styles.pair}>
      <Field label={t('address.firstName')} error={first.error} required>
        <TextInput {...first.props} autoComplete={`${scope} given-name`} autoCapitalize="words" />
      </Field>
      <Field label={t('address.lastName')} error={last.error} required>
        <TextInput {...last.props} autoComplete={`${scope} family-name`} autoCapitalize="words" />
      </Field>
    </div>
  );
};

export interface PhoneFieldProps extends PersonFieldsProps {
  readonly hint: string;
  /** In whose form a number without a dial code is written; absent: of the shop's country. */
  readonly countryCode?: string;
}

export const PhoneField = ({ field, scope, hint, countryCode }: PhoneFieldProps) => {
  const { t, locale } = useI18n('checkout');
  const rule = useCountryRule(countryCode ?? locale.country);
  const { props, error } = field('phone');
  return (
    <Field label={t('address.phone')} hint={`${hint} ${t('address.phoneMask', { mask: phoneMaskOf(rule) })}`} error={error} required>
      <TextInput {...props} type="tel" inputMode="tel" autoComplete={`${scope} tel`} />
    </Field>
  );
};

/** The button goes with the press: the field that comes in its place has the focus. */
const showField = (show: () => void, name = ''): void => {
  flushSync(show);
  document.getElementsByName(name)[0]?.focus();
};

export interface RecipientPhoneProps {
  readonly field: BindField<'recipientContactPhone'>;
  /** Shown at once, not behind a button: the form is about the address alone, or it has a number already. */
  readonly isShown: boolean;
}

/** The number of whoever takes the parcel, where that is somebody else. */
export const RecipientPhone = ({ field, isShown }: RecipientPhoneProps) => {
  const { t } = useI18n('checkout');
  const [adds, setAdds] = useState(false);
  const { props, error } = field('recipientContactPhone');
  if (!isShown && !adds)
    return (
      <Button className={styles.more} variant="link" size="sm" onClick={() => showField(() => setAdds(true), props.name)}>
        {t('address.forSomebodyElse')}
      </Button>
    );
  return (
    <Field label={t('address.recipientPhone')} hint={t('address.recipientPhoneHint')} error={error} optional>
      {/* The browser knows the number of whoever orders. */}
      <TextInput {...props} type="tel" inputMode="tel" autoComplete="off" />
    </Field>
  );
};

export interface AddressFieldsProps {
  readonly field: BindField<AddressName>;
  readonly scope: 'shipping' | 'billing';
  readonly countryCode: string;
  /** More than one: the country is asked for. */
  readonly countries: readonly string[];
  readonly phoneHint: string;
  /** It has a third line already. */
  readonly hasThirdLine?: boolean;
}

const TOKENS: Readonly<Record<LineName, string>> = {
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  addressLine3: 'address-line3',
  city: 'address-level2',
  province: 'address-level1',
  postalCode: 'postal-code',
};

/** An address with the fields, their order and their names of its country (domain/address-rules.ts). */
export const AddressFields = ({ field, scope, countryCode, countries, phoneHint, hasThirdLine = false }: AddressFieldsProps) => {
  const { t, locale } = useI18n('checkout');
  const rule = useCountryRule(countryCode);
  const [adds, setAdds] = useState(false);
  const third = adds || hasThirdLine;
  const names = useMemo(() => {
    const display = new Intl.DisplayNames(locale.tag, { type: 'region' });
    const collator = new Intl.Collator(locale.tag);
    return countries.map((code) => [code, display.of(code) ?? code] as const).toSorted(([, one], [, other]) => collator.compare(one, other));
  }, [countries, locale.tag]);
  const country = field('countryCode');
  return (
    <>
      {countries.length > 1 ? (
        <Field label={t('address.country')} error={country.error} required>
          <Select {...country.props} autoComplete={`${scope} country`}>
            {names.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <NameFields field={field} scope={scope} />
      <div className={styles.address}>
        {rule.fields
          .flatMap((name): LineName[] => (name === 'addressLine2' && third ? [name, 'addressLine3'] : [name]))
          .map((name) => (
            <AddressLine key={`${countryCode} ${name}`} name={name} binding={field(name)} scope={scope} rule={rule} />
          ))}
      </div>
      {third ? null : (
        <Button className={styles.more} variant="link" size="sm" onClick={() => showField(() => setAdds(true), field('addressLine3').props.name)}>
          {t('address.moreLines')}
        </Button>
      )}
      <PhoneField field={field} scope={scope} hint={phoneHint} countryCode={countryCode} />
    </>
  );
};

/** A third line is asked for by whoever needs it. */
type LineName = AddressField | 'addressLine3';

interface AddressLineProps {
  readonly name: LineName;
  readonly binding: FieldBinding;
  readonly scope: string;
  readonly rule: AddressRule;
}

const AddressLine = ({ name, binding: { props, error }, scope, rule }: AddressLineProps) => {
  const { t } = useI18n('checkout');
  const { countryCode } = rule;
  const required = name !== 'addressLine3' && rule.required.includes(name);
  const autoComplete = `${scope} ${TOKENS[name]}`;
  return (
    <Field className={styles[name]} label={t(`address.${name}`, { country: countryCode })} error={error} required={required} optional={!required}>
      {name === 'province' && rule.provinces ? (
        <Select {...props} autoComplete={autoComplete}>
          <option value="">{t('address.choose')}</option>
          {rule.provinces.map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          {...props}
          autoComplete={autoComplete}
          autoCapitalize={name === 'postalCode' ? 'characters' : 'words'}
          inputMode={
            name === 'postalCode' && rule.postalPattern !== undefined && /^[^A-Z]*$/.test(rule.postalExample ?? 'A') && countryCode !== 'US'
              ? 'numeric'
              : undefined
          }
          spellCheck={false}
        />
      )}
    </Field>
  );
};
