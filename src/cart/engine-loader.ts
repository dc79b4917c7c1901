import type { Cart } from '#contract/cart.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { CHANNEL } from '#contract/messages.ts';
import { askForBackgroundSync } from '#db/replay/background-sync.ts';
import { viewCart, type CartView } from '#db/cart/view.ts';
import { dismissRefused, retryRefused, withdrawUnsent } from '#db/replay/shopper-actions.ts';
import { browserClock, browserLock, browserRandom } from '#db/replay/browser-ports.ts';
import { createSession, createTransport } from '#db/replay/client-transport.ts';
import { GATEWAY } from '#db/replay/gateways/configured-gateway.ts';
import { createConnectivity } from '#db/replay/connectivity.ts';
import { createEngine, type Engine } from '#db/replay/engine.ts';
import { acceptAnswer, enterEpoch, keysIn } from '#db/replay/epoch.ts';
import { cartOf, emptyReplayState, type ReplayState, pendingRows, type Tap, withCart } from '#db/mutations/mutation.ts';
import { refuseStale } from '#db/replay/refuse-stale.ts';
import type { Env } from '#db/replay/env.ts';
import type { Connection, KnownSession, SessionPort, Store } from '#db/replay/ports.ts';
import { orderPlaced } from '#db/replay/rebuild.ts';
import { storageCondition, StorageTrouble, type StorageCondition } from '#db/storage/storage-trouble.ts';
import { createWatchdog } from '#db/replay/watchdog.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { forgetOldReceipts } from '#db/storage/forget-receipts.ts';
import { createPageClient } from '#src/base/api/client.ts';
import { lookForLoss } from '#src/base/lists/unsent-mark.ts';
import { withKeptStore } from './with-kept-store.ts';
import type { IdentitySide } from './identity-side.ts';
import { leaveHints, listenToPage, lookForNeededUpdate, onOtherCommit } from './page-host.ts';
import { createStoreStack } from './store-stack.ts';
import { createTapIntake } from './taps.ts';

export interface Backend {
  /**
   * Resolves with the taps that could not be stored and are not in the cart. Rejects while the browser keeps the database closed: then all of them
   * can be passed again.
   */
  enqueue(taps: readonly Tap[]): Promise<readonly Tap[]>;
  view(taps: readonly Tap[]): CartView;
  condition(): { readonly connectivity: Connection; readonly storage: StorageCondition | null; readonly stalled: boolean };
  retry(id: string): Promise<void>;
  dismiss(id: string): Promise<void>;
  /** Withdraws a change that was never attempted. */
  withdraw(id: string): Promise<void>;
  dismissNotice(id: string): Promise<void>;
  sync(): Promise<void>;
  refresh(): Promise<void>;
  acceptCart(cart: Cart): Promise<void>;
  ordering(begun: boolean): Promise<void>;
  ordered(cartId: string, orderNumber: string): Promise<void>;
  /** `next` replaces the cart `cartId`, with the same content. */
  replaced(cartId: string, next: Cart): Promise<void>;
  /** Changes the subject of the device, by the rules of identity.ts ([SIGN1], [OUTS1]). */
  change(work: (held: ReplayState, env: Env) => ReplayState): Promise<ReplayState>;
  /** The latest known state of the cart's lane. */
  held(): ReplayState;
  /** Closes database and network; pending changes stay on the device. */
  close(): void;
}

interface Host {
  readonly locale: () => LocaleId;
  readonly onChange: () => void;
}

/** A snapshot younger than this is not read again, ms. */
const FRESH_MS = 60_000;
/** Time until the rules of identity.ts are loaded again after a failure, ms. */
const RULES_COME_MS = 2_000;
/** Old receipts are deleted after a page has been open for this long, ms. */
const TIDY_MS = 20_000;

const BUILD = import.meta.env.VITE_BUILD ?? 'dev';

/** A sign-in or sign-out is in progress, or the outcome of one is unknown. */
const isBetween = ({ lane }: ReplayState): boolean => Boolean(lane.signIn ?? lane.signOut ?? lane.lastSignIn?.doubt);

