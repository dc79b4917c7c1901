import type { GiftOption } from '#contract/cart.ts';
import type { CartChange } from '#db/cart/change.ts';
import { asItTravels, makeItem, type CartItemInput } from '#db/cart/lines/item-facts.ts';
import { lineKey } from '#db/cart/lines/line-key.ts';
import type { CartLine, CartView } from '#db/cart/view.ts';
import { newId } from '#db/mutations/new-id.ts';
import type { AddItemArgs } from '#db/cart/mutators/add-item.ts';
import type { SetFulfilmentArgs } from '#db/cart/mutators/set-fulfilment.ts';
import type { SetShippingMethodArgs } from '#db/cart/mutators/set-shipping-method.ts';
import type { Tap } from '#db/mutations/mutation.ts';
import type { Connection } from '#db/replay/ports.ts';
import type { StorageCondition } from '#db/storage/storage-trouble.ts';
import { observe } from '#src/base/observation/observe.ts';
import { currentLocale } from '#src/base/i18n/current-locale.ts';
import { createLazyBackend } from '#src/base/lazy/lazy-backend.ts';
import { onHint, readHint } from './cart-summary-hint.ts';
import { afterPaint } from '#ui/after-paint.ts';
import type { Backend } from './engine-loader.ts';
import { forgetTaps, journaledTaps, journalTap } from './early-taps.ts';

/** The cart as screens see it. Until the database is read (`view` null) it is the count of the last visit and the taps of this page. */
export interface CartState {
  readonly view: CartView | null;
  /** Number of units. */
  readonly count: number;
  readonly lines: readonly CartLine[];
  readonly waitingCount: number;
  readonly waitingSince: string | null;
  readonly connectivity: Connection;
  readonly asOf: string | null;
  /** Storage is full or forbidden: changes are sent, but would not survive the page. */
  readonly storage: StorageCondition | null;
  /** Changes that could not be stored and were taken back. */
  readonly takenBack: readonly Tap[];
  /** A change has been pending for two minutes although the server answers. */
  readonly stalled: boolean;
}

export const NO_CART: CartState = {
  view: null,
  count: 0,
  lines: [],
  waitingCount: 0,
  waitingSince: null,
  connectivity: 'unknown',
  asOf: null,
  storage: null,
  takenBack: [],
  stalled: false,
};

/** Version of every kind of change that this app makes; taps of a newer app stay in the journal. */
const VERSION = 1;

const listeners = new Set<() => void>();
/** Listeners of the count, called before anything else is computed. */
const countListeners = new Set<() => void>();
let state = NO_CART;
let shownCount = NO_CART.count;
/** Displayed, but not known to be on disk. */
let taps: readonly Tap[] = [];
let takenBack: readonly Tap[] = [];
let hint = NO_CART.count;
let subject: string | null = null;
let started = false;

/** Taps move from the journal into the outbox under the same ids. */
const lazyBackend = createLazyBackend<Backend>({
  load: async () => (await import('./engine-loader.ts')).openBackend({ locale: currentLocale, onChange: publish }),
  onOpen: publish,
  hasTaps: () => taps.length > 0,
  moveTaps,
});

function publish(): void {
  const backend = lazyBackend.current();
  state = backend ? fullState(backend) : lightState();
  showCount(state.count);
  for (const listener of listeners) listener();
}

function showCount(count: number): void {
  if (count === shownCount) return;
  shownCount = count;
  for (const listener of countListeners) listener();
}

function fullState(from: Backend): CartState {
  const view = from.view(taps);
  const { connectivity, storage, stalled } = from.condition();
  const { count, lines, waitingCount, waitingSince, asOf } = view;
  return { view, count, lines, waitingCount, waitingSince, connectivity, asOf, storage, takenBack, stalled };
}

/** Before the database is open only additions can be displayed. A shopper who changes a line has seen it, so the data is loaded. */
function lightState(): CartState {
  const lines = new Map<string, CartLine>();
  for (const { type, version, args } of taps) {
    if (type !== 'add-item' || version !== VERSION) continue;
    const { item: known, qty } = args as { item: CartItemInput; qty: number };
    const key = lineKey(known.choice);
    const item = makeItem(known, qty + (lines.get(key)?.item.qty ?? 0));
    lines.set(key, { key, item, known, mark: 'waiting', kept: false, reason: null, refused: [], ghost: false });
  }
  const added = [...lines.values()];
  return {
    ...NO_CART,
    takenBack,
    count: hint + added.reduce((sum, { item }) => sum + item.qty, 0),
    lines: added,
    waitingCount: taps.length,
    waitingSince: taps[0]?.at ?? null,
  };
}

/** Reads what the last page left, once. */
function begin(): void {
  if (started) return;
  started = true;
  const kept = readHint();
  hint = kept?.count ?? 0;
  subject = kept?.subject ?? null;
  taps = journaledTaps();
  onHint((next) => {
    hint = next.count;
    subject = next.subject;
    if (lazyBackend.current()) return;
    publish();
    // Another tab has stored a cart. It may be closed while sending, so that this tab must take over.
    openCart().catch(() => {});
  });
  state = lightState();
  showCount(state.count);
  if (kept || taps.length > 0) openCart().catch(() => {});
}

/** Loads the database and the engine. */
export function openCart(): Promise<Backend> {
  begin();
  return lazyBackend.open();
}

