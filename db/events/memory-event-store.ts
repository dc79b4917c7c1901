import type { CollectedKind } from '#contract/collected-event.ts';
import { countsOf, type EventStore, type QueuedEvent } from './ports.ts';

/** For browsers without storage, where events live as long as the page, and for simulations. */
export const createMemoryEventStore = (): EventStore & { readonly size: () => number } => {
  let rows: QueuedEvent[] = [];
  let last = 0;
  let dropped: Partial<Record<CollectedKind, number>> = {};
  return {
    size: () => rows.length,
    add: async (events, max, before = {}) => {
      const ids = new Set(rows.map(({ event }) => event.id));
      for (const event of events) {
        if (ids.has(event.id)) continue;
        ids.add(event.id);
        last += 1;
        rows.push({ seq: last, event });
      }
      const over = rows.splice(0, Math.max(0, rows.length - max));
      for (const { event } of over) dropped[event.kind] = (dropped[event.kind] ?? 0) + 1;
      for (const [kind, count] of countsOf(before)) dropped[kind] = (dropped[kind] ?? 0) + count;
    },
    read: async (kinds, limit) => ({
      rows: rows.filter(({ event }) => kinds.includes(event.kind)).slice(0, limit),
      dropped: { ...dropped },
    }),
    settle: async (seqs, reported) => {
      const gone = new Set(seqs);
      rows = rows.filter(({ seq }) => !gone.has(seq));
      for (const [kind, count] of countsOf(reported)) dropped[kind] = Math.max(0, (dropped[kind] ?? 0) - count);
    },
    erase: async (kinds) => {
      rows = rows.filter(({ event }) => !kinds.includes(event.kind));
      dropped = Object.fromEntries(Object.entries(dropped).filter(([kind]) => !kinds.includes(kind as CollectedKind)));
    },
  };
};
