import type { Cart, CartItem } from '#contract/cart.ts';
import type { LocaleId } from '#contract/locales.ts';
import { isCounted } from '#pricing/estimate.ts';
import { noCart } from '#pricing/no-cart.ts';
import {
  cartOf,
  isMine,
  pendingRows,
  subjectOf,
  type Held,
  type HoldReason,
  type Mutation,
  type Refusal,
  type Tap,
  type LineKey,
} from '../replay/mutation.ts';
import { readChange } from '../replay/upcast.ts';
import { linesOf, type CartChange } from './change.ts';
import { estimateTotals } from './estimate-totals.ts';
import { foldCart } from './fold.ts';
import { factsOf, makeItem, type KnownItem } from './item-facts.ts';
import { choiceOf, lineKeyOf } from './line-key.ts';
import type { CartNotice } from './shops-doing.ts';

/**
 * `saved`: the server has it. `waiting`: kept on this device, not sent yet. `sending`: on its way. `ambiguous`: sent, the answer was lost, being
 * found out. `refused`: needs the shopper.
 */
export type LineMark = 'saved' | 'waiting' | 'sending' | 'refused' | 'ambiguous';

/** A change that the shop said no to, kept until it is tried again or dismissed. */
export interface RefusedChange {
  readonly id: string;
  readonly type: string;
  /** The change itself, for words like "your change to 5"; null if this app does not know its kind. */
  readonly change: CartChange | null;
  readonly line: LineKey | null;
  readonly refusal: Refusal;
  readonly at: string;
}

/** A change on its way to the shop. */
export interface PendingChange {
  readonly id: string;
  /** Null if this app does not know its kind. */
  readonly change: CartChange | null;
  readonly state: 'waiting' | 'sending' | 'ambiguous';
  /** Attempts ever begun; none: it can still be withdrawn. */
  readonly attempts: number;
  readonly at: string;
  /** False until the device has it on disk. */
  readonly kept: boolean;
}

export interface CartLine {
  /** Stays the same while the shopper's choice does, whatever ids the server gives. */
  readonly key: LineKey;
  readonly item: CartItem;
  /** What a change of this line carries. */
  readonly known: KnownItem;
  readonly mark: LineMark;
  /** False until the device has it on disk: say nothing of "saved" before. */
  readonly kept: boolean;
  /** Code of the latest refusal about this line. */
  readonly reason: string | null;
  readonly refused: readonly RefusedChange[];
  /** Not in the basket: it stands here only for its refusal, and is not counted. */
  readonly ghost: boolean;
}

export interface CartView {
  /** Items, coupons and totals as they will be once everything that waits has been said yes to. */
  readonly cart: Cart;
  /** The amounts are the device's own: show them as an estimate. */
  readonly estimated: boolean;
  readonly lines: readonly CartLine[];
  /** Pieces that cost something: what is sold out stands there uncounted, as in the totals. */
  readonly count: number;
  readonly waitingCount: number;
  readonly waitingSince: string | null;
  /** Of these, how many have an unknown end: no order may be placed meanwhile. */
  readonly ambiguousCount: number;
  /** What waits, in the order it was made. */
  readonly pending: readonly PendingChange[];
  /** All refusals, those of lines included. */
  readonly refused: readonly RefusedChange[];
  readonly notices: readonly CartNotice[];
  readonly hold: HoldReason | null;
  /** When the server's cart was received: "prices as of". */
  readonly asOf: string | null;
  readonly subject: string | null;
}

/** The whole basket as the screens show it: the snapshot, the outbox over it, and taps that are not on disk yet over that. */
export function viewCart(held: Held, taps: readonly Tap[], locale: LocaleId): CartView {
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

/** Lines that exist only in what was refused: an add that failed is still shown where it happened. */
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
