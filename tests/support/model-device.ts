import { createEngine, type Engine } from '#db/replay/engine.ts';
import { createConnectivity, type Connectivity } from '#db/replay/connectivity.ts';
import { createSession } from '#db/replay/client-transport.ts';
import { KEYED } from '#db/replay/gateway.ts';
import { viewCart, type CartView } from '#db/cart/view.ts';
import type { CartChange } from '#db/cart/change.ts';
import { createIdentities, IDENTITY, type Identities } from '#db/replay/identity.ts';
import type { Held, Tap, WireRequest } from '#db/replay/mutation.ts';
import type { AccountPort, Lock, Ports, Store } from '#db/replay/ports.ts';
import { RULES, type Rules } from '#db/replay/rules.ts';
import { createMemoryStore } from '#db/tables/memory-store.ts';
import { createLocks } from './model-locks.ts';
import { createModelNetwork, type ModelNetwork } from './model-network.ts';
import type { ModelServer } from './model-server.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { VirtualClock } from './virtual-clock.ts';

export interface Tab {
  engine: Engine;
  /** What the watchdog does: another engine, which takes the lock. */
  restart(): void;
  readonly connectivity: Connectivity;
  readonly identities: Identities;
  /** As the facade does it: journal, then outbox, then out of the journal. */
  tap(change: CartChange): Promise<string>;
  /** The process ends here and now: nothing it was about to do happens, its locks are free. */
  kill(): void;
  readonly alive: () => boolean;
}

export interface Device {
  readonly network: ModelNetwork;
  /** Ends the tab that makes the nth write from now, right after it (or instead of it, with `before`). */
  killAt(write: number, before?: boolean): void;
  writes(): number;
  /** Ends the tab at the nth thing from now on its wire: a request about to leave, one that the shop has acted on, an answer that is there. */
  killAtWire(event: number): void;
  wireEvents(): number;
  open(): Promise<Tab>;
  held(): Promise<Held>;
  /** Of these ids: those that have a receipt. */
  settled(ids: readonly string[]): Promise<ReadonlySet<string>>;
  view(): Promise<CartView>;
  /** Taps that are still only in the journal. */
  readonly journal: Map<string, Tap>;
  /** What no tab may ever do with the common database. */
  readonly misdeeds: string[];
  /** Every tap that reached the outbox, in the order of its commit. */
  readonly committed: Tap[];
}

interface Options {
  readonly server: ModelServer;
  readonly clock: VirtualClock;
  readonly random: SeededRandom;
  readonly name?: string;
  /** A browser without Web Locks: only the fencing number keeps two drainers apart. */
  readonly lockless?: boolean;
  /** Another set of rules than the real one. */
  readonly rules?: Rules;
}

let devices = 0;

