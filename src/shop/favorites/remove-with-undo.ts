import type { I18n } from '#src/base/i18n/i18n.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { favorites, removeFavorite } from './favorites.ts';

/** Takes a favorite off the list and offers to put it back as it was. */
export const removeWithUndo = (key: string, i18n: I18n): void => {
  const value = favorites.state().entries?.find((entry) => entry.key === key)?.value ?? null;
  const undo = removeFavorite(key, value);
  const name = value?.card?.name ?? i18n.t('favorites.aProduct');
  showToast({ title: i18n.t('favorites.removed', { name }), action: { label: i18n.t('undo'), onPress: undo } });
};
