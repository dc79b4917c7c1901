import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useEarlyTyping } from '#src/forms/use-early-typing.ts';
import { useErrorCount } from '#src/forms/use-error-count.ts';
import { problemText } from '#src/forms/problem-text.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { signInRules, type SignInValues } from './sign-in-rules.ts';

export interface SignInFormProps {
  /** Resolves when the device has made the change of person, with a code where the shop refused it; rejects where the password was refused. */
  readonly signIn: (values: SignInValues) => Promise<{ readonly done: true } | { readonly done: false; readonly code: string | undefined }>;
  /** Words for a code. */
  readonly explain: (code: string | undefined) => Promise<string>;
  readonly onDone: () => void;
  /** What was typed before the form came to life, or was asked for elsewhere. */
  readonly email?: string | undefined;
}

/**
 * Email and password. As a form of a dialog it goes nowhere by itself: pressed before the page reacts, any other would put the password into the
 * address. A refusal stands above the fields and is announced; what was typed stays, the password too.
 */
export const SignInForm = ({ signIn, explain, onDone, email }: SignInFormProps) => {
  const words = useWords('account');
  useWords('errors');
  const { t, locale } = words;
  const form = useForm<SignInValues>({
    ...(email !== undefined && { defaultValues: { email } }),
    resolver: standardSchemaResolver(signInRules),
  });
  const { register, formState } = form;
  const element = useRef<HTMLFormElement>(null);
  useEarlyTyping(form, element);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const errorCount = useErrorCount(form);

  const send = async (values: SignInValues): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      const result = await signIn(values);
      if (result.done) onDone();
      else setProblem(await explain(result.code));
    } catch (failure) {
      setProblem((await failureText(words, failure)).text);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={element} method="dialog" noValidate aria-label={t('signIn.title')} onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap={4}>
        {problem === '' ? null : (
          <Banner kind="error" role="alert">
            {problem}
          </Banner>
        )}
        <Field label={t('signIn.email')} error={problemText(words, formState.errors.email?.message)} required>
          <TextInput {...register('email')} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field label={t('signIn.password')} error={problemText(words, formState.errors.password?.message)} required>
          <PasswordInput {...register('password')} autoComplete="current-password" />
        </Field>
        <p className="visually-hidden" role="alert">
          {errorCount}
        </p>
        <Button type="submit" loading={busy} block>
          {t('signIn.submit')}
        </Button>
        <TextLink href={`/${locale.id}/forgot-password`}>{t('signIn.forgot')}</TextLink>
      </Stack>
    </form>
  );
};
