import type { Cart } from '#contract/cart.ts';
import { withHold } from './hold.ts';
import { QUICK_SHOP_RETRIES, QUICK_SHOP_RETRY_DELAY_MS } from '#contract/constants.ts';
import { classify, readCart, type Verdict } from './classify.ts';
import { acceptSnapshot, addNotice, leaveBasket, putSnapshot } from './epoch.ts';
import { cartOf, type CartRow, changeCart, type Held, type Mutation, type Refusal } from './mutation.ts';
import { acknowledged, replaceRow, unseal } from './outbox.ts';
import type { Env } from './env.ts';
import type { Plan } from './plan.ts';
import type { Answer } from './ports.ts';
import { abandonCart, beginRebuild, mayRebuild } from './rebuild.ts';
import { pauseAfter, pauseFor } from './retry.ts';
import { readChange } from './upcast.ts';

/** Server errors in a row after which a change is set aside, so that it holds up nothing but its own line. */
export const PARK_AFTER = 6;
export const PARK_MS = 5 * 60_000;
/** Conflicts of version in a row before a change waits like a failure. */
const REBASES_AT_ONCE = 3;
const RENEWALS = 2;

/** What the answer to a change makes of it: one of the four outcomes, stored with everything it entails ([OUT7]). */
export function recordSend(held: Held, plan: Extract<Plan, { do: 'send' }>, answer: Answer, env: Env): Held {
  const row = held.outbox.find((other) => other.seq === plan.seq);
  if (!row?.seal) return held;
  const verdict = classify(answer, readCart);
  const judged = env.profile.judge?.(held, row, verdict, env);
  if (judged) return judged;
  switch (verdict.kind) {
    case 'done':
      return acknowledge(held, row, verdict.body, env);
    case 'refused':
      return refuse(held, row, verdict.refusal, env);
    case 'again':
      return tryAgain(held, row, verdict, env);
    case 'renew':
      return renew(held, row, 'session', env);
    case 'rebuild':
      return rebuild(held, row, env);
    case 'restart':
      return restart(held, env);
    case 'rebase':
      return rebase(held, row, env);
    case 'hold':
      // The cookie is another's: the page may have renewed the session under a new name. Ask who we are, then go on or hold ([ID4]).
      if (verdict.reason === 'identity') return renew(held, row, 'identity', env);
      return replaceRow(withHold(held, verdict.reason, env), doubted(row, false));
  }
}

/** The shop takes nothing from this customer any more ([ANS10]). */
const restart = (held: Held, env: Env): Held => addNotice(leaveBasket(held, env), 'invalid-customer', {}, env);

/** Done, and here is the cart. A cart that is not ours is no proof: the change is made again for the one that is ([ACK2]). */
function acknowledge(held: Held, row: Mutation, cart: Cart, env: Env): Held {
  const mine = cartOf(held);
  if (row.seal?.epoch !== mine.epoch || (mine.cartId !== null && mine.cartId !== cart.id)) return replaceRow(held, unseal(row, env.newKey()));
  const lost = couponLost(row, cart);
  if (lost) return refuse(putSnapshot(changeCart(held, { acks: mine.acks + 1 }), cart, env.now), row, lost, env);
  const counted = changeCart(held, { acks: mine.acks + 1, read: 'no', readFailures: 0, readPause: null, merging: false });
  return acknowledged(putSnapshot(counted, cart, env.now), row, env.now);
}

/** A basket is made even if its first coupon is none: that the coupon is missing is the refusal. */
function couponLost(row: Mutation, cart: Cart): Refusal | null {
  const change = readChange(row);
  if (change?.type !== 'apply-coupon' || row.seal?.request.call !== 'cart.create') return null;
  const code = change.args.code.trim().toUpperCase();
  return cart.couponItems.some((coupon) => coupon.code.toUpperCase() === code) ? null : { code: 'PRM130', status: 0 };
}

/** The server will not do it: kept in sight, unless the rules know better. */
export function refuse(held: Held, row: Mutation, refusal: Refusal, env: Env): Held {
  const change = readChange(row);
  const spent = row.spent;
  // Quick shop: once more after two seconds, under a new key, because the old one remembers its refusal (spec 3 §4, [REF4]).
  if (
    change?.type === 'add-item' &&
    change.args.context === 'quickshop' &&
    refusal.code !== 'GWP403' &&
    (spent.quickShop ?? 0) < QUICK_SHOP_RETRIES
  ) {
    const again = { ...unseal(row, env.newKey()), spent: { ...spent, quickShop: (spent.quickShop ?? 0) + 1 } };
    return replaceRow(held, { ...again, pause: pauseFor(env.now, QUICK_SHOP_RETRY_DELAY_MS, QUICK_SHOP_RETRY_DELAY_MS) });
  }
  // Applied already, by an attempt that was never answered or by the rebuild: what was wished for is so.
  if (refusal.code === 'PRM416' && (row.attempts > 1 || spent.rebuild)) return readSoon(acknowledged(held, row, env.now));
  // The line may have gone on another device: look, then put it in again if it has ([REF5]).
  if (refusal.code === 'ORD430' && row.seal?.request.call === 'cart.updateItem' && !spent.line) {
    return readFirst(replaceRow(held, { ...unseal(row, env.newKey()), spent: { ...spent, line: 1 } }));
  }
  return readSoon(replaceRow(held, { ...row, state: 'refused', seal: null, pause: null, parked: false, failures: 0, refusal }));
}

