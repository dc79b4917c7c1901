import type { CollectedEvent } from '#contract/collected-event.ts';
import type { DecisionsClient } from '#workers/decisions/types.ts';

/** Events that are held for a client that is not there yet; the oldest go. */
const HELD_MAX = 1_000;

/** Holds events in memory and decides nothing: what the page has until its worker's client is handed in, and in a build without one. */
export const createMemoryClient = (): DecisionsClient => {
  let held: readonly CollectedEvent[] = [];
  return {
    decide: async () => null,
    track: (...events) => {
      held = [...held, ...events].slice(-HELD_MAX);
    },
    erase: async (kinds) => {
      held = held.filter(({ kind }) => !kinds.includes(kind));
    },
  };
};

/** The one place that says where events go and who decides. */
export const openSink = async (): Promise<DecisionsClient> => createMemoryClient();
