import { useSyncExternalStore } from 'react';
import type { Favorite } from '#db/list-sync/favorites.ts';
import { type ListState, NO_LIST } from '#src/base/lists/create-list.ts';
import { favorites } from './favorites.ts';

const onServer = (): ListState<Favorite> => NO_LIST;

/** The favorites, redrawn whenever they change in this tab or another. On the server there are none. */
export const useFavorites = (): ListState<Favorite> => useSyncExternalStore(favorites.subscribe, favorites.state, onServer);

/** Whether a style is one of them: a card is not drawn again for what happens to the others. */
export const useIsFavorite = (key: string): boolean =>
  useSyncExternalStore(
    favorites.subscribe,
    () => favorites.state().keys.has(key),
    () => false,
  );
