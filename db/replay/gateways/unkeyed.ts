import type { Cart } from '#contract/cart.ts';
import type { CartDraft } from '#db/cart/lines/draft.ts';
import { foldCart } from '#db/cart/fold.ts';
import { lineKeyOf } from '#db/cart/lines/line-key.ts';
import { readCart } from '../classify.ts';
import { acknowledgeRead, isAbsolute, letShopperCheck } from '../doubt.ts';
import { putSnapshot } from '../epoch.ts';
import type { GatewayProfile } from '../env.ts';
import { cartOf, changeCart, type ReplayState, type Mutation, type WireRequest } from '#db/mutations/mutation.ts';
import { replaceRow, unseal } from '../outbox.ts';
import type { Env } from '../env.ts';
import type { Clock } from '../ports.ts';
import { refuse } from '../record.ts';
import { pauseFor } from '../retry.ts';
import { emptyCart, enterAndRefill, makeEmptyCart } from './unkeyed-cart.ts';

/** The longest time that proxies and gateway may delay a request before it can no longer take effect, ms. */
export const SETTLES_WITHIN_MS = 60_000;

const SEND_WITHIN_MS = 5_000;

type Content = Pick<CartDraft, 'items' | 'couponItems'>;

export type Finding =
  /** The cart is the one that the change was compiled for. */
  | 'untouched'
  | 'done'
  /** It has changed, but the lines of this change are as they were. */
  | 'elsewhere'
  | 'unknown';

/**
 * Which change moved the cart ([GW4])? Each change raises the version by one, so a cart of the next version contains one change; only a device that
 * has the cart to itself knows that it is its own. With versions, a line that is as it was does not contain this change, or another device undid it
 * since, which is equivalent, unless its items became another choice of the same style. Without versions, another device may have removed what this
 * change added.
 */
export function whoMoved(row: Mutation, before: Cart | null, after: Cart, { sole, versioned }: { sole: boolean; versioned: boolean }): Finding {
  if (!before || row.seal?.snapshotVersion !== before.version || after.version < before.version) return 'unknown';
  if (after.version === before.version) return 'untouched';
  const [then, now] = [contentOf(before), contentOf(after)];
  const folded = foldCart(before, [row]);
  const wished = contentOf(folded);
  if (sole && after.version === before.version + 1 && isSame(wished, now, [...wished.keys(), ...now.keys()])) return 'done';
  const touched = row.lines.length > 0 ? row.lines : [...then.keys(), ...now.keys()];
  if (!isSame(then, now, touched)) return 'unknown';
  if (after.version === before.version + 1) return 'elsewhere';
  if (!versioned) return 'unknown';
  const styles = new Set(folded.items.filter((item) => touched.includes(lineKeyOf(item))).map(({ masterId }) => masterId));
  const grew = after.items.some(
    (item) => styles.has(item.masterId) && !touched.includes(lineKeyOf(item)) && item.qty > (then.get(lineKeyOf(item)) ?? 0),
  );
  return grew ? 'unknown' : 'elsewhere';
}

/** Lines with their quantities, and coupons. Gifts of promotions belong to the server. */
const contentOf = ({ items, couponItems }: Content): ReadonlyMap<string, number> =>
  new Map([
    ...items.filter((item) => !item.bonus).map((item) => [lineKeyOf(item), item.qty] as const),
    ...couponItems.map(({ code }) => [`coupon ${code.toUpperCase()}`, 1] as const),
  ]);

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>, lines: readonly string[]): boolean =>
  lines.every((line) => one.get(line) === other.get(line));

/** Only one device knows a guest's cart; another device may change an account's at any time. */
const isSole = (held: ReplayState): boolean => held.identity?.type === 'Guest';

