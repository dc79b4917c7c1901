import type { Cart } from '#contract/cart.ts';
import { suspend } from './suspension.ts';
import { QUICK_SHOP_RETRIES, QUICK_SHOP_RETRY_DELAY_MS } from '#contract/constants.ts';
import { classify, type Verdict } from './classify.ts';
import { acceptSnapshot, addNotice, leaveCart, putSnapshot } from './epoch.ts';
import { cartOf, type CartRow, changeCart, type ReplayState, type Mutation, type Refusal } from '#db/mutations/mutation.ts';
import { acknowledged, replaceRow, unseal } from './outbox.ts';
import type { Env } from './env.ts';
import type { Plan } from './plan.ts';
import type { Answer } from './ports.ts';
import { abandonCart, beginRebuild, mayRebuild } from './rebuild.ts';
import { pauseAfter, pauseFor } from './retry.ts';
import { readChange } from '#db/cart/upcast.ts';

/** Server errors in a row after which a change is parked, so that it delays only its own lines. */
export const PARK_AFTER = 6;
export const PARK_MS = 5 * 60_000;
/** Version conflicts in a row before a change waits as after a failure. */
const REBASES_AT_ONCE = 3;
const RENEWALS = 2;

/** Records the answer to a change: one of the four outcomes, with all its consequences ([OUT7]). */
export function recordSend(held: ReplayState, plan: Extract<Plan, { do: 'send' }>, answer: Answer, env: Env): ReplayState {
  const row = held.outbox.find((other) => other.seq === plan.seq);
  if (!row?.seal) return held;
  const verdict = classify(answer, readerOf(held, env));
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
      // The cookie belongs to another subject: the page may have renewed the session. Ask for the session, then continue or hold ([ID4]).
      if (verdict.reason === 'identity') return renew(held, row, 'identity', env);
      return replaceRow(suspend(held, verdict.reason, env), doubted(row, false));
  }
}

const readerOf =
  (held: ReplayState, { profile }: Env) =>
  (body: unknown) =>
    profile.readAnswer(body, cartOf(held).snapshot);

/** The server rejects this customer ([ANS10]). */
const restart = (held: ReplayState, env: Env): ReplayState => addNotice(leaveCart(held, env), 'invalid-customer', {}, env);

/** The change was made, and this is the cart. A cart other than the current one proves nothing: the change is compiled again ([ACK2]). */
function acknowledge(held: ReplayState, row: Mutation, cart: Cart, env: Env): ReplayState {
  const mine = cartOf(held);
  if (row.seal?.epoch !== mine.epoch || (mine.cartId !== null && mine.cartId !== cart.id)) return replaceRow(held, unseal(row, env.newKey()));
  const lost = couponLost(row, cart);
  if (lost) return refuse(putSnapshot(changeCart(held, { acks: mine.acks + 1 }), cart, env.now), row, lost, env);
  const counted = changeCart(held, { acks: mine.acks + 1, read: 'no', readFailures: 0, readPause: null, merging: false });
  return acknowledged(putSnapshot(counted, cart, env.now), row, env.now);
}

/** The server creates the cart even when the coupon is invalid; its absence from the cart is the refusal. */
function couponLost(row: Mutation, cart: Cart): Refusal | null {
  const change = readChange(row);
  if (change?.type !== 'apply-coupon' || row.seal?.request.call !== 'cart.create') return null;
  const code = change.args.code.trim().toUpperCase();
  return cart.couponItems.some((coupon) => coupon.code.toUpperCase() === code) ? null : { code: 'PRM130', status: 0 };
}

/** Records a refusal, unless a rule allows another attempt. */
export function refuse(held: ReplayState, row: Mutation, refusal: Refusal, env: Env): ReplayState {
  const change = readChange(row);
  const spent = row.spent;
  // Quick shop: once more after two seconds, under a new key, because the server stored the refusal under the old one (spec 3 §4, [REF4]).
  if (
    change?.type === 'add-item' &&
    change.args.context === 'quickshop' &&
    refusal.code !== 'GWP403' &&
    (spent.quickShop ?? 0) < QUICK_SHOP_RETRIES
  ) {
    const again = { ...unseal(row, env.newKey()), spent: { ...spent, quickShop: (spent.quickShop ?? 0) + 1 } };
    return replaceRow(held, { ...again, pause: pauseFor(env.now, QUICK_SHOP_RETRY_DELAY_MS, QUICK_SHOP_RETRY_DELAY_MS) });
  }
  // Already applied, by an unanswered attempt or by the rebuild.
  if (refusal.code === 'PRM416' && (row.attempts > 1 || spent.rebuild)) return readSoon(acknowledged(held, row, env.now));
  // Another device may have removed the line: read the cart, and add the line again if it is gone ([REF5]).
  if (refusal.code === 'ORD430' && row.seal?.request.call === 'cart.updateItem' && !spent.line) {
    return readFirst(replaceRow(held, { ...unseal(row, env.newKey()), spent: { ...spent, line: 1 } }));
  }
  return readSoon(replaceRow(held, { ...row, state: 'refused', seal: null, pause: null, parked: false, failures: 0, refusal }));
}

