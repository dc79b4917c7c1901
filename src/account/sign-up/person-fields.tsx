import type { UseFormRegister } from 'react-hook-form';
import type { Settings } from '#contract/settings/schema.ts';
import { latestBirthDate } from '#domain/sign-up-check.ts';
import { GENDERS } from '#contract/sign-up.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { SignUpName, SignUpValues } from './sign-up-values.ts';
import styles from './sign-up-form.module.css';

export interface PersonFieldsProps {
  readonly register: UseFormRegister<SignUpValues>;
  readonly problem: (name: SignUpName) => string | undefined;
  readonly settings: Settings['signUp'];
  readonly today: string;
  /** A loyalty member is asked where they live. */
  readonly withPostalCode: boolean;
}

/** Who somebody is. What a shop does not need is not asked for, or may be left out. */
export const PersonFields = ({ register, problem, settings, today, withPostalCode }: PersonFieldsProps) => {
  const { t } = useI18n('enrollment');
  const { birthDateRequired, birthDateMin, minimalAge, genderRequired } = settings;
  return (
    <>
      <div className={styles.pair}>
        <Field label={t('signUp.firstName')} error={problem('firstName')} required>
          <TextInput {...register('firstName')} autoComplete="given-name" autoCapitalize="words" />
        </Field>
        <Field label={t('signUp.lastName')} error={problem('lastName')} required>
          <TextInput {...register('lastName')} autoComplete="family-name" autoCapitalize="words" />
        </Field>
      </div>
      <Field
        label={t('signUp.birthDate')}
        hint={t('signUp.birthDateHint', { age: minimalAge })}
        error={problem('birthDate')}
        required={birthDateRequired}
        optional={!birthDateRequired}
      >
        <TextInput {...register('birthDate')} type="date" autoComplete="bday" min={birthDateMin} max={latestBirthDate(today, minimalAge)} />
      </Field>
      {withPostalCode ? (
        <Field label={t('signUp.postalCode')} error={problem('postalCode')} optional>
          <TextInput {...register('postalCode')} autoComplete="postal-code" autoCapitalize="characters" spellCheck={false} />
        </Field>
      ) : null}
      {genderRequired ? (
        <Field label={t('signUp.gender')} error={problem('gender')} required>
          <Select {...register('gender')} autoComplete="sex">
            <option value="">{t('signUp.gender.choose')}</option>
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {t(`signUp.gender.${gender}`)}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </>
  );
};
