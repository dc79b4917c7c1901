import { isPersonalPage } from '#domain/personal-pages.ts';

/** Where somebody asks for help, or chooses and buys: products, lists and searches beside the pages about somebody. */
const QUIET = new Set(['help', 'warranty', 'p', 'c', 'search', 'searchhub', 'newsletter']);

/** Whether nothing comes up by itself on the page at that address. */
export const isQuietPage = (path: string): boolean => isPersonalPage(path) || QUIET.has(path.split('/')[2] ?? '');

/** So many screens down a page, somebody reads it. */
const SCREENS = 2;

/** Settles once somebody looks around: goes on to another page, or reads far down the first. */
export const untilEngaged = (onPage: (listener: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    const scrolled = (): void => {
      if (scrollY > SCREENS * innerHeight) done();
    };
    const stop = onPage(() => done());
    const done = (): void => {
      stop();
      removeEventListener('scroll', scrolled);
      resolve();
    };
    addEventListener('scroll', scrolled, { passive: true });
  });
