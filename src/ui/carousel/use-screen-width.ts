import { useSyncExternalStore } from 'react';
import type { ScreenWidth } from './slide-layout.ts';

const MEDIUM = '(width >= 640px)';
const LARGE = '(width >= 1024px)';

const subscribe = (listener: () => void): (() => void) => {
  const queries = [matchMedia(MEDIUM), matchMedia(LARGE)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};
const read = (): ScreenWidth => (matchMedia(LARGE).matches ? 'large' : matchMedia(MEDIUM).matches ? 'medium' : 'small');
const unknown = (): undefined => undefined;

/** Width of the screen by the shop's breakpoints; undefined on the server and until the page has taken over. */
export const useScreenWidth = (): ScreenWidth | undefined => useSyncExternalStore(subscribe, read, unknown);
