import type { Cart } from '#contract/cart.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import { suspend } from './suspension.ts';
import { lineKeyOf } from '#db/cart/lines/line-key.ts';
import { classify, readCart, type Verdict } from './classify.ts';
import { addNotice, keepAsRefused, leaveCart } from './epoch.ts';
import {
  cartOf,
  type CartRow,
  changeCart,
  type ReplayState,
  LOCAL_REASONS,
  type Mutation,
  pendingRows,
  type RebuildJournal,
} from '#db/mutations/mutation.ts';
import { acknowledged, replaceRow, unseal } from './outbox.ts';
import type { Env } from './env.ts';
import type { Plan } from './plan.ts';
import type { Answer } from './ports.ts';
import { pauseAfter } from './retry.ts';
import { readChange } from '#db/cart/upcast.ts';

/** More rebuilds than this indicate a fault that another rebuild will not fix. */
const REBUILDS_AN_HOUR = 3;
const HOUR_MS = 3_600_000;

export const mayRebuild = (cart: CartRow, now: number): boolean =>
  cart.rebuilt.filter((at) => Math.abs(now - at) < HOUR_MS).length < REBUILDS_AN_HOUR;

/** Counts the rebuild and adds its notice. */
export const noteRebuilt = (held: ReplayState, { rebuilt }: CartRow, lost: number, env: Env): ReplayState =>
  addNotice(changeCart(held, { rebuilt: [...rebuilt, env.now].slice(-REBUILDS_AN_HOUR) }), 'rebuilt', { lost }, env);

/** Starts a rebuild ([REB1]): after a crash it resumes where it stopped, with the same body and key. */
export function beginRebuild(held: ReplayState, env: Env): ReplayState {
  const cart = cartOf(held);
  if (cart.rebuild || cart.cartId === null) return held;
  // Nothing to carry over, and nothing that may have been bought: the next change creates a cart.
  if (!hasContent(cart) && !isInDoubt(held)) return leaveCart(held, env);
  const journal: RebuildJournal = { stage: 'ask-order', oldCartId: cart.cartId, order: null, create: null, failures: 0, pause: null };
  return changeCart(held, { rebuild: journal });
}

const isInDoubt = (held: ReplayState): boolean => pendingRows(held).some(({ doubts }) => doubts > 0);

const hasContent = ({ snapshot }: CartRow): boolean =>
  (snapshot?.items.some((item) => !item.bonus) ?? false) || (snapshot?.couponItems.length ?? 0) > 0;

export function recordRebuild(held: ReplayState, plan: Extract<Plan, { do: 'rebuild' }>, answer: Answer, env: Env): ReplayState {
  const cart = cartOf(held);
  const journal = cart.rebuild;
  if (!journal || journal.stage !== plan.stage) return held;
  if (plan.stage === 'ask-order') return afterAsking(held, journal, classify(answer, readOrderState), env);
  if (plan.stage === 'read-order') return afterReading(held, journal, classify(answer, readOrder), env);
  return afterCreating(held, journal, classify(answer, readCart), env);
}

type OrderState = CallResponse<'orders.byCart'>;

const readOrderState = (body: unknown): OrderState | null => (typeof (body as OrderState | null)?.state === 'string' ? (body as OrderState) : null);

const readOrder = (body: unknown): Pick<Cart, 'items'> | null => (Array.isArray((body as Cart | null)?.items) ? (body as Cart) : null);

/** Whether the cart became an order: bought items must not return to the cart ([REB2]). */
function afterAsking(held: ReplayState, journal: RebuildJournal, verdict: Verdict<OrderState>, env: Env): ReplayState {
  if (verdict.kind === 'done') {
    const { state, orderNumber, st } = verdict.body;
    if (state === 'PLACING' || state === 'AUTHENTICATING') return later(held, journal, 0, env);
    if (state === 'PLACED' || state === 'FINALISED') {
      const mustRead = orderNumber !== undefined && isInDoubt(held);
      if (!mustRead) return becameOrder(held, new Set(), orderNumber, env);
      return changeCart(held, {
        rebuild: { ...journal, stage: 'read-order', order: { orderNumber, st: st ?? '' }, failures: 0, pause: null },
      });
    }
    return prepareCreate(held, journal, env);
  }
  // The server knows of no order.
  if (verdict.kind === 'refused' || verdict.kind === 'rebuild') return prepareCreate(held, journal, env);
  return unsettled(held, journal, verdict, env);
}

/** A change in doubt is part of the order exactly if the order lists its key ([REB3]). */
function afterReading(held: ReplayState, journal: RebuildJournal, verdict: Verdict<Pick<Cart, 'items'>>, env: Env): ReplayState {
  if (verdict.kind === 'done')
    return becameOrder(held, new Set(verdict.body.items.flatMap((item) => item.opIds ?? [])), journal.order?.orderNumber, env);
  if (verdict.kind === 'refused' || verdict.kind === 'rebuild') return becameOrder(held, new Set(), journal.order?.orderNumber, env);
  return unsettled(held, journal, verdict, env);
}

