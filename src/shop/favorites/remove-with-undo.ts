import type { Words } from '#src/base/i18n/words.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { favorites, removeFavorite } from './favorites.ts';

/** Takes a favorite off the list and offers to put it back as it was. */
export const removeWithUndo = (key: string, words: Words): void => {
  const value = favorites.state().entries?.find((entry) => entry.key === key)?.value ?? null;
  const undo = removeFavorite(key, value);
  const name = value?.card?.name ?? words.t('favorites.aProduct');
  showToast({ title: words.t('favorites.removed', { name }), action: { label: words.t('undo'), onPress: undo } });
};
