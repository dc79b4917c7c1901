/// <reference lib="webworker" />
import { createClient } from '#contract/client/client.ts';
import { CHANNEL, type ToWorker } from '#contract/messages.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { askForSync, SYNC_TAG } from '#db/replay/background-sync.ts';
import { createAccountPort } from '#db/replay/identity/account-port.ts';
import { browserClock, browserLock, browserRandom } from '#db/replay/browser-ports.ts';
import { createSession, createTransport } from '#db/replay/client-transport.ts';
import { GATEWAY } from '#db/replay/gateways/configured-gateway.ts';
import { createConnectivity } from '#db/replay/connectivity.ts';
import { recordIdentity } from '#db/list-sync/record-identity.ts';
import { createEngine } from '#db/replay/engine.ts';
import type { KnownSession } from '#db/replay/ports.ts';
import { withServerChanges } from '#db/storage/with-server-changes.ts';
import { openKept } from '#db/list-sync/open-kept.ts';
import { createReplayStore } from '#db/storage/replay-store.ts';
import { broadcasting } from '#db/storage/broadcasting.ts';
import { IDENTITY } from '#db/replay/identity/identity.ts';
import { pendingRows } from '#db/mutations/mutation.ts';
import { returnDelayMs } from '#db/replay/return-delay.ts';
import { refuseStale } from '#db/replay/refuse-stale.ts';
import { lastLocale } from './last-locale.ts';
import { replayLists } from './replay-lists.ts';

const BUILD = import.meta.env.VITE_BUILD ?? 'dev';

/** Background Sync is not in TypeScript's library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** The browser will not try again by itself. */
  readonly lastChance: boolean;
}

/**
 * The second host of the replay engine: the same code as in the page, for when no page is left. It keeps nothing in memory between two events, because the
 * browser may end it at any moment.
 */
export function registerBackgroundReplay(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync', (event) => {
    const { tag, lastChance } = event as SyncEvent;
    if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(replay(worker, true).then((waits) => tellBrowser(worker, waits, lastChance)));
  });
  worker.addEventListener('message', (event) => {
    if ((event.data as ToWorker | null)?.type === 'replay') event.waitUntil(replay(worker));
  });
}

/**
 * A rejected sync event is repeated by the browser, later and later, and in the end no more: then it is asked for anew. There is no other timer that
 * outlives the page.
 */
async function tellBrowser({ registration }: ServiceWorkerGlobalScope, waits: boolean, lastChance: boolean): Promise<void> {
  if (!waits) return;
  if (!lastChance) throw new Error('Changes still wait');
  // Browsers may refuse it where no page is open: the next page asks.
  await askForSync(registration);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The cart, then the lists beside it. True: something still waits. */
async function replay(worker: ServiceWorkerGlobalScope, isReturn = false): Promise<boolean> {
  const db = await openKept();
  if (!db) return false;
  const locale = await lastLocale();
  const { send } = createClient({
    locale,
    fetch: (url, init) => worker.fetch(url, init),
    transactionId: crypto.randomUUID(),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    wait,
    timeouts: settingsFor(locale).timeouts,
    // The engine judges answers by their codes alone and never needs the words.
    loadErrors: () => Promise.resolve({}),
  });
  const transport = createTransport({ send });
  const channel = new BroadcastChannel(CHANNEL);
  try {
    const ports = { clock: browserClock, random: browserRandom, lock: browserLock, transport };
    const shared = { ...ports, session: createSession(ports, () => locale) };
    const store = withServerChanges(broadcasting(createReplayStore({ connect: () => db }), channel), browserClock);
    const engine = createEngine(
      {
        ...shared,
        store,
        account: createAccountPort(transport, browserLock, () => locale),
        connectivity: createConnectivity({ transport, clock: browserClock, random: browserRandom, locale: () => locale }),
      },
      { lane: 'cart', profile: GATEWAY, build: BUILD, identity: IDENTITY },
    );
    const held = await engine.change(refuseStale);
    // The browser tells all devices at once that the network is back; how long it was away shows in what waits.
    const [oldest] = pendingRows(held);
    if (isReturn && oldest) await wait(returnDelayMs(Date.now() - Date.parse(oldest.at)));
    const { waitMs } = await engine.drain(true);
    const identify = (who: KnownSession): Promise<void> => recordIdentity(store, who, BUILD, IDENTITY);
    return (await replayLists({ ...shared, identify, db, channel, locale, build: BUILD })) || waitMs !== null;
  } finally {
    channel.close();
    db.close();
  }
}
