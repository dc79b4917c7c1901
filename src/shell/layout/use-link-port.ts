import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isReached } from '#src/base/connectivity/reach.ts';
import { savesData } from '#src/base/connectivity/saves-data.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import type { LinkPort } from '#ui/link/link.tsx';

/** A pointer that only passes over a link is no wish for its page. */
const REST_MS = 60;

export const createLinkPort = (router: Pick<ReturnType<typeof useRouter>, 'navigate' | 'preloadRoute' | 'options'>): LinkPort => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    follow: (href) => {
      clearTimeout(timer);
      // An open dialog stands on a history entry of its own; the page that it leads to takes that entry's place.
      const replace = dialogManager.isOpen();
      dialogManager.closeForNavigation();
      // The next page is drawn in one piece: the press, and a dialog that closes with it, are on the screen before that.
      afterPaint(() => void router.navigate({ href, replace }));
    },
    preload: (href) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (savesData() || !navigator.onLine || !isReached()) return;
        const { pathname, search } = new URL(href, location.origin);
        // An address as text, where the router would like one of its routes with its parameters.
        const options = { to: pathname, search: router.options.parseSearch(search) } as unknown as Parameters<typeof router.preloadRoute>[0];
        router.preloadRoute(options).catch(() => undefined);
      }, REST_MS);
    },
  };
};

/** How the kit's links are followed and prepared for: by the router. */
export const useLinkPort = (): LinkPort => {
  const router = useRouter();
  return useMemo(() => createLinkPort(router), [router]);
};
