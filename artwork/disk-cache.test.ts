import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('what is put is got back, also by another process on the same folder', async () => {
  await createDiskCache({ dir, maxBytes: 1000 }).put('a.webp', Buffer.from('one'));
  const other = createDiskCache({ dir, maxBytes: 1000 });
  expect((await other.get('a.webp'))?.toString()).toBe('one');
  expect(await other.has('a.webp')).toBe(true);
  expect(await other.get('b.webp')).toBeUndefined();
});

test('over its bound it drops what was unused for longest, and keeps what was just used', async () => {
  let now = 1_000_000;
  const cache = createDiskCache({ dir, maxBytes: 350, clock: () => now });
  for (const name of ['a', 'b', 'c']) {
    await cache.put(name, Buffer.alloc(100));
    now += 1000;
  }
  await cache.get('a');
  now += 1000;
  await cache.put('d', Buffer.alloc(100));
  expect(await cache.get('b')).toBeUndefined();
  expect(await cache.get('a')).toBeDefined();
  expect(await cache.get('d')).toBeDefined();
  const sizes = await readdir(dir);
  expect(sizes.length * 100).toBeLessThanOrEqual(350);
});

test('the order of use survives a restart', async () => {
  let now = 10_000_000;
  const before = createDiskCache({ dir, maxBytes: 1000, clock: () => now });
  await before.put('old', Buffer.alloc(100));
  now += 5000;
  await before.put('new', Buffer.alloc(100));
  const after = createDiskCache({ dir, maxBytes: 250, clock: () => now });
  now += 5000;
  await after.put('third', Buffer.alloc(100));
  expect((await readdir(dir)).toSorted()).toEqual(['new', 'third']);
});

test('no half-written file is ever served, and an orphan is cleared away after an hour', async () => {
  const orphan = path.join(dir, 'x.webp.1234.part');
  await writeFile(orphan, 'half');
  const fresh = path.join(dir, 'y.webp.5678.part');
  await writeFile(fresh, 'half');
  const longAgo = Date.now() / 1000 - 7200;
  await utimes(orphan, longAgo, longAgo);
  const cache = createDiskCache({ dir, maxBytes: 1000 });
  expect(await cache.get('x.webp')).toBeUndefined();
  expect(await readdir(dir)).toEqual(['y.webp.5678.part']);
});

test('a file deleted behind its back is simply missing', async () => {
  const cache = createDiskCache({ dir, maxBytes: 1000 });
  await cache.put('a', Buffer.alloc(10));
  await rm(path.join(dir, 'a'));
  expect(await cache.get('a')).toBeUndefined();
});
