import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { CHANNEL, type Broadcast } from '#contract/messages.ts';
import { askForBackgroundSync } from '#db/replay/background-sync.ts';
import { foldLane } from '#db/list-sync/fold.ts';
import { surviveEviction } from '#db/list-sync/eviction.ts';
import type { ListGateway } from '#db/list-sync/gateway.ts';
import { createListSync, type Lane } from '#db/list-sync/list-sync.ts';
import { createLaneStore } from '#db/list-sync/list-sync-store.ts';
import { createMemoryLaneStore } from '#db/list-sync/memory-list-sync-store.ts';
import type { ListSyncStore } from '#db/list-sync/ports.ts';
import { recordIdentity } from '#db/list-sync/record-identity.ts';
import { broadcasting as tellingLane } from '#db/list-sync/broadcasting.ts';
import {
  emptyListSyncState,
  type Entry,
  type EntryChange,
  type ListSyncState,
  listOf,
  type ListName,
  type PendingEntry,
  pendingEntriesOf,
} from '#db/mutations/pending-entry.ts';
import { browserClock, browserLock, browserRandom } from '#db/replay/browser-ports.ts';
import { createSession, createTransport } from '#db/replay/client-transport.ts';
import type { KnownSession } from '#db/replay/ports.ts';
import { storageCondition, StorageTrouble, type StorageCondition } from '#db/storage/storage-trouble.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { createReplayStore } from '#db/storage/replay-store.ts';
import { broadcasting } from '#db/storage/broadcasting.ts';
import { createPageClient } from '#src/base/api/client.ts';
import { canReach, subscribeReach } from '#src/base/connectivity/reach.ts';
import { writeListHint } from './list-hint.ts';
import { lookForLoss, markUnsent } from './unsent-mark.ts';

export interface ListBackend<T> {
  /** False: the intents could not be kept. Rejects while the browser keeps the database closed: they can be handed over again. */
  take(intents: readonly EntryChange<T>[]): Promise<boolean>;
  view(): {
    readonly entries: readonly Entry<T>[];
    readonly wishes: readonly PendingEntry<T>[];
    readonly asOf: string | null;
    readonly reading: boolean;
    readonly failed: boolean;
  };
  storage(): StorageCondition | null;
  refresh(): Promise<void>;
  dismiss(key: string): Promise<void>;
  close(): void;
}

interface Host<T> {
  readonly lane: Exclude<ListName, 'popups'>;
  readonly gateway: ListGateway<T>;
  readonly locale: () => LocaleId;
  readonly hintsKeys: boolean;
  readonly onChange: () => void;
}

/** A list younger than this is as good as a new one, ms. */
const FRESH_MS = 60_000;
const BUILD = import.meta.env.VITE_BUILD ?? 'dev';

/** Opens the database and starts a lane in this page. Where storage is forbidden it lives in memory, and the shopper is told. */
export async function openListBackend<T>({ lane: name, gateway, locale, hintsKeys, onChange }: Host<T>): Promise<ListBackend<T>> {
  const transport = createTransport(createPageClient(LOCALES[locale()]));
  const session = createSession({ transport, lock: browserLock, clock: browserClock, random: browserRandom }, locale);
  const db = new WaymarkDatabase();
  let held: ListSyncState<T> = emptyListSyncState(name);
  let storage: StorageCondition | null = null;
  const channel = new BroadcastChannel(CHANNEL);
  let lane: Lane<T>;

  const start = (store: ListSyncStore<T>, identify: (who: KnownSession) => Promise<void>): Lane<T> =>
    createListSync(
      {
        clock: browserClock,
        random: browserRandom,
        lock: browserLock,
        transport,
        session,
        store,
        identify,
        online: () => navigator.onLine || canReach(),
      },
      { lane: name, gateway, locale, build: BUILD },
    );

  const isWaiting = (): boolean => pendingEntriesOf(held).some(({ refusal }) => !refusal);

  /** Keeps the newest state, whichever way it comes: from our own commit or from another tab's. */
  function show(next: ListSyncState<T>): void {
    if (next === held || next.state.rev < held.state.rev) return;
    held = next;
    onChange();
    if (storage !== null) return;
    markUnsent(name, isWaiting());
    const keys = foldLane(held).map(({ key }) => key);
    writeListHint(name, { count: keys.length, keys: hintsKeys ? keys : [], subject: held.identity?.subject ?? null });
  }

  const toMemory = (condition: StorageCondition): void => {
    storage = condition;
    const memory = createMemoryLaneStore<T>(show, held);
    lane = start(memory, async (who) => memory.setIdentity(who));
  };

  try {
    const store = surviveEviction(tellingLane(createLaneStore<T>(db), channel, show), () => held);
    const kept = await store.read(name);
    lookForLoss(name, kept.state.rev === 0);
    show(kept);
    lane = start(store, async (who) =>
      recordIdentity(broadcasting(createReplayStore(db), channel), who, BUILD, (await import('#db/replay/identity/identity.ts')).IDENTITY),
    );
    // Another tab or the service worker has committed something; whose device it is, is written by the cart.
    channel.addEventListener('message', ({ data }: MessageEvent<Broadcast>) => {
      if (data.type === 'session' || data.lane === name) void store.read(name).then(show, () => {});
    });
  } catch (error) {
    toMemory(error instanceof StorageTrouble ? error.condition : storageCondition(error));
  }

  /** Who never had a session has no list at the shop; a list of just now is not asked for again. */
  const comeBack = (): void => {
    // The browser gives up after a few attempts: what waits since then is asked for anew.
    if (isWaiting()) void askForBackgroundSync();
    if (!canReach()) return;
    const { asOf, locale: last } = listOf(held);
    const isOld = Date.now() - Date.parse(asOf ?? '1970') > FRESH_MS || last !== locale();
    if (held.identity && isOld) void lane.refresh().catch(() => {});
    else lane.wake();
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') comeBack();
  };
  const unsubscribe = subscribeReach(comeBack);
  addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', look);
  comeBack();

  return {
    async take(intents) {
      try {
        show(await lane.take(intents));
      } catch (error) {
        const condition = error instanceof StorageTrouble ? error.condition : 'failed';
        if (condition === 'lost') throw error;
        if (condition !== 'quota' && condition !== 'denied') return false;
        lane.stop();
        toMemory(condition);
        show(await lane.take(intents));
      }
      lane.wake();
      void askForBackgroundSync();
      return true;
    },
    view() {
      const list = listOf(held);
      return { entries: list.entries, wishes: pendingEntriesOf(held), asOf: list.asOf, reading: list.stale, failed: list.failures > 0 };
    },
    storage: () => storage,
    refresh: () => lane.refresh(),
    async dismiss(key) {
      show(await lane.dismiss(key));
    },
    close() {
      lane.stop();
      channel.close();
      unsubscribe();
      removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', look);
      db.close();
    },
  };
}
