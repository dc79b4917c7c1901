import { foldCart } from '#db/cart/fold.ts';
import { dismissRefused, retryRefused } from '#db/replay/shopper-actions.ts';
import { type Connectivity, createConnectivity } from '#db/replay/connectivity.ts';
import { createSession } from '#db/replay/client-transport.ts';
import { createEngine, type Engine } from '#db/replay/engine.ts';
import { acceptSnapshot, keysIn, recordSession } from '#db/replay/epoch.ts';
import type { GatewayProfile } from '#db/replay/env.ts';
import { createIdentities, type Identities, IDENTITY } from '#db/replay/identity/identity.ts';
import {
  cartOf,
  emptyReplayState,
  type ReplayState,
  isMine,
  type Mutation,
  pendingRows,
  type Tap,
  type WireRequest,
} from '#db/mutations/mutation.ts';
import type { AccountPort, Store, Transport } from '#db/replay/ports.ts';
import type { Rules } from '#db/replay/rules.ts';
import { StorageTrouble } from '#db/storage/storage-trouble.ts';
import { createWatchdog } from '#db/replay/watchdog.ts';
import { withServerChanges } from '#db/storage/with-server-changes.ts';
import type { Cart } from '#contract/cart.ts';
import { DiskTrouble, type Host, type RequestTag, type Sight, type SimulatedClient, type SimulatedProcess } from './simulated-client.ts';
import { nameOf } from './shopper.ts';

/** What the database holds: the lane, and the receipts that no transaction reads unasked. */
interface Disk {
  readonly held: ReplayState;
  readonly settled: ReadonlyMap<string, string>;
}

const EMPTY: Disk = { held: emptyReplayState('cart'), settled: new Map() };

export interface WaymarkProcess extends SimulatedProcess {
  /** Once what an earlier page had left in the journal is kept. */
  readonly ready: Promise<void>;
  /** Of the moment: a restart puts another in its place. */
  engine(): Engine;
  readonly connectivity: Connectivity;
  readonly identities: Identities;
  /** What the watchdog does: another engine, which takes the lock. */
  restart(): void;
}

interface WaymarkOptions {
  /** Another set of rules than the real one. */
  readonly rules?: Rules;
  /** Whether a page's watchdog looks after the engine. */
  readonly watched?: boolean;
}

/** The engine that ships, hosted as page and service worker host it. */
export const waymarkClient = (profile: GatewayProfile, { rules, watched = true }: WaymarkOptions = {}): SimulatedClient<WaymarkProcess> => ({
  name: `waymark ${profile.name}`,
  empty: EMPTY,
  start: (host) => start(host, { profile, rules, watched }),
  look: (state) => look(state as Disk),
});

/** What the database of a device with this client holds. */
export const heldIn = (state: unknown): ReplayState => (state as Disk).held;

/** Ids of all changes that have come to an end, whatever end. */
export const settledIn = (state: unknown): ReadonlySet<string> => new Set((state as Disk).settled.keys());

/** The engine's store over a simulated disk; the suite for stores runs over it too. */
export const simStore = (disk: Host['disk']): Store => {
  const troubled = (error: unknown): never => {
    throw error instanceof DiskTrouble ? new StorageTrouble(error.condition, error) : error;
  };
  return {
    change: (lane, rule) =>
      disk
        .transact((state) => {
          const disk = state as Disk;
          const before: ReplayState = {
            ...(lane === 'cart' ? disk.held : emptyReplayState(lane)),
            receipts: [],
            settled: new Set(disk.settled.keys()),
          };
          const [after, result] = rule(before);
          if (after === before) return [state, { held: before, result }];
          const held: ReplayState = { ...after, lane: { ...after.lane, rev: before.lane.rev + 1 } };
          const settled =
            held.receipts.length > 0 ? new Map([...disk.settled, ...held.receipts.map(({ id, outcome }) => [id, outcome] as const)]) : disk.settled;
          return [
            { held, settled },
            { held, result },
          ];
        })
        .catch(troubled),
    read: async (lane) => (lane === 'cart' ? ((await disk.read()) as Disk).held : emptyReplayState(lane)),
  };
};

interface Start {
  readonly profile: GatewayProfile;
  readonly rules: Rules | undefined;
  readonly watched: boolean;
}

