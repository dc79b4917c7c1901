import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { DIALOG_TRANSITION_MS } from '#contract/constants.ts';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { focusQuietly, holdFocus } from './hold-focus.ts';

const keyOf = (location: ParsedLocation): string => location.state.__TSR_key ?? location.href;

const focusHeading = (): void => {
  // A page that is one field.
  if (focusQuietly(document.querySelector<HTMLElement>('main [data-page-focus]'))) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  if (!focusQuietly(heading)) focusQuietly(document.querySelector<HTMLElement>('main'));
};

/**
 * What a browser does by itself when it loads a page, for navigations within the page: the focus goes to the new page's
 * heading, or with Back to the link that one had followed, and the title is announced. Answers the title to announce. For the
 * root alone: a frame goes away with its page, and what it was about to do with it.
 */
export const useNavigationFocus = (): string => {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const followed = new Map<string, string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let release = (): void => undefined;

    const stopLeaving = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      dialogManager.closeForNavigation();
      const link = document.activeElement?.closest('a[href]')?.getAttribute('href');
      if (link) followed.set(keyOf(fromLocation), link);
    });

    const stopArriving = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation) return;
      const pageChanged = (fromLocation.search as { page?: unknown }).page !== (toLocation.search as { page?: unknown }).page;
      if (!pathChanged && !pageChanged) return;
      // A dialog that is on its way out gives the focus back to what opened it; the new page has the last word.
      const delay = dialogManager.getEntries().length > 0 ? DIALOG_TRANSITION_MS + 80 : 0;
      clearTimeout(timer);
      release();
      timer = setTimeout(() => {
        setTitle(document.title);
        if (!pathChanged) {
          focusQuietly(document.querySelector<HTMLElement>('main [data-page-heading]'));
          return;
        }
        const back = followed.get(keyOf(toLocation));
        const links = back ? [...document.querySelectorAll<HTMLElement>('main a[href]')] : [];
        if (focusQuietly(links.find((link) => link.getAttribute('href') === back))) return;
        focusHeading();
        release = holdFocus(focusHeading);
      }, delay);
    });
    return () => {
      clearTimeout(timer);
      release();
      stopLeaving();
      stopArriving();
    };
  }, [router]);
  return title;
};
