import { useId, useState } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { PasswordChecklist } from '#src/base/forms/password-checklist.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { useProfile } from '../shopper/use-profile.ts';
import { changeRules, type ChangeValues } from './change-rules.ts';

/** Another password: the other devices are signed out. */
export const PasswordSection = ({ onChanged }: { readonly onChanged: () => Promise<void> }) => {
  const i18n = useI18n('security');
  const { t } = useI18n('account');
  const api = useApi();
  const { query } = useProfile();
  const email = query.data?.consumerDetails.email;
  const checklist = useId();
  const [round, setRound] = useState(0);
  const change = async (body: ChangeValues): Promise<void> => {
    await api('auth.changepassword', { body });
    showToast({ title: t('security.changed') });
    setRound((before) => before + 1);
    await onChanged();
  };
  return (
    <Stack as="section" gap={4} aria-labelledby="password">
      <Heading level={2} size="md" id="password">
        {t('security.password')}
      </Heading>
      <QuietForm<ChangeValues>
        key={round}
        label={t('security.password')}
        rules={changeRules}
        submit={t('security.change')}
        send={change}
        fieldOf={{ AUT450: 'currentPassword', AUT451: 'newPassword', AUT452: 'newPassword', FE872: 'newPassword', FE340: 'passwordConfirmation' }}
      >
        {({ register, watch, formState: { errors } }) => (
          <>
            {/* A password manager keeps the new one in the place of the old one where it knows whose it is. */}
            {email ? <input name="username" autoComplete="username" value={email} readOnly hidden /> : null}
            <Field label={t('security.current')} error={problemText(i18n, errors.currentPassword?.message)} required>
              <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
            </Field>
            <Field label={t('reset.password')} error={problemText(i18n, errors.newPassword?.message)} required>
              <PasswordInput {...register('newPassword')} autoComplete="new-password" aria-describedby={checklist} />
            </Field>
            <PasswordChecklist id={checklist} password={watch('newPassword') ?? ''} />
            <Field label={i18n.t('security.passwordAgain')} error={problemText(i18n, errors.passwordConfirmation?.message)} required>
              <PasswordInput {...register('passwordConfirmation')} autoComplete="new-password" />
            </Field>
          </>
        )}
      </QuietForm>
    </Stack>
  );
};
