import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { makeRoom, SPARE_CACHES } from './make-room.ts';
import { WaymarkDatabase } from './schema.ts';
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
  expect(deleted).toEqual([...SPARE_CACHES]);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['waymark']);
});

test('the cache names equal those of the service worker', async () => {
  const strategies = await readFile('sw/strategies.ts', 'utf8');
  for (const name of SPARE_CACHES) expect(strategies).toContain(`'${name}'`);
});
