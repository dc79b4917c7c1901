import type { Favorite } from '#db/list-sync/favorites.ts';

/** How much more a piece costs than when it became a favorite, in minor units; nought where nothing can be said: another currency, a product that is gone. */
export const priceChange = ({ card, priceThen }: Favorite): number =>
  card && priceThen && card.price.currency === priceThen.currency ? card.price.current - priceThen.current : 0;
