import type { Broadcast } from '#contract/messages.ts';
import type { Held } from '../replay/mutation.ts';
import type { Store } from '../replay/ports.ts';

/**
 * Says each commit to everybody else on the channel, and when it was one by which the device came to another person; `onCommit` is for who committed.
 */
export function telling(store: Store, channel: BroadcastChannel, onCommit: (held: Held) => void = () => {}): Store {
  let known: string | null | undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const say = (message: Broadcast): void => channel.postMessage(message);
  return {
    read: (lane) => store.read(lane),
    async change(lane, rule, ask) {
      let isCommit = false;
      const done = await store.change(
        lane,
        (before) => {
          const [after, result] = rule(before);
          isCommit = after !== before;
          return [after, result];
        },
        ask,
      );
      const subject = done.held.identity?.subject ?? null;
      if (isCommit) {
        say({ type: 'changed', lane });
        onCommit(done.held);
      }
      if (known !== undefined && known !== subject) say({ type: 'session', subject });
      known = subject;
      return done;
    },
  };
}
