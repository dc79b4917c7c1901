import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { WaymarkDatabase } from '#db/schema.ts';
import { createReplayStore } from '#db/tables/replay-store.ts';
import { makeItem } from '#tests/support/make-cart.ts';
import { outliveWipe } from './after-wipe.ts';
import { browserRandom } from './browser-ports.ts';
import { emptyHeld, type Held, type Tap } from './mutation.ts';
import { enqueue } from './outbox.ts';

const tapOf = (upc: string): Tap => ({
  id: browserRandom.id(),
  type: 'add-item',
  version: 1,
  args: { item: makeItem(upc), qty: 1 },
  locale: 'en-us',
  subject: null,
  at: '2026-11-21T10:00:00.000Z',
});

/** A page over the database of the moment: what it has seen, and a way to tap. */
const openPage = (db: WaymarkDatabase) => {
  let known: Held = emptyHeld('cart');
  const store = outliveWipe(createReplayStore(db), () => known);
  return {
    tap: async (upc: string): Promise<Held> => {
      known = (await store.change('cart', (held) => [enqueue(held, 'cart', [tapOf(upc)]), null])).held;
      return known;
    },
    stored: () => createReplayStore(db).read('cart'),
  };
};

const upcs = ({ outbox }: Held): string[] => outbox.map(({ args }) => (args as { item: { choice: { upc: string } } }).item.choice.upc);

const wipe = async (db: WaymarkDatabase): Promise<void> => {
  for (const table of db.tables) await table.clear();
};

let db: WaymarkDatabase;
beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  db = new WaymarkDatabase();
});

test('[TAP6] what waits outlives a wipe of the database under the page, and comes before what is tapped after it', async () => {
  const page = openPage(db);
  await page.tap('10000001');
  const { lane } = await page.tap('10000002');
  await wipe(db);
  const after = await page.tap('10000003');
  expect(upcs(after)).toEqual(['10000001', '10000002', '10000003']);
  expect(after.lane.rev).toBeGreaterThan(lane.rev);
  expect(upcs(await page.stored())).toEqual(['10000001', '10000002', '10000003']);
});

test('[TAP6] of two pages the first writes down what it knows, and neither puts back what the other has', async () => {
  const [one, other] = [openPage(db), openPage(db)];
  await one.tap('10000001');
  await other.tap('10000002');
  await wipe(db);
  await other.tap('10000003');
  const after = await one.tap('10000004');
  expect(upcs(after)).toEqual(['10000001', '10000002', '10000003', '10000004']);
});

test('an older read of an unharmed database changes nothing', async () => {
  const [one, other] = [openPage(db), openPage(db)];
  await one.tap('10000001');
  await other.tap('10000002');
  expect(upcs(await one.tap('10000003'))).toEqual(['10000001', '10000002', '10000003']);
});
