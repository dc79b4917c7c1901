import type { ListSyncState, ListSyncRecord, ListName, ListRow, PendingEntry } from '#db/mutations/pending-entry.ts';

export type WishKey = [ListName, string, string];

export interface LaneChanges {
  readonly put: {
    readonly listLanes: readonly ListSyncRecord[];
    readonly lists: readonly ListRow<unknown>[];
    readonly wishes: readonly PendingEntry<unknown>[];
  };
  readonly gone: {
    readonly lists: readonly [ListName, string][];
    readonly wishes: readonly WishKey[];
  };
}

/** The writes that turn the stored rows into `after`. Rows that no rule touched are the same objects and are not written. */
export function laneChanges(before: ListSyncState<unknown>, after: ListSyncState<unknown>): LaneChanges {
  const { lane } = after.state;
  const wishKept = new Set(after.wishes.map(({ subject, key }) => `${subject} ${key}`));
  const listKept = new Set(after.lists.map(({ subject }) => subject));
  return {
    put: {
      listLanes: [after.state],
      lists: after.lists.filter((list) => !before.lists.includes(list)),
      wishes: after.wishes.filter((wish) => !before.wishes.includes(wish)),
    },
    gone: {
      lists: before.lists.filter(({ subject }) => !listKept.has(subject)).map(({ subject }) => [lane, subject]),
      wishes: before.wishes.filter(({ subject, key }) => !wishKept.has(`${subject} ${key}`)).map(({ subject, key }) => [lane, subject, key]),
    },
  };
}
