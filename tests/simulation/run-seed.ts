import type { ModelProfile } from '../support/model-server.ts';
import { NO_FAULTS } from './faults.ts';
import { happen } from './happenings.ts';
import type { Violation } from './history.ts';
import { checkAtRest, checkEffects } from './rest-checks.ts';
import type { SimulatedClient } from './simulated-client.ts';
import { become, join, makeWorld, openPage, pagesOf, type World } from './world.ts';

export interface SeedResult {
  readonly seed: number;
  readonly steps: number;
  readonly taps: number;
  readonly violations: readonly Violation[];
  readonly faults: ReadonlyMap<string, number>;
  readonly pairs: ReadonlyMap<string, number>;
  readonly story: readonly string[];
  /** Simulated ms from healing until nothing was left to send; null where something only time lifts stood in the way. */
  readonly drainMs: number | null;
}

export interface SeedOptions {
  readonly profile: ModelProfile;
  readonly client: SimulatedClient;
  readonly telling?: boolean;
}

const DRAIN_MS = 5_000;
/** What is held, in doubt without keys, or frozen elsewhere takes as long as that takes. */
const PATIENCE_MS = 900_000;

/** One seed from beginning to end: trouble, then healing, then the reckoning. */
export async function runSeed(seed: number, { profile, client, telling = false }: SeedOptions): Promise<SeedResult> {
  const world = makeWorld(seed, profile, client, telling);
  const { random, clock, devices, history, cast } = world;
  const happenings = 14 + random.int(26);
  const calm = devices.map(({ network }) => network.faults);
  for (const device of devices) {
    device.network.faults = NO_FAULTS;
    device.faults = NO_FAULTS;
    if (cast === 'shared') await become(world, device, 'anna', true);
    else await openPage(world, device);
  }
  devices.forEach((device, index) => {
    device.network.faults = calm[index] ?? NO_FAULTS;
    device.faults = world.faults;
  });
  const joining = cast === 'joining' ? random.int(happenings) : -1;
  for (let turn = 0; turn < happenings && history.violations.length === 0; turn++) {
    const [device] = devices;
    if (turn === joining && device) await join(world, device);
    await happen(world);
  }
  const drainMs = history.violations.length === 0 ? await heal(world) : null;
  return {
    seed,
    steps: clock.steps(),
    taps: history.taps.size,
    violations: history.violations,
    faults: history.faults,
    pairs: history.pairs,
    story: history.story,
    drainMs,
  };
}

/** The weather clears, every device is opened once more, and in the end all of them and the shop agree. */
async function heal(world: World): Promise<number | null> {
  const { clock, devices, history, cast } = world;
  const [first] = devices;
  if (!first) return null;
  history.tell('-', () => 'heals');
  world.build += 1;
  for (const session of world.server.sessions.values()) session.expired = false;
  for (const device of devices) {
    device.network.faults = NO_FAULTS;
    device.faults = NO_FAULTS;
    device.network.spell = null;
    device.fullUntil = 0;
    device.killAt(Infinity, false);
    device.crash(false);
  }
  let slowest: number | null = 0;
  for (const device of devices) {
    const ms = await drain(world, device);
    slowest = slowest === null || ms === null ? null : Math.max(slowest, ms);
  }
  // What was given up long ago arrives.
  await clock.run(80_000);
  if (cast === 'joining') await joinAtLast(world, first);
  const people = cast === 'shared' ? (['anna', 'ben'] as const) : [cast === 'joining' ? ('anna' as const) : null];
  for (const shopper of people) {
    for (const device of devices) {
      if (cast === 'shared' && shopper && !(await become(world, device, shopper)))
        history.violate('I13', `${shopper} cannot sign in on ${device.name}`);
      await drain(world, device);
    }
    for (const device of devices) {
      (pagesOf(device)[0] ?? (await openPage(world, device))).client.refresh();
      await clock.run(5_000);
    }
    checkAtRest(world, shopper);
  }
  checkEffects(world);
  return slowest;
}

/** A sign-in may have failed for good: then the guest tries once more. */
async function joinAtLast(world: World, device: World['devices'][number]): Promise<void> {
  const isIn = (): boolean => world.history.sight(device).type === 'Registered';
  for (let turn = 0; turn < 5 && !isIn(); turn++) {
    await join(world, device);
    await world.clock.runUntil(isIn, 60_000);
    await drain(world, device);
  }
}

/** Until nothing waits here, in simulated ms; null if something was in the way that only time lifts. */
async function drain(world: World, device: World['devices'][number]): Promise<number | null> {
  const { clock, history } = world;
  const waits = (): boolean => history.sight(device).rows.some(({ code, state }) => code === null && !state.endsWith('another'));
  const sight = history.sight(device);
  const doubt = sight.rows.some(({ state }) => state === 'ambiguous' || state === 'sending');
  const patient = sight.held || (doubt && world.server.profile !== 'keyed');
  const began = clock.elapsed();
  const page = pagesOf(device)[0] ?? (await openPage(world, device));
  page.client.wake(true);
  await clock.runUntil(() => !waits() && device.journal.size === 0, PATIENCE_MS);
  const ms = clock.elapsed() - began;
  if (waits()) history.violate('I13', `${device.name} still waits after ${PATIENCE_MS / 1000} s`);
  else if (!patient && ms > DRAIN_MS) history.violate('I13', `${device.name} took ${ms} ms to drain`);
  return patient ? null : ms;
}
