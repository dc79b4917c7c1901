import type { CartChange } from '#db/cart/change.ts';
import { fulfilledAs } from '#db/cart/mutators/set-fulfilment.ts';
import { isCheck, type History, type TapRecord } from './history.ts';
import { meant } from './shopper.ts';
import type { SimDevice } from './sim-device.ts';
import type { Lines, RequestTag, Sight, SightRow } from './simulated-client.ts';

/** What must hold of a device after each of its writes, judged by what it held before and by what was tapped. */
export function checkCommit(history: History, device: SimDevice, before: Sight, after: Sight): void {
  const fail = (invariant: string, what: string): void => history.violate(invariant, `${device.name}: ${what}`);
  checkNothingLeaves(before, after, fail);
  checkView(after, fail);
  // Signing in puts a barrier between wishes of one line.
  if (history.became.size === 0) checkBound(history, before, after, fail);
  checkNotices(history, device, before, after, fail);
  if (after.fence < before.fence) fail('I6', 'the fencing number fell');
  for (const row of after.rows) if (isCheck(row.code)) for (const id of row.ids) history.checks.add(id);
  if (after.epoch > before.epoch) checkRebuilt(before, after, fail);
  if (history.strict) {
    const wanted = expected(history, history.shopper(device));
    if (!wanted.some((lines) => same(after.lines, lines))) fail('I4', `shows ${text(after.lines)}, meant ${wanted.map(text).join(' or ')}`);
  }
}

type Fail = (invariant: string, what: string) => void;

/** A wish leaves the outbox with a receipt or not at all. */
function checkNothingLeaves(before: Sight, after: Sight, fail: Fail): void {
  const there = new Set(after.rows.flatMap(({ ids }) => ids));
  for (const { ids } of before.rows) for (const id of ids) if (!there.has(id) && !after.settled.has(id)) fail('I3', `${id} left without a receipt`);
  if (after.settled.size < before.settled.size) fail('I3', 'receipts are gone');
}

/** A notice goes when it is dismissed; one about a price also when the price is back where it was. */
function checkNotices({ dismissed }: History, { name }: SimDevice, before: Sight, after: Sight, fail: Fail): void {
  const gone = [...before.notices].filter(([id, kind]) => !after.notices.has(id) && !kind.startsWith('price')).map(([, kind]) => kind);
  if (gone.length > 0 && !dismissed.delete(name)) fail('I14', `notice ${gone.join(', ')} is gone`);
}

/** The screen is the snapshot with what waits laid over it, in order; nothing is counted twice. */
function checkView(after: Sight, fail: Fail): void {
  const waiting = after.rows.filter((row) => row.code === null && !row.state.endsWith('another') && !row.proven);
  const folded = meant(waiting, after.snapshot);
  if (!same(after.lines, folded)) fail('I4', `shows ${text(after.lines)}, is ${text(folded)}`);
}

const QUANTITY = new Set(['add-item', 'change-quantity', 'remove-item']);

/** While only quantities change, one wish a line waits unattempted. */
function checkBound(history: History, before: Sight, { rows }: Sight, fail: Fail): void {
  const there = new Set(before.rows.flatMap(({ ids }) => ids));
  const waiting = new Map<string, SightRow>();
  for (const row of rows) {
    if (row.code !== null) continue;
    const [line] = row.lines;
    const plain = QUANTITY.has(row.type) && line !== undefined;
    if (!plain) {
      for (const other of row.lines) waiting.delete(`${row.subject} ${other}`);
      if (row.lines.length === 0) waiting.clear();
      continue;
    }
    const name = `${row.subject} ${line}`;
    const earlier = waiting.get(name);
    // One that became another choice while it waited, one made by the queue itself, one tried again: not only quantities changed.
    const isTap = row.ids.every((id) => QUANTITY.has(history.taps.get(id)?.change.type ?? '') && !history.again.has(id) && !history.late.has(id));
    if (row.attempts > 0 || !isTap) waiting.delete(name);
    else if (earlier && !there.has(row.ids[0] ?? '')) fail('I12', `${earlier.ids[0]} and ${row.ids[0]} wait for one line`);
    else waiting.set(name, row);
  }
}

/** Another cart took the place of one that vanished: what was in it is there, or waits, or is in sight. */
function checkRebuilt(before: Sight, after: Sight, fail: Fail): void {
  const rebuilt = [...after.notices].some(([id, kind]) => kind === 'rebuilt' && !before.notices.has(id));
  if (!rebuilt) return;
  const mine = after.rows.filter(
    (row) => !row.state.endsWith('another') && (row.code === null || row.type === 'change-quantity' || row.type === 'add-item'),
  );
  const about = meant(mine, after.snapshot);
  for (const line of before.snapshot.keys()) if (before.lines.has(line) && !about.has(line)) fail('I9', `${line} did not come back`);
}

/**
 * What a person's taps on one device come to; of those to be checked, what was really done. What was done to a cart that has vanished since stands in the
 * one that was made anew if the device had read it, and else not: both are right.
 */
export function expected(history: History, shopper: string): readonly Lines[] {
  const taps = [...history.taps.values()]
    .filter((tap) => tap.shopper === shopper && tap.order !== null && !tap.void)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const come = (effects: History['effects']): Lines =>
    meant(taps.flatMap((tap) => (history.checks.has(tap.id) ? asDone({ effects }, tap) : [tap.change])));
  const vanished = new Set(history.effects.flatMap(({ call, cart }) => (call === 'vanished' ? [cart] : [])));
  return [come(history.effects), ...(vanished.size > 0 ? [come(history.effects.filter(({ cart }) => !vanished.has(cart)))] : [])];
}

/** What the shop really did of a tap that nobody can be sure of: as often as it did it, in the place of the last that was merged into it. */
export function asDone({ effects }: Pick<History, 'effects'>, { id }: TapRecord): readonly Pick<TapRecord['change'], 'type' | 'args'>[] {
  return effects.flatMap(({ tag, call }) => {
    const { ids, change } = (tag ?? { ids: [] }) as RequestTag;
    if (ids.at(-1) !== id) return [];
    if (call === 'cart.updateItem' || (change.type !== 'edit-variant' && change.type !== 'set-fulfilment')) return [change];
    // The line was gone: what it should have become was put in.
    const args = change.args as Extract<CartChange, { type: 'edit-variant' | 'set-fulfilment' }>['args'];
    const item = 'to' in args ? args.to : fulfilledAs(args.item, args.store);
    return [{ type: 'add-item', args: { item, qty: args.qty } }];
  });
}

export const same = (one: Lines, other: Lines): boolean => one.size === other.size && [...one].every(([line, qty]) => other.get(line) === qty);

export const text = (lines: Lines): string =>
  `{${[...lines]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([line, qty]) => `${line} x${qty}`)
    .join(', ')}}`;
