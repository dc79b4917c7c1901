import { describe, expect, test } from 'vitest';
import { acceptSnapshot } from '#db/replay/epoch.ts';
import { cartOf } from '#db/mutations/mutation.ts';
import { addItem } from '../support/make-cart.ts';
import { OFFLINE } from './sim-network.ts';
import { createDevice, type Device, type Tab } from './waymark-device.ts';
import { NO_FAULTS } from './faults.ts';
import { ModelServer } from '../support/model-server.ts';
import { seededRandom, type SeededRandom } from '../support/seeded-random.ts';
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts';
import { drawChange, drawWayFaults, meant, shown, sorted, WAY_FAULTS } from './shopper.ts';

/**
 * The engine that ships, on a simulated clock, network, disk, lock and shop. Everything that happens follows from the seed:
 * `REPLAY_FIRST_SEED=373 REPLAY_SEEDS=1 REPLAY_STORY=1` tells the story of one.
 */
const SEEDS = Number(process.env.REPLAY_SEEDS ?? 200);
const FIRST = Number(process.env.REPLAY_FIRST_SEED ?? 1);
const seeds = Array.from({ length: SEEDS }, (_, index) => FIRST + index);
const TELLING = Boolean(process.env.REPLAY_STORY);
const A_DAY = 86_400_000;

interface World {
  readonly seed: number;
  readonly random: SeededRandom;
  readonly clock: VirtualClock;
  readonly server: ModelServer;
  readonly device: Device;
  readonly tabs: Tab[];
  openTab(): Promise<void>;
}

function makeWorld(seed: number): World {
  const random = seededRandom(seed);
  const clock = createVirtualClock();
  const server = new ModelServer();
  const device = createDevice({ server, clock, seed, lockless: random.chance(0.2), telling: TELLING });
  const tabs: Tab[] = [];
  return {
    seed,
    random,
    clock,
    server,
    device,
    tabs,
    async openTab() {
      const opening = device.open();
      await clock.run(20);
      tabs.push(await opening);
    },
  };
}

/** One thing that a shopper, a browser or the weather does. */
async function happen(world: World): Promise<void> {
  const { random, clock, device, tabs, openTab } = world;
  const tab = random.pick(tabs);
  if (!tab.alive()) {
    tabs.splice(tabs.indexOf(tab), 1);
    return openTab();
  }
  const action = random.fraction();
  if (action < 0.62) void tab.tap(drawChange(random));
  else if (action < 0.7 && tabs.length < 3) await openTab();
  else if (action < 0.76) device.killAt(1 + random.int(4), random.chance(0.5));
  else if (action < 0.8) tab.kill();
  else if (action < 0.85) device.network.spell = device.network.spell ? null : OFFLINE;
  else if (action < 0.9) tab.engine.wake(true);
  else if (action < 0.94) await readElsewhere(world, tab);
  else if (action < 0.96) clock.shift((random.fraction() - 0.5) * 2 * A_DAY);
  return clock.run(random.chance(0.3) ? random.int(40_000) : random.int(300));
}

/** Another call of the page, of the checkout say, is answered with the cart as it is: with changes in it whose own answers are still out. */
async function readElsewhere({ server, device }: World, tab: Tab): Promise<void> {
  const id = cartOf(await device.held()).cartId;
  const cart = server.carts.get(id ?? '');
  if (cart?.state === 'open') void tab.engine.change((held, { now }) => acceptSnapshot(held, server.cartOf(cart), now));
}

/** The weather clears and one tab is opened. Answers how many seconds later nothing was left to send. */
async function heal({ clock, device, tabs, openTab }: World): Promise<number> {
  device.network.faults = NO_FAULTS;
  device.network.spell = null;
  for (const tab of tabs) tab.kill();
  await openTab();
  // Requests that were to arrive late arrive, before the last look.
  await clock.run(40_000);
  const began = clock.now();
  tabs.at(-1)?.engine.wake(true);
  for (let turn = 0; turn < 600; turn++) {
    if ((await device.held()).outbox.every(({ state }) => state === 'refused')) break;
    await clock.run(100);
  }
  const seconds = (clock.now() - began) / 1000;
  void tabs.at(-1)?.engine.refresh();
  await clock.run(5_000);
  return seconds;
}

const tell = ({ device }: World): void => {
  if (TELLING) console.log(device.story.join('\n'));
};

const carts = ({ server }: World, subject: string): number =>
  server.cartsOf(subject).filter(({ state, lines }) => state === 'open' && lines.length > 0).length;

