import { describe, expect, test } from 'vitest';
import type { CartChange } from '#db/cart/change.ts';
import type { CartView } from '#db/cart/view.ts';
import { addItem, changeQuantity, removeItem } from '../support/make-cart.ts';
import { createDevice, type Device, type Tab } from '../support/model-device.ts';
import { NO_FAULTS, type Faults } from '../support/model-network.ts';
import { ModelServer } from '../support/model-server.ts';
import { seededRandom, type SeededRandom } from '../support/seeded-random.ts';
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts';

const UPCS = ['10000001', '10000002', '10000003'];
const SEEDS = Number(process.env.REPLAY_SEEDS ?? 300);
const FIRST = Number(process.env.REPLAY_FIRST_SEED ?? 1);

/** Swarm: every seed draws which faults it has at all, and how often. */
function drawFaults(random: SeededRandom): Faults {
  return Object.fromEntries(
    Object.keys(NO_FAULTS).map((name) => [name, random.chance(0.4) ? random.fraction() * (name === 'vanish' ? 0.05 : 0.3) : 0]),
  ) as unknown as Faults;
}

function drawChange(random: SeededRandom): CartChange {
  const upc = random.pick(UPCS);
  if (random.chance(0.5)) return addItem(upc, 1 + random.int(3));
  return random.chance(0.6) ? changeQuantity(upc, 1 + random.int(6)) : removeItem(upc);
}

/** What the shopper meant, told without the engine: one pass over the taps in the order in which they were kept. */
function meant(device: Device): Map<string, number> {
  const content = new Map<string, number>();
  for (const { type, args } of device.committed) {
    const { item, qty = 0 } = args as { item: { choice: { upc: string } }; qty?: number };
    const key = `${item.choice.upc} home`;
    const next = type === 'add-item' ? (content.get(key) ?? 0) + qty : type === 'change-quantity' ? qty : 0;
    if (next === 0) content.delete(key);
    else content.set(key, next);
  }
  return content;
}

const sorted = (content: Map<string, number>): [string, number][] => [...content].toSorted();

const shown = ({ cart }: CartView): [string, number][] => cart.items.map(({ upc, qty }): [string, number] => [`${upc} home`, qty]).toSorted();

interface Run {
  readonly server: ModelServer;
  readonly device: Device;
  readonly clock: VirtualClock;
  readonly seconds: number;
}

/** A few minutes of a shopper with two tabs on a bad network, then peace. */
async function live(seed: number): Promise<Run> {
  const random = seededRandom(seed);
  const clock = createVirtualClock();
  const server = new ModelServer();
  const device = createDevice({ server, clock, random, name: 'a' });
  const tabs: Tab[] = [];
  const openTab = async (): Promise<void> => {
    const opening = device.open();
    await clock.run(20);
    tabs.push(await opening);
  };
  await openTab();
  device.network.faults = drawFaults(random);
  for (let step = 0; step < 12 + random.int(20); step++) {
    const tab = random.pick(tabs);
    if (!tab.alive()) {
      tabs.splice(tabs.indexOf(tab), 1);
      await openTab();
      continue;
    }
    const action = random.fraction();
    if (action < 0.62) void tab.tap(drawChange(random));
    else if (action < 0.7 && tabs.length < 3) await openTab();
    else if (action < 0.76) device.killAt(1 + random.int(4), random.chance(0.5));
    else if (action < 0.8) tab.kill();
    else if (action < 0.85) device.network.offline = !device.network.offline;
    else if (action < 0.9) tab.engine.wake(true);
    else if (action < 0.92) clock.shift((random.fraction() - 0.5) * 172_800_000);
    await clock.run(random.chance(0.3) ? random.int(40_000) : random.int(300));
    // Whatever is under way, the screen shows what the shopper meant: no flash-back, nothing counted twice.
    expect(shown(await device.view()), `seed ${seed}, step ${step}`).toEqual(sorted(meant(device)));
  }
  device.network.faults = NO_FAULTS;
  device.network.offline = false;
  for (const tab of tabs) tab.kill();
  await openTab();
  // What was promised to arrive late arrives now, before the last look.
  await clock.run(40_000);
  const began = clock.now();
  tabs.at(-1)?.engine.wake(true);
  let empty = false;
  const look = async (): Promise<void> => {
    empty = (await device.held()).outbox.length === 0;
  };
  for (let turn = 0; turn < 600 && !empty; turn++) {
    await clock.run(100);
    await look();
  }
  const seconds = (clock.now() - began) / 1000;
  void tabs.at(-1)?.engine.refresh();
  await clock.run(2_000);
  return { server, device, clock, seconds };
}

describe('a shopper with several tabs on a bad network', () => {
  test(`[SIM1] nothing is lost, nothing is doubled, all agree: ${SEEDS} seeds`, { timeout: 600_000 }, async () => {
    const happened = new Map<string, number>();
    for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
      const { server, device, seconds } = await live(seed);
      const held = await device.held();
      const view = await device.view();
      const subject = held.identity?.subject ?? '';
      const label = `seed ${seed}`;
      if (process.env.REPLAY_STORY) console.log(device.network.story.join('\n'), held.outbox);
      expect(held.outbox, label).toEqual([]);
      expect(device.journal.size, label).toBe(0);
      expect(sorted(server.contentOf(subject)), label).toEqual(sorted(meant(device)));
      expect(view.count, label).toBe([...meant(device).values()].reduce((sum, qty) => sum + qty, 0));
      expect(seconds, label).toBeLessThanOrEqual(5);
      for (const [name, times] of device.network.happened) happened.set(name, (happened.get(name) ?? 0) + times);
    }
    // A fault that never happened proves nothing.
    for (const name of Object.keys(NO_FAULTS)) expect(happened.get(name) ?? 0, name).toBeGreaterThan(SEEDS / 10);
  });
});
