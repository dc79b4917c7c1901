import { useQuery } from '@tanstack/react-query';
import { settingsFor } from '#contract/settings/settings.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { memberQuery } from '#src/account/loyalty/queries.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { openAccountDialog } from '#src/shell/dialogs/account-dialogs.ts';
import { openSignIn } from '#src/shell/dialogs/sign-in-dialogs.ts';
import { welcomeNewAccount } from '#src/shell/dialogs/welcome-new-account.ts';

/** Below the cart's button: signing in for a guest, the programme for whoever is no member. Both need the network, and neither leaves the page. */
export const CartAccount = () => {
  const i18n = useI18n('asides');
  const { t, locale } = i18n;
  const { type, subject, consumerType } = useSession();
  const offline = useOffline();
  const guest = type === 'Guest';
  const offersLoyalty = settingsFor(locale.id).features.loyalty && consumerType !== 'ASSOCIATE';
  const { data: member } = useQuery({ ...memberQuery(useApi(), subject), enabled: !guest && offersLoyalty && !offline });
  const joins = offersLoyalty && (guest || member?.isLoyaltyMember === false);
  if (offline || 'inStore' in document.documentElement.dataset || (!guest && !joins)) return null;
  const join = async (): Promise<void> => {
    if ((await openAccountDialog(i18n, 'loyalty-sign-up', {})) === true && guest) welcomeNewAccount(i18n, { isMember: true });
  };
  return (
    <Stack as="section" gap={2} aria-label={t('basketAccount.title')}>
      {guest ? <Text size="sm">{t('basketAccount.guest')}</Text> : null}
      {joins ? <Text size="sm">{t('basketAccount.member')}</Text> : null}
      <Row gap={3}>
        {guest ? (
          <Button variant="link" size="sm" onClick={() => void openSignIn(i18n)}>
            {t('basketAccount.signIn')}
          </Button>
        ) : null}
        {joins ? (
          <Button variant="link" size="sm" onClick={() => void join()}>
            {t('basketAccount.join')}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
};
