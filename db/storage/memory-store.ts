import { emptyReplayState, type ReplayState, type Lane } from '#db/mutations/mutation.ts';
import type { Store } from '#db/replay/ports.ts';

/**
 * Stores nothing beyond the page's life, for devices without storage or space. The shopper is informed; changes still reach the server in order and
 * exactly once while the page lives. `onChange` replaces the live query.
 */
export function createMemoryStore(from: readonly ReplayState[] = [], onChange: (held: ReplayState) => void = () => {}): Store {
  const lanes = new Map<Lane, ReplayState>(from.map((held) => [held.lane.lane, held]));
  const settled = new Set<string>();
  const load = (lane: Lane): ReplayState => lanes.get(lane) ?? emptyReplayState(lane);
  return {
    change(lane, rule) {
      try {
        const before: ReplayState = { ...load(lane), receipts: [], settled };
        const [after, result] = rule(before);
        const held: ReplayState = after === before ? before : { ...after, lane: { ...after.lane, rev: before.lane.rev + 1 } };
        for (const receipt of held.receipts) settled.add(receipt.id);
        lanes.set(lane, held);
        if (held !== before) onChange(held);
        return Promise.resolve({ held, result });
      } catch (error) {
        return Promise.reject(error instanceof Error ? error : new Error(String(error)));
      }
    },
    read: (lane) => Promise.resolve(load(lane)),
  };
}
