import type { LaneStore } from './ports.ts';
import { isRow, type LaneHeld } from './wish.ts';

/**
 * Browsers clear storage under a living page. One that finds an older state than it has seen committed puts back what it knows and nobody has written
 * since ([LANE13]): sent a second time, a wish says the same.
 */
export const outliveWipe = <T>(store: LaneStore<T>, known: () => LaneHeld<T>): LaneStore<T> => ({
  read: store.read,
  change: (lane, work) => store.change(lane, (at) => work(afterWipe(at, known()))),
});

function afterWipe<T>(at: LaneHeld<T>, page: LaneHeld<T>): LaneHeld<T> {
  if (at.state.rev >= page.state.rev) return at;
  return {
    ...at,
    state: { ...at.state, rev: page.state.rev },
    lists: [...at.lists, ...page.lists.filter(({ subject }) => at.lists.every((list) => list.subject !== subject))],
    wishes: [...at.wishes, ...page.wishes.filter((wish) => !at.wishes.some((other) => isRow(other, wish)))],
  };
}
