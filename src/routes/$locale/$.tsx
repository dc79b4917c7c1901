import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { lazy } from 'react';
import { AlternateList, AlternateProduct } from '#src/shell/composition/alternate-screens.tsx';
import { quickShopPort } from '#src/shell/content/quick-shop-port.ts';
import { readListSearch } from '#src/shop/catalogue/list-search.ts';
import { ContentScreen } from '#src/shop/content/content-screen.tsx';
import { withErrorText } from '#src/shop/content/area/read-areas.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';

/**
 * Every address below a locale that has no route of its own: a list by its `-c` suffix, a product by its `-p` suffix (spec 2 §2), a page of the
 * content service by its path; else there is no such page. Seldom used, so its parts come when they are wanted.
 */
export const Route = createFileRoute('/$locale/$')({
  loaderDeps: ({ search }) => ({ search: readListSearch(search) }),
  loader: async ({ context, params, deps: { search }, cause }) => {
    const { loadAlternate } = await import('#src/shell/router/load-alternate.ts');
    return withErrorText(context, async () => {
      const found = await loadAlternate(context, params._splat ?? '', search, cause === 'stay');
      if (!found) throw notFound();
      if (found.kind === 'kit' && found.block !== '') {
        const { KIT_KINDS } = await import('#src/kit/kit-kinds.ts');
        if (!KIT_KINDS.includes(found.block)) throw notFound();
      }
      // Within the page, it is there before it is shown.
      if (!import.meta.env.SSR) {
        const { loadAlternateScreen } = await import('#src/shell/composition/alternate-screens.tsx');
        await loadAlternateScreen(params._splat ?? '');
      }
      return found;
    });
  },
  head: async ({ loaderData, match: { context, search, params } }) => {
    if (!loaderData) return {};
    const { alternateHead } = await import('#src/shell/router/alternate-head.ts');
    return alternateHead(context, loaderData, params._splat ?? '', readListSearch(search));
  },
  component: Alternate,
});

/** Its styles come with its script: no other page of this route is to carry them. */
const BlocksPage = import.meta.env.SSR
  ? (await import('#src/kit/blocks-page.tsx')).BlocksPage
  : lazy(() => importWithRetry(() => import('#src/kit/blocks-page.tsx')).then((module) => ({ default: module.BlocksPage })));

const LocationsPage = import.meta.env.SSR
  ? (await import('#src/shop/locations/locations-page.tsx')).LocationsPage
  : lazy(() => importWithRetry(() => import('#src/shop/locations/locations-page.tsx')).then((module) => ({ default: module.LocationsPage })));

function Alternate() {
  const found = Route.useLoaderData();
  const path = useLocation({ select: (location) => location.pathname });
  if (found.kind === 'category') return <AlternateList category={found.category} path={path} {...quickShopPort} />;
  if (found.kind === 'product') return <AlternateProduct product={found.product} search={{}} />;
  if (found.kind === 'kit') return <BlocksPage kind={found.block} />;
  if (found.kind === 'locations') return <LocationsPage groups={found.groups} />;
  return <ContentScreen page={found.page} {...quickShopPort} />;
}
