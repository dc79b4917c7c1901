import type { Identity } from '#db/mutations/mutation.ts';
import type { ListSyncStore } from './ports.ts';
import { emptyListSyncState, type ListSyncState, type ListName } from '#db/mutations/pending-entry.ts';

export interface MemoryLaneStore<T> extends ListSyncStore<T> {
  /** A guest who follows a guest is the same person under a new subject. */
  setIdentity(identity: Identity): void;
}

/**
 * Stores nothing beyond the page's life, for devices without storage or space. It starts from what the page `knows`; `onChange` replaces the live
 * query.
 */
export function createMemoryLaneStore<T>(onChange: (held: ListSyncState<T>) => void = () => {}, knows?: ListSyncState<T>): MemoryLaneStore<T> {
  const lanes = new Map<ListName, ListSyncState<T>>(knows && [[knows.state.lane, knows]]);
  let identity: Identity | null = knows?.identity ?? null;
  let became: ListSyncState<T>['became'] = knows?.became ?? [];
  const load = (lane: ListName): ListSyncState<T> => ({ ...(lanes.get(lane) ?? emptyListSyncState<T>(lane)), identity, became });
  return {
    change: async (lane, work) => {
      const before = load(lane);
      const [after, result] = work(before);
      if (after === before) return { held: before, result };
      const held = { ...after, state: { ...after.state, rev: before.state.rev + 1 } };
      lanes.set(lane, held);
      onChange(held);
      return { held, result };
    },
    read: async (lane) => load(lane),
    setIdentity(next) {
      if (identity?.type === 'Guest' && next.type === 'Guest' && identity.subject !== next.subject)
        became = [...became, [identity.subject, next.subject]];
      identity = next;
    },
  };
}
