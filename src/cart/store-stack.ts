import type { ReplayState } from '#db/mutations/mutation.ts';
import { browserClock } from '#db/replay/browser-ports.ts';
import { surviveEviction } from '#db/replay/eviction.ts';
import type { Store } from '#db/replay/ports.ts';
import { broadcasting } from '#db/storage/broadcasting.ts';
import { createMemoryStore } from '#db/storage/memory-store.ts';
import { createReplayStore } from '#db/storage/replay-store.ts';
import type { WaymarkDatabase } from '#db/storage/schema.ts';
import { withServerChanges } from '#db/storage/with-server-changes.ts';

export interface StoreStackConfig {
  readonly db: WaymarkDatabase;
  readonly channel: BroadcastChannel;
  /** Called with the state after each commit. */
  readonly show: (next: ReplayState) => void;
  /** The state that this page saw committed last. */
  readonly held: () => ReplayState;
}

export interface StoreStack {
  stored(): Store;
  inMemory(from: readonly ReplayState[]): Store;
}

/**
 * The stores that an engine in a page can have. A store is made of layers; each adds one thing to the one below it:
 *
 * | layer, from the top | what it adds |
 * |---|---|
 * | `withServerChanges` | notices about changes that the server made by itself |
 * | `surviveEviction` | what the page knows, if its database was cleared and created again |
 * | `broadcasting` | an announcement of each commit to other tabs and to this page |
 * | `createReplayStore` | transactions of IndexedDB |
 *
 * Without a database, `createMemoryStore` replaces all but the first.
 */
export const createStoreStack = ({ db, channel, show, held }: StoreStackConfig): StoreStack => ({
  stored: () => withServerChanges(surviveEviction(broadcasting(createReplayStore(db), channel, show), held), browserClock),
  inMemory: (from) => withServerChanges(createMemoryStore(from, show), browserClock),
});
