import { tellCommit } from '#db/storage/tell-commit.ts';
import type { LaneStore } from './ports.ts';
import type { LaneHeld } from '#db/mutations/wish.ts';

/** Broadcasts each commit. */
export const telling = <T>(store: LaneStore<T>, channel: BroadcastChannel, onCommit: (held: LaneHeld<T>) => void = () => {}): LaneStore<T> => ({
  read: store.read,
  change: (lane, work) => tellCommit(channel, lane, onCommit, work, (told) => store.change(lane, told)),
});
