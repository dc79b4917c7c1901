import { linesOf, type CartChange } from '../cart/change.ts';
import { findLine } from '#db/cart/lines/draft.ts';
import { foldCart } from '../cart/fold.ts';
import { mergeChanges, mergeTarget } from './coalesce.ts';
import {
  cartOf,
  currentSubject,
  NOBODY,
  pendingRows,
  subjectOf,
  type ReplayState,
  type Lane,
  type LineKey,
  type Mutation,
  type Receipt,
  type Tap,
} from '#db/mutations/mutation.ts';
import { CHANGE_VERSIONS, readChange } from '#db/cart/upcast.ts';

/**
 * Stores taps in the outbox, in the given order. A tap with a known id was stored before a crash and is skipped ([OUT4]); the caller must have
 * queried `held.settled` for the ids.
 */
export function enqueue(held: ReplayState, lane: Lane, taps: readonly Tap[]): ReplayState {
  return taps.reduce((at, tap) => (isKnown(at, tap.id) ? at : take(at, lane, tap)), held);
}

/** Whether a tap was stored, by this page or another; the caller must have queried `held.settled` for the id. */
export const isKnown = (held: ReplayState, id: string): boolean =>
  held.settled.has(id) || held.receipts.some((receipt) => receipt.id === id) || held.outbox.some((row) => row.id === id || row.merged.includes(id));

function take(held: ReplayState, lane: Lane, tap: Tap): ReplayState {
  const change = readChange(tap);
  const subject = ownerOf(held, tap);
  const target = change && (subject ?? NOBODY) === subjectOf(held) ? mergeTarget(held.outbox, subject, change) : null;
  const earlier = target && readChange(target);
  const merged = earlier && change && mergeChanges(earlier, quantityOf(held, target.lines[0], target.seq), change);
  if (merged && target) return merged === 'nothing' ? cancel(held, target, tap) : absorb(held, target, tap, merged);
  return append(held, { ...tap, subject }, lane, change);
}

/** A tap made under a former subject belongs to the current one ([ID5]). */
const ownerOf = ({ identity, lane }: ReplayState, { subject }: Tap): string | null =>
  subject === null ? (identity?.subject ?? null) : currentSubject(lane.became, subject);

/** The two changes merged, in the place of the earlier one. */
function absorb(held: ReplayState, target: Mutation, tap: Tap, change: CartChange): ReplayState {
  const row: Mutation = {
    ...target,
    type: change.type,
    version: CHANGE_VERSIONS[change.type],
    args: change.args,
    lines: linesOf(change),
    merged: [...target.merged, tap.id],
  };
  return { ...held, outbox: held.outbox.map((other) => (other === target ? row : other)) };
}

/** Deletes both; their receipts prevent them from being stored again. */
function cancel(held: ReplayState, target: Mutation, tap: Tap): ReplayState {
  const gone: Receipt[] = [target.id, ...target.merged, tap.id].map((id) => ({ id, outcome: 'merged-away', at: tap.at }));
  return { ...held, outbox: held.outbox.filter((row) => row !== target), receipts: [...held.receipts, ...gone] };
}

function append(held: ReplayState, tap: Tap, lane: Lane, change: CartChange | null): ReplayState {
  return addRow(held, waitingRow(tap, lane, held.lane.nextSeq, change ? linesOf(change) : []));
}

/** Appends the row to the queue. */
export const addRow = (held: ReplayState, row: Mutation): ReplayState => ({
  ...held,
  lane: { ...held.lane, nextSeq: held.lane.nextSeq + 1 },
  outbox: [...held.outbox, { ...row, seq: held.lane.nextSeq }],
});

/** A tap as a row of the outbox, before its first attempt ([KEY1]). */
export const waitingRow = (tap: Tap, lane: Lane, seq: number, lines: readonly LineKey[]): Mutation => ({
  ...tap,
  seq,
  lane,
  lines,
  merged: [],
  key: tap.id,
  state: 'waiting',
  seal: null,
  attempts: 0,
  doubts: 0,
  failures: 0,
  pause: null,
  parked: false,
  spent: {},
  refusal: null,
});

/** The line's quantity in the snapshot; null while a change with a lower number is pending, because its outcome is unknown. */
function quantityOf(held: ReplayState, line: LineKey | undefined, seq: number): number | null {
  if (line === undefined) return 0;
  if (pendingRows(held).some((row) => row.seq < seq && row.lines.includes(line))) return null;
  return findLine(foldCart(cartOf(held).snapshot, []), line)?.qty ?? 0;
}

/** Discards the seal: the change will be compiled again, under another key ([SEAL3]). */
export const unseal = (row: Mutation, key: string): Mutation => ({
  ...row,
  key,
  state: 'waiting',
  seal: null,
  doubts: 0,
  pause: null,
  parked: false,
});

/** Deletes a change from the outbox and writes receipts for all its taps. */
export function settle(held: ReplayState, row: Mutation, outcome: Receipt['outcome'], at: string): ReplayState {
  const receipts = [row.id, ...row.merged].map((id) => ({ id, outcome, at }));
  return { ...held, outbox: held.outbox.filter((other) => other.seq !== row.seq), receipts: [...held.receipts, ...receipts] };
}

/** The change was made. */
export const acknowledged = (held: ReplayState, row: Mutation, now: number): ReplayState =>
  settle(held, row, 'acknowledged', new Date(now).toISOString());

export const replaceRow = (held: ReplayState, row: Mutation): ReplayState => ({
  ...held,
  outbox: held.outbox.map((other) => (other.seq === row.seq ? row : other)),
});
