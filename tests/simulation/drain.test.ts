import { expect, test } from 'vitest';
import { ModelServer } from '../support/model-server.ts';
import { replayStoreSuite } from '../support/replay-store-suite.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';
import { addItem } from '../support/make-cart.ts';
import { checkCommit } from './commit-checks.ts';
import { NO_FAULTS } from './faults.ts';
import { createHistory } from './history.ts';
import { createSimDevice, type SimDevice } from './sim-device.ts';
import { PROFILES } from './simulate.ts';
import { simStore, waymarkClient } from './waymark-client.ts';

/** The store that the simulation runs over keeps what the real ones keep. */
replayStoreSuite('simulated', () => {
  let state = waymarkClient(PROFILES.keyed).empty;
  return Promise.resolve(
    simStore({
      transact: async (work) => {
        const [next, result] = work(state);
        state = next;
        return result;
      },
      read: () => Promise.resolve(state),
    }),
  );
});

const WISHES = 50;

const openDevice = (profile: keyof typeof PROFILES): { device: SimDevice; clock: ReturnType<typeof createVirtualClock>; server: ModelServer } => {
  const clock = createVirtualClock();
  const server = new ModelServer();
  server.profile = profile;
  const client = waymarkClient(PROFILES[profile]);
  const history = createHistory({ client, now: clock.elapsed, strict: true, telling: false, check: checkCommit });
  const device = createSimDevice({ name: 'a', seed: 1, server, clock, client, history, faults: NO_FAULTS, lockless: false });
  return { device, clock, server };
};

test.each(['keyed', 'versioned', 'plain'] as const)(
  '[SIM8] fifty wishes of an evening without network are with the shop five seconds after it is back (%s)',
  async (profile) => {
    const { device, clock, server } = openDevice(profile);
    const page = device.start('page', 'one');
    await clock.run(1_000);
    device.network.spell = { fault: 'dns', until: Infinity };
    for (let wish = 0; wish < WISHES; wish++) {
      void device.tap(page, addItem(String(10_000_000 + wish)));
      await clock.run(2_000);
    }
    expect(server.carts.size).toBe(0);
    device.network.spell = null;
    const began = clock.elapsed();
    page.client.wake(true);
    const arrived = (): number => [...server.carts.values()].reduce((sum, { lines }) => sum + lines.length, 0);
    await clock.runUntil(() => arrived() === WISHES, 60_000);
    expect(arrived()).toBe(WISHES);
    expect(clock.elapsed() - began).toBeLessThanOrEqual(5_000);
  },
);
