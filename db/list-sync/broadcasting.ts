import { broadcastCommit } from '#db/storage/broadcast-commit.ts';
import type { ListSyncStore } from './ports.ts';
import type { ListSyncState } from '#db/mutations/pending-entry.ts';

/** Broadcasts each commit. */
export const broadcasting = <T>(
  store: ListSyncStore<T>,
  channel: BroadcastChannel,
  onCommit: (held: ListSyncState<T>) => void = () => {},
): ListSyncStore<T> => ({
  read: store.read,
  change: (lane, work) => broadcastCommit(channel, lane, onCommit, work, (rule) => store.change(lane, rule)),
});
