import { createFileRoute, notFound } from '@tanstack/react-router';
import { settingsFor } from '#contract/settings.ts';
import { quickShopPort } from '#src/app/quick-shop-port.ts';
import { FavoritesPage } from '#src/favorites/favorites-page.tsx';
import { pageHead } from '#src/seo/page-head.ts';

/** Personal: the server renders the frame alone, and nothing of it is kept. A shop without favorites has no such page (spec 1 §6). */
export const Route = createFileRoute('/$locale/favorites')({
  loader: async ({ context }) => {
    if (!settingsFor(context.locale.id).features.favorites) throw notFound();
    await Promise.all([context.words.load('lists'), context.words.load('shop'), context.words.load('errors')]);
  },
  head: ({ match: { context, pathname } }) =>
    pageHead({ words: context.words, publicUrl: context.publicUrl, path: pathname, title: context.words.t('favorites.title'), hidden: true }),
  component: () => <FavoritesPage {...quickShopPort} />,
});
