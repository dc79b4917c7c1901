import { createLocks } from '../support/model-locks.ts';
import type { ModelServer } from '../support/model-server.ts';
import { seededRandom } from '../support/seeded-random.ts';
import type { VirtualClock } from '../support/virtual-clock.ts';
import type { FaultName, FaultPlan } from './faults.ts';
import type { History } from './history.ts';
import { createSimNetwork, type SimNetwork } from './sim-network.ts';
import { DiskTrouble, type Host, type RequestTag, type SimulatedClient, type SimulatedProcess, type SimulatedTap } from './simulated-client.ts';

/** What a device tells of itself. */
export type Witness = Pick<History, 'hit' | 'tell' | 'sent' | 'tapped' | 'lost' | 'committed' | 'evicted'>;

export interface SimProcess<P extends SimulatedProcess = SimulatedProcess> {
  readonly kind: Host['kind'];
  readonly client: P;
  readonly alive: () => boolean;
  kill(): void;
  freeze(ms: number): void;
  /** Another tab has changed the database under it. */
  outdate(): void;
}

export interface SimDevice<P extends SimulatedProcess = SimulatedProcess> {
  readonly name: string;
  /** Without locks only the fencing number keeps two drainers apart. */
  readonly lockless: boolean;
  readonly network: SimNetwork;
  readonly processes: SimProcess<P>[];
  readonly journal: Map<string, unknown>;
  faults: FaultPlan;
  /** No room until then, in simulated time. */
  fullUntil: number;
  state(): unknown;
  start(kind: Host['kind'], build: string): SimProcess<P>;
  /** Ends whatever process makes the nth write from now, after or instead of it. */
  killAt(write: number, instead: boolean): void;
  writes(): number;
  /** Ends a process at the nth thing from now on its wire: a request about to leave, one that the shop has acted on, an answer that is there. */
  killAtWire(event: number): void;
  wireEvents(): number;
  /** Answers the tap's id once it is kept. */
  tap(process: SimProcess<P>, change: SimulatedTap['change']): Promise<string>;
  /** The browser empties the database; the cookie, which no script may read, is kept elsewhere and may survive. */
  evict(withCookie: boolean): void;
  /** Every process ends at once; of what was not written strictly, the newest may be gone. */
  crash(lossy: boolean): void;
}

interface Options<P extends SimulatedProcess> {
  readonly name: string;
  readonly seed: number;
  readonly server: ModelServer;
  readonly clock: VirtualClock;
  readonly client: SimulatedClient<P>;
  readonly history: Witness;
  readonly faults: FaultPlan;
  readonly lockless: boolean;
}

const never = <T>(): Promise<T> => new Promise<T>(() => {});

/** One device: a database, locks, local storage, a cookie jar and a network, shared by its tabs and its service worker. */
export function createSimDevice<P extends SimulatedProcess>({
  name,
  seed,
  server,
  clock,
  client,
  history,
  faults,
  lockless,
}: Options<P>): SimDevice<P> {
  const random = seededRandom(seed);
  const hit = (fault: FaultName, tag: RequestTag | null): void => history.hit(fault, name, tag);
  const network = createSimNetwork({ server, clock, random: seededRandom(seed + 1), hit, tell: (line) => history.tell(name, line) });
  network.faults = faults;
  const journal = new Map<string, unknown>();
  const locks = createLocks();
  let state = client.empty;
  let fatal: { left: number; readonly instead: boolean } | null = null;
  let ids = 0;
  let writes = 0;
  let wireEvents = 0;
  let fatalWire = Infinity;
  const nextId = (): string => `${name}${String(++ids).padStart(5, '0')}`;

  const device: SimDevice<P> = {
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
    writes: () => writes,
    killAtWire: (event) => void (fatalWire = wireEvents + event),
    wireEvents: () => wireEvents,
    tap,
    evict,
    crash,
  };

  function start(kind: Host['kind'], build: string): SimProcess<P> {
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
      writes += 1;
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
      if (next !== before) history.committed(device, before, next, owner);
      if (dies) return end();
      await clock.sleep(random.int(2));
      return living(result);
    }
    const end = <T>(): Promise<T> => {
      hit('kill', null);
      kill();
      return never();
    };
    const atWire = (): void => {
      if (life.alive && ++wireEvents === fatalWire) void end();
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
        atWire();
        if (!life.alive) return never();
        if (tag) history.sent(tag);
        const answer = await network.send(request, tag, () => life.alive, atWire);
        atWire();
        return living(answer);
      },
      journal,
      lost: (id) => history.lost(id),
    };
    const process: SimProcess<P> = {
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

  async function tap(process: SimProcess<P>, change: SimulatedTap['change']): Promise<string> {
    const id = nextId();
    history.tapped(device, id, change);
    await process.client.tap({ id, change });
    return id;
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
