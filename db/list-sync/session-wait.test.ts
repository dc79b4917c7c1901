import { expect, test } from 'vitest';
import { createLaneDevice, lockOfOneProcess, heartIntent } from '#tests/support/lane-device.ts';
import { createVirtualClock } from '#tests/support/virtual-clock.ts';
import { createModelLists } from '#tests/support/model-lists.ts';
import { newId } from '#db/mutations/new-id.ts';
import { createSession } from '#db/replay/client-transport.ts';
import type { Transport } from '#db/replay/ports.ts';
import { favoritesGateway, type Favorite } from './favorites.ts';
import { createListSync } from './list-sync.ts';
import { createMemoryLaneStore } from './memory-list-sync-store.ts';

test('[LANE8] a lane asks for a session no earlier than the server allows, whatever wakes it', async () => {
  const asked: string[] = [];
  const transport: Transport = {
    send({ call }) {
      asked.push(call);
      return Promise.resolve({ kind: 'answer', status: 429, body: {}, retryAfterMs: 60_000 });
    },
  };
  const shared = { clock: createVirtualClock(), random: { id: () => newId(), fraction: () => 0.5 }, lock: lockOfOneProcess(), transport };
  const lane = createListSync<Favorite>(
    {
      ...shared,
      session: createSession(shared, () => 'en-us'),
      store: createMemoryLaneStore<Favorite>(),
      identify: async () => undefined,
      online: () => true,
    },
    { lane: 'favorites', gateway: favoritesGateway, locale: () => 'en-us', build: 'one' },
  );
  await lane.take([heartIntent('TRAIL001BLK', true)]);
  lane.wake();
  await shared.clock.run(30_000);
  lane.wake();
  await shared.clock.run(20_000);
  expect(asked).toEqual(['auth.token']);
  await shared.clock.run(15_000);
  expect(asked).toEqual(['auth.token', 'auth.token']);
});

test('[LANE8] a browser without cookies holds the lane after three refusals, and each later try is one renewal', async () => {
  const asked: string[] = [];
  const store = createMemoryLaneStore<Favorite>();
  const cookie: { subject: string | null } = { subject: null };
  const device = createLaneDevice(createModelLists(), {
    store,
    cookie,
    // A guest under a new name is the same guest.
    identify: async () => store.setIdentity({ subject: 'guest', type: 'Guest' }),
    fate: ({ call }) => {
      asked.push(call);
      cookie.subject = null;
      return 'pass';
    },
  });
  await device.heart('TRAIL001BLK', true);
  device.lane.wake();
  await device.clock.run(5_000);
  expect((await device.store.read('favorites')).state.hold?.reason).toBe('session');
  const before = asked.length;
  await device.clock.run(31_000);
  expect(asked.slice(before).map((call) => call === 'auth.token')).toEqual([true, false]);
  expect(await device.waiting()).toBe(1);
});
