import { compile } from './compile.ts';
import {
  cartOf,
  type CartRow,
  changeCart,
  type ReplayState,
  isMine,
  localeOf,
  type Mutation,
  type Pause,
  subjectOf,
  type WireRequest,
} from '#db/mutations/mutation.ts';
import { acknowledged, replaceRow } from './outbox.ts';
import type { Env } from './env.ts';
import type { Plan } from './plan.ts';
import type { Connection } from './ports.ts';
import { pauseLeft } from './retry.ts';
import { readChange } from '#db/cart/upcast.ts';

const REST: Plan = { do: 'rest', waitMs: null };

/**
 * Starts a new drainer: attempts that an earlier one left in progress have an unknown outcome ([OUT6], [FEN1]). Pauses that start in the future date
 * from before the clock was set back and start now ([NET4]).
 */
export function begin(held: ReplayState, now: number): readonly [ReplayState, number] {
  const fence = held.lane.fence + 1;
  const anchored = <T extends Pause | null>(pause: T): T => (pause && pause.since > now ? { ...pause, since: now } : pause);
  const { hold } = held.lane;
  const lane = { ...held.lane, fence, hold: hold && { ...hold, pause: anchored(hold.pause) } };
  const outbox = held.outbox.map((row): Mutation => {
    const pause = anchored(row.pause);
    if (row.state === 'sending') return { ...row, pause, state: 'ambiguous', doubts: row.doubts + 1 };
    return pause === row.pause ? row : { ...row, pause };
  });
  const cart = cartOf(held);
  const readPause = anchored(cart.readPause);
  const rebuild = cart.rebuild && { ...cart.rebuild, pause: anchored(cart.rebuild.pause) };
  const carts = readPause === cart.readPause && !rebuild ? held : changeCart(held, { readPause, rebuild });
  return [{ ...carts, lane, outbox }, fence];
}

/** Settles what needs no request, plans the next request, and seals it in the same transaction. */
export function decide(held: ReplayState, env: Env): readonly [ReplayState, Plan] {
  const free = liftHold(held, env);
  if (free.lane.hold) return [free, { do: 'rest', waitMs: pauseLeft(free.lane.hold.pause, env.now, env.awake) }];
  const barrier = passBarrier(free, env);
  if (barrier) return barrier;
  const head = pickHead(free, env);
  const cart = cartOf(free);
  const mustRead = cart.cartId !== null && (cart.read === 'first' || (head.row !== null && !cart.snapshot));
  const mayRead = cart.cartId !== null && cart.read !== 'no' && head.left === 0;
  const doubt = head.row && isLookedUp(head.row, env) ? head.row : null;
  if (!head.row && !cart.rebuild && !mustRead && !mayRead) return [free, head.waitMs === null ? REST : { do: 'rest', waitMs: head.waitMs }];
  if (isUnsure(env.connection) || (env.connection === 'unknown' && hasFailed(head.row, cart))) return [free, { do: 'probe' }];
  if (!free.identity || free.lane.renew) return [free, { do: 'renew-session' }];
  if (cart.rebuild) return [free, planRebuild(free, cart, env)];
  if (doubt || mustRead || (mayRead && !head.row)) return [free, planRead(free, cart, env, doubt)];
  return head.row ? planSend(free, head.row, env) : [free, REST];
}

/** While the subject changes, nothing is sent except the steps of that change ([SIGN1], [OUTS2]). */
function passBarrier(held: ReplayState, env: Env): readonly [ReplayState, Plan] | null {
  const barrier = held.lane.signOut ?? held.lane.signIn;
  if (!barrier || (!env.identity && barrier.stage === 'drain')) return null;
  return env.identity ? env.identity.next(held, env) : [held, REST];
}

/** The cart is read before this change is sent again ([GW4], [GW9]). */
const isLookedUp = (row: Mutation, env: Env): boolean =>
  row.state === 'ambiguous' && row.seal?.cartId != null && env.profile.looksFirst(row, env.now);

export const isUnsure = (connection: Connection): boolean => connection === 'offline' || connection === 'captive' || connection === 'down';

/** After a failure the server's clock is queried first: a probe is cheaper than the change. */
const hasFailed = (row: Mutation | null, cart: CartRow): boolean =>
  (row?.failures ?? 0) > 0 || cart.readFailures > 0 || (cart.rebuild?.failures ?? 0) > 0;

function liftHold(held: ReplayState, { now, awake, build }: Env): ReplayState {
  const { hold } = held.lane;
  return hold && (hold.build !== build || pauseLeft(hold.pause, now, awake) === 0) ? { ...held, lane: { ...held.lane, hold: null } } : held;
}

interface Head {
  readonly row: Mutation | null;
  /** Time until the pause of the next row ends. */
  readonly waitMs: number | null;
  /** Number of rows that delay a read of the cart. */
  readonly left: number;
}

