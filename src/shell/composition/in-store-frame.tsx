import { RouterContextProvider, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { importOrToast } from '#src/base/lazy/import-or-toast.ts';
import { useI18n, I18nContext } from '#src/base/i18n/use-i18n.ts';
import { LockScreen } from '#src/in-store/lock-screen.tsx';
import { noteLeft, noteLocked, noteUnlocked, type Presence, readPresence } from '#src/in-store/presence.ts';
import type { InStore } from '#src/in-store/service.ts';
import { StoreBar } from '#src/in-store/store-bar.tsx';
import { useInStore } from '#src/in-store/use-in-store.ts';
import { listenWedge } from '#src/base/scan/listen-wedge.ts';
import { keepAwake } from '#src/base/screen/keep-awake.ts';
import { watchIdle } from '#src/in-store/watch-idle.ts';
import { LinkProvider } from '#ui/link/link.tsx';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { UiMessagesProvider } from '#ui/messages/messages.tsx';
import { uiMessages } from '#src/shell/layout/ui-messages.ts';
import { useLinkPort } from '#src/shell/layout/use-link-port.ts';
import { getInStore } from './get-in-store.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';
import { signOut } from './sign-out.ts';

const listeners = new Set<() => void>();
let presence: Presence = 'none';
const setPresence = (next: Presence): void => {
  presence = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The screen locks now: behind the lock nothing is drawn, pressed or read; what waits goes on being sent. */
export const lockNow = (): void => {
  noteLocked();
  setPresence('locked');
};

let started = false;
let stopWatching = (): void => undefined;

/**
 * Bar and lock, in an element of their own beside the page: the lock hides everything else in the document, whatever drew it. Only a device that sells
 * in a store loads this.
 */
export const startInStore = (router: AppRouter): void => {
  setPresence(readPresence());
  if (started) return;
  started = true;
  const place = document.createElement('div');
  place.dataset.storeFrame = '';
  document.body.prepend(place);
  stopWatching = watchIdle(setPresence);
  const { i18n, api } = router.options.context;
  const inStore = getInStore(api);
  createRoot(place).render(
    <RouterContextProvider router={router}>
      <I18nContext value={i18n}>
        <UiMessagesProvider messages={uiMessages(i18n)}>
          <Suspense>
            <StoreFrame inStore={inStore} />
          </Suspense>
        </UiMessagesProvider>
      </I18nContext>
    </RouterContextProvider>,
  );
};

const StoreFrame = ({ inStore }: { readonly inStore: InStore }) => {
  const i18n = useI18n('in-store');
  const { t } = i18n;
  const state = useInStore(inStore);
  const port = useLinkPort();
  const shown = useSyncExternalStore(subscribe, () => presence);
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  // The sale may be an order now: whoever it was for has gone with it.
  useEffect(() => router.subscribe('onResolved', () => void inStore.sync()), [router, inStore]);
  // A device on a counter or in a hand is looked at for longer than it is touched; the lock lets the screen go off.
  useEffect(() => (shown === 'open' ? keepAwake() : undefined), [shown]);
  useEffect(() => {
    if (shown !== 'open') return undefined;
    const add = (text: string): void => {
      // Nothing is added to what is being paid.
      if (router.state.location.pathname.endsWith('/checkout')) return;
      void importOrToast(i18n, () => import('./scan-anywhere.ts')).then((module) => module?.scanAnywhere(router, text));
    };
    return listenWedge(add, { everywhere: true });
  }, [shown, router, i18n]);
  const { counter } = state;
  useEffect(() => {
    // The device's data is gone, or another's: nothing is sold here any more.
    if (counter !== null || shown !== 'open') return;
    noteLeft();
    setPresence('none');
  }, [counter, shown]);
  if (shown === 'locked' || leaving) {
    const spent = async (): Promise<void> => {
      setLeaving(true);
      // Until the document goes, what it shows stays hidden. The queue is never the price of a forgotten PIN.
      stopWatching();
      await signOut('keep');
    };
    return (
      <main>
        <LockScreen
          here={counter ? t('inStore.here', { store: counter.storeName, employee: counter.storeEmployeeName }) : null}
          tryPin={inStore.tryPin}
          onOpen={() => {
            noteUnlocked();
            setPresence('open');
          }}
          onSpent={spent}
        />
      </main>
    );
  }
  if (shown === 'none') return null;
  return (
    <LinkProvider value={port}>
      <SkipLink target="content">{t('skip.content')}</SkipLink>
      <StoreBar state={state} onLock={lockNow} />
    </LinkProvider>
  );
};
