import type { Cart, CartItem } from '#contract/cart.ts';
import { foldCart } from '../cart/fold.ts';
import { type LineChange, whatChanged } from '#db/cart/lines/what-changed.ts';
import {
  cartOf,
  changeCart,
  emptyCart,
  type ReplayState,
  isMine,
  type LaneRow,
  type Mutation,
  NOBODY,
  type Notice,
  type NoticeKind,
  pendingRows,
  subjectOf,
  withCart,
} from '#db/mutations/mutation.ts';
import { acknowledged, addRow, replaceRow, unseal } from './outbox.ts';
import { asQuantity, ownWish } from './generated-change.ts';
import type { Env } from './env.ts';
import type { KnownSession } from './ports.ts';

/** A snapshot is never replaced by an older one, and one of another cart only with a new epoch ([SNAP1]). */
export function putSnapshot(held: ReplayState, cart: Cart, now: number): ReplayState {
  if (!isAsNew(held, cart)) return held;
  return changeCart(noteChanges(held, cart, now), { cartId: cart.id, snapshot: cart, asOf: new Date(now).toISOString() });
}

/**
 * Stores a cart from another response of the page. Without keys it is not stored while a change is being sent: it may contain that change, and
 * nothing in it would show that ([GW1]).
 */
export function acceptSnapshot(held: ReplayState, cart: Cart, now: number): ReplayState {
  if (!held.outbox.some((row) => row.seal?.keyless && isMine(held, row))) return putSnapshot(held, cart, now);
  return changeCart(held, { read: 'soon' });
}

/**
 * Stores the cart of another response of the page, which made a change of its own. It is as new as a read that was asked for before, so that read is not
 * made: behind the last change of a checkout it would ask for a cart that has become an order.
 */
export function acceptAnswer(held: ReplayState, cart: Cart, now: number): ReplayState {
  const { acks, read } = cartOf(held);
  return acceptSnapshot(changeCart(held, { acks: acks + 1, read: read === 'soon' && isAsNew(held, cart) ? 'no' : read }), cart, now);
}

/** Whether a cart that came is the one on the device, and not older. */
function isAsNew(held: ReplayState, cart: Cart): boolean {
  const { cartId, snapshot } = cartOf(held);
  return (cartId === null || cartId === cart.id) && cart.version >= (snapshot?.version ?? 0);
}

/** Compares what was displayed with the server's cart. */
function noteChanges(held: ReplayState, cart: Cart, now: number): ReplayState {
  const shown = foldCart(cartOf(held).snapshot, pendingRows(held)).items;
  return whatChanged(shown, cart).reduce((state, change) => note(state, change, now), held);
}

/** One notice per line and subject matter, until it is dismissed; a price that is back needs none ([SNAP4]). */
function note(held: ReplayState, { kind, line, ...details }: LineChange, now: number): ReplayState {
  const id = `${subjectOf(held)} ${kind === 'sold-out' ? kind : 'price'} ${line}`;
  const earlier = held.notices.find((notice) => notice.id === id);
  const others = held.notices.filter((notice) => notice !== earlier);
  if (!('from' in details))
    return { ...held, notices: [...others, { id, subject: subjectOf(held), kind, details, at: new Date(now).toISOString() }] };
  const from = typeof earlier?.details.from === 'number' ? earlier.details.from : details.from;
  if (from === details.to) return { ...held, notices: others };
  const notice: Notice = {
    id,
    subject: subjectOf(held),
    kind: details.to > from ? 'price-up' : 'price-down',
    details: { ...details, from },
    at: new Date(now).toISOString(),
  };
  return { ...held, notices: [...others, notice] };
}

/**
 * Another cart replaces the current one. No seal of the old one is sent again: changes proved done are settled, the rest are compiled again under new
 * keys ([EPO1]). `proven` holds the keys of changes that the next cart contains.
 */
export function enterEpoch(held: ReplayState, next: Cart | null, proven: ReadonlySet<string>, env: Env): ReplayState {
  const old = cartOf(held);
  const cart = { ...emptyCart(old.subject), epoch: old.epoch + 1, acks: old.acks + 1, rebuilt: old.rebuilt };
  const moved = dropSeals(withCart(next ? noteChanges(held, next, env.now) : held, cart), proven, env);
  return next ? putSnapshot(moved, next, env.now) : moved;
}

