import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { I18nContext } from '#src/base/i18n/use-i18n.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { routeTree } from '#src/routeTree.gen.ts';
import { Failure, NotFound } from './lazy-failure.ts';
import type { BootFiles } from '#src/shell/layout/boot-page.ts';
import { WaitingScreen } from '#src/shell/layout/waiting-main.tsx';
import type { AppApi, RouterContext } from './router-context.ts';
import { parseSearch, stringifySearch } from '#src/base/links/search-params.ts';

export interface AppRouterOptions {
  readonly api: AppApi;
  readonly i18n: I18n;
  /** Absolute links in head tags come from the configured address alone. */
  readonly publicUrl: string;
  /** In the browser. A request has one of its own. */
  readonly history?: RouterHistory;
  /** In the browser: whether the page that was rendered is scrolled to its top, or to where it was. */
  readonly scrolls?: (rendered: { readonly location: { readonly pathname: string } }) => boolean;
  readonly kit?: boolean;
  readonly bootFiles?: (routeIds: readonly string[]) => BootFiles;
  /** Renders the frame alone: the precached shell of the installed app. */
  readonly isShell?: boolean;
}

/** What a document hands over to its page beside the router's own state. */
interface PageState {
  /** A `DehydratedState`: what the shop answered, which is JSON. */
  readonly queries: object;
}

/** A router and its query client: one pair a request on the server, one a page in the browser. */
export const createAppRouter = ({ api, i18n, publicUrl, history, scrolls, kit, bootFiles, isShell }: AppRouterOptions) => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // The service worker answers stale-while-revalidate and connectivity is measured elsewhere: queries never wait for `navigator.onLine`.
        networkMode: 'always',
        staleTime: 60_000,
        gcTime: 10 * 60_000,
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  });
  const context: RouterContext = { queryClient, api, i18n, locale: i18n.locale, publicUrl, kit, bootFiles };
  return createRouter({
    routeTree,
    ...(history && { history }),
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: scrolls ?? true,
    isShell,
    defaultPendingComponent: WaitingScreen,
    // A page that is being left stays until the next one is here, however long that takes.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    // What is waited for is shown once it is there: the router would keep what stands in its place for half a second.
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Failure,
    // A document is rendered as one piece when its loaders have ended: all queries are known by then. The router's integration for queries adds a stream for
    // those that begin later, and a document with a stream in it is written in pieces that are searched byte by byte for its end.
    dehydrate: (): PageState => ({ queries: dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' }) }),
    hydrate: ({ queries }: PageState) => hydrate(queryClient, queries),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <I18nContext value={i18n}>{children}</I18nContext>
      </QueryClientProvider>
    ),
  });
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
