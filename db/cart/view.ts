import type { Cart, CartItem } from '#contract/cart.ts';
import type { LocaleId } from '#contract/locales.ts';
import { isCounted } from '#pricing/estimate.ts';
import { noCart } from '#pricing/no-cart.ts';
import {
  cartOf,
  isMine,
  pendingRows,
  subjectOf,
  type ReplayState,
  type SuspendReason,
  type Mutation,
  type Refusal,
  type Tap,
  type LineKey,
} from '#db/mutations/mutation.ts';
import { readChange } from './upcast.ts';
import { linesOf, type CartChange } from './change.ts';
import { estimateTotals } from './estimate-totals.ts';
import { foldCart } from './fold.ts';
import { factsOf, makeItem, type CartItemInput } from './lines/item-facts.ts';
import { choiceOf, lineKeyOf } from './lines/line-key.ts';
import type { CartNotice } from './server-changes.ts';

/**
 * `saved`: the server has it. `waiting`: stored on this device, not sent. `sending`: being sent. `ambiguous`: sent, the outcome is being determined.
 * `refused`: the shopper must decide.
 */
export type LineMark = 'saved' | 'waiting' | 'sending' | 'refused' | 'ambiguous';

/** A change that the server refused, kept until it is retried or dismissed. */
export interface RefusedChange {
  readonly id: string;
  readonly type: string;
  /** The change itself, for texts such as "your change to 5"; null if this app does not know its kind. */
  readonly change: CartChange | null;
  readonly line: LineKey | null;
  readonly refusal: Refusal;
  readonly at: string;
}

/** A change that has not reached the server. */
export interface PendingChange {
  readonly id: string;
  /** Null if this app does not know its kind. */
  readonly change: CartChange | null;
  readonly state: 'waiting' | 'sending' | 'ambiguous';
  /** Attempts ever begun; 0: it can still be withdrawn. */
  readonly attempts: number;
  readonly at: string;
  /** False until it is on disk. */
  readonly kept: boolean;
}

export interface CartLine {
  /** Stable as long as the shopper's choice is, whatever ids the server assigns. */
  readonly key: LineKey;
  readonly item: CartItem;
  /** The item that a change of this line carries. */
  readonly known: CartItemInput;
  readonly mark: LineMark;
  /** False until it is on disk: do not show "saved" before. */
  readonly kept: boolean;
  /** Code of the latest refusal of this line. */
  readonly reason: string | null;
  readonly refused: readonly RefusedChange[];
  /** Not in the cart: shown only for its refusal, and not counted. */
  readonly ghost: boolean;
}

export interface CartView {
  /** Items, coupons and totals as they will be if all pending changes succeed. */
  readonly cart: Cart;
  /** The device computed the amounts: show them as an estimate. */
  readonly estimated: boolean;
  readonly lines: readonly CartLine[];
  /** Units that are charged; sold-out items are not counted, as in the totals. */
  readonly count: number;
  readonly waitingCount: number;
  readonly waitingSince: string | null;
  /** How many of these have an unknown outcome: no order may be placed meanwhile. */
  readonly ambiguousCount: number;
  /** Pending changes, in the order in which they were made. */
  readonly pending: readonly PendingChange[];
  /** All refused changes, including those of lines. */
  readonly refused: readonly RefusedChange[];
  readonly notices: readonly CartNotice[];
  readonly hold: SuspendReason | null;
  /** When the server's cart was received: "prices as of". */
  readonly asOf: string | null;
  /** False on a device that has not heard yet whether its shopper has a cart: that there is nothing in it is not known. */
  readonly isKnown: boolean;
  readonly subject: string | null;
}

