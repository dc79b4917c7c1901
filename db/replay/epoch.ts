import type { Cart, CartItem } from '#contract/cart.ts';
import { foldCart } from '../cart/fold.ts';
import { type LineChange, whatChanged } from '../cart/what-changed.ts';
import {
  cartOf,
  changeCart,
  emptyCart,
  type Held,
  isMine,
  type LaneRow,
  type Mutation,
  NOBODY,
  type Notice,
  type NoticeKind,
  pendingRows,
  subjectOf,
  withCart,
} from './mutation.ts';
import { acknowledged, addRow, replaceRow, unseal } from './outbox.ts';
import { asQuantity, ownWish } from './own-wish.ts';
import type { Env } from './env.ts';
import type { KnownSession } from './ports.ts';

/** A newer snapshot is never replaced by an older one, and another basket's never by anything but a new epoch ([SNAP1]). */
export function putSnapshot(held: Held, cart: Cart, now: number): Held {
  const row = cartOf(held);
  if (row.cartId !== null && row.cartId !== cart.id) return held;
  if (row.snapshot && cart.version < row.snapshot.version) return held;
  return changeCart(noteChanges(held, cart, now), { cartId: cart.id, snapshot: cart, asOf: new Date(now).toISOString() });
}

/**
 * A cart that another call of the page was answered with. Without keys it is not taken while a change is on its way: it may hold that change, and nothing in it
 * would say so ([GW1]).
 */
export function acceptSnapshot(held: Held, cart: Cart, now: number): Held {
  if (!held.outbox.some((row) => row.seal?.keyless && isMine(held, row))) return putSnapshot(held, cart, now);
  return changeCart(held, { read: 'soon' });
}

/** What the screen showed until now against what the server says. */
function noteChanges(held: Held, cart: Cart, now: number): Held {
  const shown = foldCart(cartOf(held).snapshot, pendingRows(held)).items;
  return whatChanged(shown, cart).reduce((state, change) => note(state, change, now), held);
}

/** One notice a line and matter, kept until it is dismissed; a price that came back to where it was is none ([SNAP4]). */
function note(held: Held, { kind, line, ...details }: LineChange, now: number): Held {
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
 * Another basket takes the place of the present one. No body that was sealed for the old one is ever sent again: what is proved done is settled, the
 * rest is compiled anew under new keys ([EPO1]). `proven` are the keys whose effect is in what carries over.
 */
export function enterEpoch(held: Held, next: Cart | null, proven: ReadonlySet<string>, env: Env): Held {
  const old = cartOf(held);
  const cart = { ...emptyCart(old.subject), epoch: old.epoch + 1, acks: old.acks + 1, rebuilt: old.rebuilt };
  const moved = dropSeals(withCart(next ? noteChanges(held, next, env.now) : held, cart), proven, env);
  return next ? putSnapshot(moved, next, env.now) : moved;
}

/** The basket is no more: the next change makes another. */
export const leaveBasket = (held: Held, env: Env): Held => enterEpoch(held, null, new Set(), env);

/** Forgets the sealed bodies of whoever uses the device now. */
export function dropSeals(held: Held, proven: ReadonlySet<string>, env: Env): Held {
  return pendingRows(held).reduce((state, row) => {
    if (!row.seal) return state;
    if (proven.has(row.key)) return acknowledged(state, row, env.now);
    return replaceRow(state, unseal(row, env.newKey()));
  }, held);
}

export const keysIn = (cart: Cart | null): ReadonlySet<string> => new Set(cart?.items.flatMap((item) => item.opIds ?? []));

/**
 * What was made before the device had a session belongs to its first one ([ID2]). A guest whose session could not be continued is the same
 * guest under a new name: the basket and the waiting changes go along, and the basket is made anew when the server says that it is not this
 * guest's ([ID3]). Between people nothing moves: another's changes stay where they are ([ID1]).
 */
export const recordSession = (held: Held, session: KnownSession, env: Env): Held => takeNamed(becomeKnown(held, session, env), session);

/**
 * A device that has never had a basket of this person takes the one that the shop names, and reads it: on its own it would begin a second one beside that
 * of another device ([ID7]). One that was given up here is not taken up again; and where a request that makes one is under seal, its own answer says which.
 */
function takeNamed(held: Held, session: KnownSession): Held {
  const [cart, cartId] = [cartOf(held), namedBasket(session)];
  const known = cart.cartId !== null || cart.epoch > 0 || pendingRows(held).some(({ seal }) => seal);
  return cartId === null || known ? held : changeCart(held, { cartId, read: 'soon', rebuild: null });
}

/** The basket that the shop has for whoever this session is of. */
export function namedBasket({ basket }: KnownSession): string | null {
  const { id } = (basket ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}

function becomeKnown(held: Held, session: KnownSession, env: Env): Held {
  const before = held.identity;
  const known: Held = { ...held, identity: { subject: session.subject, type: session.type }, lane: { ...held.lane, renew: false } };
  if (before?.subject === session.subject || (before && !(before.type === 'Guest' && session.type === 'Guest'))) return known;
  const old = before?.subject ?? NOBODY;
  const cart = held.carts.find((row) => row.subject === old);
  const carts = cart
    ? [...held.carts.filter((row) => row !== cart && row.subject !== session.subject), { ...cart, subject: session.subject }]
    : held.carts;
  const outbox = held.outbox.map((row): Mutation => ((row.subject ?? NOBODY) === old ? { ...row, subject: session.subject } : row));
  const moved: Held = { ...known, lane: { ...known.lane, became: namesWith(held, session.subject) }, carts, outbox };
  return before ? dropSeals(moved, keysIn(cart?.snapshot ?? null), env) : moved;
}

/** The newest are enough: what is tapped under an old name was tapped in the moment of the change, or by a page that died in it. */
export const namesWith = ({ lane, identity }: Held, next: string): LaneRow['became'] =>
  identity ? [...(lane.became ?? []), [identity.subject, next] as const].slice(-NAMES_KEPT) : lane.became;

const NAMES_KEPT = 16;

export function addNotice(held: Held, kind: NoticeKind, details: Notice['details'], env: Env): Held {
  const notice: Notice = { id: env.newKey(), subject: subjectOf(held), kind, details, at: new Date(env.now).toISOString() };
  return { ...held, notices: [...held.notices, notice] };
}

/**
 * A line that could not be carried over, or not in its quantity, stays in sight as a refused wish for it, where it can be tried again or let
 * go ([REB6]).
 */
export const keepAsRefused = (held: Held, item: CartItem, code: string, env: Env): Held =>
  addRow(held, { ...ownWish(held, asQuantity(item), env), state: 'refused', refusal: { code, status: 0 } });
