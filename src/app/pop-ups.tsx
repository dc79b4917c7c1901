import { RouterContextProvider, useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PopUp as PopUpBlock } from '#contract/content-blocks.ts';
import { isPersonalPage } from '#contract/personal-pages.ts';
import { createLaneStore } from '#db/lanes/lane-store.ts';
import { createPopups } from '#db/lanes/popups.ts';
import { WaymarkDatabase } from '#db/schema.ts';
import { PopUp, type PopUpEvent } from '#src/content/pop-up.tsx';
import { WordsContext } from '#src/i18n/use-words.ts';
import { LinkProvider } from '#ui/link/link.tsx';
import { UiWordsProvider } from '#ui/words/words.tsx';
import { uiWords } from './frame/ui-words.ts';
import { useLinkPort } from './frame/use-link-port.ts';
import type { AppRouter } from './router.tsx';

/** What happens to pop-ups is told on the window: whoever measures with the shopper's consent listens there. */
const EVENT = 'waymark:popup';
const tell = (detail: PopUpEvent): boolean => dispatchEvent(new CustomEvent(EVENT, { detail }));

/** Where somebody asks for help, as where they are busy with something of their own, nothing comes up by itself. */
const HELP = new Set(['help', 'warranty']);
const isBusy = (path: string): boolean => isPersonalPage(path) || HELP.has(path.split('/')[2] ?? '');

/**
 * The first offer that was not closed on this device, beside the page. One a page: the next one comes with the next visit (spec 2 §2). Nothing in a
 * store, in the checkout, or where the offer leads itself.
 */
export const startPopUps = async (router: AppRouter): Promise<void> => {
  if ('inStore' in document.documentElement.dataset) return;
  const { api, locale, words } = router.options.context;
  const closed = createPopups(createLaneStore<true>(new WaymarkDatabase()));
  const { popups } = await api('content.popups', { params: { mode: 'publish', siteId: locale.siteId } });
  const name = await closed.next(popups.map((popUp) => popUp.name));
  const popUp = popups.find((one) => one.name === name);
  if (!popUp) return;
  await words.load('stores');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <RouterContextProvider router={router}>
      <WordsContext value={words}>
        <UiWordsProvider words={uiWords(words)}>
          <Suspense>
            <Placed
              popUp={popUp}
              onClose={() => {
                closed.dismiss(popUp.name).catch(() => undefined);
              }}
            />
          </Suspense>
        </UiWordsProvider>
      </WordsContext>
    </RouterContextProvider>,
  );
};

const Placed = ({ popUp, onClose }: { readonly popUp: PopUpBlock; readonly onClose: () => void }) => {
  const port = useLinkPort();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [gone, setGone] = useState(false);
  if (gone || isBusy(path) || popUp.targets.some(({ url }) => url === path)) return null;
  const close = (): void => {
    setGone(true);
    onClose();
  };
  return (
    <LinkProvider value={port}>
      <PopUp popUp={popUp} onClose={close} onEvent={tell} />
    </LinkProvider>
  );
};
