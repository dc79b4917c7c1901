import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLaneDevice, heartIntent } from '#tests/support/lane-device.ts';
import { createModelLists } from '#tests/support/model-lists.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { createVirtualClock } from '#tests/support/virtual-clock.ts';
import { emptyLane, type WireRequest } from '../replay/mutation.ts';
import { WaymarkDatabase } from '../schema.ts';
import { GIVE_UP_AFTER } from './decide.ts';
import type { Favorite } from './favorites.ts';
import { createLaneStore } from './lane-store.ts';
import { createMemoryLaneStore } from './memory-lane-store.ts';
import { WISH_VERSION } from './wish.ts';

const [SHOE, SHOE_RED, TEE, BOOT] = ['TRAIL001BLK', 'TRAIL001RED', 'TEE00001RED', 'BOOT0001BLU'] as const;
const HOUR = 3_600_000;
const isChange = ({ call }: WireRequest): boolean => call === 'wishlists.addFavorite' || call === 'wishlists.deleteFavoriteItem';

describe('a lane', () => {
  test('[LANE1] keeps one row a key: what was tapped back and forth before it was sent asks for nothing', async () => {
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

  test('[LANE2] gives the later tap the word, whatever order the two come in', async () => {
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

  test('[LANE3] sends a sealed request again unchanged until its end is known, and only then what was tapped since', async () => {
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

  test('[LANE4] shows what waits over what is listed, the newest first', async () => {
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

  test('[LANE6] applies an answer that does not follow on what it holds, and reads the list again', async () => {
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

  test('[LANE6] reads a list whose pages changed under it from the beginning', async () => {
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

  test('[LANE7] gives what was wanted before there was a session to the first one', async () => {
    const shop = createModelLists();
    const device = createLaneDevice(shop);
    await device.heart(SHOE, true);
    await device.lane.drain();
    expect(shop.ids('guest-1')).toEqual([SHOE]);
    expect((await device.store.read('favorites')).lists.map(({ subject }) => subject)).toEqual(['guest-1']);
  });

  test('[LANE7] takes the list along when the guest gets another name', async () => {
    const shop = createModelLists();
    const cookie: { subject: string | null } = { subject: null };
    const device = createLaneDevice(shop, { cookie });
    for (const id of [SHOE, TEE]) await device.heart(id, true);
    await device.lane.drain();
    // The cookie is gone, and with it the guest.
    cookie.subject = null;
    await device.heart(BOOT, true);
    await device.lane.drain();
    expect(cookie.subject).toBe('guest-2');
    expect(shop.ids('guest-2').toSorted()).toEqual([BOOT, SHOE, TEE].toSorted());
    expect(await device.shown()).toEqual(shop.ids('guest-2'));
  });

  test('[LANE7] gives a late tap under a name of old to whom its maker became', async () => {
    const shop = createModelLists();
    const cookie: { subject: string | null } = { subject: null };
    const device = createLaneDevice(shop, { cookie });
    await device.heart(SHOE, true);
    await device.lane.drain();
    cookie.subject = null;
    await device.heart(TEE, true);
    await device.lane.drain();
    await device.lane.take([heartIntent(BOOT, true, 'guest-1'), heartIntent(SHOE, false, 'guest-1')]);
    await device.lane.drain();
    expect(shop.ids('guest-2')).toEqual([BOOT, TEE]);
    expect(await device.shown()).toEqual([BOOT, TEE]);
  });

  test('[LANE7] finds who became whom where the basket has written it', async () => {
    const shop = createModelLists();
    const db = new WaymarkDatabase('lane-names');
    await db.open();
    const cookie: { subject: string | null } = { subject: 'guest-a' };
    const store = createLaneStore<Favorite>(db);
    const device = createLaneDevice(shop, { store, cookie, identify: async () => undefined });
    await db.identity.put({ id: 'current', subject: 'guest-a', type: 'Guest' });
    await device.heart(SHOE, true);
    await db.identity.put({ id: 'current', subject: 'ada', type: 'Registered' });
    await db.lanes.put({ ...emptyLane('cart'), became: [['guest-a', 'ada']] });
    cookie.subject = 'ada';
    await device.lane.drain();
    expect(shop.ids('ada')).toEqual([SHOE]);
    expect(shop.ids('guest-a')).toEqual([]);
    db.close();
  });

  test('[LANE7] reads the account’s list at a sign-in, and wants nothing anew that the shop has put on it', async () => {
    const shop = createModelLists();
    const db = new WaymarkDatabase('lane-merged');
    await db.open();
    const cookie: { subject: string | null } = { subject: 'guest-a' };
    const device = createLaneDevice(shop, { store: createLaneStore<Favorite>(db), cookie, identify: async () => undefined });
    await db.identity.put({ id: 'current', subject: 'guest-a', type: 'Guest' });
    await device.heart(SHOE, true);
    await device.lane.drain();
    // The shop has made the two lists one, and another device has taken it off since.
    cookie.subject = 'ada';
    await db.identity.put({ id: 'current', subject: 'ada', type: 'Registered' });
    await db.lanes.put({ ...emptyLane('cart'), became: [['guest-a', 'ada']] });
    await device.lane.drain();
    expect(shop.log.filter(({ subject }) => subject === 'ada')).toEqual([]);
    expect((await device.store.read('favorites')).lists).toMatchObject([{ subject: 'ada', stale: false, entries: [] }]);
    db.close();
  });

  test('[LANE7] never sends for one person what another one wanted', async () => {
    const shop = createModelLists();
    const store = createMemoryLaneStore<Favorite>();
    const cookie: { subject: string | null } = { subject: 'ada' };
    const sent: WireRequest[] = [];
    const device = createLaneDevice(shop, { store, cookie, identify: async () => undefined, fate: (request) => (sent.push(request), 'pass') });
    store.setIdentity({ subject: 'ada', type: 'Registered' });
    await device.lane.drain();
    await device.heart(SHOE, true);
    store.setIdentity({ subject: 'bea', type: 'Registered' });
    cookie.subject = 'bea';
    await device.heart(TEE, true);
    await device.lane.drain();
    expect(sent.filter(isChange).map(({ subject }) => subject)).toEqual(['bea']);
    expect(shop.ids('bea')).toEqual([TEE]);
    expect(await device.shown()).toEqual([TEE]);
    store.setIdentity({ subject: 'ada', type: 'Registered' });
    cookie.subject = 'ada';
    await device.lane.drain();
    expect(shop.ids('ada')).toEqual([SHOE]);
    expect(shop.ids('bea')).toEqual([TEE]);
  });

  test('[LANE8] stops trying by itself after a number of failures, and begins again at a wake-up', async () => {
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

  test('[LANE8] asks nobody while there is certainly no network', async () => {
    let asked = 0;
    const device = createLaneDevice(createModelLists(), { online: () => false, fate: () => (++asked, 'lose') });
    await device.heart(SHOE, true);
    device.lane.wake();
    await device.clock.run(HOUR);
    expect(asked).toBe(0);
    expect(await device.shown()).toEqual([SHOE]);
  });

  test('[LANE9] takes a refused wish out of the list, keeps it in sight, and goes on with the others', async () => {
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

  test('[LANE11] keeps what a newer app wrote, unsent and unpainted, and goes on with the others; a later tap takes its place', async () => {
    const shop = createModelLists();
    const device = createLaneDevice(shop, { cookie: { subject: 'guest-a' } });
    await device.lane.take([{ ...heartIntent(BOOT, true), version: WISH_VERSION + 1 }]);
    await device.heart(TEE, true);
    await device.lane.drain();
    expect(await device.shown()).toEqual([TEE]);
    expect((await device.store.read('favorites')).wishes).toMatchObject([{ version: WISH_VERSION + 1, seal: null }]);
    await device.heart(BOOT, true);
    await device.lane.drain();
    expect(await device.shown()).toEqual([BOOT, TEE]);
    expect(await device.waiting()).toBe(0);
  });

  test('takes a list that is no more for an empty one', async () => {
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

  test('[LANE10] survives the end of the page: what was kept is sent by the next one', async () => {
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

interface Step {
  readonly device: number;
  readonly tab: number;
  readonly style: number;
  readonly colour: number;
  readonly on: boolean;
  readonly next: 'wait' | 'drain' | 'crash' | 'both drain';
}

const step: fc.Arbitrary<Step> = fc.record({
  device: fc.nat(1),
  tab: fc.nat(1),
  style: fc.nat(4),
  colour: fc.nat(1),
  on: fc.boolean(),
  next: fc.constantFrom('wait', 'drain', 'crash', 'both drain'),
});

const productOf = ({ style, colour }: Step): string => `STYLE00${style}${colour === 0 ? 'BLK' : 'RED'}`;

describe('lanes of several tabs and devices', () => {
  test('agree with the shop in the end, whatever was lost on the way: the last word on each key is what stands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), fc.integer(), async (steps, seed) => {
        const shop = createModelLists();
        const random = seededRandom(seed);
        const cookie = { subject: 'guest-a' };
        let healed = false;
        const fate = () => (healed ? 'pass' : random.pick(['pass', 'pass', 'lose', 'lose-answer', 'error'] as const));
        const clock = createVirtualClock();
        const devices = [0, 1].map(() => createLaneDevice(shop, { cookie, fate, clock }));
        const tabs = devices.map((device) => [device.lane, device.openTab()]);
        const tabOf = ({ device, tab }: Pick<Step, 'device' | 'tab'>) => tabs[device]?.[tab] ?? devices[0]?.lane;
        for (const one of steps) {
          await devices[one.device]?.heart(productOf(one), one.on, tabOf(one));
          if (one.next === 'drain') await tabOf(one)?.drain();
          if (one.next === 'both drain') await Promise.all(tabs.flat().map((tab) => tab.drain()));
          if (one.next === 'crash') {
            tabOf(one)?.stop();
            const own = tabs[one.device];
            const device = devices[one.device];
            if (own && device) own[one.tab] = device.openTab();
          }
        }
        healed = true;
        for (let round = 0; round < 2; round += 1) for (const tab of tabs.flat()) await tab.refresh();
        const listed = shop.ids('guest-a');
        for (const device of devices) {
          expect(await device.shown()).toEqual(listed);
          expect(await device.waiting()).toBe(0);
        }
        // Each request counted once, and what counted last is what stands.
        expect(new Set(shop.log.map(({ request }) => request)).size).toBe(shop.log.length);
        const last = new Map(shop.log.map(({ key, on }) => [key, on]));
        for (const [key, on] of last) expect(listed.some((id) => id.startsWith(key))).toBe(on);
        for (const tab of tabs.flat()) tab.stop();
      }),
      { numRuns: 60 },
    );
  });

  test('a device alone ends where its shopper left off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), fc.integer(), async (steps, seed) => {
        const shop = createModelLists();
        const random = seededRandom(seed);
        let healed = false;
        const fate = () => (healed ? 'pass' : random.pick(['pass', 'lose', 'lose-answer', 'error'] as const));
        const device = createLaneDevice(shop, { cookie: { subject: 'guest-a' }, fate });
        const tabs = [device.lane, device.openTab()];
        const wanted = new Map<string, string | null>();
        for (const one of steps) {
          const id = productOf(one);
          wanted.set(id.slice(0, 8), one.on ? id : null);
          await device.heart(id, one.on, tabs[one.tab]);
          // At no time does the list show anything but what was tapped last.
          expect(new Set(await device.shown())).toEqual(new Set([...wanted.values()].filter((id) => id !== null)));
          if (one.next !== 'wait') await tabs[one.tab]?.drain();
          expect(new Set(await device.shown())).toEqual(new Set([...wanted.values()].filter((id) => id !== null)));
        }
        healed = true;
        await device.lane.drain();
        expect(new Set(shop.ids('guest-a'))).toEqual(new Set([...wanted.values()].filter((id) => id !== null)));
        for (const tab of tabs) tab.stop();
      }),
      { numRuns: 60 },
    );
  });
});
