import type { Broadcast } from '#contract/messages.ts';
import type { Lane } from '#db/mutations/mutation.ts';

type Rule<H, R> = (before: H) => readonly [H, R];
interface Done<H, R> {
  readonly held: H;
  readonly result: R;
}

export const say = (channel: BroadcastChannel, message: Broadcast): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(message);
};

/** Broadcasts a commit of `lane` to the other contexts; `onCommit` is called in this one. */
export async function broadcastCommit<H, R>(
  channel: BroadcastChannel,
  lane: Lane,
  onCommit: (held: H) => void,
  rule: Rule<H, R>,
  change: (rule: Rule<H, R>) => Promise<Done<H, R>>,
): Promise<Done<H, R>> {
  let isCommit = false;
  const done = await change((before) => {
    const [after, result] = rule(before);
    isCommit = after !== before;
    return [after, result];
  });
  if (!isCommit) return done;
  say(channel, { type: 'changed', lane });
  onCommit(done.held);
  return done;
}
