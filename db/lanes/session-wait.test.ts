import { expect, test } from 'vitest';
import { createModelLock, heartIntent } from '#tests/support/lane-device.ts';
import { createVirtualClock } from '#tests/support/virtual-clock.ts';
import { newId } from '../new-id.ts';
import type { SessionOutcome } from '../replay/ports.ts';
import { favoritesGateway, type Favorite } from './favorites.ts';
import { createLane } from './lane.ts';
import { createMemoryLaneStore } from './memory-lane-store.ts';

test('[LANE8] a lane asks for a session no sooner than the shop says, whoever wakes it', async () => {
  let asked = 0;
  const refused: SessionOutcome = { kind: 'no-session', answer: { kind: 'answer', status: 429, body: {}, retryAfterMs: 60_000 } };
  const clock = createVirtualClock();
  const lane = createLane<Favorite>(
    {
      clock,
      random: { id: () => newId(), fraction: () => 0.5 },
      lock: createModelLock(),
      store: createMemoryLaneStore<Favorite>(),
      transport: { send: () => Promise.reject(new Error('not sent without a session')) },
      session: { renew: () => ((asked += 1), Promise.resolve(refused)) },
      identify: async () => undefined,
      online: () => true,
    },
    { lane: 'favorites', gateway: favoritesGateway, locale: () => 'en-us', build: 'one' },
  );
  await lane.take([heartIntent('TRAIL001BLK', true)]);
  lane.wake();
  await clock.run(30_000);
  lane.wake();
  await clock.run(20_000);
  expect(asked).toBe(1);
  await clock.run(15_000);
  expect(asked).toBe(2);
});
