import type { Cart } from '#contract/cart.ts';
import type { CartDraft } from '../cart/draft.ts';
import { foldCart } from '../cart/fold.ts';
import { lineKeyOf } from '../cart/line-key.ts';
import { acknowledgeRead, isAbsolute, letShopperCheck } from './doubt.ts';
import { putSnapshot } from './epoch.ts';
import type { GatewayProfile } from './env.ts';
import { cartOf, changeCart, type Held, type Mutation, type WireRequest } from './mutation.ts';
import { replaceRow, unseal } from './outbox.ts';
import type { Env } from './env.ts';
import type { Clock } from './ports.ts';
import { refuse } from './record.ts';
import { pauseFor } from './retry.ts';
import { emptyBasket, enterAndRefill, makeEmptyBasket } from './unkeyed-basket.ts';

/** The longest that a request may be on its way, in proxies and in the gateway, before it can have no effect any more. */
export const SETTLES_WITHIN_MS = 60_000;

const SEND_WITHIN_MS = 5_000;

type Content = Pick<CartDraft, 'items' | 'couponItems'>;

export type Finding =
  /** The cart is the one that the change was made for. */
  | 'untouched'
  | 'done'
  /** It was changed, but the lines of this change are as they were. */
  | 'elsewhere'
  | 'unknown';

/**
 * Who moved the cart ([GW4])? A version rises with each change, so a cart of the next version holds one change; whether it is ours only a device knows that
 * nobody else shares the basket with. Where each change names the version that it was made for, a line that is as it was holds nothing of ours, or somebody
 * has set it back since, which comes to the same; unless its pieces have become another choice of the same style. Where none does, somebody may as well
 * have taken away what ours then put in again.
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

/** Lines with their quantities, and coupons. Gifts of promotions are the server's. */
const contentOf = ({ items, couponItems }: Content): ReadonlyMap<string, number> =>
  new Map([
    ...items.filter((item) => !item.bonus).map((item) => [lineKeyOf(item), item.qty] as const),
    ...couponItems.map(({ code }) => [`coupon ${code.toUpperCase()}`, 1] as const),
  ]);

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>, lines: readonly string[]): boolean =>
  lines.every((line) => one.get(line) === other.get(line));

/** A guest's basket is known to one device; an account's may be changed by another at any time. */
const isSole = (held: Held): boolean => held.identity?.type === 'Guest';

function settle(versioned: boolean): GatewayProfile['settle'] {
  return (held, row, cart, { fenced }, env) => {
    const finding = whoMoved(row, cartOf(held).snapshot, cart, { sole: isSole(held), versioned });
    const calm = { ...row, refusal: null };
    if (finding === 'done') return acknowledgeRead(replaceRow(held, calm), calm, cart, env);
    const final = fenced || (versioned && (finding !== 'untouched' || !row.refusal));
    if (!final) return waitOut(held, row, env);
    if (row.refusal && finding !== 'unknown') return refuse(seen(held, cart, env), { ...calm, doubts: 0 }, row.refusal, env);
    // Whichever of the two arrives, the other one finds another version.
    if (finding === 'untouched' && versioned) return replaceRow(held, { ...row, state: 'unprocessed', pause: null });
    if (finding !== 'unknown' || isAbsolute(row)) return replaceRow(seen(held, cart, env), unseal(calm, env.newKey()));
    return letShopperCheck(seen(held, cart, env), row);
  };
}

function seen(held: Held, cart: Cart, env: Env): Held {
  const mine = cartOf(held);
  return putSnapshot(changeCart(held, { acks: mine.acks + 1, read: 'no' }), cart, env.now);
}

/** Looked at too early: an attempt may still be on its way ([GW6]). */
const waitOut = (held: Held, row: Mutation, env: Env): Held => replaceRow(held, { ...row, pause: pauseFor(env.now, SETTLES_WITHIN_MS) });

/**
 * A conflict of versions is no proof that nothing happened: a request may have been delivered twice, and the second one is answered ([GW5]). A refusal
 * after a doubt holds for the attempt that it answers alone.
 */
const judgeVersioned: GatewayProfile['judge'] = (held, row, verdict) => {
  if (verdict.kind === 'rebase') return replaceRow(held, { ...row, state: 'ambiguous', doubts: row.doubts + 1 });
  return verdict.kind === 'refused' && row.doubts > 0 ? replaceRow(held, { ...row, state: 'ambiguous', refusal: verdict.refusal }) : null;
};

/** A relative change whose line is not what it should now be was made twice, or beside somebody else's ([GW7]). */
const judgePlain: GatewayProfile['judge'] = (held, row, verdict, env) => {
  const before = cartOf(held).snapshot;
  if (verdict.kind !== 'done' || !before || verdict.body.id !== cartOf(held).cartId) return null;
  if (verdict.body.version === before.version + 1) return null;
  const [wished, now] = [contentOf(foldCart(before, [row])), contentOf(verdict.body)];
  if (isSame(wished, now, row.lines)) return null;
  const moved = seen(held, verdict.body, env);
  return isAbsolute(row) ? replaceRow(moved, unseal(row, env.newKey())) : letShopperCheck(moved, row);
};

/** Timers tell how long it was, not the wall clock: that may be set anew meanwhile. */
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
  const common = { name, versioned, keyed: false, looksFirst: () => true, settle: settle(versioned), prepare: makeEmptyBasket };
  const basket = { basketAnew: emptyBasket, enter: enterAndRefill, seal: (request: WireRequest) => ({ request, keyless: true }) };
  return { ...common, ...basket, fences, ...(versioned ? { judge: judgeVersioned } : { judge: judgePlain, sendWithinMs: SEND_WITHIN_MS }) };
};

/** Honours If-Match and no keys. */
export const VERSIONED: GatewayProfile = /* @__PURE__ */ unkeyed('versioned');

/** Honours neither: only time and reading tell. */
export const PLAIN: GatewayProfile = /* @__PURE__ */ unkeyed('plain');