function tryAgain(held: Held, row: Mutation, verdict: Extract<Verdict<never>, { kind: 'again' }>, env: Env): Held {
  const failures = row.failures + 1;
  // What may have made a basket is never passed over: the next change would make a second one ([STUCK2]).
  const parked = env.profile.keyed && verdict.processed === 'unknown' && verdict.answered && failures >= PARK_AFTER && row.seal?.cartId !== null;
  const pause = parked ? pauseFor(env.now, PARK_MS, verdict.askedMs) : pauseAfter(row.failures, env, verdict.askedMs);
  return replaceRow(held, { ...doubted(row, verdict.processed === 'unknown'), failures, parked, pause });
}

/** One doubt makes a seal ambiguous until it is settled; an attempt that provably did nothing does not clear an earlier doubt. */
const doubted = (row: Mutation, doubt: boolean): Mutation => {
  const doubts = row.doubts + (doubt ? 1 : 0);
  return { ...row, doubts, state: doubts > 0 ? 'ambiguous' : 'unprocessed' };
};

/** The session ended: renew it and go on with the same body and key ([ANS2]). What a hold has not cured is held again at the first refusal. */
function renew(held: Held, row: Mutation, reason: 'session' | 'identity', env: Env): Held {
  const times = (row.spent.session ?? 0) + 1;
  const waiting = { ...doubted(row, false), spent: { ...row.spent, session: Math.min(times, RENEWALS) } };
  const asked = { ...replaceRow(held, waiting), lane: { ...held.lane, renew: true } };
  return times > RENEWALS ? withHold(asked, reason, env) : asked;
}

function rebuild(held: Held, row: Mutation, env: Env): Held {
  const cart = cartOf(held);
  if (row.seal?.epoch !== cart.epoch || row.seal.cartId !== cart.cartId) return replaceRow(held, unseal(row, env.newKey()));
  const times = row.spent.rebuild ?? 0;
  // The basket that an unanswered attempt made went before this device ever heard of it: make another.
  if (cart.cartId === null && times === 0) return replaceRow(held, { ...unseal(row, env.newKey()), spent: { ...row.spent, rebuild: 1 } });
  if (times > 0) return refuse(held, row, { code: 'BSK404', status: 404 }, env);
  if (!mayRebuild(cart, env.now)) return abandonCart(held, 'BSK404', env);
  return beginRebuild(replaceRow(held, { ...doubted(row, false), spent: { ...row.spent, rebuild: times + 1 } }), env);
}

/** Somebody else changed the cart: read it and compile the change again; the refused body did nothing ([ANS4]). */
function rebase(held: Held, row: Mutation, env: Env): Held {
  const times = (row.spent.rebase ?? 0) + 1;
  const again = { ...unseal(row, env.newKey()), spent: { ...row.spent, rebase: times } };
  const pause = times > REBASES_AT_ONCE ? pauseAfter(times - REBASES_AT_ONCE, env) : null;
  return readFirst(replaceRow(held, { ...again, pause }));
}

export const readFirst = (held: Held): Held => wantRead(held, 'first');
export const readSoon = (held: Held): Held => (cartOf(held).read === 'no' ? wantRead(held, 'soon') : held);

const wantRead = (held: Held, read: CartRow['read']): Held => (cartOf(held).cartId === null ? held : changeCart(held, { read, readPause: null }));

/** A read that began before the newest acknowledgement is thrown away: it may show a state from before it ([SNAP2]). */
export function recordRead(held: Held, plan: Extract<Plan, { do: 'read' }>, answer: Answer, env: Env): Held {
  const cart = cartOf(held);
  if (cart.epoch !== plan.epoch || cart.acks !== plan.acks) return held;
  const done = (): Held => changeCart(held, { read: 'no', readFailures: 0, readPause: null });
  const verdict = classify(answer, readCart);
  const { settles } = plan;
  const row = settles && held.outbox.find((other) => other.seq === settles.seq);
  switch (verdict.kind) {
    case 'done':
      if (row && settles) return env.profile.settle(changeCart(held, { readFailures: 0, readPause: null }), row, verdict.body, settles, env);
      return acceptSnapshot(done(), verdict.body, env.now);
    case 'rebuild':
      return mayRebuild(cart, env.now) ? beginRebuild(done(), env) : abandonCart(held, 'BSK404', env);
    case 'restart':
      return restart(held, env);
    case 'renew': {
      const asked = changeCart({ ...held, lane: { ...held.lane, renew: true } }, { readFailures: cart.readFailures + 1 });
      return cart.readFailures < RENEWALS ? asked : withHold(asked, 'session', env);
    }
    case 'hold':
      return withHold(held, verdict.reason, env);
    default: {
      // A read that is refused is let go of, but a doubt that cannot be looked up stays one.
      if (verdict.kind === 'refused' && !row) return done();
      const pause = pauseAfter(cart.readFailures, env, verdict.kind === 'again' ? verdict.askedMs : 0);
      return changeCart(held, { readFailures: cart.readFailures + 1, readPause: pause });
    }
  }
}
