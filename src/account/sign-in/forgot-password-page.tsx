import { useState } from 'react';
import type { Api } from '#src/base/api/client.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { typedEmail } from '#src/base/forms/typed-email.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { forgotRules, type ForgotValues } from './password-rules.ts';

/** The call behind the form. */
export const askForPassword = async (api: Api, email: string): Promise<void> => {
  await api('auth.resetpassword', { body: { email: email.trim() } });
};

/** Asks for a letter with a link. What it says afterwards is the same whether there is such an account or not. */
export const ForgotPasswordForm = ({ ask }: { readonly ask: (email: string) => Promise<void> }) => {
  const i18n = useI18n('account');
  const { t } = i18n;
  const [asked, setAsked] = useState(false);
  if (asked)
    return (
      <Banner kind="success" role="status">
        {t('forgot.done')}
      </Banner>
    );
  return (
    <>
      <Text>{t('forgot.intro')}</Text>
      <QuietForm<ForgotValues>
        label={t('forgot.title')}
        rules={forgotRules}
        submit={t('forgot.submit')}
        start={{ email: typedEmail() }}
        fieldOf={{ AUT453: 'email' }}
        send={async ({ email }) => {
          await ask(email);
          setAsked(true);
        }}
      >
        {({ register, formState: { errors } }) => (
          <Field label={t('signIn.email')} error={problemText(i18n, errors.email?.message)} required>
            <TextInput {...register('email')} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Field>
        )}
      </QuietForm>
    </>
  );
};

export const ForgotPasswordPage = (props: { readonly ask: (email: string) => Promise<void> }) => {
  const { t, locale } = useI18n('account');
  return (
    <TitledPage title={t('forgot.title')} width="form">
      <Stack gap={5}>
        <ForgotPasswordForm {...props} />
        <TextLink href={`/${locale.id}/sign-in`}>{t('forgot.back')}</TextLink>
      </Stack>
    </TitledPage>
  );
};