/** The whole cart as screens show it: the snapshot, then the outbox, then taps that are not on disk yet. */
export function viewCart(held: ReplayState, taps: readonly Tap[], locale: LocaleId): CartView {
  const row = cartOf(held);
  const pending = pendingRows(held);
  const fresh = taps.filter((tap) => !held.outbox.some((other) => other.id === tap.id || other.merged.includes(tap.id)));
  const draft = foldCart(row.snapshot, [...pending, ...fresh.map((tap) => ({ ...tap, key: tap.id }))]);
  const estimated = pending.length + fresh.length > 0;
  const cart = estimated
    ? estimateTotals(row.snapshot, draft, row.snapshot ? (row.snapshot.locale as LocaleId) : locale)
    : (row.snapshot ?? noCart(locale));
  const refused = held.outbox.filter((other) => other.state === 'refused' && isMine(held, other)).map(refusedChange);
  const states = marks(pending, fresh);
  const lines = cart.items.map((item) => cartLine(item, states, refused));
  const waiting = [...pending, ...fresh].map(({ at }) => at);
  return {
    cart,
    estimated,
    lines: [...lines, ...ghosts(refused, lines)],
    count: cart.items.reduce((sum, item) => sum + (isCounted(item) ? item.qty : 0), 0),
    waitingCount: waiting.length,
    waitingSince: waiting.reduce<string | null>((first, at) => (first === null || at < first ? at : first), null),
    ambiguousCount: pending.filter((other) => other.doubts > 0 || other.state === 'sending').length,
    pending: [
      ...pending.map((other): PendingChange => ({ ...pendingChange(other), attempts: other.attempts, kept: true })),
      ...fresh.map((tap): PendingChange => ({ ...pendingChange({ ...tap, state: 'waiting', doubts: 0 }), attempts: 0, kept: false })),
    ],
    refused,
    notices: held.notices.filter((notice) => notice.subject === subjectOf(held)),
    hold: held.lane.hold?.reason ?? null,
    asOf: row.asOf,
    isKnown: row.asOf !== null || (row.cartId === null && held.identity !== null),
    subject: held.identity?.subject ?? null,
  };
}

const pendingChange = (row: Tap & Pick<Mutation, 'state' | 'doubts'>) => ({
  id: row.id,
  change: readChange(row),
  state: row.state === 'sending' ? ('sending' as const) : row.doubts > 0 || row.state === 'ambiguous' ? ('ambiguous' as const) : ('waiting' as const),
  at: row.at,
});

const refusedChange = (row: Mutation): RefusedChange => ({
  id: row.id,
  type: row.type,
  change: readChange(row),
  line: row.lines[0] ?? null,
  refusal: row.refusal ?? { code: '', status: 0 },
  at: row.at,
});

const WEIGHT: readonly LineMark[] = ['saved', 'waiting', 'sending', 'ambiguous', 'refused'];
const heavier = (a: LineMark, b: LineMark): LineMark => (WEIGHT.indexOf(a) >= WEIGHT.indexOf(b) ? a : b);

const markOf = (row: Mutation): LineMark => (row.state === 'sending' || row.state === 'ambiguous' || row.state === 'refused' ? row.state : 'waiting');

interface LineState {
  readonly mark: LineMark;
  readonly kept: boolean;
}

function marks(pending: readonly Mutation[], fresh: readonly Tap[]): ReadonlyMap<LineKey, LineState> {
  const states = new Map<LineKey, LineState>();
  const put = (lines: readonly LineKey[], mark: LineMark, kept: boolean): void => {
    for (const line of lines) {
      const before = states.get(line);
      states.set(line, { mark: heavier(before?.mark ?? 'saved', mark), kept: kept && (before?.kept ?? true) });
    }
  };
  for (const row of pending) put(row.lines, markOf(row), true);
  for (const tap of fresh) {
    const change = readChange(tap);
    if (change) put(linesOf(change), 'waiting', false);
  }
  return states;
}

function cartLine(item: CartItem, states: ReadonlyMap<LineKey, LineState>, refused: readonly RefusedChange[]): CartLine {
  const key = lineKeyOf(item);
  const about = refused.filter((other) => other.line === key);
  const state = states.get(key) ?? { mark: 'saved', kept: true };
  return {
    key,
    item,
    known: { choice: choiceOf(item), facts: factsOf(item) },
    mark: about.length > 0 ? 'refused' : state.mark,
    kept: state.kept,
    reason: about.at(-1)?.refusal.code ?? null,
    refused: about,
    ghost: false,
  };
}

/** Lines that exist only in a refused change: a refused addition is still shown. */
function ghosts(refused: readonly RefusedChange[], lines: readonly CartLine[]): readonly CartLine[] {
  const orphans = refused.filter((other) => other.line !== null && !lines.some((line) => line.key === other.line));
  return [...new Set(orphans.map((other) => other.line))].flatMap((key): CartLine[] => {
    const about = orphans.filter((other) => other.line === key);
    const last = about.at(-1);
    const change = last?.change;
    if (!key || !last || !change || !('item' in change.args)) return [];
    const { item: known } = change.args;
    const qty = 'qty' in change.args ? change.args.qty : 1;
    return [{ key, item: makeItem(known, qty), known, mark: 'refused', kept: true, reason: last.refusal.code, refused: about, ghost: true }];
  });
}