/** Opens the database and starts the engine in this page. If storage is forbidden, both run in memory and the shopper is informed. */
export async function openBackend({ locale, onChange }: Host): Promise<Backend> {
  const transport = createTransport(withKeptStore(createPageClient(LOCALES[locale()])));
  const connectivity = createConnectivity({ transport, clock: browserClock, random: browserRandom, locale });
  const guest = createSession({ transport, lock: browserLock, clock: browserClock, random: browserRandom }, locale);
  let side: IdentitySide | null = null;
  /** While the subject changes, a renewal may return another person, so it needs the rules of identity.ts. */
  const session: SessionPort = { ...guest, waitMs: (awake) => (side || !isBetween(held) ? guest.waitMs(awake) : RULES_COME_MS) };
  const makeEngine = (store: Store, takeOver = false): Engine =>
    createEngine(
      { clock: browserClock, random: browserRandom, lock: browserLock, transport, session, connectivity, store, account: side?.account },
      { lane: 'cart', profile: GATEWAY, build: BUILD, takeOver, identity: side?.rules },
    );

  const db = new WaymarkDatabase();
  let held: ReplayState = emptyReplayState('cart');
  const seen = new Set<string>();
  let storage: StorageCondition | null = null;
  let engine: Engine;
  let onFresh = (): void => {};
  let stalled = false;
  /** The browser closed the database and does not open it again: taps stay in the journal. */
  let shut = false;
  /** The page has let go of this backend: what was under way is stored, and shown nowhere. */
  let isClosed = false;
  const channel = new BroadcastChannel(CHANNEL);
  let tidying: (() => void) | null = null;
  const stores = createStoreStack({ db, channel, show, held: () => held });

  /** Keeps the newest state, from a commit of this tab or of another. */
  function show(next: ReplayState): void {
    if (isClosed || next === held || next.lane.rev < held.lane.rev) return;
    const isAnother = next.lane.database !== held.lane.database;
    const before = held;
    held = next;
    lookForNeededUpdate(before, next);
    onChange();
    // A change of another tab, which may be closed before it sends it; or a pending change in a database without a drainer.
    const fresh = pendingRows(held).filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    if (fresh.length > 0 || isAnother) onFresh();
    leaveHints(held, { locale: locale(), stored: storage === null });
    if (held.identity?.type === 'Registered' || isBetween(held)) void knowPeople().catch(() => {});
  }

  /** From here on the engine handles sign-ins and sign-outs; if the rules cannot be loaded now, one in progress waits for them. */
  async function knowPeople(): Promise<void> {
    if (side) return;
    const { createIdentitySide } = await import('./identity-side.ts');
    if (side) return;
    side = createIdentitySide(transport, locale);
    engine.stop();
    engine = makeEngine(storage === null ? stores.stored() : stores.inMemory([held]));
    engine.wake(true);
  }

  const toMemory = (condition: StorageCondition): void => {
    storage = condition;
    engine.stop();
    engine = makeEngine(stores.inMemory([held]));
  };

  try {
    const store = stores.stored();
    const kept = await store.read('cart');
    lookForLoss('cart', kept.lane.rev === 0);
    show(kept);
    engine = makeEngine(store);
    tidying = browserClock.after(TIDY_MS, () => void forgetOldReceipts(db).catch(() => {}));
    onOtherCommit(channel, () => void store.read('cart').then(show, () => {}));
  } catch (error) {
    engine = makeEngine(stores.inMemory([]));
    const condition = error instanceof StorageTrouble ? error.condition : storageCondition(error);
    storage = condition === 'lost' ? 'failed' : condition;
  }

  db.on('close', () => engine.wake(true));

  /**
   * The watchdog's remedy: new database, lock and engine. Requests in progress count as ambiguous. The engine's next access opens the database, as
   * often as needed: an engine must exist even if the browser does not open it.
   */
  async function restart(): Promise<void> {
    if (storage !== null) return;
    engine.stop();
    db.close({ disableAutoOpen: false });
    engine = makeEngine(stores.stored(), true);
    engine.wake(true);
  }

  const enqueue = createTapIntake({
    engine: () => engine,
    held: () => held,
    show,
    stored: stores.stored,
    toMemory,
    noteShut(isShut) {
      shut = isShut;
      if (shut) onChange();
    },
  });

  const watchdog = createWatchdog({
    clock: browserClock,
    connectivity,
    session,
    held: () => held,
    restart,
    tell(is) {
      if (stalled === is) return;
      stalled = is;
      onChange();
    },
  });

  const keep = async (work: Promise<ReplayState>): Promise<void> => {
    show(await work);
    engine.wake(true);
  };

  /** Other devices may have changed the cart; a recent snapshot is not read again. */
  const comeBack = (): void => {
    const { asOf, cartId } = cartOf(held);
    if (cartId !== null && Date.now() - Date.parse(asOf ?? '') > FRESH_MS) void engine.refresh().catch(() => {});
    // The browser gives up after a few attempts, so Background Sync is requested again for pending changes.
    if (pendingRows(held).length > 0) void askForBackgroundSync();
    if (refuseStale(held, { now: Date.now() }) === held) engine.wake(true);
    else void keep(engine.change(refuseStale)).catch(() => {});
  };

  const meet = async (known: KnownSession): Promise<void> => {
    if (isBetween(held)) await knowPeople();
    await keep(engine.meet(known));
  };

  onFresh = () => engine.wake();
  connectivity.subscribe(onChange);
  const stopListening = listenToPage({
    onSession: (known) => void meet(known).catch(() => {}),
    onComeBack: comeBack,
    onOnline: (online) => connectivity.hint(online),
  });
  comeBack();

  return {
    enqueue,
    view: (taps) => viewCart(held, taps, locale()),
    condition: () => ({ connectivity: connectivity.current(), storage: storage ?? (shut ? 'lost' : null), stalled }),
    retry: (id) => keep(engine.change(retryRefused(id))),
    dismiss: (id) => keep(engine.change(dismissRefused(id))),
    withdraw: (id) => keep(engine.change(withdrawUnsent(id))),
    dismissNotice: (id) => keep(engine.change((at) => ({ ...at, notices: at.notices.filter((notice) => notice.id !== id) }))),
    sync: async () => engine.wake(true),
    refresh: () => engine.refresh(),
    acceptCart: (cart) => keep(engine.change((at, { now }) => acceptAnswer(at, cart, now))),
    ordering: (begun) => keep(engine.change((at) => withCart(at, { ...cartOf(at), ordering: begun }))),
    close() {
      isClosed = true;
      stopListening();
      watchdog.stop();
      engine.stop();
      channel.close();
      tidying?.();
      db.close();
    },
    async change(work) {
      await knowPeople();
      await keep(engine.change(work));
      return held;
    },
    held: () => held,
    ordered: (cartId, orderNumber) => keep(engine.change((at, env) => orderPlaced(at, cartId, orderNumber, env))),
    replaced: (cartId, next) => keep(engine.change((at, env) => (cartOf(at).cartId === cartId ? enterEpoch(at, next, keysIn(next), env) : at))),
  };
}
