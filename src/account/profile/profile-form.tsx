import { useState } from 'react';
import { useForm, useWatch, type Path, type Resolver } from 'react-hook-form';
import { type ConsumerProfile, INTERESTS } from '#contract/calls/consumer.ts';
import { GENDERS } from '#contract/sign-up.ts';
import { latestBirthDate, type SignUpRules } from '#domain/sign-up-check.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { useTabDraft } from '#src/base/forms/use-tab-draft.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { PhoneFields } from '#src/base/phone/phone-fields.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { refusedFields } from '../shopper/refused-fields.ts';
import styles from '../shopper/shopper.module.css';
import { problemsOf, type ProfileValues, toChange, toValues } from './profile-values.ts';

export interface ProfileFormProps {
  readonly profile: ConsumerProfile;
  readonly rules: SignUpRules;
  /** Sends a change; answers the profile as it is then. */
  readonly save: (change: NonNullable<ReturnType<typeof toChange>>) => Promise<ConsumerProfile>;
}

/** What somebody tells about themselves. Only what was changed is sent; a refusal stands at its field, and what was typed stays. */
export const ProfileForm = ({ profile, rules, save }: ProfileFormProps) => {
  const i18n = useI18n('shopper', 'errors');
  const { t } = i18n;
  const before = toValues(profile, rules.country);
  const resolver: Resolver<ProfileValues> = async (values) => {
    const change = toChange(values, before, profile.version);
    const problems = change ? await problemsOf(change, rules) : {};
    const errors = Object.entries(problems).map(([name, message]) => [name, { type: 'check', message }]);
    return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) as never } : { values, errors: {} };
  };
  const form = useForm<ProfileValues>({ defaultValues: before, resolver });
  const { register, formState, control, setError, setValue } = form;
  const draft = useTabDraft(form, `profile.${profile.consumerNo}`);
  const phoneCountry = useWatch({ control, name: 'phoneCountry' });
  const [said, setSaid] = useState<{ readonly kind: 'success' | 'error' | 'info'; readonly text: string }>();
  const [busy, setBusy] = useState(false);
  const problem = (name: keyof ProfileValues): string | undefined => {
    const message = formState.errors[name]?.message;
    if (message === 'unknown') return t(name === 'interests' ? 'profile.unknownInterest' : 'profile.unknownSize');
    return problemText(i18n, message);
  };

  const send = async (values: ProfileValues): Promise<void> => {
    const change = toChange(values, before, profile.version);
    setSaid(change ? undefined : { kind: 'info', text: t('profile.unchanged') });
    if (!change) return;
    setBusy(true);
    try {
      const saved = await save(change);
      draft.forget();
      const now = toValues(saved, rules.country);
      form.reset(now);
      draft.restartFrom(now);
      setSaid({ kind: 'success', text: t('profile.saved') });
    } catch (failure) {
      const fields = Object.entries(refusedFields(failure) ?? {});
      fields.forEach(([name, message], index) => setError(name as Path<ProfileValues>, { type: 'server', message }, { shouldFocus: index === 0 }));
      if (fields.length === 0) setSaid({ kind: 'error', text: (await failureText(i18n, failure)).text });
    } finally {
      setBusy(false);
    }
  };

  const { birthDateMin, birthDateRequired, minimalAge } = rules.settings;
  return (
    <form className={styles.form} noValidate aria-label={t('profile.title')} onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {said ? (
        <Banner kind={said.kind} role={said.kind === 'error' ? 'alert' : 'status'}>
          {said.text}
        </Banner>
      ) : null}
      <div className={styles.pair}>
        <Field label={t('profile.firstName')} error={problem('firstName')}>
          <TextInput {...register('firstName')} autoComplete="given-name" autoCapitalize="words" />
        </Field>
        <Field label={t('profile.lastName')} error={problem('lastName')}>
          <TextInput {...register('lastName')} autoComplete="family-name" autoCapitalize="words" />
        </Field>
      </div>
      <Field label={t('profile.email')} hint={t('profile.emailHint')}>
        <TextInput type="email" autoComplete="email" value={profile.consumerDetails.email} readOnly />
      </Field>
      <PhoneFields
        country={phoneCountry}
        onCountry={(code) => setValue('phoneCountry', code, { shouldDirty: true })}
        number={register('phone')}
        error={problem('phone')}
      />
      <div className={styles.pair}>
        <Field label={t('profile.postalCode', { country: rules.country })} error={problem('postalCode')}>
          <TextInput {...register('postalCode')} autoComplete="postal-code" autoCapitalize="characters" spellCheck={false} />
        </Field>
        <Field
          label={t('profile.birthDate')}
          hint={t('profile.birthDateHint', { age: minimalAge })}
          error={problem('birthDate')}
          required={birthDateRequired}
        >
          <TextInput {...register('birthDate')} type="date" autoComplete="bday" min={birthDateMin} max={latestBirthDate(rules.today, minimalAge)} />
        </Field>
      </div>
      <Field label={t('profile.gender')} error={problem('gender')} required={rules.settings.genderRequired}>
        <Select {...register('gender')} autoComplete="sex">
          <option value="">{t('profile.gender.choose')}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`profile.gender.${gender}`)}
            </option>
          ))}
        </Select>
      </Field>
      <FieldGroup legend={t('profile.interests')} hint={t('profile.interestsHint')} error={problem('interests')}>
        <div className={styles.choices}>
          {INTERESTS.map((interest) => (
            <Checkbox key={interest} {...register('interests')} value={interest}>
              {t(`interest.${interest}`)}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <Field label={t('profile.shoeSize')} hint={t('profile.shoeSizeHint')} error={problem('preferredShoeSize')}>
        <TextInput {...register('preferredShoeSize')} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={12} />
      </Field>
      <ErrorCount form={form} />
      <Stack align="start">
        <Button type="submit" loading={busy}>
          {t('profile.save')}
        </Button>
      </Stack>
    </form>
  );
};
