import { useId, useState } from 'react';
import type { CallResponse } from '#contract/calls/calls.ts';
import { PasswordChecklist } from '#src/base/forms/password-checklist.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { resetRules, type ResetValues } from './password-rules.ts';

/**
 * Where the link of the letter leads: a new password, and then the sign-in with it. There a password manager hears whose it is: the link says nothing of
 * its reader, and the shop tells nobody who has not used it.
 */
export const ResetPasswordPage = ({ reset }: { readonly reset: (values: ResetValues) => Promise<CallResponse<'auth.confirmforgotpassword'>> }) => {
  const i18n = useI18n('account');
  const { t, locale } = i18n;
  const { t: again } = useI18n('security');
  const checklist = useId();
  const [done, setDone] = useState<CallResponse<'auth.confirmforgotpassword'>>();
  return (
    <TitledPage title={t('reset.title')} width="form">
      <Stack gap={5}>
        {done ? (
          <Banner kind="success" role="status">
            {t('reset.done')}
            {done.removedPasskeys > 0 ? ` ${again('reset.removedPasskeys', { count: done.removedPasskeys })}` : null}
          </Banner>
        ) : (
          <>
            <Text>{t('reset.intro')}</Text>
            <QuietForm<ResetValues>
              label={t('reset.title')}
              rules={resetRules}
              submit={t('reset.submit')}
              fieldOf={{ AUT451: 'password', AUT452: 'password', FE872: 'password', FE340: 'passwordConfirmation' }}
              send={async (values) => {
                setDone(await reset(values));
              }}
            >
              {({ register, watch, formState: { errors } }) => (
                <>
                  <Field label={t('reset.password')} error={problemText(i18n, errors.password?.message)} required>
                    <PasswordInput {...register('password')} autoComplete="new-password" aria-describedby={checklist} />
                  </Field>
                  <PasswordChecklist id={checklist} password={watch('password') ?? ''} />
                  <Field label={again('security.passwordAgain')} error={problemText(i18n, errors.passwordConfirmation?.message)} required>
                    <PasswordInput {...register('passwordConfirmation')} autoComplete="new-password" />
                  </Field>
                </>
              )}
            </QuietForm>
            <TextLink href={`/${locale.id}/forgot-password`}>{t('reset.again')}</TextLink>
          </>
        )}
        <TextLink href={`/${locale.id}/sign-in`}>{t('forgot.back')}</TextLink>
      </Stack>
    </TitledPage>
  );
};
