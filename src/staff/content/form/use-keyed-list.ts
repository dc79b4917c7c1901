import { useState } from 'react';
import { insertAt, moveItem, removeAt } from './value-at.ts';

interface Keys {
  readonly keys: readonly number[];
  /** Above all that have been given. */
  readonly next: number;
}

/** As many keys as there are items: of the first ones those that they had. */
const fitted = ({ keys, next }: Keys, count: number): Keys => ({
  keys: Array.from({ length: count }, (_, index) => keys[index] ?? next + index),
  next: next + count,
});

/**
 * A list whose items keep their identity while they are moved, copied and removed: what is open, or has the focus, goes with the item. Items have no name of
 * their own that stays the same while it is written.
 */
export const useKeyedList = (list: readonly unknown[], onChange: (list: readonly unknown[]) => void) => {
  const [kept, setKept] = useState<Keys>(() => fitted({ keys: [], next: 0 }, list.length));
  let current = kept;
  // Another version of the document came, or a change that was taken back.
  if (kept.keys.length !== list.length) {
    current = fitted(kept, list.length);
    setKept(current);
  }
  const { keys, next } = current;
  const change = (items: readonly unknown[], itsKeys: readonly unknown[]): void => {
    setKept({ keys: itsKeys as number[], next: next + 1 });
    onChange(items);
  };
  return {
    keys,
    set: (index: number, item: unknown): void => onChange(list.with(index, item)),
    move: (index: number, to: number): void => change(moveItem(list, index, to), moveItem(keys, index, to)),
    remove: (index: number): void => change(removeAt(list, index), removeAt(keys, index)),
    /** @returns the key of the new item */
    insert: (index: number, item: unknown): number => {
      change(insertAt(list, index, item), insertAt(keys, index, next));
      return next;
    },
  };
};