/** The cart no longer exists: the next change creates another. */
export const leaveCart = (held: ReplayState, env: Env): ReplayState => enterEpoch(held, null, new Set(), env);

/** Discards the seals of the current subject. */
export function dropSeals(held: ReplayState, proven: ReadonlySet<string>, env: Env): ReplayState {
  return pendingRows(held).reduce((state, row) => {
    if (!row.seal) return state;
    if (proven.has(row.key)) return acknowledged(state, row, env.now);
    return replaceRow(state, unseal(row, env.newKey()));
  }, held);
}

export const keysIn = (cart: Cart | null): ReadonlySet<string> => new Set(cart?.items.flatMap((item) => item.opIds ?? []));

/**
 * Changes made before the device had a session belong to its first subject ([ID2]). A guest whose session could not be continued is the same guest
 * under a new subject: cart and pending changes move along, and the cart is created again if the server says that it is not this guest's ([ID3]).
 * Between people nothing moves ([ID1]).
 */
export const recordSession = (held: ReplayState, session: KnownSession, env: Env): ReplayState => takeNamed(becomeKnown(held, session, env), session);

/**
 * A device that never had a cart of this subject adopts the one that the server names and reads it; otherwise it would create a second cart ([ID7]).
 * A cart that was given up here is not adopted again, and while a request that creates one is sealed, its answer names the cart.
 */
function takeNamed(held: ReplayState, session: KnownSession): ReplayState {
  const [cart, cartId] = [cartOf(held), namedCart(session)];
  const known = cart.cartId !== null || cart.epoch > 0 || pendingRows(held).some(({ seal }) => seal);
  return cartId === null || known ? held : changeCart(held, { cartId, read: 'soon', rebuild: null });
}

/** The cart that the server names for this session. */
export function namedCart({ basket }: KnownSession): string | null {
  const { id } = (basket ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}

function becomeKnown(held: ReplayState, session: KnownSession, env: Env): ReplayState {
  const before = held.identity;
  const known: ReplayState = { ...held, identity: { subject: session.subject, type: session.type }, lane: { ...held.lane, renew: false } };
  if (before?.subject === session.subject || (before && !(before.type === 'Guest' && session.type === 'Guest'))) return known;
  const old = before?.subject ?? NOBODY;
  const cart = held.carts.find((row) => row.subject === old);
  const carts = cart
    ? [...held.carts.filter((row) => row !== cart && row.subject !== session.subject), { ...cart, subject: session.subject }]
    : held.carts;
  const outbox = held.outbox.map((row): Mutation => ((row.subject ?? NOBODY) === old ? { ...row, subject: session.subject } : row));
  const moved: ReplayState = { ...known, lane: { ...known.lane, became: namesWith(held, session.subject) }, carts, outbox };
  return before ? dropSeals(moved, keysIn(cart?.snapshot ?? null), env) : moved;
}

/** The newest are enough: a tap under a former subject was made during the change, or by a page that died in it. */
export const namesWith = ({ lane, identity }: ReplayState, next: string): LaneRow['became'] =>
  identity ? [...(lane.became ?? []), [identity.subject, next] as const].slice(-NAMES_KEPT) : lane.became;

const NAMES_KEPT = 16;

export function addNotice(held: ReplayState, kind: NoticeKind, details: Notice['details'], env: Env): ReplayState {
  const notice: Notice = { id: env.newKey(), subject: subjectOf(held), kind, details, at: new Date(env.now).toISOString() };
  return { ...held, notices: [...held.notices, notice] };
}

/** A line that could not be carried over completely stays visible as a refused change, to be retried or dismissed ([REB6]). */
export const keepAsRefused = (held: ReplayState, item: CartItem, code: string, env: Env): ReplayState =>
  addRow(held, { ...ownWish(held, asQuantity(item), env), state: 'refused', refusal: { code, status: 0 } });