function settle(versioned: boolean): GatewayProfile['settle'] {
  return (held, row, cart, { fenced }, env) => {
    const finding = whoMoved(row, cartOf(held).snapshot, cart, { sole: isSole(held), versioned });
    const calm = { ...row, refusal: null };
    if (finding === 'done') return acknowledgeRead(replaceRow(held, calm), calm, cart, env);
    const final = fenced || (versioned && (finding !== 'untouched' || !row.refusal));
    if (!final) return waitOut(held, row, env);
    if (row.refusal && finding !== 'unknown') return refuse(seen(held, cart, env), { ...calm, doubts: 0 }, row.refusal, env);
    // At most one of two deliveries matches the version.
    if (finding === 'untouched' && versioned) return replaceRow(held, { ...row, state: 'unprocessed', pause: null });
    if (finding !== 'unknown' || isAbsolute(row)) return replaceRow(seen(held, cart, env), unseal(calm, env.newKey()));
    return letShopperCheck(seen(held, cart, env), row);
  };
}

function seen(held: ReplayState, cart: Cart, env: Env): ReplayState {
  const mine = cartOf(held);
  return putSnapshot(changeCart(held, { acks: mine.acks + 1, read: 'no' }), cart, env.now);
}

/** Too early: an attempt may still be in transit ([GW6]). */
const waitOut = (held: ReplayState, row: Mutation, env: Env): ReplayState =>
  replaceRow(held, { ...row, pause: pauseFor(env.now, SETTLES_WITHIN_MS) });

/**
 * A version conflict does not prove that nothing happened: the request may have been delivered twice, and this answers the second delivery ([GW5]). A
 * refusal after a doubt applies only to the attempt that it answers.
 */
const judgeVersioned: GatewayProfile['judge'] = (held, row, verdict) => {
  if (verdict.kind === 'rebase') return replaceRow(held, { ...row, state: 'ambiguous', doubts: row.doubts + 1 });
  return verdict.kind === 'refused' && row.doubts > 0 ? replaceRow(held, { ...row, state: 'ambiguous', refusal: verdict.refusal }) : null;
};

/** A relative change whose line is not as expected was made twice, or concurrently with another device's ([GW7]). */
const judgePlain: GatewayProfile['judge'] = (held, row, verdict, env) => {
  const before = cartOf(held).snapshot;
  if (verdict.kind !== 'done' || !before || verdict.body.id !== cartOf(held).cartId) return null;
  if (verdict.body.version === before.version + 1) return null;
  const [wished, now] = [contentOf(foldCart(before, [row])), contentOf(verdict.body)];
  if (isSame(wished, now, row.lines)) return null;
  const moved = seen(held, verdict.body, env);
  return isAbsolute(row) ? replaceRow(moved, unseal(row, env.newKey())) : letShopperCheck(moved, row);
};

/** Measured with timers, because the wall clock may be changed. */
function fences(clock: Clock): (attempt: string) => boolean {
  const passed = new Map<string, boolean>();
  return (attempt) => {
    if (!passed.has(attempt)) {
      passed.set(attempt, false);
      clock.after(SETTLES_WITHIN_MS, () => passed.set(attempt, true));
    }
    return passed.get(attempt) ?? false;
  };
}

const unkeyed = (name: 'versioned' | 'plain'): GatewayProfile => {
  const versioned = name === 'versioned';
  const common = { name, versioned, keyed: false, readAnswer: readCart, looksFirst: () => true, settle: settle(versioned), prepare: makeEmptyCart };
  const cart = { recreateCart: emptyCart, enter: enterAndRefill, seal: (request: WireRequest) => ({ request, keyless: true }) };
  return { ...common, ...cart, fences, ...(versioned ? { judge: judgeVersioned } : { judge: judgePlain, sendWithinMs: SEND_WITHIN_MS }) };
};

/** Honours If-Match but no keys. */
export const VERSIONED: GatewayProfile = /* @__PURE__ */ unkeyed('versioned');

/** Honours neither: only time and reads settle a doubt. */
export const PLAIN: GatewayProfile = /* @__PURE__ */ unkeyed('plain');
