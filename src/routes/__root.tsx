import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, type ReactNode } from 'react';
import '#src/shell/styles/index.css';
import type { RouterContext } from '#src/shell/router/router-context.ts';
import { isUnavailable, pageTypeOfMatches } from '#src/base/page-type/page-type-of-matches.ts';
import { HandedIn } from '#src/shell/blocks/late-blocks.ts';
import { drawMarks } from '#src/shell/layout/header-parts.tsx';
import { BootScript } from '#src/shell/layout/boot-script.tsx';
import { NavigationTitle } from '#src/shell/layout/navigation-title.tsx';
import { PreferencesScript } from '#src/shell/layout/preferences-script.tsx';
import { uiMessages } from '#src/shell/layout/ui-messages.ts';
import { ShellFrame } from '#src/shell/layout/shell-frame.tsx';
import { useLinkPort } from '#src/shell/layout/use-link-port.ts';
import { HandedInContext } from '#src/shop/content/block-ports.ts';
import { FavoriteMark } from '#src/shop/product-ui/favorite-mark.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import { LinkProvider } from '#ui/link/link.tsx';
import { UiMessagesProvider } from '#ui/messages/messages.tsx';

const Hosts = deferred(
  () => import('#src/shell/layout/hosts.tsx').then((module) => module.Hosts),
  import.meta.env.SSR ? (await import('#src/shell/layout/hosts.tsx')).Hosts : undefined,
);

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match, matches }) => {
    const { i18n } = match.context;
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { title: i18n.t('brand') },
        ...(import.meta.env.SSR && isUnavailable(matches) ? [{ name: 'description', content: i18n.t('notFound.description') }] : []),
        { name: 'theme-color', content: '#faf9f5', media: '(prefers-color-scheme: light)' },
        { name: 'theme-color', content: '#0e1512', media: '(prefers-color-scheme: dark)' },
      ],
      links: [
        { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
      ],
    };
  },
  shellComponent: Document,
  // Frame and screen wait by themselves, below: a boundary around the whole of it would come to life later.
  wrapInSuspense: false,
  component: Root,
});

/** The server's word; from there on src/base/page-type/report-page-type.ts keeps it right. */
const currentPageType = ({ state: { location, matches }, options }: ReturnType<typeof useRouter>): string =>
  pageTypeOfMatches(location.pathname, matches, options.context.i18n.t('notFound.description'));

function Document({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { locale, publicUrl, bootFiles } = Route.useRouteContext();
  return (
    <html
      lang={locale.tag}
      data-page-type={import.meta.env.SSR && !router.options.isShell ? currentPageType(router) : undefined}
      data-shell={router.options.isShell ? '' : undefined}
      data-origin={router.options.isShell ? undefined : publicUrl}
      suppressHydrationWarning
    >
      <head>
        <PreferencesScript />
        <HeadContent />
        {import.meta.env.SSR && bootFiles && !router.options.isShell ? (
          <noscript>
            <link rel="stylesheet" href={bootFiles([]).fonts} />
          </noscript>
        ) : null}
      </head>
      <body>
        {children}
        {import.meta.env.SSR && bootFiles ? <BootScript filesFor={bootFiles} isEmpty={router.options.isShell ?? false} /> : null}
        <Scripts />
      </body>
    </html>
  );
}

function Root() {
  const router = useRouter();
  const hydrated = useHydrated();
  const isShell = router.options.isShell || (!hydrated && typeof document !== 'undefined' && 'shell' in document.documentElement.dataset);
  useEffect(() => {
    // Read by tests and measurements: from here on a tap is answered by the page.
    if (hydrated) document.documentElement.dataset.reacts = '';
  }, [hydrated]);
  const port = useLinkPort();
  const { i18n } = Route.useRouteContext();
  const kitMessages = useMemo(() => uiMessages(i18n), [i18n]);
  return (
    <LinkProvider value={port}>
      <UiMessagesProvider messages={kitMessages}>
        <FavoriteMark value={drawMarks}>
          <HandedInContext value={HandedIn}>
            {isShell ? <ShellFrame /> : <Outlet />}
            <NavigationTitle />
            <Hosts />
          </HandedInContext>
        </FavoriteMark>
      </UiMessagesProvider>
    </LinkProvider>
  );
}
