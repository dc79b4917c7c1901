import { useEffect, useSyncExternalStore } from 'react';
import { saved } from '#src/cart/saved.ts';
import { favorites } from '#src/shop/favorites/favorites.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { type DeviceList, type ListState, NO_LIST } from '#src/base/lists/create-list.ts';
import { useSession } from '#src/base/session/use-session.ts';
import type { ListChange } from '#src/cart/sync/ports.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';

const onServer = (): ListState<never> => NO_LIST;

/** The wishes of one list that have not arrived, with what can be done about each. */
function changesOf<T>(
  name: 'favorites' | 'saved',
  list: DeviceList<T>,
  { open, entries }: ListState<T>,
  say: (what: 'on' | 'off', value: T | null) => string,
): readonly ListChange[] {
  return open.map(({ wish, listed }): ListChange => {
    const { key, want, at, seal, failures, refusal } = wish;
    const change = { id: `${name} ${key}`, what: say(want === null ? 'off' : 'on', want ?? listed), at };
    if (refusal) return { ...change, state: 'refused', refusal, again: () => list.want(key, want), dismiss: () => void list.dismiss(key) };
    if (seal) return { ...change, state: failures > 0 ? 'ambiguous' : 'sending' };
    // Nothing has left the device: as the shop has it, it stands.
    return { ...change, state: 'waiting', ...(entries !== null && { undo: () => list.want(key, listed) }) };
  });
}

/** What waits in the lists beside the cart. Employees have none. */
export const useListChanges = (): readonly ListChange[] => {
  const i18n = useI18n('lists');
  const hearts = useSyncExternalStore(favorites.subscribe, favorites.state, onServer);
  const later = useSyncExternalStore(saved.subscribe, saved.state, onServer);
  const { consumerType } = useSession();
  useEffect(() => {
    if (consumerType !== 'EMPLOYEE') for (const list of [favorites, saved]) void importWithRetry(list.open);
  }, [consumerType]);
  const unnamed = i18n.t('favorites.aProduct');
  return [
    ...changesOf('favorites', favorites, hearts, (what, value) => i18n.t(`favorites.change.${what}`, { name: value?.card?.name ?? unnamed })),
    ...changesOf('saved', saved, later, (what, value) => i18n.t(`saved.change.${what}`, { name: value?.facts?.name ?? unnamed })),
  ];
};

/** Whatever has not arrived is tried at once, also what the lists have given up trying by themselves. */
export const sendLists = (): void => {
  for (const list of [favorites, saved]) if (list.state().open.length > 0) list.refresh().catch(() => undefined);
};