/** Closes the database: the page ends, or the device's data is about to be deleted. Pending changes stay stored. */
export const closeCart = (): void => lazyBackend.close();

/** Moves taps from the journal to the outbox, in order. */
async function moveTaps(to: Backend): Promise<void> {
  const batch = taps;
  const ids = new Set(batch.map(({ id }) => id));
  const lost = await to.enqueue(batch);
  takenBack = [...takenBack, ...lost];
  taps = taps.filter(({ id }) => !ids.has(id));
  forgetTaps(ids);
  publish();
}

/**
 * Journals and counts one change in this task, then stores it. For an addition the next frame draws only the count, and everything else follows it; a
 * change of a line is displayed on that line at once.
 */
function change({ type, args }: CartChange): string {
  begin();
  const before = 'item' in args ? state.lines.find(({ known }) => known === args.item)?.item.qty : undefined;
  observe({ what: 'cart', change: { type, args } as CartChange, before: before ?? 0 });
  const tap: Tap = { id: newId(), type, version: VERSION, args, locale: currentLocale(), subject, at: new Date().toISOString() };
  journalTap(tap);
  taps = [...taps, tap];
  const go = (): void => {
    // Starts the write first; the screen is drawn while it runs.
    lazyBackend.flush();
    publish();
  };
  if (type === 'add-item') {
    showCount(shownCount + args.qty);
    afterPaint(go);
  } else go();
  return tap.id;
}

type Act = 'retry' | 'dismiss' | 'withdraw' | 'dismissNotice' | 'sync' | 'refresh' | 'acceptCart' | 'ordering' | 'ordered' | 'replaced';

/** Methods of the backend, called once it is open. */
const asBackend =
  <A extends Act>(act: A) =>
  async (...args: Parameters<Backend[A]>): Promise<void> =>
    ((await openCart())[act] as (...args: Parameters<Backend[A]>) => Promise<void>)(...args);

/**
 * Everything that a shopper does to the cart. Each method returns as soon as the change is displayed and journaled; `useCart` has its outcome. `line`
 * is a line of `useCart().lines`.
 */
export const cart = {
  /** `context: 'quickshop'`: sent once more after a refusal. */
  addItem: (item: CartItemInput, qty = 1, more: Omit<AddItemArgs, 'item' | 'qty'> = {}): string =>
    change({ type: 'add-item', args: { item: asItTravels(item), qty, ...more } }),
  /** Sets the quantity to `qty`; 0 removes the line. */
  changeQuantity: ({ known: item }: CartLine, qty: number): string =>
    change(qty > 0 ? { type: 'change-quantity', args: { item, qty } } : { type: 'remove-item', args: { item } }),
  /** Returns a function that restores the line. */
  removeItem: ({ known: item, item: { qty } }: CartLine): (() => void) => {
    change({ type: 'remove-item', args: { item } });
    return () => void change({ type: 'change-quantity', args: { item, qty } });
  },
  editVariant: ({ known: item, item: { qty } }: CartLine, to: CartItemInput): string =>
    change({ type: 'edit-variant', args: { item, to: asItTravels(to), qty } }),
  /** Collected in that store, or shipped (null). */
  setFulfilment: ({ known: item, item: { qty } }: CartLine, store: SetFulfilmentArgs['store']): string =>
    change({ type: 'set-fulfilment', args: { item, store, qty } }),
  setGiftOption: ({ known: item, item: { qty } }: CartLine, giftOption: GiftOption | null): string =>
    change({ type: 'set-gift-option', args: { item, giftOption, qty } }),
  applyCoupon: (code: string): string => change({ type: 'apply-coupon', args: { code } }),
  removeCoupon: (code: string): string => change({ type: 'remove-coupon', args: { code } }),
  setShippingMethod: (args: SetShippingMethodArgs): string => change({ type: 'set-shipping-method', args }),

  /** Retries a refused change as a new one. */
  retry: asBackend('retry'),
  /** Deletes a refused change. */
  dismiss: asBackend('dismiss'),
  /** Withdraws a change that was never attempted. Any other stays. */
  withdraw: asBackend('withdraw'),
  dismissNotice: asBackend('dismissNotice'),
  /** Sends all pending changes now. */
  sync: asBackend('sync'),
  /** Reads the server's cart, after pending changes. */
  refresh: asBackend('refresh'),
  /** Stores a cart from the response to another call (addresses, shipping of the checkout). */
  acceptCart: asBackend('acceptCart'),
  /** An order is about to be placed with this cart; `false`: it was not placed. */
  ordering: asBackend('ordering'),
  /** The cart became an order: the next change creates a new one. */
  ordered: asBackend('ordered'),
  /** The server has replaced the cart (spec 1 §4, failed authentication). */
  replaced: asBackend('replaced'),
  dismissTakenBack: (): void => {
    takenBack = [];
    publish();
  },
};

export function subscribeCart(listener: () => void): () => void {
  const first = !started;
  begin();
  listeners.add(listener);
  if (first) listener();
  return () => listeners.delete(listener);
}

export const cartState = (): CartState => state;

export function subscribeCount(listener: () => void): () => void {
  const stop = subscribeCart(() => {});
  countListeners.add(listener);
  return () => {
    countListeners.delete(listener);
    stop();
  };
}

/** Number of units, updated before the rest of the cart is drawn. */
export const cartCount = (): number => shownCount;
