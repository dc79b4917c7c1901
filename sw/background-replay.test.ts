import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHANNEL } from '#contract/messages.ts';
import { SYNC_TAG } from '#db/replay/background-sync.ts';
import type { Favorite } from '#db/list-sync/favorites.ts';
import { createLaneStore } from '#db/list-sync/list-sync-store.ts';
import { takeIntents } from '#db/list-sync/rules.ts';
import { enqueue } from '#db/replay/outbox.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { createReplayStore } from '#db/storage/replay-store.ts';
import { addItem } from '#tests/support/make-cart.ts';
import { heartIntent } from '#tests/support/lane-device.ts';
import { makeTap } from '#tests/support/make-held.ts';
import { createModelFetch, type ModelFetch } from '#tests/support/model-fetch.ts';
import { createModelLists, type ModelLists } from '#tests/support/model-lists.ts';
import { ModelServer } from '#tests/support/model-server.ts';
import { registerBackgroundReplay } from './background-replay.ts';

type Listener = (event: unknown) => void;

let server: ModelServer;
let lists: ModelLists;
let shop: ModelFetch;
let listeners: Map<string, Listener>;
const register = vi.fn<(tag: string) => Promise<void>>();

beforeEach(() => {
  server = new ModelServer();
  lists = createModelLists();
  shop = createModelFetch(server, lists);
  listeners = new Map();
  register.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('caches', { match: () => Promise.resolve() });
  registerBackgroundReplay({
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    fetch: shop.fetch,
    registration: { sync: { register } },
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
      upcs.map((upc) => makeTap(addItem(upc), { at: new Date().toISOString() })),
    ),
    null,
  ]);
  db.close();
}

/** A heart of a page that is gone. */
async function keepHeart(productId: string, on: boolean): Promise<void> {
  const db = new WaymarkDatabase();
  await createLaneStore<Favorite>(db).change('favorites', (held) => [takeIntents(held, [heartIntent(productId, on)], null), null]);
  db.close();
}

const wishesLeft = async (): Promise<number> => {
  const db = new WaymarkDatabase();
  const { wishes } = await createLaneStore(db).read('favorites');
  db.close();
  return wishes.length;
};

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

  test('asks the browser to try again while something waits, and at the last chance for more of them', async () => {
    await keep('10000001');
    shop.offline = true;
    await expect(sync()).rejects.toThrow('Changes still wait');
    expect(register).not.toHaveBeenCalled();
    await expect(sync(true)).resolves.toBeUndefined();
    expect(register).toHaveBeenCalledExactlyOnceWith(SYNC_TAG);
    register.mockRejectedValue(new DOMException('no page is open', 'InvalidAccessError'));
    await expect(sync(true)).resolves.toBeUndefined();
    expect(await left()).toBe(1);
    shop.offline = false;
    register.mockClear();
    await sync(true);
    expect(await left()).toBe(0);
    expect(register).not.toHaveBeenCalled();
  });

  test('[STUCK4] sends nothing that has lain here for a month before the shopper was asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * 24 * 60 * 60_000 });
    await keep('10000001');
    vi.useRealTimers();
    await sync();
    expect([server.effects, await left()]).toEqual([[], 1]);
  });

  test('[LANE12] sends the hearts that a page has left behind, after the cart and in its session', async () => {
    await keep('10000001');
    await keepHeart('10000001123', true);
    await sync();
    expect(await wishesLeft()).toBe(0);
    expect(server.effects).toHaveLength(1);
    expect(lists.log).toMatchObject([{ key: '10000001', on: true }]);
    await sync();
    expect(lists.log).toHaveLength(1);
  });

  test('[LANE12] asks the browser to try again while a heart waits, and leaves alone what the shop refused', async () => {
    await keepHeart('10000001123', true);
    shop.offline = true;
    await expect(sync()).rejects.toThrow('Changes still wait');
    expect(await wishesLeft()).toBe(1);
    shop.offline = false;
    await sync();
    expect(lists.log).toHaveLength(1);

    await keepHeart('NOTTHERE123', true);
    await sync();
    const asked = shop.calls.length;
    await expect(sync(true)).resolves.toBeUndefined();
    expect([shop.calls.length, await wishesLeft()]).toEqual([asked, 1]);
    expect(register).not.toHaveBeenCalled();
  });

  test('[SIGN10] a heart that finds the account signed in leaves it to the cart to take the guest along', async () => {
    const db = new WaymarkDatabase();
    const store = createReplayStore(db);
    const doubt = { outcome: 'failed', doubt: 'first' } as const;
    await store.change('cart', (held) => [
      { ...held, identity: { subject: 'guest', type: 'Guest' }, lane: { ...held.lane, lastSignIn: doubt } },
      null,
    ]);
    await keepHeart('10000001123', true);
    const body = { type: 'Registered', subject: 'account', basket: { id: null, mergedFrom: [] } };
    server.overrides.push({ call: 'auth.token', times: 9, answer: { status: 200, body } });
    await expect(sync()).rejects.toThrow('Changes still wait');
    const { identity, lane } = await store.read('cart');
    expect([identity?.subject, lane.signIn]).toMatchObject(['guest', { stage: 'fetch', account: { subject: 'account' } }]);
    expect(lists.log).toEqual([]);
    db.close();
  });

  test('tells the pages that the cart has changed', async () => {
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
