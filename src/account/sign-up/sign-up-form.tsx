import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { settingsFor } from '#contract/settings/settings.ts';
import type { SignUp } from '#contract/sign-up.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { PasswordChecklist } from '#src/base/forms/password-checklist.tsx';
import { homeMask } from '#src/base/address/country-rules.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { useEarlyTyping } from '#src/base/forms/use-early-typing.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { useTabDraft } from '#src/base/forms/use-tab-draft.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ConsentFields } from './consent-fields.tsx';
import type { SignUpOutcome } from './create-account.ts';
import { PersonFields } from './person-fields.tsx';
import { signUpFailure } from './sign-up-failure.ts';
import {
  type SignUpFormRules,
  type SignUpName,
  type SignUpOrigin,
  signUpResolver,
  type SignUpValues,
  type SignUpVariant,
  toSignUp,
} from './sign-up-values.ts';
import { SmsConsent } from '#src/base/forms/sms-consent.tsx';
import styles from './sign-up-form.module.css';

export interface SignUpFormProps {
  readonly variant: SignUpVariant;
  readonly signUp: (body: SignUp) => Promise<SignUpOutcome>;
  readonly onDone: (outcome: SignUpOutcome, body: SignUp) => void;
  /** The day by the shop's clock, `2026-11-21`; the device's until it answers. */
  readonly today: () => Promise<string>;
  readonly origin?: SignUpOrigin | undefined;
  /** What a link knew about the shopper; it may come late and never replaces what was typed. */
  readonly prefill?: SignUpValues | undefined;
  /** The password is typed a second time; whoever only keeps an order has it shown instead. */
  readonly asksTwice?: boolean;
}

const dayHere = (): string => new Date().toISOString().slice(0, 10);

/** As they stand on the screen: the first that is wrong takes the focus. */
const IN_ORDER: readonly SignUpName[] = ['firstName', 'lastName', 'birthDate', 'postalCode', 'gender', 'email', 'phone', 'optInAccepted', 'password'];

/** A new account (spec 3 §2, §5). Nothing typed is lost, whatever happens to the network; a refusal stands where it belongs. */
export const SignUpForm = ({ variant, signUp, onDone, today: askDay, origin, prefill, asksTwice = true }: SignUpFormProps) => {
  const i18n = useI18n('enrollment', 'errors');
  const { t, locale } = i18n;
  const { signUp: settings } = settingsFor(locale.id);
  const [today, setToday] = useState(dayHere);
  const rules = useRef<SignUpFormRules>({ variant, settings, locale, today, asksTwice });
  const form = useForm<SignUpValues>({ resolver: signUpResolver(() => rules.current) });
  const { register, formState, watch, setValue, getValues } = form;
  const element = useRef<HTMLFormElement>(null);
  useEarlyTyping(form, element);
  const draft = useTabDraft(form, 'sign-up', ['password', 'passwordAgain']);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const checklist = useId();
  const [phone, accepted, password] = watch(['phone', 'optInAccepted', 'password']);

  useEffect(() => {
    rules.current = { variant, settings, locale, today, asksTwice };
  }, [variant, settings, locale, today, asksTwice]);
  useEffect(() => {
    askDay().then(setToday, () => undefined);
  }, [askDay]);
  useEffect(() => {
    for (const [name, value] of Object.entries(prefill ?? {}) as [SignUpName, string][]) if (!getValues(name)) setValue(name, value);
  }, [prefill, getValues, setValue]);
  useEffect(() => {
    // Consent was for that number (spec 3 §4).
    if (!phone) setValue('optInAccepted', false);
  }, [phone, setValue]);

  const show = async (failure: unknown): Promise<void> => {
    const said = await signUpFailure(i18n, failure);
    if (said.at === 'form') await form.trigger(undefined, { shouldFocus: true });
    else if (said.at === 'top') setProblem(said.text);
    else {
      const [first, ...others] = Object.entries(said.fields) as [SignUpName, string][];
      for (const [name, message] of others) form.setError(name, { type: 'shop', message });
      if (first) form.setError(first[0], { type: 'shop', message: first[1] }, { shouldFocus: true });
    }
  };
  const send = async (values: SignUpValues): Promise<void> => {
    setBusy(true);
    setProblem('');
    const body = toSignUp(values, variant, origin);
    try {
      const outcome = await signUp(body);
      draft.forget();
      onDone(outcome, body);
    } catch (failure) {
      await show(failure);
    } finally {
      setBusy(false);
    }
  };
  const problemAt = (name: SignUpName): string | undefined => problemText(i18n, formState.errors[name]?.message);
  const whole = variant !== 'simplified';
  if (whole) for (const name of IN_ORDER) register(name);

  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      className={styles.form}
      aria-label={t('signUp.title')}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Stack gap={4}>
        <ProblemBanner problem={problem} onDismiss={() => setProblem('')} />
        {whole ? (
          <PersonFields register={register} problem={problemAt} settings={settings} today={today} withPostalCode={variant === 'loyalty'} />
        ) : null}
        <Field label={t('signUp.email')} error={problemAt('email')} required>
          <TextInput {...register('email')} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
        {whole ? (
          <Field
            label={t('signUp.phone')}
            hint={t('signUp.phoneHint', { mask: homeMask(locale.country) })}
            error={problemAt('phone')}
            required={settings.phoneRequired}
            optional={!settings.phoneRequired}
          >
            <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
          </Field>
        ) : null}
        {whole && phone ? (
          <SmsConsent
            box={register('optInAccepted')}
            accepted={accepted === true}
            onAccept={() => setValue('optInAccepted', true, { shouldValidate: formState.isSubmitted })}
            required={settings.smsCheckboxRequired}
            error={problemAt('optInAccepted')}
          />
        ) : null}
        <Field label={t('signUp.password')} error={problemAt('password')} required>
          <PasswordInput {...register('password')} autoComplete="new-password" aria-describedby={checklist} />
        </Field>
        <PasswordChecklist id={checklist} password={password ?? ''} />
        {whole && asksTwice ? (
          <Field label={t('signUp.passwordAgain')} error={problemAt('passwordAgain')} required>
            <PasswordInput {...register('passwordAgain')} autoComplete="new-password" />
          </Field>
        ) : null}
        <ConsentFields register={register} problem={problemAt} loyalty={variant === 'loyalty'} newsletter={whole} />
        <ErrorCount form={form} />
        <Button type="submit" loading={busy} block>
          {t('signUp.submit')}
        </Button>
      </Stack>
    </form>
  );
};
