import { type CartChange, linesOf } from '#db/cart/change.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { classify } from '../classify.ts';
import { type ReplayState, isMine, type Mutation, type SignOutJournal, subjectOf } from '#db/mutations/mutation.ts';
import { replaceRow, settle } from '../outbox.ts';
import type { Env } from '../env.ts';
import type { Plan } from '../plan.ts';
import type { Answer } from '../ports.ts';
import { pauseAfter, pauseLeft } from '../retry.ts';
import { anchored, isDrained } from './sign-in.ts';
import { readChange } from '#db/cart/upcast.ts';

/** What happens to changes that have not reached the server: the shopper decides, never the device. */
export type Leftovers = 'send' | 'keep' | 'discard';

/** How many changes a screen must ask about before a sign-out. */
export const leftoversOf = (held: ReplayState): number => held.outbox.filter((row) => isMine(held, row)).length;

/**
 * Signs the device out. With `send` all pending changes are sent first; `keep` and `discard` take effect at once, offline too, and while a `send` is
 * stuck ([OUTS1]). The server is informed as soon as possible; until then nothing is sent with the old cookie ([OUTS2]).
 */
export function beginSignOut(held: ReplayState, leftovers: Leftovers, env: Env): ReplayState {
  const { signIn, signOut } = held.lane;
  if (held.identity?.type !== 'Registered' || signIn || signOut?.stage === 'end') return held;
  if (leftovers !== 'send') return seal(held, leftovers, env);
  return signOut ? held : withJournal(held, { stage: 'drain', barrier: held.lane.nextSeq - 1, failures: 0, pause: null });
}

const withJournal = (held: ReplayState, signOut: SignOutJournal | null): ReplayState => ({ ...held, lane: { ...held.lane, signOut } });

export function nextOfSignOut(held: ReplayState, env: Env): readonly [ReplayState, Plan] | null {
  const journal = held.lane.signOut;
  if (!journal || (journal.stage === 'drain' && !isDrained(held, journal.barrier))) return null;
  // Refused changes, and changes made during the drain, cannot be sent now and are not deleted without asking.
  const sealed = journal.stage === 'drain' ? seal(held, 'keep', env) : held;
  const ending = anchored(sealed.lane.signOut ?? journal, env.now);
  const waitMs = pauseLeft(ending.pause, env.now, env.awake);
  return [withJournal(sealed, ending), waitMs > 0 ? { do: 'rest', waitMs } : { do: 'identity', step: 'end' }];
}

/**
 * Deletes personal data: carts and notices; kept changes are reduced to product ids and quantities ([OUTS3]). They wait for their subject ([ID1]).
 */
function seal(held: ReplayState, leftovers: 'keep' | 'discard', env: Env): ReplayState {
  const subject = subjectOf(held);
  const at = new Date(env.now).toISOString();
  const sealed = held.outbox.reduce((state, row) => {
    if (!isMine(state, row)) return state;
    const kept = leftovers === 'keep' ? reduced(row) : null;
    return kept ? replaceRow(state, kept) : settle(state, row, 'dismissed', at);
  }, held);
  return {
    ...sealed,
    identity: null,
    carts: sealed.carts.filter((cart) => cart.subject !== subject),
    notices: sealed.notices.filter((notice) => notice.subject !== subject),
    lane: { ...sealed.lane, hold: null, renew: false, signOut: { stage: 'end', barrier: held.lane.nextSeq - 1, failures: 0, pause: null } },
  };
}

/**
 * A change without personal data; null if nothing is left of it (a coupon, a shipping method). Its body may have been sent: without it only the cart
 * can settle it, so the key is kept ([OUTS4]).
 */
function reduced(row: Mutation): Mutation | null {
  const change = readChange(row);
  const bare = change && reduceChange(change);
  if (!bare) return change ? null : row;
  const doubts = row.doubts + (row.state === 'sending' ? 1 : 0);
  const state = row.state === 'refused' ? 'refused' : doubts > 0 ? 'ambiguous' : 'waiting';
  const refusal = row.refusal && { code: row.refusal.code, status: row.refusal.status };
  return { ...row, args: bare.args, lines: linesOf(bare), seal: null, state, doubts, pause: null, parked: false, refusal };
}

function reduceChange(change: CartChange): CartChange | null {
  switch (change.type) {
    case 'add-item':
    case 'change-quantity':
      return { type: change.type, args: { item: bareItem(change.args.item), qty: change.args.qty } };
    case 'remove-item':
      return { type: change.type, args: { item: bareItem(change.args.item) } };
    case 'edit-variant':
      return { type: change.type, args: { item: bareItem(change.args.item), to: bareItem(change.args.to), qty: change.args.qty } };
    case 'set-fulfilment':
      return { type: change.type, args: { ...change.args, item: bareItem(change.args.item) } };
    default:
      return null;
  }
}

/** The product, and where it is collected. Gift messages and prices are dropped: employee prices would identify the person. */
function bareItem({ choice: { product, upc, storeId, shippingCode, recipeId }, facts }: CartItemInput): CartItemInput {
  return {
    choice: {
      product,
      upc,
      ...(storeId !== undefined && { storeId }),
      ...(shippingCode && { shippingCode }),
      ...(recipeId !== undefined && { recipeId }),
    },
    facts: {
      masterId: facts.masterId,
      name: '',
      productImageURL: '',
      pdpUrl: '',
      slug: '',
      price: { current: 0, original: 0, currency: facts.price.currency },
      attributes: [],
      pricingFacts: { ...facts.pricingFacts, categoryIds: [] },
      maxQty: facts.maxQty,
      ...(facts.isDigitalProduct && { isDigitalProduct: true }),
      ...(facts.isCustoms && { isCustoms: true }),
    },
  };
}

/** The server has ended the session, or no longer knows it. */
export function recordEnd(held: ReplayState, answer: Answer, env: Env): ReplayState {
  const journal = held.lane.signOut;
  if (journal?.stage !== 'end') return held;
  const verdict = classify(answer, (body) => body ?? {});
  if (verdict.kind !== 'again') return withJournal(held, null);
  const pause = pauseAfter(journal.failures, env, verdict.askedMs);
  return withJournal(held, { ...journal, failures: journal.failures + 1, pause });
}
