import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import styles from '../shopper/shopper.module.css';
import { ConfirmEmailNotice } from './confirm-email-notice.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { useOwnPasskeys } from './own-passkeys.ts';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';

/** What opens the account, and where it is open. */
export const SecurityPage = () => {
  const { t } = useI18n('account');
  const api = useApi();
  const { subject } = useSession();
  const queries = useQueryClient();
  const queryKey = ['account', subject, 'sessions'];
  const { data, isError } = useQuery({ queryKey, queryFn: () => api('auth.sessions') });
  const look = (): Promise<void> => queries.invalidateQueries({ queryKey });
  const revoke = async (sessionId: string): Promise<void> => {
    await api('auth.revokeSession', { params: { sessionId } });
    await look();
  };
  const passkeys = useOwnPasskeys();
  return (
    <Stack gap={6} className={styles.narrow}>
      <Heading level={1} size="lg" tabIndex={-1}>
        {t('account.security')}
      </Heading>
      <ConfirmEmailNotice />
      <PasswordSection onChanged={look} />
      <PasskeysSection passkeys={passkeys} />
      <EmailSection hasPasskey={(passkeys.list?.length ?? 0) > 0} />
      <DevicesSection devices={data?.sessions} failed={isError && !data} onRevoke={(sessionId) => void revoke(sessionId).catch(look)} />
    </Stack>
  );
};
