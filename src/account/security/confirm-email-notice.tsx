import { useState } from 'react';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useProfile } from '../shopper/use-profile.ts';

/** Asks for the confirmation of the account's address, until it is given. Nothing where the profile cannot be read: the screens say so themselves. */
export const ConfirmEmailNotice = () => {
  const i18n = useI18n('security');
  const { t } = i18n;
  const offline = useOffline();
  const { query, api, change } = useProfile();
  const { busy, problem, send } = useSending(i18n);
  const [asked, setAsked] = useState<'sent' | 'tooMany'>();
  if (!query.data || query.data.isEmailConfirmed) return null;
  const { email } = query.data.consumerDetails;
  const ask = (): Promise<void> =>
    send(async () => {
      const { state } = await api('auth.sendConfirmation');
      if (state === 'confirmed') change((profile) => ({ ...profile, isEmailConfirmed: true }));
      else setAsked(state);
    });
  return (
    <Banner kind="warning" title={t('confirmNotice.title')}>
      <Stack gap={3} align="start">
        <p>{t('confirmNotice.text', { email })}</p>
        <div role="status">{offline ? t('confirmNotice.offline') : asked ? t(`confirmNotice.${asked}`, { email }) : null}</div>
        <ProblemBanner problem={problem} />
        <Button variant="secondary" size="sm" loading={busy} disabled={offline} onClick={() => void ask()}>
          {t('confirmNotice.send')}
        </Button>
      </Stack>
    </Banner>
  );
};
