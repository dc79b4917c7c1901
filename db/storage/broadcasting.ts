import type { ReplayState } from '#db/mutations/mutation.ts';
import type { Store } from '#db/replay/ports.ts';
import { say, broadcastCommit } from './broadcast-commit.ts';

/** Broadcasts each commit, and whether it changed the device's subject. */
export function broadcasting(store: Store, channel: BroadcastChannel, onCommit: (held: ReplayState) => void = () => {}): Store {
  let known: string | null | undefined;
  return {
    read: (lane) => store.read(lane),
    async change(lane, rule, ask) {
      const done = await broadcastCommit(channel, lane, onCommit, rule, (broadcastRule) => store.change(lane, broadcastRule, ask));
      const subject = done.held.identity?.subject ?? null;
      if (known !== undefined && known !== subject) say(channel, { type: 'session', subject });
      known = subject;
      return done;
    },
  };
}
