import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHANNEL } from '#contract/messages.ts';
import { enqueue } from '#db/replay/outbox.ts';
import { WaymarkDatabase } from '#db/schema.ts';
import { createReplayStore } from '#db/tables/replay-store.ts';
import { addItem } from '#tests/support/make-cart.ts';
import { makeTap } from '#tests/support/make-held.ts';
import { createModelFetch, type ModelFetch } from '#tests/support/model-fetch.ts';
import { ModelServer } from '#tests/support/model-server.ts';
import { registerBackgroundReplay, SYNC_TAG } from './background-replay.ts';

type Listener = (event: unknown) => void;

let server: ModelServer;
let shop: ModelFetch;
let listeners: Map<string, Listener>;

beforeEach(() => {
  server = new ModelServer();
  shop = createModelFetch(server);
  listeners = new Map();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('caches', { match: () => Promise.resolve() });
  registerBackgroundReplay({
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    fetch: shop.fetch,
  } as unknown as Parameters<typeof registerBackgroundReplay>[0]);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await Dexie.delete('waymark');
});

/** What the browser would wait for, or null if the worker asks for nothing. */
function send(name: string, event: object): Promise<unknown> | null {
  let waited: Promise<unknown> | null = null;
  listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (waited = work) });
  return waited;
}

const sync = (lastChance = false, tag = SYNC_TAG): Promise<unknown> | null => send('sync', { tag, lastChance });

/** A page that kept changes and is gone. */
async function keep(...upcs: string[]): Promise<void> {
  const db = new WaymarkDatabase();
  await createReplayStore(db).change('cart', (held) => [
    enqueue(
      held,
      'cart',
      upcs.map((upc) => makeTap(addItem(upc))),
    ),
    null,
  ]);
  db.close();
}

const left = async (): Promise<number> => {
  const db = new WaymarkDatabase();
  const { outbox } = await createReplayStore(db).read('cart');
  db.close();
  return outbox.length;
};

describe('the service worker', () => {
  test('sends what a page has left behind, each change once', async () => {
    await keep('10000001', '10000002');
    await sync();
    expect(await left()).toBe(0);
    expect(server.effects).toHaveLength(2);
    await sync();
    expect(server.effects).toHaveLength(2);
  });

  test('asks the browser to try again while something waits, except at the last chance', async () => {
    await keep('10000001');
    shop.offline = true;
    await expect(sync()).rejects.toThrow('Changes still wait');
    await expect(sync(true)).resolves.toBeUndefined();
    expect(await left()).toBe(1);
    shop.offline = false;
    await sync();
    expect(await left()).toBe(0);
  });

  test('tells the pages that the basket has changed', async () => {
    await keep('10000001');
    const heard: unknown[] = [];
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent) => heard.push(data));
    await sync();
    await vi.waitFor(() => expect(heard).toContainEqual({ type: 'changed', lane: 'cart' }));
    channel.close();
  });

  test('drains when a page asks for it, and leaves other messages and tags alone', async () => {
    await keep('10000001');
    expect(sync(false, 'something-else')).toBeNull();
    expect(send('message', { data: { type: 'version' } })).toBeNull();
    await send('message', { data: { type: 'replay' } });
    expect(await left()).toBe(0);
  });

  test('does nothing, and makes nothing, where no page has kept anything', async () => {
    await sync();
    expect(shop.calls).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
  });
});
