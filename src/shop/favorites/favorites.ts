import type { ProductHit } from '#contract/calls/products.ts';
import type { Favorite } from '#db/list-sync/favorites.ts';
import { observe } from '#src/base/observation/observe.ts';
import { createList } from '#src/base/lists/create-list.ts';

/** The shopper's favorites, on this device first. */
export const favorites = createList<Favorite>({
  lane: 'favorites',
  loadGateway: async () => (await import('#db/list-sync/favorites.ts')).favoritesGateway,
  // Which products somebody likes is shown by hearts on every page: the keys have to be there before the database is.
  hintsKeys: true,
});

/** Puts a product on the list, in the colour it is shown in. */
export const addFavorite = (card: ProductHit, productId: string): void => {
  observe({ what: 'favorite', card, productId });
  favorites.want(card.id, {
    id: productId,
    card,
    priceThen: { current: card.price.current, currency: card.price.currency },
  });
};

/** Takes it off. The answer puts it back as it was. */
export const removeFavorite = (key: string, value: Favorite | null): (() => void) => {
  favorites.want(key, null);
  return () => {
    if (value) favorites.want(key, value);
  };
};
