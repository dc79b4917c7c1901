import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import type { CallResponse } from '#contract/calls/calls.ts';
import { ApiError } from '#contract/client/client.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { confirmRules, type ConfirmValues, signedInRules } from './password-rules.ts';

type Answer = CallResponse<'auth.confirmEmail'>;

export interface ConfirmEmailPageProps {
  /** The letter was about the address that the account has, not about another one. */
  readonly own: boolean;
  readonly confirm: (password: string | undefined) => Promise<Answer>;
}

/**
 * Where the letters to an address lead. It asks before it does anything: mail programs follow links by themselves. Whoever is not signed in to the account
 * of the letter gives its password.
 */
export const ConfirmEmailPage = ({ own, confirm }: ConfirmEmailPageProps) => {
  const i18n = useI18n('security');
  const { t, locale } = i18n;
  const isGuest = useSession().type !== 'Registered';
  const [otherAccount, setOtherAccount] = useState(false);
  const [done, setDone] = useState<Answer['kind']>();
  const asksPassword = isGuest || otherAccount;
  // Drawn by the server for everybody: whoever is signed in does not see it, nor the rest move up when it goes (base.css).
  const onlyGuests = useHydrated() ? {} : { 'data-for-guests': '' };
  const send = async ({ password }: ConfirmValues): Promise<string | void> => {
    try {
      setDone((await confirm(asksPassword ? password : undefined)).kind);
    } catch (failure) {
      if (asksPassword || !(failure instanceof ApiError) || failure.code !== 'AUT404') throw failure;
      setOtherAccount(true);
      return t('confirmEmail.otherAccount');
    }
  };
  return (
    <TitledPage title={t('confirmEmail.title')} width="form">
      <Stack gap={5}>
        {done ? (
          <>
            <Banner kind="success" role="status">
              {t(done === 'confirm' ? 'confirmEmail.ownDone' : 'confirmEmail.done')}
            </Banner>
            <TextLink href={`/${locale.id}/account`}>{t('confirmEmail.continue')}</TextLink>
          </>
        ) : (
          <>
            <Text>{t(own ? 'confirmEmail.ownIntro' : 'confirmEmail.intro')}</Text>
            {asksPassword ? <Text {...onlyGuests}>{t('confirmEmail.withPassword')}</Text> : null}
            <QuietForm<ConfirmValues>
              label={t('confirmEmail.title')}
              rules={asksPassword ? confirmRules : signedInRules}
              start={{ password: '' }}
              submit={t(own ? 'confirmEmail.ownSubmit' : 'confirmEmail.submit')}
              fieldOf={{ AUT450: 'password' }}
              send={send}
            >
              {({ register, formState: { errors } }) =>
                asksPassword ? (
                  <div {...onlyGuests}>
                    <Field label={t('confirmEmail.password')} error={problemText(i18n, errors.password?.message)} required>
                      <PasswordInput {...register('password')} autoComplete="current-password" />
                    </Field>
                  </div>
                ) : null
              }
            </QuietForm>
          </>
        )}
      </Stack>
    </TitledPage>
  );
};
