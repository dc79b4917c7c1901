import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { describe, expect, test, vi } from 'vitest';
import { addItem } from '#tests/support/make-cart.ts';
import { makeTap } from '#tests/support/make-held.ts';
import { replayStoreSuite } from '#tests/support/replay-store-suite.ts';
import { WaymarkDatabase } from '../schema.ts';
import { enqueue } from '../replay/outbox.ts';
import type { Receipt } from '../replay/mutation.ts';
import type { Store } from '../replay/ports.ts';
import { createMemoryStore } from './memory-store.ts';
import { createPlainReplayStore, openPlain } from './plain-replay-store.ts';
import { createReplayStore, RECEIPTS_KEPT } from './replay-store.ts';

let names = 0;
const openDatabase = async (name = `test-${++names}`): Promise<WaymarkDatabase> => {
  const db = new WaymarkDatabase(name);
  await db.open();
  return db;
};

replayStoreSuite('memory', () => Promise.resolve(createMemoryStore()));
replayStoreSuite('IndexedDB', async () => createReplayStore(await openDatabase()));

const openPlainStore = async (): Promise<Store> => {
  const name = `test-${++names}`;
  (await openDatabase(name)).close();
  const db = await openPlain(name);
  if (!db) throw new Error('no database');
  return createPlainReplayStore(db);
};
replayStoreSuite('plain IndexedDB', openPlainStore);

describe('the store of the service worker', () => {
  test('[OUT1] asks for strict durability', async () => {
    const store = await openPlainStore();
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await store.change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem())]), null]);
    expect(asked.mock.lastCall?.slice(1)).toEqual(['readwrite', { durability: 'strict' }]);
    asked.mockRestore();
  });

  test('goes on with what a page has kept, and the page with what it has kept', async () => {
    const page = await openDatabase('shared');
    await createReplayStore(page).change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem('10000001'))]), null]);
    const plain = await openPlain('shared');
    if (!plain) throw new Error('no database');
    await createPlainReplayStore(plain).change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem('10000002'))]), null]);
    const held = await createReplayStore(page).read('cart');
    expect(held.outbox.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(held).toEqual(await createPlainReplayStore(plain).read('cart'));
  });

  test('makes no database where no page has made one', async () => {
    expect(await openPlain('nobody')).toBeNull();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('nobody');
  });

  test('[TAP5] tells by name what is the matter', async () => {
    const store = await openPlainStore();
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
});

describe('the store on IndexedDB', () => {
  test('[OUT1] asks for strict durability', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const db = await openDatabase();
    await createReplayStore(db).change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem())]), null]);
    expect(asked.mock.lastCall?.slice(1)).toEqual(['readwrite', { durability: 'strict' }]);
    asked.mockRestore();
  });

  test('[OUT3] keeps the queue and its numbers across a reload', async () => {
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

  test('[TAP5] tells by name what is the matter when nothing can be kept', async () => {
    const db = await openDatabase();
    const store = createReplayStore(db);
    vi.spyOn(db.outbox, 'bulkPut').mockRejectedValueOnce(new Dexie.QuotaExceededError('full'));
    await expect(store.change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem())]), null])).rejects.toMatchObject({
      name: 'StorageTrouble',
      condition: 'quota',
    });
    expect((await store.read('cart')).outbox).toEqual([]);
  });

  test('[TAP6] opens a database again that the browser closed under it', async () => {
    const db = await openDatabase();
    const store = createReplayStore(db);
    await store.change('cart', (held) => [enqueue(held, 'cart', [makeTap(addItem('10000001'))]), null]);
    db.backendDB().close();
    const { held } = await store.change('cart', (before) => [enqueue(before, 'cart', [makeTap(addItem('10000002'))]), null]);
    expect(held.outbox).toHaveLength(2);
  });

  test('[OUT8] forgets receipts only when they are both many and old', async () => {
    const db = await openDatabase();
    const store = createReplayStore(db);
    const receipts = (count: number, at: string): Receipt[] =>
      Array.from({ length: count }, (_, index) => ({ id: `${at}-${index}`, outcome: 'acknowledged', at }));
    const keep = (more: Receipt[]): Promise<unknown> => store.change('cart', (held) => [{ ...held, receipts: more }, null]);
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
