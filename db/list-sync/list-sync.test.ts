import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { BOOT, createLaneDevice, heartIntent, isChange, SHOE, SHOE_RED, TEE } from '#tests/support/lane-device.ts';
import { createModelLists } from '#tests/support/model-lists.ts';
import type { WireRequest } from '#db/mutations/mutation.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { GIVE_UP_AFTER } from './decide.ts';
import type { Favorite } from './favorites.ts';
import { createLaneStore } from './list-sync-store.ts';
import { PENDING_ENTRY_VERSION } from '#db/mutations/pending-entry.ts';

const HOUR = 3_600_000;

describe('a lane', () => {
  test('[LANE1] a lane keeps one row per key: a tap that is undone before it was sent sends nothing', async () => {
    const shop = createModelLists();
    const device = createLaneDevice(shop, { online: () => false });
    await device.heart(SHOE, true);
    await device.heart(SHOE_RED, true);
    await device.heart(TEE, true);
    expect(await device.waiting()).toBe(2);
    await device.heart(TEE, false);
    expect(await device.waiting()).toBe(1);
    expect(await device.shown()).toEqual([SHOE_RED]);
  });

  test('[LANE2] a later tap counts, in whatever order the two arrive', async () => {
    const device = createLaneDevice(createModelLists(), { online: () => false });
    const on = heartIntent(SHOE, true);
    const off = heartIntent(SHOE, false);
    const onAgain = heartIntent(SHOE, true);
    await device.lane.take([on]);
    await device.lane.take([onAgain, off]);
    expect(await device.shown()).toEqual([SHOE]);
    await device.lane.take([on, off]);
    expect(await device.shown()).toEqual([SHOE]);
  });

  test('[LANE3] a lane repeats a sealed request unchanged until its outcome is known, and then sends later taps', async () => {
    const shop = createModelLists();
    const fates = ['lose-answer', 'pass'] as ('lose-answer' | 'pass')[];
    const sent: WireRequest[] = [];
    const device = createLaneDevice(shop, {
      cookie: { subject: 'guest-a' },
      fate: (request) => {
        if (!isChange(request)) return 'pass';
        sent.push(request);
        return fates.shift() ?? 'pass';
      },
    });
    await device.heart(SHOE, true);
    await device.lane.drain();
    expect(shop.ids('guest-a')).toEqual([SHOE]);
    await device.heart(SHOE, false);
    expect(await device.shown()).toEqual([]);
    await device.lane.drain();
    expect(sent.map(({ call }) => call)).toEqual(['wishlists.addFavorite', 'wishlists.addFavorite', 'wishlists.deleteFavoriteItem']);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
    expect(shop.ids('guest-a')).toEqual([]);
    expect(shop.log).toHaveLength(2);
    expect(await device.waiting()).toBe(0);
  });

  test('[LANE4] a lane shows pending wishes above the list, newest first', async () => {
    let online = true;
    const device = createLaneDevice(createModelLists(), { online: () => online });
    await device.heart(SHOE, true);
    await device.heart(TEE, true);
    await device.lane.drain();
    online = false;
    await device.heart(BOOT, true);
    await device.heart(SHOE, false);
    expect(await device.shown()).toEqual([BOOT, TEE]);
  });

  test('[LANE6] a lane applies an answer that does not follow its stored version, and reads the list again', async () => {
    const shop = createModelLists();
    const one = createLaneDevice(shop, { cookie: { subject: 'guest-a' } });
    const other = createLaneDevice(shop, { cookie: { subject: 'guest-a' } });
    await one.heart(SHOE, true);
    await one.lane.drain();
    await other.heart(TEE, true);
    await other.lane.drain();
    expect(await other.shown()).toEqual([TEE, SHOE]);
    await one.heart(BOOT, true);
    await one.lane.drain();
    expect(await one.shown()).toEqual([BOOT, TEE, SHOE]);
  });

  test('[LANE6] a lane starts reading again when the list changes between pages', async () => {
    const shop = createModelLists();
    const writer = createLaneDevice(shop, { cookie: { subject: 'guest-a' } });
    for (const id of [SHOE, TEE, BOOT]) await writer.heart(id, true);
    await writer.lane.drain();
    let pages = 0;
    const reader = createLaneDevice(shop, {
      cookie: { subject: 'guest-a' },
      fate: (request) => {
        if (request.call === 'wishlists.getFavorites' && ++pages === 2)
          shop.serve({ call: 'wishlists.addFavorite', body: { id: 'CAP00001GRN' }, key: 'meanwhile', locale: 'en-us' }, { subject: 'guest-a' });
        return 'pass';
      },
    });
    await reader.lane.refresh();
    expect(await reader.shown()).toEqual(shop.ids('guest-a'));
    expect(pages).toBe(4);
  });

  test('[LANE8] a lane stops retrying by itself after several failures, and starts again at a wake-up', async () => {
    const shop = createModelLists();
    let tries = 0;
    let broken = true;
    const device = createLaneDevice(shop, {
      cookie: { subject: 'guest-a' },
      fate: (request) => {
        if (isChange(request)) tries += 1;
        return broken && isChange(request) ? 'error' : 'pass';
      },
    });
    await device.heart(SHOE, true);
    device.lane.wake();
    await device.clock.run(HOUR);
    expect(tries).toBe(GIVE_UP_AFTER);
    await device.clock.run(24 * HOUR);
    expect(tries).toBe(GIVE_UP_AFTER);
    expect(await device.shown()).toEqual([SHOE]);
    broken = false;
    device.lane.wake();
    await device.clock.run(1);
    expect(shop.ids('guest-a')).toEqual([SHOE]);
    expect(await device.waiting()).toBe(0);
  });

  test('[LANE8] a lane sends nothing while there is certainly no network', async () => {
    let asked = 0;
    const device = createLaneDevice(createModelLists(), { online: () => false, fate: () => (++asked, 'lose') });
    await device.heart(SHOE, true);
    device.lane.wake();
    await device.clock.run(HOUR);
    expect(asked).toBe(0);
    expect(await device.shown()).toEqual([SHOE]);
  });

  test('[LANE9] a refused wish leaves the list, stays visible, and does not delay others', async () => {
    const shop = createModelLists();
    const device = createLaneDevice(shop, { cookie: { subject: 'guest-a' } });
    await device.heart('NOTHERE1BLK', true);
    await device.heart(TEE, true);
    await device.lane.drain();
    expect(await device.shown()).toEqual([TEE]);
    const [refused] = (await device.store.read('favorites')).wishes;
    expect(refused).toMatchObject({ key: 'NOTHERE1', refusal: { code: 'PLP400', status: 404 } });
    await device.lane.dismiss('NOTHERE1');
    expect(await device.waiting()).toBe(0);
  });

  test('[LANE11] a wish of a newer app is kept, neither sent nor shown, and a later tap replaces it', async () => {
    const shop = createModelLists();
    const device = createLaneDevice(shop, { cookie: { subject: 'guest-a' } });
    await device.lane.take([{ ...heartIntent(BOOT, true), version: PENDING_ENTRY_VERSION + 1 }]);
    await device.heart(TEE, true);
    await device.lane.drain();
    expect(await device.shown()).toEqual([TEE]);
    expect((await device.store.read('favorites')).wishes).toMatchObject([{ version: PENDING_ENTRY_VERSION + 1, seal: null }]);
    await device.heart(BOOT, true);
    await device.lane.drain();
    expect(await device.shown()).toEqual([BOOT, TEE]);
    expect(await device.waiting()).toBe(0);
  });

  test('a lane treats a list that no longer exists as an empty one', async () => {
    const shop = createModelLists();
    const device = createLaneDevice(shop, { cookie: { subject: 'guest-a' } });
    await device.heart(SHOE, true);
    await device.lane.drain();
    shop.forget();
    await device.heart(SHOE, false);
    await device.lane.drain();
    expect(await device.waiting()).toBe(0);
    expect(await device.shown()).toEqual([]);
  });

  test('[LANE10] a lane survives the end of the page: the next page sends what was stored', async () => {
    const shop = createModelLists();
    const name = 'lane-restart';
    const open = async () => {
      const db = new WaymarkDatabase(name);
      await db.open();
      const identify = async ({ subject, type }: { subject: string; type: 'Guest' | 'Registered' }) =>
        void (await db.identity.put({ id: 'current', subject, type }));
      return { db, store: createLaneStore<Favorite>(db), identify };
    };
    const first = await open();
    const before = createLaneDevice(shop, { ...first, online: () => false });
    await before.heart(SHOE, true);
    await before.heart(TEE, true);
    await before.heart(TEE, false);
    before.lane.stop();
    first.db.close();
    const second = await open();
    const after = createLaneDevice(shop, second);
    expect(await after.shown()).toEqual([SHOE]);
    await after.lane.drain();
    expect(shop.log.map(({ key, on }) => [key, on])).toEqual([['TRAIL001', true]]);
    expect(await second.db.wishes.count()).toBe(0);
    second.db.close();
  });
});