function prepareCreate(held: ReplayState, journal: RebuildJournal, env: Env): ReplayState {
  const cart = cartOf(held);
  if (!hasContent(cart)) return leaveCart(held, env);
  // This device had begun an order when the cart vanished: its items return only if the shopper retries them.
  if (cart.ordering) return abandonCart(held, LOCAL_REASONS.ordered, env);
  // It may be part of an account's cart ([SIGN6]).
  if (cart.merging) return abandonCart(held, LOCAL_REASONS.lineLost, env);
  return changeCart(held, { rebuild: { ...journal, stage: 'create', create: env.profile.recreateCart(held, journal), failures: 0, pause: null } });
}

function afterCreating(held: ReplayState, journal: RebuildJournal, verdict: Verdict<Cart>, env: Env): ReplayState {
  if (verdict.kind === 'done') return env.profile.enter(held, cartOf(held), verdict.body, env);
  if (verdict.kind === 'refused' || verdict.kind === 'rebuild' || verdict.kind === 'restart') {
    return abandonCart(held, verdict.kind === 'refused' ? verdict.refusal.code : LOCAL_REASONS.lineLost, env);
  }
  return unsettled(held, journal, verdict, env);
}

/** No cart with the old items can be created: they are kept as refused changes, and the shopper decides. */
export function abandonCart(held: ReplayState, code: string, env: Env): ReplayState {
  const items = cartOf(held).snapshot?.items.filter((item) => !item.bonus) ?? [];
  const entered = leaveCart(held, env);
  return items.reduce((state, item) => keepAsRefused(state, item, code, env), entered);
}

/**
 * The checkout reports that the cart became an order. A change that may have arrived before it is part of the order exactly if the order lists its
 * key, so the server is asked first ([REB8]).
 */
export function orderPlaced(held: ReplayState, cartId: string, orderNumber: string, env: Env): ReplayState {
  if (cartOf(held).cartId !== cartId) return held;
  const doubtful = isInDoubt(held) || pendingRows(held).some(({ state }) => state === 'sending');
  return doubtful ? beginRebuild(held, env) : becameOrder(held, new Set(), orderNumber, env);
}

/** The cart was bought. Additions and coupons apply to the next cart; a change of a bought line is refused; bought lines never return ([REB2]). */
export function becameOrder(held: ReplayState, inOrder: ReadonlySet<string>, orderNumber: string | undefined, env: Env): ReplayState {
  const bought = new Set(cartOf(held).snapshot?.items.map(lineKeyOf));
  const sorted = pendingRows(held).reduce((state, row) => {
    if (row.doubts > 0 && inOrder.has(row.key)) return acknowledged(state, row, env.now);
    const fate = row.seal?.keyless && row.doubts > 0 ? 'unknown' : fateOf(row, bought);
    if (fate === 'goes-on') return state;
    if (fate === 'moot') return acknowledged(state, row, env.now);
    const late: Mutation = {
      ...unseal(row, env.newKey()),
      state: 'refused',
      refusal: { code: fate === 'unknown' ? LOCAL_REASONS.check : LOCAL_REASONS.ordered, status: 0, details: { orderNumber } },
    };
    return replaceRow(state, late);
  }, held);
  return addNotice(leaveCart(sorted, env), 'became-order', { orderNumber }, env);
}

function fateOf(row: Mutation, bought: ReadonlySet<string>): 'goes-on' | 'moot' | 'too-late' {
  const type = readChange(row)?.type;
  if (type === 'remove-coupon' || type === 'set-shipping-method') return 'moot';
  if (type === 'add-item' || type === 'apply-coupon' || type === undefined) return 'goes-on';
  return row.lines.some((line) => bought.has(line)) ? 'too-late' : 'goes-on';
}

function unsettled(held: ReplayState, journal: RebuildJournal, verdict: Verdict<unknown>, env: Env): ReplayState {
  if (verdict.kind === 'renew' || (verdict.kind === 'hold' && verdict.reason === 'identity'))
    return { ...later(held, journal, 0, env), lane: { ...held.lane, renew: true } };
  if (verdict.kind === 'hold') return suspend(held, verdict.reason, env);
  return later(held, journal, verdict.kind === 'again' ? verdict.askedMs : 0, env);
}

function later(held: ReplayState, journal: RebuildJournal, askedMs: number, env: Env): ReplayState {
  const pause = pauseAfter(journal.failures, env, askedMs);
  return changeCart(held, { rebuild: { ...journal, failures: journal.failures + 1, pause } });
}
