import { isReadable, listOf, type Entry, type LaneHeld, type Wish, wishesOf } from './wish.ts';

/** `saved`: the server has it so. `waiting`: kept on this device. `sending`: it left, its end is not known. */
export type EntryMark = 'saved' | 'waiting' | 'sending';

export interface ShownEntry<T> {
  readonly key: string;
  /** Null until the server has named it. */
  readonly itemId: string | null;
  readonly value: T;
  readonly mark: EntryMark;
}

const markOf = (wish: Wish<unknown>): EntryMark => (wish.seal ? 'sending' : 'waiting');

/** Entries as they will stand once everything that waits has been said yes to; what was put there last is first ([LANE4]). */
export function foldEntries<T>(entries: readonly Entry<T>[], wishes: readonly Wish<T>[]): readonly ShownEntry<T>[] {
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

/** The list of whoever uses the device now. */
export const foldLane = <T>(held: LaneHeld<T>): readonly ShownEntry<T>[] => foldEntries(listOf(held).entries, wishesOf(held));
