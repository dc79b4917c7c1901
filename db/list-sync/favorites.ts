import { LIST_PAGE_MAX } from '#contract/constants.ts';
import type { ProductHit } from '#contract/calls/products.ts';
import type { FavoriteChange, FavoriteItem, Favorites } from '#contract/calls/wishlists.ts';
import type { ListGateway } from './gateway.ts';
import { isChange, isPage } from './read-answer.ts';
import type { Entry } from '#db/mutations/pending-entry.ts';

/** A favorite with enough data to be shown offline. All of it is public. */
export interface Favorite {
  /** Colourway, or style. */
  readonly id: string;
  /** The product card as last received; null if the shop no longer offers the product here. */
  readonly card: ProductHit | null;
  /** Its price when it became a favorite; null: not known. */
  readonly priceThen: { readonly current: number; readonly currency: string } | null;
}

/** A style is a favorite in all its colours: the first eight characters of a product id identify it. */
export const favoriteKey = (productId: string): string => productId.slice(0, 8);

const entryOf = ({ id, itemId, product, priceThen }: FavoriteItem): Entry<Favorite> => ({
  key: favoriteKey(id),
  itemId,
  value: { id, card: product ?? null, priceThen: priceThen ?? null },
});

/** Favorites on the wire (spec 2 §7). */
export const favoritesGateway: ListGateway<Favorite> = {
  isSame: (want, value) => want.id === value.id,
  compile({ key, want }, { listId, entries }) {
    if (want) return { call: 'wishlists.addFavorite', body: { id: want.id, qty: 1, itemType: 'product' } };
    const itemId = entries.find((entry) => entry.key === key)?.itemId;
    return listId === null || itemId === undefined ? null : { call: 'wishlists.deleteFavoriteItem', params: { favoriteId: listId, itemId } };
  },
  readChange(body) {
    if (!isChange<FavoriteChange>(body, 'favoriteId')) return null;
    const { favoriteId, version, previousVersion, item } = body;
    return { listId: favoriteId, version, previousVersion, entry: item && entryOf(item) };
  },
  page: (start) => ({ call: 'wishlists.getFavorites', query: { start: String(start), count: String(LIST_PAGE_MAX) } }),
  readPage(body) {
    if (!isPage<Favorites>(body, 'favoriteId')) return null;
    return { listId: body.favoriteId, version: body.version, total: body.total, entries: body.items.map(entryOf) };
  },
};
