import type { CartChange } from '#db/cart/change.ts';
import { type CartView, viewCart } from '#db/cart/view.ts';
import type { Engine } from '#db/replay/engine.ts';
import { KEYED } from '#db/replay/gateways/keyed.ts';
import type { Identities } from '#db/replay/identity/identity.ts';
import type { Connectivity } from '#db/replay/connectivity.ts';
import type { ReplayState, Tap } from '#db/mutations/mutation.ts';
import { RULES, type Rules } from '#db/replay/rules.ts';
import type { ModelServer } from '../support/model-server.ts';
import type { VirtualClock } from '../support/virtual-clock.ts';
import { type FaultName, NO_FAULTS } from './faults.ts';
import { createSimDevice, type Witness } from './sim-device.ts';
import type { SimNetwork } from './sim-network.ts';
import { heldIn, settledIn, waymarkClient } from './waymark-client.ts';

/** A page of the device, and what it is made of. */
export interface Tab {
  /** Of the moment: a restart puts another in its place. */
  readonly engine: Engine;
  /** What the watchdog does: another engine, which takes the lock. */
  restart(): void;
  readonly connectivity: Connectivity;
  readonly identities: Identities;
  /** Answers the tap's id once it is kept. */
  tap(change: CartChange): Promise<string>;
  /** The process ends here and now: nothing it was about to do happens, its locks are free. */
  kill(): void;
  readonly alive: () => boolean;
}

/** A tap that has reached the outbox. */
type KeptTap = Pick<Tap, 'id' | 'type' | 'args'>;

export interface Device {
  readonly network: SimNetwork;
  /** Ends the tab that makes the nth write from now, right after it (or instead of it). */
  killAt(write: number, instead?: boolean): void;
  writes(): number;
  killAtWire(event: number): void;
  wireEvents(): number;
  /** Once what was left in the journal is kept. */
  open(): Promise<Tab>;
  held(): Promise<ReplayState>;
  /** Of these ids: those that have a receipt. */
  settled(ids: readonly string[]): Promise<ReadonlySet<string>>;
  view(): Promise<CartView>;
  /** Taps that are still only in the journal. */
  readonly journal: ReadonlyMap<string, unknown>;
  /** What no tab may ever do with the common database. */
  readonly misdeeds: readonly string[];
  /** Every tap that reached the outbox, in the order of its commit. */
  readonly committed: readonly KeptTap[];
  /** How often each fault happened. */
  readonly happened: ReadonlyMap<FaultName, number>;
  /** What was done and what became of it, to read a failing seed by; only if it was asked for. */
  readonly story: readonly string[];
}

interface Options {
  readonly server: ModelServer;
  readonly clock: VirtualClock;
  readonly seed: number;
  /** One letter. */
  readonly name?: string;
  /** A browser without Web Locks: only the fencing number keeps two drainers apart. */
  readonly lockless?: boolean;
  /** Another set of rules than the real one. */
  readonly rules?: Rules;
  readonly telling?: boolean;
}

/** A simulated device with the engine that ships, for tests that look into both. No watchdog looks after its tabs: tests restart them. */
export function createDevice({ server, clock, seed, name = 'a', lockless = false, rules = RULES, telling = false }: Options): Device {
  const witness = createWitness(clock, telling);
  const client = waymarkClient(KEYED, { rules, watched: false });
  const device = createSimDevice({ name, seed, server, clock, client, history: witness, faults: NO_FAULTS, lockless });
  const held = (): Promise<ReplayState> => Promise.resolve(heldIn(device.state()));

  return {
    network: device.network,
    journal: device.journal,
    misdeeds: witness.misdeeds,
    committed: witness.kept,
    happened: witness.happened,
    story: witness.story,
    killAt: (write, instead = false) => device.killAt(write, instead),
    writes: device.writes,
    killAtWire: device.killAtWire,
    wireEvents: device.wireEvents,
    async open() {
      device.killAt(Infinity, false);
      device.killAtWire(Infinity);
      const process = device.start('page', 'one');
      const { client: page, kill, alive } = process;
      // A shopper who taps at once taps after what was left.
      await page.ready;
      return {
        get engine() {
          return page.engine();
        },
        restart: page.restart,
        connectivity: page.connectivity,
        identities: page.identities,
        tap: (change: CartChange) => device.tap(process, change),
        kill,
        alive,
      };
    },
    held,
    settled(ids) {
      const settled = settledIn(device.state());
      return Promise.resolve(new Set(ids.filter((id) => settled.has(id))));
    },
    view: async () => viewCart(await held(), [], 'en-us'),
  };
}

interface DeviceWitness extends Witness {
  readonly kept: KeptTap[];
  readonly misdeeds: string[];
  readonly happened: Map<FaultName, number>;
  readonly story: string[];
}

/** Notes what tests ask a device for, and what no tab may do whatever the test is about. */
function createWitness(clock: VirtualClock, telling: boolean): DeviceWitness {
  const tapped = new Map<string, KeptTap>();
  const ended = new Set<string>();
  const [kept, misdeeds, story]: [KeptTap[], string[], string[]] = [[], [], []];
  const happened = new Map<FaultName, number>();
  /** Whoever began to drain last, with the number that it got: nobody else may record the end of a change. */
  let drainer: { readonly by: object; readonly fence: number } | null = null;

  function committed({ outbox, receipts, lane: { fence } }: ReplayState, by: object): void {
    const ids = [...outbox.flatMap((row) => [row.id, ...row.merged]), ...receipts.map(({ id }) => id)];
    for (const id of ids.toSorted()) {
      const tap = tapped.get(id);
      if (tap) kept.push(tap);
      tapped.delete(id);
    }
    if (fence > (drainer?.fence ?? 0)) drainer = { by, fence };
    else if (drainer?.by !== by && receipts.some(({ outcome }) => outcome === 'acknowledged')) misdeeds.push('an older drainer recorded');
    for (const { id } of receipts) ended.add(id);
    for (const { id } of outbox) if (ended.has(id)) misdeeds.push(`${id} was taken in a second time`);
  }

  return {
    kept,
    misdeeds,
    happened,
    story,
    hit: (fault) => void happened.set(fault, (happened.get(fault) ?? 0) + 1),
    tell: (who, line) => void (telling && story.push(`${(clock.elapsed() / 1000).toFixed(3)} ${who} ${line()}`)),
    sent: () => {},
    tapped: (_device, id, { type, args }) => void tapped.set(id, { id, type, args }),
    lost: (id) => void tapped.delete(id),
    committed: (_device, _before, after, by) => committed(heldIn(after), by),
    evicted: () => {},
  };
}
