import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { makeEnv } from '#tests/support/make-held.ts';
import { leaveDatabase, RELEASED_STORES } from '#tests/support/released-database.ts';
// A queue of every kind of change; one in a new shape of arguments gets a file of its own.
import stored from '#tests/support/stored-queues/version-1.json' with { type: 'json' };
import { viewCart } from '#db/cart/view.ts';
import { begin, decide } from '#db/replay/decide.ts';
import { CHANGE_VERSIONS, readChange } from '#db/cart/upcast.ts';
import { WaymarkDatabase } from './schema.ts';
import { createReplayStore } from './replay-store.ts';

test('every version of the database has a stored queue', async () => {
  const db = new WaymarkDatabase('versions');
  await db.open();
  expect(db.verno).toBe(RELEASED_STORES.length);
  db.close();
  expect(new Set(stored.outbox.map(({ type }) => type))).toEqual(new Set(Object.keys(CHANGE_VERSIONS)));
});

for (const version of RELEASED_STORES.keys())
  test(`[VER3] a queue that version ${version + 1} of the database left is read, shown and sent by this one`, async () => {
    const name = `left-by-${version + 1}`;
    await leaveDatabase(name, version + 1, stored);
    const db = new WaymarkDatabase(name);
    const held = await createReplayStore(db).read('cart');
    db.close();
    expect(held.outbox).toEqual(stored.outbox);
    expect(held.outbox.filter((row) => readChange(row) === null)).toEqual([]);

    const { lines, pending, refused } = viewCart(held, [], 'en-us');
    const shown = Object.fromEntries(lines.filter(({ ghost }) => !ghost).map(({ item }) => [item.upc, item.qty]));
    expect(shown).toEqual({ 10000001: 3, 10000004: 2, 10000005: 1, 10000006: 1, 10000007: 1 });
    expect([pending.length, refused.length]).toEqual([9, 1]);

    // What was in doubt goes out again as it was, under its key.
    const [begun] = begin(held, Date.now());
    const [, plan] = decide(begun, makeEnv({ awake: true }));
    expect(plan).toMatchObject({ do: 'send', request: stored.outbox[0]?.seal?.request });
  });
