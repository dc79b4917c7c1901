import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#contract/client/client.ts';
import type { ConsumerProfile, DetailsInput } from '#contract/calls/consumer.ts';
import { checkProfile } from '#domain/consumer-check.ts';
import { parsePhone, toE164 } from '#domain/phone.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { latestBirthDate } from '#domain/sign-up-check.ts';
import { homeMask } from '#src/base/address/country-rules.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { refusedByName } from '#src/base/forms/refused-by-name.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useTabDraft } from '#src/base/forms/use-tab-draft.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput, type TextInputProps } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { StepFrame } from './step-frame.tsx';

export type DetailName = 'phone' | 'firstName' | 'lastName' | 'postalCode' | 'birthDate';
type Details = Partial<Record<DetailName, string>>;

const INPUTS: Readonly<Record<DetailName, TextInputProps>> = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  postalCode: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  birthDate: { type: 'date', autoComplete: 'bday' },
};

const NAMED: readonly DetailName[] = ['firstName', 'lastName', 'birthDate', 'postalCode'];

const missingOf = (details: Details): readonly DetailName[] => NAMED.filter((name) => !details[name]);

/** Nothing about the person is missing but perhaps the number. */
export const isNamed = (details: Details): boolean => missingOf(details).length === 0;

/** What the profile's step asks for: what is missing; all of it, to be looked through, where nothing is. */
export const askedOf = (details: Details): readonly DetailName[] => (isNamed(details) ? NAMED : missingOf(details));

export interface DetailsStepProps {
  readonly title: string;
  readonly text?: string;
  readonly names: readonly DetailName[];
  readonly profile: ConsumerProfile;
  readonly today: () => Promise<string>;
  readonly save: (details: DetailsInput) => Promise<void>;
  readonly onLater: () => void;
}

const valuesOf = ({ consumerDetails }: ConsumerProfile, names: readonly DetailName[]): Details => {
  const { phone, phoneCode } = consumerDetails;
  const known: Details = { ...consumerDetails, ...(phone && phoneCode && { phone: toE164({ phone, phoneCode }) }) };
  return Object.fromEntries(names.map((name) => [name, known[name] ?? '']));
};

/** What a profile still misses, asked for by the rules of the country; every field of a step has to be filled in, or the step is put off. */
export const DetailsStep = ({ title, text, names, profile, today: askDay, save, onLater }: DetailsStepProps) => {
  const i18n = useI18n('enrollment', 'errors');
  const { t, locale } = i18n;
  const { signUp: settings } = settingsFor(locale.id);
  const { busy, problem, send } = useSending(i18n);
  const [today, setToday] = useState(() => new Date().toISOString().slice(0, 10));
  const form = useForm<Details>({ defaultValues: valuesOf(profile, names) });
  const { register, formState, setError } = form;
  const draft = useTabDraft(form, `enroll-${names.join('-')}`);
  useEffect(() => {
    askDay().then(setToday, () => undefined);
  }, [askDay]);

  const problemsOf = (values: Details): Partial<Record<string, string>> => {
    const empty = Object.fromEntries(names.filter((name) => !values[name]?.trim()).map((name) => [name, 'required']));
    const isPhone = (number: string, country: string): boolean => parsePhone(number, country) !== undefined;
    const rules = { settings, country: locale.country, today };
    return { ...checkProfile({ details: values, preferences: {}, isPhone }, rules), ...empty };
  };
  const submit = async (values: Details): Promise<void> => {
    await send(
      async () => {
        await save(values);
        draft.forget();
      },
      (failure) => {
        const marked = failure instanceof ApiError && failure.action.do === 'mark' ? failure.action.field : undefined;
        const place = names.find((name) => name === marked);
        if (place && failure instanceof ApiError && i18n.has(failure.messageKey)) {
          setError(place, { type: 'shop', message: t(failure.messageKey, failure.values) }, { shouldFocus: true });
          return true;
        }
        const named = names.filter((name) => refusedByName(failure)[name] !== undefined);
        for (const name of named) setError(name, { type: 'shop', message: refusedByName(failure)[name] ?? '' }, { shouldFocus: name === named[0] });
        return named.length > 0;
      },
    );
  };
  const rule = (name: DetailName) => ({ validate: (_: string | undefined, values: Details) => problemsOf(values)[name] ?? true });
  return (
    <StepFrame
      title={title}
      text={text}
      problem={problem}
      busy={busy}
      action={t('enroll.continue')}
      onAct={(event) => void form.handleSubmit(submit)(event)}
      other={{ label: t('enroll.later'), onPress: onLater }}
    >
      <Stack gap={4}>
        {names.map((name) => (
          <Field
            key={name}
            label={t(`signUp.${name}`)}
            hint={
              name === 'birthDate'
                ? t('signUp.birthDateHint', { age: settings.minimalAge })
                : name === 'phone'
                  ? t('signUp.phoneHint', { mask: homeMask(locale.country) })
                  : undefined
            }
            error={problemText(i18n, formState.errors[name]?.message)}
            required
          >
            <TextInput
              {...INPUTS[name]}
              {...(name === 'birthDate' && { min: settings.birthDateMin, max: latestBirthDate(today, settings.minimalAge) })}
              {...register(name, rule(name))}
            />
          </Field>
        ))}
        <ErrorCount form={form} />
      </Stack>
    </StepFrame>
  );
};
