import { useState } from 'react';
import * as z from 'zod/mini';
import { emailSchema } from '#contract/accounts.ts';
import { EMAIL_MAX } from '#contract/constants.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { StepFrame } from './step-frame.tsx';

export interface LookupStepProps {
  readonly email: string;
  readonly lookup: (email: string) => Promise<boolean>;
  readonly onFound: (email: string, isKnown: boolean) => void;
}

/** The first step: an email, and by it whether one signs in or signs up. */
export const LookupStep = ({ email: before, lookup, onFound }: LookupStepProps) => {
  const i18n = useI18n('enrollment', 'errors');
  const { t } = i18n;
  const { busy, problem, send } = useSending(i18n);
  const [error, setError] = useState<string>();
  const ask = (form: HTMLFormElement): void => {
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    const wrong = email === '' ? 'required' : z.safeParse(emailSchema, email).success ? undefined : 'email';
    setError(wrong);
    if (wrong) field.focus();
    else void send(async () => onFound(email, await lookup(email)));
  };
  return (
    <StepFrame
      title={t('enroll.title')}
      titleAbove
      text={t('enroll.lookup.text')}
      problem={problem}
      busy={busy}
      action={t('enroll.continue')}
      onAct={(event) => {
        event.preventDefault();
        ask(event.currentTarget);
      }}
    >
      <Field label={t('signUp.email')} error={problemText(i18n, error)} required>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          defaultValue={before}
        />
      </Field>
    </StepFrame>
  );
};
