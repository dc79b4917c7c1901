import type { ListSyncStore } from './ports.ts';
import { isRow, type ListSyncState } from '#db/mutations/pending-entry.ts';

/**
 * Browsers can clear storage under an open page. A page that finds an older state than it last saw committed puts back what others have not written
 * since ([LANE13]): sending a wish twice has the same result.
 */
export const surviveEviction = <T>(store: ListSyncStore<T>, known: () => ListSyncState<T>): ListSyncStore<T> => ({
  read: store.read,
  change: (lane, work) => store.change(lane, (at) => work(afterWipe(at, known()))),
});

function afterWipe<T>(at: ListSyncState<T>, page: ListSyncState<T>): ListSyncState<T> {
  if (at.state.rev >= page.state.rev) return at;
  return {
    ...at,
    state: { ...at.state, rev: page.state.rev },
    lists: [...at.lists, ...page.lists.filter(({ subject }) => at.lists.every((list) => list.subject !== subject))],
    wishes: [...at.wishes, ...page.wishes.filter((wish) => !at.wishes.some((other) => isRow(other, wish)))],
  };
}
