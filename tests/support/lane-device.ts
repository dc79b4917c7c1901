import { favoriteKey, type Favorite, favoritesGateway } from '#db/list-sync/favorites.ts';
import { foldLane } from '#db/list-sync/fold.ts';
import { createListSync, type Lane } from '#db/list-sync/list-sync.ts';
import { createMemoryLaneStore } from '#db/list-sync/memory-list-sync-store.ts';
import type { LanePorts, ListSyncStore } from '#db/list-sync/ports.ts';
import { PENDING_ENTRY_VERSION, type EntryChange } from '#db/mutations/pending-entry.ts';
import { newId } from '#db/mutations/new-id.ts';
import { createSession } from '#db/replay/client-transport.ts';
import type { Identity, WireRequest } from '#db/mutations/mutation.ts';
import type { Lock } from '#db/replay/ports.ts';
import { createLocks } from './model-locks.ts';
import { createModelTransport, type ModelLists } from './model-lists.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';

/** Two colours of a style, and others. */
export const [SHOE, SHOE_RED, TEE, BOOT] = ['TRAIL001BLK', 'TRAIL001RED', 'TEE00001RED', 'BOOT0001BLU'] as const;

/** It changes what is listed; the others read, or ask for a session. */
export const isChange = ({ call }: WireRequest): boolean => call === 'wishlists.addFavorite' || call === 'wishlists.deleteFavoriteItem';

/** Web Locks of a device whose one process never dies. */
export const lockOfOneProcess = (): Lock => {
  const locks = createLocks();
  const process = {};
  return { hold: (name, work, steal) => locks.hold(process, name, work, () => true, steal) };
};

export interface LaneDevice {
  readonly lane: Lane<Favorite>;
  readonly clock: VirtualClock;
  readonly store: ListSyncStore<Favorite>;
  /** Another tab of the same device, or the same one after a crash: nothing of the old one's memory. */
  openTab(): Lane<Favorite>;
  heart(productId: string, on: boolean, tab?: Lane<Favorite>): Promise<void>;
  shown(): Promise<readonly string[]>;
  waiting(): Promise<number>;
}

export const heartIntent = (productId: string, on: boolean, subject: string | null = null): EntryChange<Favorite> => ({
  id: newId(),
  version: PENDING_ENTRY_VERSION,
  key: favoriteKey(productId),
  want: on ? { id: productId, card: null, priceThen: null } : null,
  locale: 'en-us',
  subject,
  at: '2026-11-21T09:00:00.000Z',
});

export interface LaneDeviceOptions {
  readonly store?: ListSyncStore<Favorite>;
  readonly identify?: (identity: Identity) => Promise<void>;
  readonly cookie?: { subject: string | null };
  readonly fate?: (request: WireRequest) => 'pass' | 'lose' | 'lose-answer' | 'error';
  readonly online?: () => boolean;
  readonly clock?: VirtualClock;
}

/** A device with one lane of favorites over the model of the shop; without a store of its own it has one in memory. */
export function createLaneDevice(shop: ModelLists, options: LaneDeviceOptions = {}): LaneDevice {
  const memory = createMemoryLaneStore<Favorite>();
  const store = options.store ?? memory;
  const identify = options.identify ?? (async (identity: Identity) => memory.setIdentity(identity));
  const cookie = options.cookie ?? { subject: null };
  const clock = options.clock ?? createVirtualClock();
  const lock = lockOfOneProcess();
  const transport = createModelTransport(shop, cookie, options.fate);
  const shared = { clock, random: { id: newId, fraction: () => 0.5 }, lock, transport };
  const ports: LanePorts<Favorite> = {
    ...shared,
    session: createSession(shared, () => 'en-us'),
    store,
    identify,
    online: options.online ?? (() => true),
  };
  const openTab = (): Lane<Favorite> => createListSync(ports, { lane: 'favorites', gateway: favoritesGateway, locale: () => 'en-us', build: 'test' });
  const lane = openTab();
  return {
    lane,
    clock,
    store,
    openTab,
    heart: async (productId, on, tab = lane) => {
      await tab.take([heartIntent(productId, on)]);
    },
    shown: async () => foldLane(await store.read('favorites')).map(({ value }) => value.id),
    waiting: async () => (await store.read('favorites')).wishes.length,
  };
}
