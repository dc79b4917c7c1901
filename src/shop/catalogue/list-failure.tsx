import { isShopDown } from '#src/base/api/is-silence.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';
import { Container } from '#ui/layout/layout.tsx';

/** A list that could not be had: without network the device has not seen it before, otherwise it is worth another try. */
export const ListFailure = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { t, locale } = useI18n();
  const offline = useOffline();
  return (
    <Container role="alert" width="bleed">
      <EmptyState
        headingLevel={2}
        icon={offline ? <WifiOffIcon size={32} /> : <AlertIcon size={32} />}
        title={offline ? t('list.offline') : t('list.failed')}
        actions={
          <>
            <Button onClick={onRetry}>{t('failure.again')}</Button>
            {offline ? (
              <ButtonLink variant="quiet" href={`/${locale.id}/offline-catalogue`}>
                {t('footer.offlineCatalogue')}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {t(isShopDown(error) ? 'offline.down' : offline ? 'list.offlineHelp' : 'failure.text')}
      </EmptyState>
    </Container>
  );
};