/** One device: a database, locks, a journal, a cookie jar and a network, shared by its tabs. Everything but the engine is a model. */
export function createDevice({ server, clock, random, name = `d${++devices}`, lockless = false, rules = RULES }: Options): Device {
  const disk = createMemoryStore();
  const network = createModelNetwork(server, clock, random);
  const journal = new Map<string, Tap>();
  const committed: Tap[] = [];
  const misdeeds: string[] = [];
  /** Whom the pages take the shopper for, as the last commit said: taps are made in that name. */
  let hint: string | null = null;
  const ended = new Set<string>();
  /** Whoever began to drain last, with the number that it got: nobody else may record the end of a change. */
  let drainer: { owner: object; fence: number } | null = null;
  const locks = createLocks();
  let ids = 0;
  let writeCount = 0;
  let fatal: { at: number; before: boolean } | null = null;
  let wireCount = 0;
  let fatalWire: number | null = null;

  const taps = new Map<string, Tap>();
  const seen = new Set<string>();

  /** What the transaction just took in, in its order. */
  function noteCommits({ outbox, receipts }: Held): void {
    const ids = [...outbox.flatMap((row) => [row.id, ...row.merged]), ...receipts.map(({ id }) => id)].filter((id) => taps.has(id) && !seen.has(id));
    for (const id of ids.toSorted()) {
      const tap = taps.get(id);
      seen.add(id);
      if (tap) committed.push(tap);
      if (tap) network.story.push(`kept ${tap.id} ${tap.type} ${JSON.stringify(tap.args).slice(0, 90)}`);
    }
  }

  function noteSettled({ outbox, receipts }: Held): void {
    for (const { id } of receipts) ended.add(id);
    for (const { id } of outbox) if (ended.has(id)) misdeeds.push(`${id} was taken in a second time`);
  }

  function noteDrainer(owner: object, { lane: { fence }, receipts }: Held): void {
    if (fence > (drainer?.fence ?? 0)) drainer = { owner, fence };
    else if (drainer?.owner !== owner && receipts.some(({ outcome }) => outcome === 'acknowledged')) misdeeds.push('an older drainer recorded');
  }

  const nextId = (): string => `${name}-${String(++ids).padStart(6, '0')}`;

  function openTab(): Tab {
    let alive = true;
    const owner = {};
    const kill = (): void => {
      alive = false;
      locks.release(owner);
    };
    /** A dead process never hears back. */
    const never = <T>(): Promise<T> => new Promise<T>(() => {});
    const living = <T>(value: T): T | Promise<T> => (alive ? value : never<T>());

    const store: Store = {
      async change(lane, rule, ask) {
        await clock.sleep(random.int(3));
        if (!alive) return never();
        if (fatal && writeCount + 1 === fatal.at && fatal.before) {
          writeCount += 1;
          kill();
          return never();
        }
        const done = await disk.change(lane, rule, ask);
        noteCommits(done.held);
        noteDrainer(owner, done.held);
        noteSettled(done.held);
        hint = done.held.identity?.subject ?? null;
        writeCount += 1;
        if (fatal && writeCount === fatal.at) {
          kill();
          return never();
        }
        await clock.sleep(random.int(2));
        return living(done);
      },
      async read(lane) {
        return living(await disk.read(lane));
      },
    };
    const lock: Lock = { hold: (lockName, work, steal) => (lockless ? work() : locks.hold(owner, lockName, work, () => alive, steal)) };
    const transport = {
      async send(request: Parameters<typeof network.transport.send>[0]) {
        const dead = never<Awaited<ReturnType<typeof network.transport.send>>>;
        /** The next thing on the wire; false: it was the last of this process. */
        const goesOn = (): boolean => {
          wireCount += 1;
          if (wireCount === fatalWire) kill();
          return alive;
        };
        if (!alive || !goesOn()) return dead();
        const answer = await network.transport.send(
          request,
          () => alive,
          () => void (alive && goesOn()),
        );
        return alive && goesOn() ? answer : dead();
      },
    };
    const call = (request: { readonly call: string; readonly body: unknown }) =>
      lock.hold('waymark-session', () => transport.send({ locale: 'en-us', ...request } as WireRequest));
    const account: AccountPort = {
      exchange: ({ guestCartId, ...code }) =>
        call({ call: 'auth.token', body: { type: 'Registered', ...code, guestObjects: guestCartId === null ? {} : { basketId: guestCartId } } }),
      end: () => call({ call: 'auth.signout', body: {} }),
    };
    const portRandom = { id: nextId, fraction: () => random.fraction() };
    const tabClock = {
      now: () => clock.now(),
      after: (ms: number, call: () => void) =>
        clock.after(ms, () => {
          if (alive) call();
        }),
    };
    const connectivity = createConnectivity({ transport, clock: tabClock, random: portRandom, locale: () => 'en-us' });
    const shared = { clock: tabClock, random: portRandom, lock, transport };
    const ports: Ports = { ...shared, store, connectivity, account, session: createSession(shared, () => 'en-us') };
    const makeEngine = (takeOver = false): Engine =>
      createEngine(ports, { lane: 'cart', profile: KEYED, build: 'one', takeOver, identity: IDENTITY, rules });

    async function move(taps: readonly Tap[]): Promise<void> {
      await tab.engine.enqueue(taps);
      if (!alive) return never();
      for (const tap of taps) journal.delete(tap.id);
      tab.engine.wake(true);
    }

    const tab: Tab = {
      engine: makeEngine(),
      restart() {
        tab.engine.stop();
        tab.engine = makeEngine(true);
        tab.engine.wake(true);
      },
      connectivity,
      // The engine of the moment: a restart puts another in its place.
      identities: createIdentities({ change: (work) => tab.engine.change(work), wake: (urgent) => tab.engine.wake(urgent) }),
      async tap({ type, args }) {
        const tap: Tap = { id: nextId(), type, version: 1, args, locale: 'en-us', subject: hint, at: new Date(clock.now()).toISOString() };
        journal.set(tap.id, tap);
        taps.set(tap.id, tap);
        await move([tap]);
        return tap.id;
      },
      kill,
      alive: () => alive,
    };
    return tab;
  }

  return {
    network,
    journal,
    misdeeds,
    committed,
    killAt: (write, before = false) => {
      fatal = { at: writeCount + write, before };
    },
    writes: () => writeCount,
    killAtWire: (event) => {
      fatalWire = wireCount + event;
    },
    wireEvents: () => wireCount,
    async open() {
      fatal = null;
      fatalWire = null;
      const tab = openTab();
      const left = [...journal.values()];
      if (left.length > 0) {
        await tab.engine.enqueue(left);
        for (const tap of left) journal.delete(tap.id);
      }
      tab.engine.wake(true);
      return tab;
    },
    held: () => disk.read('cart'),
    settled: async (ids) => (await disk.change('cart', (held) => [held, new Set(ids.filter((id) => held.settled.has(id)))], ids)).result,
    view: async () => viewCart(await disk.read('cart'), [], 'en-us'),
  };
}