function tryAgain(held: ReplayState, row: Mutation, verdict: Extract<Verdict<never>, { kind: 'again' }>, env: Env): ReplayState {
  const failures = row.failures + 1;
  // A request that may have created a cart is not parked: the next change would create a second cart ([STUCK2]).
  const parked = env.profile.keyed && verdict.processed === 'unknown' && verdict.answered && failures >= PARK_AFTER && row.seal?.cartId !== null;
  const pause = parked ? pauseFor(env.now, PARK_MS, verdict.askedMs) : pauseAfter(row.failures, env, verdict.askedMs);
  return replaceRow(held, { ...doubted(row, verdict.processed === 'unknown'), failures, parked, pause });
}

/** One doubt makes a seal ambiguous until it is settled; a later attempt without effect does not clear it. */
const doubted = (row: Mutation, doubt: boolean): Mutation => {
  const doubts = row.doubts + (doubt ? 1 : 0);
  return { ...row, doubts, state: doubts > 0 ? 'ambiguous' : 'unprocessed' };
};

/** The session ended: renew it and send the same body with the same key ([ANS2]). If a hold did not help, the next 401 holds again. */
function renew(held: ReplayState, row: Mutation, reason: 'session' | 'identity', env: Env): ReplayState {
  const times = (row.spent.session ?? 0) + 1;
  const waiting = { ...doubted(row, false), spent: { ...row.spent, session: Math.min(times, RENEWALS) } };
  const asked = { ...replaceRow(held, waiting), lane: { ...held.lane, renew: true } };
  return times > RENEWALS ? suspend(asked, reason, env) : asked;
}

function rebuild(held: ReplayState, row: Mutation, env: Env): ReplayState {
  const cart = cartOf(held);
  if (row.seal?.epoch !== cart.epoch || row.seal.cartId !== cart.cartId) return replaceRow(held, unseal(row, env.newKey()));
  const times = row.spent.rebuild ?? 0;
  // An unanswered attempt created a cart that vanished before this device received it: create another.
  if (cart.cartId === null && times === 0) return replaceRow(held, { ...unseal(row, env.newKey()), spent: { ...row.spent, rebuild: 1 } });
  if (times > 0) return refuse(held, row, { code: 'BSK404', status: 404 }, env);
  if (!mayRebuild(cart, env.now)) return abandonCart(held, 'BSK404', env);
  return beginRebuild(replaceRow(held, { ...doubted(row, false), spent: { ...row.spent, rebuild: times + 1 } }), env);
}

/** Another device changed the cart: read it and compile the change again; the refused request had no effect ([ANS4]). */
function rebase(held: ReplayState, row: Mutation, env: Env): ReplayState {
  const times = (row.spent.rebase ?? 0) + 1;
  const again = { ...unseal(row, env.newKey()), spent: { ...row.spent, rebase: times } };
  const pause = times > REBASES_AT_ONCE ? pauseAfter(times - REBASES_AT_ONCE, env) : null;
  return readFirst(replaceRow(held, { ...again, pause }));
}

export const readFirst = (held: ReplayState): ReplayState => wantRead(held, 'first');
export const readSoon = (held: ReplayState): ReplayState => (cartOf(held).read === 'no' ? wantRead(held, 'soon') : held);

const wantRead = (held: ReplayState, read: CartRow['read']): ReplayState =>
  cartOf(held).cartId === null ? held : changeCart(held, { read, readPause: null });

/** A read that began before the newest acknowledgement is discarded: it may show an earlier state ([SNAP2]). */
export function recordRead(held: ReplayState, plan: Extract<Plan, { do: 'read' }>, answer: Answer, env: Env): ReplayState {
  const cart = cartOf(held);
  if (cart.epoch !== plan.epoch || cart.acks !== plan.acks) return held;
  const done = (): ReplayState => changeCart(held, { read: 'no', readFailures: 0, readPause: null });
  const verdict = classify(answer, readerOf(held, env));
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
      return cart.readFailures < RENEWALS ? asked : suspend(asked, 'session', env);
    }
    case 'hold':
      return suspend(held, verdict.reason, env);
    default: {
      // A refused read is given up, but a doubt that cannot be looked up remains.
      if (verdict.kind === 'refused' && !row) return done();
      const pause = pauseAfter(cart.readFailures, env, verdict.kind === 'again' ? verdict.askedMs : 0);
      return changeCart(held, { readFailures: cart.readFailures + 1, readPause: pause });
    }
  }
}
