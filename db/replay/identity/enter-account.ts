import type { Cart, CartItem } from '#contract/cart.ts';
import { mergeQuantity } from '#domain/merge.ts';
import { linesOf, type CartChange } from '#db/cart/change.ts';
import { findLine } from '#db/cart/lines/draft.ts';
import { foldCart } from '#db/cart/fold.ts';
import { factsOf } from '#db/cart/lines/item-facts.ts';
import { choiceOf, lineKeyOf } from '#db/cart/lines/line-key.ts';
import { isAbsolute, letShopperCheck } from '../doubt.ts';
import { enterEpoch, keepAsRefused, keysIn, namesWith, putSnapshot } from '../epoch.ts';
import {
  type Account,
  cartOf,
  type CartRow,
  changeCart,
  emptyCart,
  type ReplayState,
  isMine,
  LOCAL_REASONS,
  type Mutation,
  NOBODY,
  subjectOf,
  type Tap,
  withCart,
} from '#db/mutations/mutation.ts';
import { acknowledged, addRow, replaceRow, unseal, waitingRow } from '../outbox.ts';
import type { Env } from '../env.ts';
import { rebaseAsDeltas } from './rebase-as-deltas.ts';
import { keyFrom } from '../seal.ts';
import { CHANGE_VERSIONS } from '#db/cart/upcast.ts';

/** How many merged guest carts the account's row remembers; older ones no longer exist. */
const RECEIPTS_KEPT = 20;

/**
 * The guest becomes the account, in one transaction. The account's cart is the snapshot of a new epoch; the guest's cart is merged into it unless the
 * server has done that or a receipt records it ([SIGN4]); changes made since the barrier become differences ([SIGN8]). The view changes from one cart
 * to the merged one in one step ([SIGN9]).
 */
export function enterAccount(held: ReplayState, account: Account, cart: Cart | null, env: Env): ReplayState {
  const guest = cartOf(held);
  const guestRows = held.outbox.filter((row) => isMine(held, row) && row.state !== 'refused');
  const before = held.carts.find((row) => row.subject === account.subject) ?? emptyCart(account.subject);
  const done = account.merged || (guest.cartId !== null && (before.mergedFrom ?? []).includes(guest.cartId));
  const here = settleKept(takeAccountCart(become(held, account, guestRows), before, cart, env), env);
  const receipts = [...(before.mergedFrom ?? []), ...(guest.cartId === null ? [] : [guest.cartId])].slice(-RECEIPTS_KEPT);
  const noted = changeCart(here, { mergedFrom: receipts });
  // The merged cart is gone and may have been bought, or the guest's cart may be part of another account: the shopper decides about each line.
  const asked = done ? !cart : guest.merging;
  const shown = asked ? guestLines(guest).reduce((state, item) => keepAsRefused(state, item, LOCAL_REASONS.lineLost, env), noted) : noted;
  return carryOver(done || asked ? shown : putIn(shown, guest, env), guest, guestRows, env);
}

/** The same person under another subject. Refusals and notices of the guest stay visible; the device drops the guest's cart. */
function become(held: ReplayState, account: Account, guestRows: readonly Mutation[]): ReplayState {
  const guest = subjectOf(held);
  const mine = account.subject;
  return {
    ...held,
    identity: { subject: mine, type: 'Registered' },
    lane: { ...held.lane, renew: false, hold: null, signIn: null, became: namesWith(held, mine), lastSignIn: { outcome: 'signed-in' } },
    carts: held.carts.filter((row) => row.subject !== guest),
    outbox: held.outbox.filter((row) => !guestRows.includes(row)).map((row) => ((row.subject ?? NOBODY) === guest ? { ...row, subject: mine } : row)),
    notices: held.notices.map((notice) => (notice.subject === guest ? { ...notice, id: notice.id.replace(guest, mine), subject: mine } : notice)),
  };
}

