import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#db/mutations/new-id.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { surviveEviction } from './eviction.ts';
import { createLaneStore } from './list-sync-store.ts';
import {
  emptyListSyncState,
  emptyList,
  type ListSyncState,
  type PendingEntry,
  withList,
  withoutPendingEntry,
  withPendingEntry,
} from '#db/mutations/pending-entry.ts';

const wishFor = (key: string, want = true): PendingEntry<boolean> => ({
  lane: 'favorites',
  subject: 'guest-1',
  key,
  id: newId(),
  want,
  at: '2026-11-21T10:00:00.000Z',
  version: 1,
  seal: null,
  locale: 'en-us',
  failures: 0,
  pause: null,
  refusal: null,
});

let db: WaymarkDatabase;
beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  db = new WaymarkDatabase();
});

const openPage = () => {
  let known: ListSyncState<boolean> = emptyListSyncState('favorites');
  const store = surviveEviction(createLaneStore<boolean>(db), () => known);
  const change = async (work: (held: ListSyncState<boolean>) => ListSyncState<boolean>): Promise<ListSyncState<boolean>> => {
    known = (await store.change('favorites', (held) => [work(held), null])).held;
    return known;
  };
  return { change, wish: (key: string, want?: boolean) => change((held) => withPendingEntry(held, wishFor(key, want))) };
};

const wipe = async (): Promise<void> => {
  for (const table of db.tables) await table.clear();
};

const stored = (): Promise<ListSyncState<boolean>> => createLaneStore<boolean>(db).read('favorites');
const keysOf = ({ wishes }: ListSyncState<boolean>): string[] => wishes.map(({ key }) => key).toSorted();

test('[LANE13] wishes and list survive an eviction of the database under the page', async () => {
  const page = openPage();
  await page.change((held) => withList(held, emptyList('favorites', 'guest-1')));
  await page.wish('TRAIL001');
  const { state } = await page.wish('TRAIL002');
  await wipe();
  const after = await page.wish('TRAIL003');
  expect(after.state.rev).toBeGreaterThan(state.rev);
  expect(keysOf(await stored())).toEqual(['TRAIL001', 'TRAIL002', 'TRAIL003']);
  expect((await stored()).lists).toHaveLength(1);
});

test('[LANE13] wishes that another page made since are kept, and wishes that reached the server are not restored', async () => {
  const [one, other] = [openPage(), openPage()];
  await one.wish('TRAIL001');
  const { wishes } = await one.wish('TRAIL002');
  await one.change((held) => wishes.slice(1).reduce(withoutPendingEntry, held));
  await wipe();
  await other.wish('TRAIL001', false);
  const after = await one.wish('TRAIL003');
  expect(keysOf(after)).toEqual(['TRAIL001', 'TRAIL003']);
  expect(after.wishes.find(({ key }) => key === 'TRAIL001')).toMatchObject({ want: false });
});

test('an older read of an intact database changes nothing', async () => {
  const [one, other] = [openPage(), openPage()];
  await one.wish('TRAIL001');
  await other.wish('TRAIL002');
  expect(keysOf(await one.wish('TRAIL003'))).toEqual(['TRAIL001', 'TRAIL002', 'TRAIL003']);
});