/** Strictly in order ([OUT2]), except that a parked or unreadable row delays only its own lines ([STUCK1], [VER4]). */
function pickHead(held: ReplayState, { now, awake }: Env): Head {
  const blocked = new Set<string>();
  let waitMs: number | null = null;
  let left = 0;
  const block = (row: Mutation): void => row.lines.forEach((line) => blocked.add(line));
  const barrier = (held.lane.signOut ?? held.lane.signIn)?.barrier ?? Infinity;
  for (const row of held.outbox) {
    if (row.state === 'refused' || row.seq > barrier || !isMine(held, row)) continue;
    const wait = pauseLeft(row.pause, now, awake);
    if (row.lines.some((line) => blocked.has(line)) || !readChange(row)) {
      block(row);
      continue;
    }
    if (!row.parked) left += 1;
    if (wait === 0) return { row, waitMs: null, left };
    waitMs = Math.min(waitMs ?? wait, wait);
    if (!row.parked) return { row: null, waitMs, left };
    block(row);
  }
  return { row: null, waitMs, left };
}

function planRead(held: ReplayState, cart: CartRow, env: Env, doubt: Mutation | null): Plan {
  const { now, awake, fenced } = env;
  const settles = doubt && { seq: doubt.seq, fenced: fenced?.(`${doubt.key} ${doubt.attempts}`) ?? false };
  const waitMs = pauseLeft(cart.readPause, now, awake);
  if (waitMs > 0) return { do: 'rest', waitMs };
  const request: WireRequest = { call: 'cart.get', params: { basketId: cart.cartId ?? '' }, subject: subjectOf(held), locale: localeOf(held) };
  return { do: 'read', request, epoch: cart.epoch, acks: cart.acks, holds: holdsOf(cart, env), ...(settles && { settles }) };
}

/** The tag is read when the request is sent, not sealed: by a repeat the device may hold another cart ([DIFF1]). */
const holdsOf = ({ snapshot }: CartRow, { profile }: Env): string | undefined => (profile.keyed ? (snapshot?.tag ?? 'none') : undefined);

function planRebuild(held: ReplayState, cart: CartRow, { now, awake }: Env): Plan {
  const journal = cart.rebuild;
  if (!journal) return REST;
  const waitMs = pauseLeft(journal.pause, now, awake);
  if (waitMs > 0) return { do: 'rest', waitMs };
  const about = { subject: subjectOf(held), locale: localeOf(held) };
  if (journal.stage === 'create' && journal.create) return { do: 'rebuild', stage: 'create', request: { ...journal.create, subject: about.subject } };
  if (journal.stage === 'read-order' && journal.order) {
    const { orderNumber, st } = journal.order;
    return { do: 'rebuild', stage: 'read-order', request: { call: 'orders.get', params: { orderNumber }, query: { st }, ...about } };
  }
  return { do: 'rebuild', stage: 'ask-order', request: { call: 'orders.byCart', params: { basketId: journal.oldCartId }, ...about } };
}

/** Write-ahead: the attempt is stored before it is made, with everything that a repeat needs ([OUT5]). */
function planSend(held: ReplayState, row: Mutation, env: Env): readonly [ReplayState, Plan] {
  if (row.seal) return start(held, row, env);
  const change = readChange(row);
  const cart = cartOf(held);
  const compiled = change ? compile(change, cart, env.profile) : { do: 'nothing' as const };
  if (compiled.do === 'nothing') return decide(acknowledged(held, row, env.now), env);
  if (compiled.do === 'refuse') return decide(replaceRow(held, { ...row, state: 'refused', refusal: { code: compiled.code, status: 0 } }), env);
  const prepared = env.profile.prepare?.(held, compiled.request, env);
  if (prepared) return decide(prepared, env);
  const request: WireRequest = { ...compiled.request, subject: subjectOf(held), locale: row.locale };
  const seal = {
    ...env.profile.seal(request, row),
    cartId: cart.cartId,
    epoch: cart.epoch,
    snapshotVersion: cart.snapshot?.version ?? null,
    at: env.now,
  };
  return start(held, { ...row, subject: subjectOf(held) || null, seal }, env);
}

/** Without a doubt, no earlier attempt took effect, so the server's retention of the key starts now ([GW9]). */
function start(held: ReplayState, row: Mutation, env: Env): readonly [ReplayState, Plan] {
  if (!row.seal) return [held, REST];
  const seal = row.doubts > 0 ? row.seal : { ...row.seal, at: env.now };
  const sending: Mutation = { ...row, seal, state: 'sending', attempts: row.attempts + 1, pause: null, parked: false };
  return [replaceRow(held, sending), { do: 'send', seq: row.seq, request: row.seal.request, holds: holdsOf(cartOf(held), env) }];
}
