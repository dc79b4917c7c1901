import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { quickShopPort } from '#src/shell/content/quick-shop-port.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { HomePage } from '#src/shop/content/home-page.tsx';
import { loadPage, pageQuery } from '#src/shop/content/queries.ts';
import { organizationJsonLd, webSiteJsonLd } from '#src/base/seo/json-ld.ts';
import { pageHead } from '#src/base/seo/page-head.ts';

/** The home page of a locale, assembled by the content service. */
export const Route = createFileRoute('/$locale/')({
  loader: async ({ context }) => {
    await loadPage(context, 'home');
  },
  head: ({ match: { context } }) => {
    const { i18n, publicUrl, locale } = context;
    return pageHead({
      i18n,
      publicUrl,
      path: `/${locale.id}`,
      description: i18n.t('home.description'),
      jsonLd: import.meta.env.SSR ? [organizationJsonLd(publicUrl, i18n, settingsFor(locale.id).shop), webSiteJsonLd(publicUrl, i18n)] : undefined,
    });
  },
  component: Home,
});

function Home() {
  const { data } = useQuery(pageQuery(Route.useRouteContext(), 'home'));
  return <HomePage page={data} {...quickShopPort} />;
}
