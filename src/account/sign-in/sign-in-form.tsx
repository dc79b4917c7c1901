import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { keepTypedEmail } from '#src/base/forms/typed-email.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { signInRules, type SignInValues } from './sign-in-rules.ts';

export interface SignInFormProps {
  /** Resolves when the device has made the change of person, with a code where the shop refused it; rejects where the password was refused. */
  readonly signIn: (values: SignInValues) => Promise<{ readonly done: true } | { readonly done: false; readonly code: string | undefined }>;
  /** Words for a code. */
  readonly explain: (code: string | undefined) => Promise<string>;
  readonly onDone: () => void;
  /** What was asked for elsewhere already. */
  readonly email?: string | undefined;
  /** In a dialog the forgotten password is asked for in the next one; else a link leads to its page. */
  readonly onForgot?: (() => void) | undefined;
}

/** Email and password; what was typed stays after a refusal, the password too. */
export const SignInForm = ({ signIn, explain, onDone, email, onForgot }: SignInFormProps) => {
  const i18n = useI18n('account');
  const { t, locale } = i18n;
  const send = async (values: SignInValues): Promise<string | void> => {
    const result = await signIn(values);
    if (!result.done) return explain(result.code);
    showToast({ title: t('signIn.done') });
    onDone();
  };
  return (
    <QuietForm<SignInValues>
      label={t('signIn.title')}
      rules={signInRules}
      submit={t('signIn.submit')}
      send={send}
      start={email === undefined ? undefined : { email }}
    >
      {({ register, getValues, formState: { errors } }) => {
        const keepEmail = (): void => keepTypedEmail(getValues('email') ?? '');
        return (
          <>
            <Field label={t('signIn.email')} error={problemText(i18n, errors.email?.message)} required>
              <TextInput
                {...register('email')}
                type="email"
                inputMode="email"
                autoComplete="username webauthn"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
            <Field label={t('signIn.password')} error={problemText(i18n, errors.password?.message)} required>
              <PasswordInput {...register('password')} autoComplete="current-password" />
            </Field>
            <p>
              {onForgot ? (
                <Button
                  variant="link"
                  onClick={() => {
                    keepEmail();
                    onForgot();
                  }}
                >
                  {t('signIn.forgot')}
                </Button>
              ) : (
                <TextLink href={`/${locale.id}/forgot-password`} onClick={keepEmail}>
                  {t('signIn.forgot')}
                </TextLink>
              )}
            </p>
          </>
        );
      }}
    </QuietForm>
  );
};
