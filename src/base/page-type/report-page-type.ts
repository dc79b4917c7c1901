import type { PageType } from '#contract/constants.ts';
import { pageTypeOfMatches } from './page-type-of-matches.ts';

/** What is used of the router. */
export interface PageRouter {
  readonly state: {
    readonly location: { readonly pathname: string; readonly searchStr: string };
    readonly matches: Parameters<typeof pageTypeOfMatches>[1];
  };
  readonly subscribe: (event: 'onResolved', listener: (change: { readonly pathChanged: boolean }) => void) => () => void;
}

/** Type of the page that is shown, which the server wrote into the document and `reportPageType` keeps right. */
export const currentPageType = (): PageType => (document.documentElement.dataset.pageType as PageType | undefined) ?? 'Other';

/** Path that the server has rendered, whatever the page has navigated to since. */
const renderedPath = (): string | undefined => {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival && new URL(arrival.name).pathname;
};

/** Keeps `data-page-type` of the document right after each navigation. What the server wrote stands until then: it has read the description too. */
export const reportPageType = (router: PageRouter): void => {
  const { dataset } = document.documentElement;
  const write = (): void => {
    const { location, matches } = router.state;
    dataset.pageType = pageTypeOfMatches(location.pathname, matches);
  };
  if (dataset.pageType === undefined || renderedPath() !== router.state.location.pathname) write();
  router.subscribe('onResolved', write);
};
