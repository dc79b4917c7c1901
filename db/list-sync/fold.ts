import { isReadable, listOf, type Entry, type ListSyncState, type PendingEntry, pendingEntriesOf } from '#db/mutations/pending-entry.ts';

/** `saved`: the server has it. `waiting`: stored on this device. `sending`: sent, the outcome is unknown. */
export type EntryMark = 'saved' | 'waiting' | 'sending';

export interface ShownEntry<T> {
  readonly key: string;
  /** Null until the server has assigned it. */
  readonly itemId: string | null;
  readonly value: T;
  readonly mark: EntryMark;
}

const markOf = (wish: PendingEntry<unknown>): EntryMark => (wish.seal ? 'sending' : 'waiting');

/** The entries with all pending wishes applied, newest first ([LANE4]). */
export function foldEntries<T>(entries: readonly Entry<T>[], wishes: readonly PendingEntry<T>[]): readonly ShownEntry<T>[] {
  const open = new Map(wishes.filter((wish) => !wish.refusal && isReadable(wish)).map((wish) => [wish.key, wish]));
  const known = new Set(entries.map(({ key }) => key));
  const added = [...open.values()]
    .filter(({ key, want }) => want !== null && !known.has(key))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .flatMap((wish) => (wish.want === null ? [] : [{ key: wish.key, itemId: null, value: wish.want, mark: markOf(wish) }]));
  const kept = entries.flatMap(({ key, itemId, value }): ShownEntry<T>[] => {
    const wish = open.get(key);
    if (!wish) return [{ key, itemId, value, mark: 'saved' }];
    return wish.want === null ? [] : [{ key, itemId, value: wish.want, mark: markOf(wish) }];
  });
  return [...added, ...kept];
}

/** The list of the current subject. */
export const foldLane = <T>(held: ListSyncState<T>): readonly ShownEntry<T>[] => foldEntries(listOf(held).entries, pendingEntriesOf(held));
