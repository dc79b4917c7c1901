import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { makeRoom, SPARE_CACHES } from './make-room.ts';
import { WaymarkDatabase } from './schema.ts';
import { THUMBNAIL_CACHE } from './thumbnails.ts';
import { ShelfDatabase } from './cache-database.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[TAP5] the device deletes images, catalogue responses and the shelf, and none of the shopper’s data', async () => {
  const deleted: string[] = [];
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(void deleted.push(name)) });
  const shelf = new ShelfDatabase();
  await shelf.open();
  shelf.close();
  const own = new WaymarkDatabase();
  await own.open();
  own.close();
  await makeRoom();
  expect(deleted).toEqual([THUMBNAIL_CACHE, ...SPARE_CACHES]);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['waymark']);
});

test('[TAP5] thumbnails are given up first, and nothing else where that is enough', async () => {
  const caches = new Set<string>([THUMBNAIL_CACHE, ...SPARE_CACHES]);
  vi.stubGlobal('caches', { delete: async (name: string) => caches.delete(name) });
  await makeRoom();
  expect([...caches]).toEqual([...SPARE_CACHES]);
  await makeRoom();
  expect(caches.size).toBe(0);
});

test('the cache names equal those of the service worker', async () => {
  const strategies = await readFile('sw/strategies.ts', 'utf8');
  for (const name of SPARE_CACHES) expect(strategies).toContain(`'${name}'`);
});
