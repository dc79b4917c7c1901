import { ModelServer, type ModelProfile } from '../support/model-server.ts';
import { seededRandom, type SeededRandom } from '../support/seeded-random.ts';
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts';
import { checkCommit } from './commit-checks.ts';
import { drawFaults, type FaultName, type FaultPlan } from './faults.ts';
import { createHistory, type History } from './history.ts';
import { createSimDevice, type SimDevice, type SimProcess } from './sim-device.ts';
import type { SimulatedClient } from './simulated-client.ts';

export const ACCOUNTS = ['anna', 'ben'] as const;

/** What a seed is about: how many devices, whose, and what may happen. */
export interface World {
  readonly seed: number;
  readonly random: SeededRandom;
  readonly clock: VirtualClock;
  readonly server: ModelServer;
  readonly history: History;
  readonly devices: readonly SimDevice[];
  readonly faults: FaultPlan;
  /**
   * `guest`: one device of a guest. `joining`: a guest signs in half-way, to an account that has a cart. `shared`: up to three devices on which two people
   * are signed in.
   */
  readonly cast: 'guest' | 'joining' | 'shared';
  readonly strict: boolean;
  /** Build that the next page or worker runs. */
  build: number;
}

/** Faults that take a wish away, or part of one: a seed with them is judged by what became of each wish, not by what was meant. */
const NOT_STRICT: readonly FaultName[] = ['lineGone', 'unprocessable'];

export function makeWorld(seed: number, profile: ModelProfile, client: SimulatedClient, telling: boolean): World {
  const random = seededRandom(seed * 7_919 + 17);
  const clock = createVirtualClock();
  const server = new ModelServer();
  server.profile = profile;
  const drawn = random.chance(0.7) ? 'guest' : 'shared';
  const cast = seed % 7 === 0 ? 'joining' : drawn;
  const strict = random.chance(0.5) || cast === 'joining';
  const history = createHistory({ client, now: clock.elapsed, check: checkCommit, strict: strict && cast === 'guest', telling });
  server.history = history.effects;
  const summed: readonly FaultName[] = strict ? ['eviction'] : [];
  const sharedWithout: readonly FaultName[] =
    cast === 'guest' ? [] : ['cartGone', ...(cast === 'joining' ? ['keysForgotten' as const] : []), ...summed];
  const faults = drawFaults(random, profile, [...(strict ? NOT_STRICT : []), ...sharedWithout]);
  if (!strict && random.chance(0.5)) server.maxQty = 6;
  if (cast !== 'guest') openAccounts(server);
  const count = cast === 'shared' ? 1 + random.int(3) : 1;
  if (cast === 'joining') server.mergesAtLogin = random.chance(0.5);
  const devices = Array.from({ length: count }, (_, index) => {
    const lockless = random.chance(faults.twoLeaders);
    const options = { name: 'abc'[index] ?? 'd', seed: seed * 104_729 + index * 31, server, clock, client, history, faults, lockless };
    return createSimDevice(options);
  });
  for (const { network } of devices) network.vanishLeft = strict ? 1 : 4;
  return { seed, random, clock, server, history, devices, faults, cast, strict, build: 1 };
}

/** Two people who have signed in before: their sessions, and a cart each. */
function openAccounts(server: ModelServer): void {
  for (const subject of ACCOUNTS) {
    server.sessions.set(`cookie-${subject}`, { subject, type: 'Registered', expired: false });
    server.answer({ call: 'cart.create', body: {}, subject, key: `opening-${subject}` }, `cookie-${subject}`);
  }
}

export const openPage = async (world: World, device: SimDevice): Promise<SimProcess> => {
  world.history.tell(device.name, () => 'opens a page');
  const process = device.start('page', `build-${world.build}`);
  await world.clock.run(20);
  return process;
};

/** Lets a person sign in on a device where nothing is in the way; false if nobody got as far. */
export async function become(world: World, device: SimDevice, subject: (typeof ACCOUNTS)[number], first = false): Promise<boolean> {
  const { clock, history, server } = world;
  history.people.set(subject, subject);
  history.tell(device.name, () => `${subject} signs in`);
  for (let turn = 0; turn < 5; turn++) {
    const page = device.processes.find((process) => process.kind === 'page' && process.alive()) ?? (await openPage(world, device));
    device.network.jar.cookie = `cookie-${subject}`;
    // Whoever signs in has a valid session, whatever ended the one before.
    const session = server.sessions.get(`cookie-${subject}`);
    if (session) session.expired = false;
    page.client.meet({ subject, type: 'Registered' }, server.cartsOf(subject).findLast(({ state }) => state === 'open')?.id ?? null);
    await clock.run(500);
    const sight = history.sight(device);
    if (sight.subject === subject && (!first || sight.cartId !== null)) return true;
    for (const process of device.processes) process.kill();
    await clock.run(10_000);
  }
  return false;
}

/** The guest of this device gives the right password for anna's account. */
export async function join(world: World, device: SimDevice): Promise<void> {
  const { history, server } = world;
  const page = pagesOf(device)[0] ?? (await openPage(world, device));
  history.tell(device.name, () => 'signs in as anna');
  history.people.set('anna', 'anna');
  history.became.set(history.shopper(device), 'anna');
  page.client.signIn(server.issueCode('anna'));
}

export const pagesOf = (device: SimDevice): SimProcess[] => device.processes.filter((process) => process.kind === 'page' && process.alive());
