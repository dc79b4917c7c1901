import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recentlySeen, rememberSeen } from './recently-viewed.ts';
import { ShelfDatabase } from './cache-database.ts';

let shelf: ShelfDatabase;
beforeEach(() => {
  shelf = new ShelfDatabase(`shelf-${crypto.randomUUID()}`);
});
afterEach(() => shelf.delete());

it('the list contains the viewed styles, newest first', async () => {
  for (const id of ['BOOT0001', 'SHOE0001', 'TEE00001']) await rememberSeen(shelf, id);
  expect(await recentlySeen(shelf, 8)).toEqual(['TEE00001', 'SHOE0001', 'BOOT0001']);
});

it('a style that is viewed again moves to the front instead of being listed twice', async () => {
  for (const id of ['BOOT0001', 'SHOE0001', 'BOOT0001']) await rememberSeen(shelf, id);
  expect(await recentlySeen(shelf, 8)).toEqual(['BOOT0001', 'SHOE0001']);
});

it('the list omits the style on the screen and still fills the row', async () => {
  for (const id of ['A0000001', 'B0000001', 'C0000001']) await rememberSeen(shelf, id);
  expect(await recentlySeen(shelf, 2, 'C0000001')).toEqual(['B0000001', 'A0000001']);
});

it('the list drops old entries', async () => {
  for (let at = 0; at < 40; at += 1) await rememberSeen(shelf, `STYLE${String(at).padStart(3, '0')}`);
  const kept = await recentlySeen(shelf, 100);
  expect(kept).toHaveLength(24);
  expect(kept[0]).toBe('STYLE039');
});
