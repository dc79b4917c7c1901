import { useRef, useState } from 'react';
import { insertAt, moveItem, removeAt } from './value-at.ts';

/**
 * A list whose items keep their identity while they are moved, copied and removed: what is open, or has the focus, goes with the item. Items have no name of
 * their own that stays the same while it is written.
 */
export const useKeyedList = (list: readonly unknown[], onChange: (list: readonly unknown[]) => void) => {
  const next = useRef(list.length);
  const [kept, setKeys] = useState<readonly number[]>(() => list.map((_, index) => index));
  let keys = kept;
  // Another version of the document came, or a change that was taken back.
  if (keys.length !== list.length) {
    keys = list.map((_, index) => kept[index] ?? next.current + index);
    next.current += list.length;
    setKeys(keys);
  }
  const change = (items: readonly unknown[], itsKeys: readonly unknown[]): void => {
    setKeys(itsKeys as number[]);
    onChange(items);
  };
  const newKey = (): number => (next.current += 1);
  return {
    keys,
    set: (index: number, item: unknown): void => onChange(list.with(index, item)),
    move: (index: number, to: number): void => change(moveItem(list, index, to), moveItem(keys, index, to)),
    remove: (index: number): void => change(removeAt(list, index), removeAt(keys, index)),
    /** @returns the key of the new item */
    insert: (index: number, item: unknown): number => {
      const key = newKey();
      change(insertAt(list, index, item), insertAt(keys, index, key));
      return key;
    },
  };
};
