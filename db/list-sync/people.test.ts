import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { BOOT, createLaneDevice, heartIntent, isChange, SHOE, TEE } from '#tests/support/lane-device.ts';
import { createModelLists, type ModelLists } from '#tests/support/model-lists.ts';
import { emptyLane, type WireRequest } from '#db/mutations/mutation.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import type { Favorite } from './favorites.ts';
import { createLaneStore } from './list-sync-store.ts';
import { createMemoryLaneStore } from './memory-list-sync-store.ts';

/** A guest's device, on which the cart writes down who became whom. */
const openNamed = async (shop: ModelLists, name: string) => {
  const db = new WaymarkDatabase(name);
  await db.open();
  await db.identity.put({ id: 'current', subject: 'guest-a', type: 'Guest' });
  const cookie: { subject: string | null } = { subject: 'guest-a' };
  const device = createLaneDevice(shop, { store: createLaneStore<Favorite>(db), cookie, identify: async () => undefined });
  return {
    device,
    becomeAda: async (): Promise<void> => {
      cookie.subject = 'ada';
      await db.identity.put({ id: 'current', subject: 'ada', type: 'Registered' });
      await db.lanes.put({ ...emptyLane('cart'), became: [['guest-a', 'ada']] });
    },
    close: () => db.close(),
  };
};

describe('a lane', () => {
  test('[LANE7] wishes made before there was a session belong to the first one', async () => {
    const shop = createModelLists();
    const device = createLaneDevice(shop);
    await device.heart(SHOE, true);
    await device.lane.drain();
    expect(shop.ids('guest-1')).toEqual([SHOE]);
    expect((await device.store.read('favorites')).lists.map(({ subject }) => subject)).toEqual(['guest-1']);
  });

  test('[LANE7] the list moves along when the guest gets another subject', async () => {
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

  test('[LANE7] a late tap under a former subject belongs to the current one', async () => {
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

  test('[LANE7] a lane reads the subject aliases that the cart recorded', async () => {
    const shop = createModelLists();
    const { device, becomeAda, close } = await openNamed(shop, 'lane-names');
    await device.heart(SHOE, true);
    await becomeAda();
    await device.lane.drain();
    expect(shop.ids('ada')).toEqual([SHOE]);
    expect(shop.ids('guest-a')).toEqual([]);
    close();
  });

  test('[LANE7] a lane reads the account’s list at a sign-in, and does not add again what the server merged', async () => {
    const shop = createModelLists();
    const { device, becomeAda, close } = await openNamed(shop, 'lane-merged');
    await device.heart(SHOE, true);
    await device.lane.drain();
    // The shop has made the two lists one, and another device has taken it off since.
    await becomeAda();
    await device.lane.drain();
    expect(shop.log.filter(({ subject }) => subject === 'ada')).toEqual([]);
    expect((await device.store.read('favorites')).lists).toMatchObject([{ subject: 'ada', stale: false, entries: [] }]);
    close();
  });

  test('[LANE7] a lane never sends the wishes of one person as another', async () => {
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
});
