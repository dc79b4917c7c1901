import 'fake-indexeddb/auto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { addItem } from '#tests/support/make-cart.ts';
import { makeTap } from '#tests/support/make-held.ts';
import { replayStoreSuite } from '#tests/support/replay-store-suite.ts';
import { WaymarkDatabase } from './schema.ts';
import { enqueue } from '#db/replay/outbox.ts';
import type { ReplayState, Receipt } from '#db/mutations/mutation.ts';
import type { Store } from '#db/replay/ports.ts';
import { createMemoryStore } from './memory-store.ts';
import { openKept } from '#db/list-sync/open-kept.ts';
import { forgetOldReceipts, RECEIPTS_KEPT } from './forget-receipts.ts';
import { createReplayStore } from './replay-store.ts';
import { broadcasting } from './broadcasting.ts';

let names = 0;
const openDatabase = async (name = `test-${++names}`): Promise<WaymarkDatabase> => {
  const db = new WaymarkDatabase(name);
  await db.open();
  return db;
};

replayStoreSuite('memory', () => Promise.resolve(createMemoryStore()));
replayStoreSuite('IndexedDB', async () => createReplayStore(await openDatabase()));

const kept = async (name: string): Promise<Store> => {
  const db = await openKept(name);
  if (!db) throw new Error('no database');
  return createReplayStore({ connect: () => Promise.resolve(db) });
};

describe('the database in the service worker', () => {
  test('the worker continues with what a page stored, and the page with what the worker stored', async () => {
    const page = await openDatabase('shared');
    await createReplayStore(page).change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem('10000001'))]), null]);
    const worker = await kept('shared');
    await worker.change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem('10000002'))]), null]);
    const held = await createReplayStore(page).read('cart');
    expect(held.outbox.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(held).toEqual(await worker.read('cart'));
  });

  test('the worker creates no database if no page has created one', async () => {
    expect(await openKept('nobody')).toBeNull();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('nobody');
  });
});

describe('the store on IndexedDB', () => {
  test('[OUT1] transactions request strict durability', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const db = await openDatabase();
    await createReplayStore(db).change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem())]), null]);
    expect(asked.mock.lastCall?.slice(1)).toEqual(['readwrite', { durability: 'strict' }]);
    asked.mockRestore();
  });

  test('the transaction of a tap begins in the task of the tap, before anything else in the queue', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const db = await openDatabase();
    const begun = asked.mock.calls.length;
    const change = createReplayStore(db).change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem())]), null]);
    expect(asked.mock.calls.length).toBe(begun + 1);
    await change;
    asked.mockRestore();
  });

  test('[OUT3] the queue and its numbers survive a reload', async () => {
    const first = await openDatabase('reload');
    await createReplayStore(first).change('cart', (held) => [
      enqueue(held, 'cart', [makeTap(addItem('10000001')), makeTap(addItem('10000002'))]),
      null,
    ]);
    first.close();
    const second = createReplayStore(await openDatabase('reload'));
    expect((await second.read('cart')).outbox.map(({ seq }) => seq)).toEqual([1, 2]);
    const { held } = await second.change('cart', (before) => [enqueue(before, 'cart', [makeTap(addItem('10000003'))]), null]);
    expect(held.outbox.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('[TAP5] a failure to store has a named condition', async () => {
    const store = createReplayStore(await openDatabase());
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(store.change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem())]), null])).rejects.toMatchObject({
      name: 'StorageTrouble',
      condition: 'quota',
    });
    put.mockRestore();
    expect((await store.read('cart')).outbox).toEqual([]);
  });

  test('[TAP6] a database that the browser closed is opened again', async () => {
    const db = await openDatabase();
    const store = createReplayStore(db);
    await store.change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem('10000001'))]), null]);
    db.backendDB().close();
    const { held } = await store.change('cart', (before) => [enqueue(before, 'cart', [makeTap(addItem('10000002'))]), null]);
    expect(held.outbox).toHaveLength(2);
  });

  test('[OUT8] receipts are deleted only if they are both many and old', async () => {
    const db = await openDatabase();
    const store = createReplayStore(db);
    const receipts = (count: number, at: string): Receipt[] =>
      Array.from({ length: count }, (_, index) => ({ id: `${at}-${index}`, outcome: 'acknowledged', at }));
    const keep = async (more: Receipt[]): Promise<void> => {
      await store.change('cart', (held) => [{ ...held, receipts: more }, null]);
      await forgetOldReceipts(db);
    };
    const now = new Date().toISOString();
    await keep(receipts(100, '2020-01-01T00:00:00.000Z'));
    expect(await db.receipts.count()).toBe(100);
    await keep(receipts(RECEIPTS_KEPT, now));
    expect(await db.receipts.count()).toBe(RECEIPTS_KEPT);
    expect(await db.receipts.where('at').below('2021').count()).toBe(0);
    await keep(receipts(10, `${now}!`));
    expect(await db.receipts.count()).toBe(RECEIPTS_KEPT + 10);
  });
});

describe('a store that broadcasts', () => {
  const tap = () => enqueueOne(makeTap(addItem()));
  const enqueueOne = (one: ReturnType<typeof makeTap>) => (held: ReplayState) => [enqueue(held, 'cart', [one]), null] as const;
  const heardOn = (name: string): { said: unknown[]; channel: BroadcastChannel } => {
    const [mine, other] = [new BroadcastChannel(name), new BroadcastChannel(name)];
    const said: unknown[] = [];
    other.addEventListener('message', ({ data }) => said.push(data));
    onTestFinished(() => [mine, other].forEach((one) => one.close()));
    return { said, channel: mine };
  };

  test('each commit is broadcast to other contexts and passed to its caller', async () => {
    const { said, channel } = heardOn('tells');
    const committed: ReplayState[] = [];
    const store = broadcasting(createMemoryStore(), channel, (held) => committed.push(held));
    const { held } = await store.change('cart', tap());
    await store.change('cart', (at) => [at, null]);
    await store.read('cart');
    expect(committed).toEqual([held]);
    await vi.waitFor(() => expect(said).toEqual([{ type: 'changed', lane: 'cart' }]));
  });

  test('a change of the device’s subject is broadcast', async () => {
    const { said, channel } = heardOn('persons');
    const store = broadcasting(createMemoryStore(), channel);
    await store.change('cart', tap());
    await store.change('cart', (held) => [{ ...held, identity: { subject: 'guest-1', type: 'Guest' } }, null]);
    await vi.waitFor(() => expect(said).toContainEqual({ type: 'session', subject: 'guest-1' }));
  });
});