describe('a shopper with several tabs on a bad network', () => {
  test(`[SIM1] nothing is lost, nothing is doubled, all agree (${SEEDS} seeds)`, { timeout: 3_600_000 }, async () => {
    const happened = new Map<string, number>();
    for (const seed of seeds) {
      const world = makeWorld(seed);
      const { device, server, random } = world;
      await world.openTab();
      device.network.faults = drawWayFaults(random);
      const steps = 12 + random.int(20);
      for (let step = 0; step < steps; step++) {
        await happen(world);
        // Whatever is under way, the screen shows what the shopper meant: no flash-back, nothing counted twice.
        expect({ seed, step, shown: shown(await device.view()) }).toEqual({ seed, step, shown: sorted(meant(device.committed)) });
      }
      const seconds = await heal(world);
      tell(world);
      const held = await device.held();
      const subject = held.identity?.subject ?? '';
      const expected = sorted(meant(device.committed));
      expect({
        seed,
        onServer: sorted(server.contentOf(subject)),
        onScreen: shown(await device.view()),
        left: held.outbox.length,
        journal: device.journal.size,
      }).toEqual({
        seed,
        onServer: expected,
        onScreen: expected,
        left: 0,
        journal: 0,
      });
      expect({ seed, prompt: seconds <= 5, carts: carts(world, subject) <= 1 }).toEqual({ seed, prompt: true, carts: true });
      for (const [name, times] of device.happened) happened.set(name, (happened.get(name) ?? 0) + times);
    }
    // A fault that never happened proves nothing.
    for (const name of WAY_FAULTS) expect(happened.get(name) ?? 0).toBeGreaterThan(SEEDS / 10);
  });

  test(
    `[SIM2] with refusals and baskets that vanish again and again, every tap ends settled or in sight (${SEEDS} seeds)`,
    { timeout: 3_600_000 },
    async () => {
      let refusals = 0;
      for (const seed of seeds) {
        const world = makeWorld(seed + 1_000_000);
        const { device, server, random } = world;
        server.maxQty = 6;
        device.network.vanishLeft = 5;
        await world.openTab();
        device.network.faults = drawWayFaults(random, 0.2);
        const steps = 12 + random.int(20);
        for (let step = 0; step < steps; step++) {
          if (random.chance(0.1)) server.soldOut.add(`1000000${1 + random.int(3)}`);
          if (random.chance(0.1)) server.soldOut.clear();
          await happen(world);
        }
        await heal(world);
        tell(world);
        const held = await device.held();
        const subject = held.identity?.subject ?? '';
        const inSight = new Set(held.outbox.flatMap((row) => [row.id, ...row.merged]));
        const settled = await device.settled(device.committed.map(({ id }) => id));
        expect({
          seed,
          unaccounted: device.committed.filter(({ id }) => !inSight.has(id) && !settled.has(id)),
          waiting: held.outbox.filter(({ state }) => state !== 'refused'),
          withoutReason: held.outbox.filter(({ refusal }) => !refusal?.code),
          onScreen: shown(await device.view()),
          journal: device.journal.size,
          carts: carts(world, subject) <= 1,
        }).toEqual({ seed, unaccounted: [], waiting: [], withoutReason: [], onScreen: sorted(server.contentOf(subject)), journal: 0, carts: true });
        refusals += held.outbox.length;
      }
      expect(refusals).toBeGreaterThan(SEEDS / 10);
    },
  );

  test(`[SIM3] two devices of one shopper come to the sum of what both added (${Math.ceil(SEEDS / 4)} seeds)`, { timeout: 3_600_000 }, async () => {
    for (const seed of seeds.slice(0, Math.ceil(SEEDS / 4))) {
      const world = makeWorld(seed + 2_000_000);
      const { device, server, clock, random } = world;
      await world.openTab();
      void world.tabs[0]?.tap(addItem('10000001'));
      await clock.run(2_000);
      const { identity, carts } = await device.held();
      const other = createDevice({ server, clock, seed: seed + 1, name: 'b' });
      other.network.jar.cookie = device.network.jar.cookie;
      const opening = other.open();
      await clock.run(20);
      const second = await opening;
      // What signing in will do: the second device learns of the same cart.
      void second.engine.change((held) => ({ ...held, identity, carts: carts.map((cart) => ({ ...cart, snapshot: null })) }));
      device.network.faults = { ...drawWayFaults(random), cartGone: 0, expired: 0 };
      other.network.faults = { ...drawWayFaults(random), cartGone: 0, expired: 0 };
      await clock.run(100);
      for (let step = 0; step < 12; step++) {
        const tab = random.pick([world.tabs[0] ?? second, second]);
        void tab.tap(addItem(`1000000${1 + random.int(3)}`, 1 + random.int(2)));
        await clock.run(random.int(2_000));
      }
      other.network.faults = NO_FAULTS;
      await clock.run(60_000);
      await heal(world);
      second.engine.wake(true);
      await clock.run(40_000);
      void second.engine.refresh();
      await clock.run(5_000);
      tell(world);
      const expected = sorted(meant([...device.committed, ...other.committed]));
      expect({
        seed,
        onServer: sorted(server.contentOf(identity?.subject ?? '')),
        first: shown(await device.view()),
        second: shown(await other.view()),
      }).toEqual({
        seed,
        onServer: expected,
        first: expected,
        second: expected,
      });
    }
  });
});
