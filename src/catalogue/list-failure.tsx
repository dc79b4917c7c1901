import { useOffline } from '#src/connectivity/use-offline.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';
import { Container } from '#ui/layout/layout.tsx';

/** A list that could not be had: without network the device has not seen it before, otherwise it is worth another try. */
export const ListFailure = ({ onRetry, headingLevel = 2 }: { onRetry: () => void; headingLevel?: 1 | 2 }) => {
  const { t } = useWords();
  const offline = useOffline();
  return (
    // In place of the whole page it has the page's gutters.
    <Container role="alert" width={headingLevel === 1 ? 'page' : 'bleed'}>
      <EmptyState
        headingLevel={headingLevel}
        icon={offline ? <WifiOffIcon size={32} /> : <AlertIcon size={32} />}
        title={offline ? t('list.offline') : t('list.failed')}
        actions={<Button onClick={onRetry}>{t('failure.again')}</Button>}
      >
        {offline ? t('list.offlineHelp') : t('failure.text')}
      </EmptyState>
    </Container>
  );
};
