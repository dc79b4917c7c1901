/// <reference lib="webworker" />
import { createClient } from '#contract/client.ts';
import { CHANNEL, type ToWorker } from '#contract/messages.ts';
import { settingsFor } from '#contract/settings.ts';
import { createAccountPort } from '#db/replay/account-port.ts';
import { browserClock, browserLock, browserRandom } from '#db/replay/browser-ports.ts';
import { createSession, createTransport } from '#db/replay/client-transport.ts';
import { GATEWAY } from '#db/replay/configured-gateway.ts';
import { createConnectivity } from '#db/replay/connectivity.ts';
import { createEngine, type Rest } from '#db/replay/engine.ts';
import { openKept } from '#db/tables/open-kept.ts';
import { createReplayStore } from '#db/tables/replay-store.ts';
import { telling } from '#db/tables/telling.ts';
import { IDENTITY } from '#db/replay/identity.ts';
import { lastLocale } from './last-locale.ts';

export const SYNC_TAG = 'waymark-replay';

/** Background Sync is not in TypeScript's library, nor in every browser. */
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
    if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(replay(worker).then((rest) => tellBrowser(rest, lastChance)));
  });
  worker.addEventListener('message', (event) => {
    if ((event.data as ToWorker | null)?.type === 'replay') event.waitUntil(replay(worker));
  });
}

/** A rejected sync event is repeated by the browser, later and later; there is no other timer that outlives the page. */
function tellBrowser({ waitMs }: Rest, lastChance: boolean): void {
  if (waitMs !== null && !lastChance) throw new Error('Changes still wait');
}

async function replay(worker: ServiceWorkerGlobalScope): Promise<Rest> {
  const db = await openKept();
  if (!db) return { waitMs: null };
  const locale = await lastLocale();
  const { send } = createClient({
    locale,
    fetch: (url, init) => worker.fetch(url, init),
    transactionId: crypto.randomUUID(),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeouts: settingsFor(locale).timeouts,
    // The engine judges answers by their codes alone and never needs the words.
    loadErrors: () => Promise.resolve({}),
  });
  const transport = createTransport({ send });
  const channel = new BroadcastChannel(CHANNEL);
  try {
    const engine = createEngine(
      {
        clock: browserClock,
        random: browserRandom,
        lock: browserLock,
        transport,
        session: createSession(transport, browserLock, () => locale),
        account: createAccountPort(transport, browserLock, () => locale),
        connectivity: createConnectivity({ transport, clock: browserClock, random: browserRandom, locale: () => locale }),
        store: telling(createReplayStore({ connect: () => Promise.resolve(db) }), channel),
      },
      { lane: 'cart', profile: GATEWAY, build: import.meta.env.VITE_BUILD ?? 'dev', identity: IDENTITY },
    );
    return await engine.drain(true);
  } finally {
    channel.close();
    db.close();
  }
}
