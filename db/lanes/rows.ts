import type { LaneHeld, LaneState, ListLane, ListRow, Wish } from './wish.ts';

export type WishKey = [ListLane, string, string];

export interface LaneChanges {
  readonly state: LaneState;
  readonly lists: readonly ListRow<unknown>[];
  readonly wishes: readonly Wish<unknown>[];
  readonly goneLists: readonly [ListLane, string][];
  readonly goneWishes: readonly WishKey[];
}

/** What must be written so that the stored rows are `after`. Rows that no rule touched are the same objects and cost nothing. */
export function laneChanges(before: LaneHeld<unknown>, after: LaneHeld<unknown>): LaneChanges {
  const { lane } = after.state;
  const wishKept = new Set(after.wishes.map(({ subject, key }) => `${subject} ${key}`));
  const listKept = new Set(after.lists.map(({ subject }) => subject));
  return {
    state: { ...after.state, rev: before.state.rev + 1 },
    lists: after.lists.filter((list) => !before.lists.includes(list)),
    wishes: after.wishes.filter((wish) => !before.wishes.includes(wish)),
    goneLists: before.lists.filter(({ subject }) => !listKept.has(subject)).map(({ subject }) => [lane, subject]),
    goneWishes: before.wishes.filter(({ subject, key }) => !wishKept.has(`${subject} ${key}`)).map(({ subject, key }) => [lane, subject, key]),
  };
}
