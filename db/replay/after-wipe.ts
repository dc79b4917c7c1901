import type { Held } from './mutation.ts';
import type { Store } from './ports.ts';

/**
 * Browsers clear storage under a living page: a shopper who deletes site data, an eviction. A transaction that finds less than this page has
 * already seen committed goes on from what the page knows; otherwise the screen would show a basket that no longer exists, and what
 * waited would be gone. Numbers of the lane only rise, so that an older one is proof.
 */
export const outliveWipe = (store: Store, known: () => Held): Store => ({
  ...store,
  change: (lane, work, ask) => store.change(lane, (at) => work(afterWipe(at, known())), ask),
});

function afterWipe(at: Held, known: Held): Held {
  const { rev } = known.lane;
  // Where another page has written down what it knew and has gone on since, its rows stand, counted from where we are.
  return at.lane.rev >= rev ? at : at.lane.rev === 0 ? known : { ...at, lane: { ...at.lane, rev } };
}
