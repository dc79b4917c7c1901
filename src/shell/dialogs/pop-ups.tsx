import { RouterContextProvider, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PopUp as PopUpBlock } from '#contract/calls/content/dialogs.ts';
import { createLaneStore } from '#db/list-sync/list-sync-store.ts';
import { createPopups } from '#db/list-sync/popups.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { observe } from '#src/base/observation/observe.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { PopUp } from '#src/shop/content/pop-up.tsx';
import { I18nContext } from '#src/base/i18n/use-i18n.ts';
import { LinkProvider } from '#ui/link/link.tsx';
import { UiMessagesProvider } from '#ui/messages/messages.tsx';
import { uiMessages } from '#src/shell/layout/ui-messages.ts';
import { useLinkPort } from '#src/shell/layout/use-link-port.ts';
import { isQuietPage, untilEngaged } from './pop-up-pages.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';

/**
 * The first offer that was not closed on this device, beside the page, once somebody looks around. One a page: the next one comes with the next visit
 * (spec 2 §2). It goes with the page on which it was read. Nothing in a store, offline, where something is chosen or bought, or where the offer leads itself.
 */
export const startPopUps = async (router: AppRouter): Promise<void> => {
  if ('inStore' in document.documentElement.dataset) return;
  const { api, locale, i18n } = router.options.context;
  const closed = createPopups(createLaneStore<true>(new WaymarkDatabase()));
  const { popups } = await api('content.popups', { params: { mode: 'publish', siteId: locale.siteId } });
  await untilEngaged((listener) => router.subscribe('onResolved', ({ pathChanged }) => void (pathChanged && listener())));
  const name = await closed.next(popups.map((popUp) => popUp.name));
  const popUp = popups.find((one) => one.name === name);
  if (!popUp) return;
  await i18n.load('stores');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <RouterContextProvider router={router}>
      <I18nContext value={i18n}>
        <UiMessagesProvider messages={uiMessages(i18n)}>
          <Suspense>
            <Placed
              popUp={popUp}
              onClose={() => {
                closed.dismiss(popUp.name).catch(() => undefined);
              }}
            />
          </Suspense>
        </UiMessagesProvider>
      </I18nContext>
    </RouterContextProvider>,
  );
};

const Placed = ({ popUp, onClose }: { readonly popUp: PopUpBlock; readonly onClose: () => void }) => {
  const port = useLinkPort();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [gone, setGone] = useState(false);
  const close = (): void => setGone(true);
  const onGone = useEffectEvent(onClose);
  const offline = useOffline();
  const [readOn, setReadOn] = useState<string>();
  const isQuiet = isQuietPage(path) || popUp.targets.some(({ url }) => url === path);
  const isPast = readOn !== undefined && readOn !== path;
  if (isPast && !gone) close();
  useEffect(() => {
    if (gone) onGone();
  }, [gone]);
  if (gone || isQuiet || offline) return null;
  return (
    <LinkProvider value={port}>
      <PopUp
        popUp={popUp}
        onClose={close}
        onEvent={(event) => {
          if (event.what === 'expand') setReadOn(path);
          observe({ what: 'pop-up', event });
        }}
      />
    </LinkProvider>
  );
};
