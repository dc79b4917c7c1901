import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMissingCode } from '#src/base/api/is-missing-code.ts';
import { isShopDown, isSilence } from '#src/base/api/is-silence.ts';
import { askShop } from '#src/base/connectivity/reach.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useErrorBlock } from '#src/shop/content/area/use-error-block.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';
import { Container } from '#ui/layout/layout.tsx';

/** What stands where a screen could not be shown. Without an answer of the shop it says so; it tries again by itself once the shop is back. */
export const Failure = ({ error, reset }: ErrorComponentProps) => {
  const i18n = useI18n();
  const router = useRouter();
  const offline = useOffline();
  const isMissing = isMissingCode(error);
  const [silent, setSilent] = useState(isSilence(error));
  // Stays so when the line is back, until the page has tried again.
  if (!silent && offline && isMissing) setSilent(true);
  useEffect(() => {
    if (isMissing) void askShop();
  }, [isMissing]);
  const written = useErrorBlock(silent ? 'offline' : '500');
  const again = (): void => {
    // The router remembers a screen that did not come; another document begins afresh.
    if (isMissing) return location.reload();
    reset();
    void router.invalidate();
  };
  const onReturn = useEffectEvent(again);
  const wasOffline = useRef(offline);
  useEffect(() => {
    if (silent && wasOffline.current && !offline) onReturn();
    wasOffline.current = offline;
  }, [silent, offline]);
  return (
    <Container role="alert">
      <EmptyState
        headingLevel={1}
        icon={silent ? <WifiOffIcon size={32} /> : <AlertIcon size={32} />}
        title={written?.title ?? i18n.t(silent ? 'list.offline' : 'failure.title')}
        actions={
          <>
            <Button onClick={again}>{i18n.t('failure.again')}</Button>
            <ButtonLink variant="secondary" href={`/${i18n.locale.id}`}>
              {i18n.t('notFound.home')}
            </ButtonLink>
            {silent ? (
              <ButtonLink variant="quiet" href={`/${i18n.locale.id}/offline-catalogue`}>
                {i18n.t('footer.offlineCatalogue')}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {isShopDown(error) ? i18n.t('offline.down') : (written?.subtitle ?? i18n.t(silent ? 'list.offlineHelp' : 'failure.text'))}
      </EmptyState>
    </Container>
  );
};