function start(host: Host, { profile, rules, watched }: Start): WaymarkProcess {
  const { clock, random, lock } = host;
  const store = withServerChanges(simStore(host.disk), clock);
  let held = EMPTY.held;
  const transport: Transport = {
    send: (request, holds) => host.send({ ...request, ...(holds !== undefined && { holds }) }, tagOf((host.peek() as Disk).held, request)),
  };
  const connectivity = createConnectivity({ transport, clock, random, locale: () => 'en-us' });
  const call = (request: Pick<WireRequest, 'call' | 'body'>): ReturnType<Transport['send']> =>
    lock.hold('waymark-session', () => transport.send({ locale: 'en-us', ...request }));
  const account: AccountPort = {
    exchange: ({ guestCartId, ...code }) =>
      call({ call: 'auth.token', body: { type: 'Registered', ...code, guestObjects: guestCartId === null ? {} : { basketId: guestCartId } } }),
    end: () => call({ call: 'auth.signout', body: {} }),
  };
  const session = createSession({ clock, random, lock, transport }, () => 'en-us');
  const ports = { clock, random, lock, transport, store, connectivity, account, session };
  const makeEngine = (takeOver = false): Engine =>
    createEngine(ports, { lane: 'cart', profile, build: host.build, takeOver, identity: IDENTITY, ...(rules && { rules }) });
  let engine = makeEngine();
  const restart = (): void => {
    engine.stop();
    engine = makeEngine(true);
    engine.wake(true);
  };
  const keep = (change: Promise<ReplayState>): void => void change.then((next) => void (held = next), ignore);

  if (host.kind === 'page' && watched) {
    createWatchdog({
      clock,
      connectivity,
      session,
      held: () => held,
      restart: async () => {
        restart();
        held = await store.read('cart');
      },
      tell: () => {},
    });
  }

  /** As the page's cart does it: the journal first, then the outbox, then out of the journal. */
  async function enqueue(taps: readonly Tap[], own = true): Promise<void> {
    try {
      held = await engine.enqueue(taps);
    } catch {
      // What another page left is still that page's, if it only sleeps.
      if (!own) return;
      for (const { id } of taps) if (host.journal.delete(id)) host.lost(id);
      return;
    }
    for (const { id } of taps) host.journal.delete(id);
    engine.wake(true);
  }

  const left = [...host.journal.values()] as Tap[];
  const ready = left.length > 0 && host.kind === 'page' ? enqueue(left, false) : Promise.resolve();
  if (host.kind === 'page') engine.wake(true);

  const identities = createIdentities({ change: (work) => engine.change(work), wake: (urgent) => engine.wake(urgent) });

  return {
    ready,
    engine: () => engine,
    connectivity,
    identities,
    restart,
    tap({ id, change: { type, args } }) {
      const subject = (host.peek() as Disk).held.identity?.subject ?? null;
      const tap: Tap = { id, type, version: 1, args, locale: 'en-us', subject, at: new Date(clock.now()).toISOString() };
      host.journal.set(id, tap);
      return enqueue([tap]);
    },
    wake: (urgent) => engine.wake(urgent),
    refresh: () => void engine.refresh().catch(ignore),
    overhear: (cart) => keep(engine.change((at, { now }) => acceptSnapshot(at, cart as Cart, now))),
    answerRefusal: (id, how) =>
      keep(how === 'retry' ? engine.change(retryRefused(id)).finally(() => engine.wake(true)) : engine.change(dismissRefused(id))),
    dismissNotices: () => keep(engine.change((at) => ({ ...at, notices: [] }))),
    meet: (session, cartId) => keep(engine.change((at, env) => recordSession(at, { ...session, basket: { id: cartId } }, env))),
    signIn: (credentials) => keep(identities.signIn(credentials)),
    drain: () => engine.drain(true).then(ignore, ignore),
  };
}

const ignore = (): void => {};

/** Which wish the request is for: the row that is sealed with it. */
function tagOf(held: ReplayState, request: Parameters<Transport['send']>[0]): RequestTag | null {
  const row = held.outbox.find(({ seal }) => seal?.request === request);
  return row
    ? {
        device: row.id.slice(0, 1),
        ids: [row.id, ...row.merged],
        seq: row.seq,
        change: { type: row.type, args: row.args } as RequestTag['change'],
        lines: row.lines,
        attempt: row.attempts,
      }
    : null;
}

const linesOf = (items: Cart['items'] | ReturnType<typeof foldCart>['items']): ReadonlyMap<string, number> =>
  new Map(
    items.map((item) => {
      const store = item.shippingOptions[0]?.storeInfo;
      return [nameOf({ upc: item.upc, ...(store && { storeId: store.id }) }), item.qty];
    }),
  );

function look({ held, settled }: Disk): Sight {
  const cart = cartOf(held);
  const proven = keysIn(cart.snapshot);
  return {
    subject: held.identity?.subject ?? null,
    type: held.identity?.type ?? null,
    cartId: cart.cartId,
    epoch: cart.epoch,
    fence: held.lane.fence,
    lines: linesOf(foldCart(cart.snapshot, pendingRows(held)).items),
    snapshot: linesOf(cart.snapshot?.items ?? []),
    rows: held.outbox.map((row: Mutation) => ({
      ids: [row.id, ...row.merged],
      seq: row.seq,
      type: row.type,
      args: row.args,
      lines: row.lines,
      attempts: row.attempts,
      state: isMine(held, row) ? row.state : `${row.state} of another`,
      subject: row.subject,
      proven: proven.has(row.key),
      code: row.state === 'refused' ? (row.refusal?.code ?? '') : null,
    })),
    notices: new Map(held.notices.map(({ id, kind }) => [id, kind])),
    held: held.lane.hold !== null,
    settled,
  };
}