/** A cart that this device already knows stays valid together with its seals; any other cart starts a new epoch ([EPO1]). */
function takeAccountCart(held: ReplayState, before: CartRow, cart: Cart | null, env: Env): ReplayState {
  const known = withCart(held, before);
  if (!cart || before.cartId !== cart.id) return enterEpoch(known, cart, keysIn(cart), env);
  return putSnapshot(withCart(known, { ...before, acks: before.acks + 1, read: 'no', readPause: null }), cart, env.now);
}

/** A change kept at a sign-out while in doubt has lost its body: the cart shows whether it was made, or the shopper decides ([OUTS4]). */
function settleKept(held: ReplayState, env: Env): ReplayState {
  const proven = keysIn(cartOf(held).snapshot);
  return held.outbox.reduce((state, row) => {
    if (!isMine(state, row) || row.state === 'refused' || row.seal || row.doubts === 0) return state;
    if (proven.has(row.key)) return acknowledged(state, row, env.now);
    return isAbsolute(row) ? replaceRow(state, unseal(row, env.newKey())) : letShopperCheck(state, row);
  }, held);
}

const guestLines = ({ snapshot }: CartRow): readonly CartItem[] => snapshot?.items.filter((item) => !item.bonus) ?? [];

/** The guest's cart as changes of the account's: the merged quantity less the account's. Their ids are derived from both carts. */
function putIn(held: ReplayState, guest: CartRow, env: Env): ReplayState {
  const there = foldCart(cartOf(held).snapshot, []);
  const additions = guestLines(guest).flatMap((item): CartChange[] => {
    const account = findLine(there, lineKeyOf(item))?.qty ?? 0;
    const qty = mergeQuantity(account, item.qty, item.maxQty) - account;
    return qty > 0 ? [{ type: 'add-item', args: { item: { choice: choiceOf(item), facts: factsOf(item) }, qty } }] : [];
  });
  const coupons = (guest.snapshot?.couponItems ?? [])
    .filter(({ code }) => !there.couponItems.some((coupon) => coupon.code === code))
    .map(({ code }): CartChange => ({ type: 'apply-coupon', args: { code } }));
  return [...additions, ...coupons].reduce((state, change) => {
    const id = keyFrom(`merge ${guest.cartId} ${subjectOf(state)} ${linesOf(change)[0] ?? JSON.stringify(change.args)}`);
    return append(state, { ...tapOf(change, guest, env), id });
  }, held);
}

const tapOf = (change: CartChange, { snapshot }: CartRow, env: Env): Omit<Tap, 'id'> => ({
  type: change.type,
  version: CHANGE_VERSIONS[change.type],
  args: change.args,
  locale: (snapshot?.locale as Tap['locale'] | undefined) ?? 'en-us',
  subject: null,
  at: new Date(env.now).toISOString(),
});

function append(held: ReplayState, tap: Tap, more: Partial<Mutation> = {}): ReplayState {
  const change = { type: tap.type, args: tap.args } as CartChange;
  const row = waitingRow({ ...tap, subject: subjectOf(held) }, held.lane.lane, held.lane.nextSeq, linesOf(change));
  return addRow(held, { ...row, ...more });
}

/**
 * The guest's changes after the barrier, in order and at the end of the queue: the lines that they refer to exist on the server only after the merge.
 */
function carryOver(held: ReplayState, guest: CartRow, rows: readonly Mutation[], env: Env): ReplayState {
  return rebaseAsDeltas(rows, guest.snapshot).reduce((state, { row, changeIn }) => {
    const merged = foldCart(
      cartOf(state).snapshot,
      state.outbox.filter((other) => isMine(state, other) && other.state !== 'refused'),
    );
    return changeIn(merged).reduce((at, change, index): ReplayState => {
      if (!change) {
        const { nextSeq } = at.lane;
        const same = { ...row, subject: subjectOf(at), seq: nextSeq };
        return { ...at, lane: { ...at.lane, nextSeq: nextSeq + 1 }, outbox: [...at.outbox, same] };
      }
      const { merged: taps } = row;
      const tap: Tap = { ...tapOf(change, guest, env), locale: row.locale, at: row.at, id: index === 0 ? row.id : keyFrom(`${row.id} ${index}`) };
      return append(at, tap, index === 0 ? { merged: taps } : {});
    }, state);
  }, held);
}
