import { createLocks } from '../support/model-locks.ts';
import type { ModelServer } from '../support/model-server.ts';
import { seededRandom } from '../support/seeded-random.ts';
import type { VirtualClock } from '../support/virtual-clock.ts';
import type { FaultName, FaultPlan } from './faults.ts';
import type { History } from './history.ts';
import { createSimNetwork, type SimNetwork } from './sim-network.ts';
import { DiskTrouble, type Host, type RequestTag, type SimulatedClient, type SimulatedProcess, type SimulatedTap } from './simulated-client.ts';

export interface SimProcess {
  readonly kind: Host['kind'];
  readonly client: SimulatedProcess;
  readonly alive: () => boolean;
  kill(): void;
  freeze(ms: number): void;
  /** Another tab has changed the database under it. */
  outdate(): void;
}

export interface SimDevice {
  readonly name: string;
  /** Without locks only the fencing number keeps two drainers apart. */
  readonly lockless: boolean;
  readonly network: SimNetwork;
  readonly processes: SimProcess[];
  readonly journal: Map<string, unknown>;
  faults: FaultPlan;
  /** No room until then, in simulated time. */
  fullUntil: number;
  state(): unknown;
  start(kind: Host['kind'], build: string): SimProcess;
  /** Ends whatever process makes the nth write from now, after or instead of it. */
  killAt(write: number, instead: boolean): void;
  tap(process: SimProcess, change: SimulatedTap['change']): void;
  /** The browser empties the database; the cookie, which no script may read, is kept elsewhere and may survive. */
  evict(withCookie: boolean): void;
  /** Every process ends at once; of what was not written strictly, the newest may be gone. */
  crash(lossy: boolean): void;
}

interface Options {
  readonly name: string;
  readonly seed: number;
  readonly server: ModelServer;
  readonly clock: VirtualClock;
  readonly client: SimulatedClient;
  readonly history: History;
  readonly faults: FaultPlan;
  readonly lockless: boolean;
}

const never = <T>(): Promise<T> => new Promise<T>(() => {});

/** One device: a database, locks, local storage, a cookie jar and a network, shared by its tabs and its service worker. */
export function createSimDevice({ name, seed, server, clock, client, history, faults, lockless }: Options): SimDevice {
  const random = seededRandom(seed);
  const hit = (fault: FaultName, tag: RequestTag | null): void => history.hit(fault, name, tag);
  const network = createSimNetwork({ server, clock, random: seededRandom(seed + 1), hit, tell: (line) => history.tell(name, line) });
  network.faults = faults;
  const journal = new Map<string, unknown>();
  const locks = createLocks();
  let state = client.empty;
  let fatal: { left: number; readonly instead: boolean } | null = null;
  let ids = 0;
  const nextId = (): string => `${name}${String(++ids).padStart(5, '0')}`;

  const device: SimDevice = {
    name,
    lockless,
    network,
    processes: [],
    journal,
    faults,
    fullUntil: 0,
    state: () => state,
    start,
    killAt: (left, instead) => void (fatal = { left, instead }),
    tap,
    evict,
    crash,
  };

  function start(kind: Host['kind'], build: string): SimProcess {
    const life = { alive: true, frozenUntil: 0, outdated: false };
    const owner = {};
    const kill = (): void => {
      life.alive = false;
      locks.release(owner);
    };
    /** A dead process never goes on; a frozen one does so later. */
    const living = async <T>(value: T): Promise<T> => {
      while (life.alive && life.frozenUntil > clock.elapsed()) await clock.sleep(life.frozenUntil - clock.elapsed());
      return life.alive ? value : never();
    };
    const after = (ms: number, call: () => void): (() => void) =>
      clock.after(ms, () => {
        if (!life.alive) return;
        if (life.frozenUntil > clock.elapsed()) after(life.frozenUntil - clock.elapsed(), call);
        else call();
      });

    async function transact<T>(work: (state: unknown) => readonly [unknown, T]): Promise<T> {
      await clock.sleep(random.int(3));
      await living(null);
      const dies = fatal !== null && --fatal.left <= 0 ? fatal : null;
      if (dies) fatal = null;
      if (dies?.instead) return end();
      if (life.outdated) throw new DiskTrouble('newer');
      if (device.fullUntil > clock.elapsed()) {
        hit('quota', null);
        throw new DiskTrouble('quota');
      }
      if (random.chance(device.faults.abortedWrite)) {
        hit('abortedWrite', null);
        throw new DiskTrouble('failed');
      }
      const [next, result] = work(state);
      const before = state;
      state = next;
      if (next !== before) history.committed(device, before, next);
      if (dies) return end();
      await clock.sleep(random.int(2));
      return living(result);
    }
    const end = <T>(): Promise<T> => {
      hit('kill', null);
      kill();
      return never();
    };

    const host: Host = {
      kind,
      build,
      clock: { now: () => clock.now(), after },
      random: { id: nextId, fraction: () => random.fraction() },
      disk: { transact, read: () => living(state) },
      lock: { hold: (lockName, work, steal) => (lockless ? work() : locks.hold(owner, lockName, work, () => life.alive, steal)) },
      peek: () => state,
      async send(request, tag) {
        if (!life.alive) return never();
        if (tag) history.sent(tag);
        return living(await network.send(request, tag, () => life.alive));
      },
      journal,
      lost: (id) => history.lost(id),
    };
    const process: SimProcess = {
      kind,
      client: client.start(host),
      alive: () => life.alive,
      kill,
      freeze: (ms) => void (life.frozenUntil = clock.elapsed() + ms),
      outdate: () => void (life.outdated = true),
    };
    device.processes.push(process);
    return process;
  }

  function tap(process: SimProcess, change: SimulatedTap['change']): void {
    const id = nextId();
    history.tapped(device, id, change);
    process.client.tap({ id, change });
  }

  function evict(withCookie: boolean): void {
    for (const process of device.processes) process.kill();
    state = client.empty;
    journal.clear();
    if (withCookie) network.jar.cookie = null;
    history.evicted(device, withCookie);
  }

  function crash(lossy: boolean): void {
    for (const process of device.processes) process.kill();
    if (!lossy || journal.size === 0) return;
    const [last] = [...journal.keys()].slice(-1);
    if (last === undefined) return;
    journal.delete(last);
    hit('relaxedLoss', null);
    history.lost(last);
  }

  return device;
}
