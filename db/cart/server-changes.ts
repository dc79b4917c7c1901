import type { Cart, CartItem, Flash } from '#contract/cart.ts';
import { cartOf, type ReplayState, isMine, type Notice, pendingRows, subjectOf } from '#db/mutations/mutation.ts';
import { readChange } from './upcast.ts';
import type { CartDraft } from './lines/draft.ts';
import { foldCart } from './fold.ts';
import { lineKeyOf } from './lines/line-key.ts';
import { sameCoupon } from './mutators/apply-coupon.ts';

/** `fewer`: `left` units instead of `wanted`; `line-gone`: none; `coupon-gone`: a coupon that was valid before. */
export type ServerChange = 'fewer' | 'line-gone' | 'coupon-gone';

/** Notices of the engine, and these. */
export type CartNotice = Omit<Notice, 'kind'> & { readonly kind: Notice['kind'] | ServerChange };

type Told = Pick<CartNotice, 'details'> & { readonly kind: ServerChange; readonly about: string };

/**
 * Adds notices about changes that the server made by itself, in the transaction that stores them. The engine's notices are about prices and sold-out
 * items, these about quantities, lines and coupons. One notice per subject matter, until it is dismissed.
 */
export function noteShopsDoing(before: ReplayState, after: ReplayState, now: number): ReplayState {
  const { snapshot } = cartOf(after);
  if (!snapshot || cartOf(before).snapshot === snapshot) return after;
  const changes = [...fromRemarks(before, snapshot), ...(isOneShopper(before, after) ? fromView(before, after, snapshot) : [])].filter(
    ({ about }) => !isRefused(after, about),
  );
  if (changes.length === 0) return after;
  const subject = subjectOf(after);
  const notices = new Map<string, CartNotice>(after.notices.map((notice) => [notice.id, notice]));
  for (const { kind, about, details } of changes) {
    const id = `${subject} ${kind} ${about}`;
    notices.set(id, { id, subject, kind, details, at: new Date(now).toISOString() });
  }
  // The table and the screens know more kinds than the engine, which passes unknown kinds on.
  return { ...after, notices: [...notices.values()] as readonly Notice[] };
}

/** A guest who signs in is the same person; another person's cart is not compared. */
const isOneShopper = (before: ReplayState, after: ReplayState): boolean => {
  const [was, is] = [subjectOf(before), subjectOf(after)];
  return was === is || (after.lane.became?.some(([from, to]) => from === was && to === is) ?? false);
};

/** After a merge or a rebuild the server lists the items that it added in a lower quantity; those flash messages refer to no item of the response. */
function fromRemarks(before: ReplayState, now: Cart): readonly Told[] {
  const heard = before.carts.find(({ snapshot }) => snapshot?.id === now.id)?.snapshot?.flash.map((flash) => JSON.stringify(flash)) ?? [];
  return now.flash
    .filter((flash) => flash.details.itemId === undefined && !heard.includes(JSON.stringify(flash)))
    .flatMap((flash) => fromRemark(flash));
}

function fromRemark({ code, details: { upc, name, maxAllowedQty: left, wantedQuantity: wanted } }: Flash): readonly Told[] {
  const named = typeof name === 'string' ? { name } : {};
  if (typeof upc !== 'string') return [];
  if (code === 'ProductItemNotAvailable') return [{ kind: 'line-gone', about: upc, details: named }];
  return code === 'ProductItemMaxQuantity' ? [{ kind: 'fewer', about: upc, details: { ...named, left, wanted } }] : [];
}

/** The refused change on the line shows it already and can be retried ([REB6]). */
const isRefused = (held: ReplayState, upc: string): boolean =>
  held.outbox.some((row) => {
    const change = row.state === 'refused' && isMine(held, row) ? readChange(row) : null;
    return change !== null && 'item' in change.args && change.args.item.choice.upc === upc;
  });

const viewOf = (held: ReplayState): CartDraft => foldCart(cartOf(held).snapshot, pendingRows(held));

/** Compares the view before and after; pending changes are in both. */
function fromView(before: ReplayState, after: ReplayState, now: Cart): readonly Told[] {
  const [shown, shows, old] = [viewOf(before), viewOf(after), cartOf(before).snapshot];
  const isAnother = old?.id !== now.id;
  const cut = shows.items.flatMap((item): Told[] => {
    const wanted = shown.items.find((other) => lineKeyOf(other) === lineKeyOf(item))?.qty ?? 0;
    if (isAnother || item.bonus || item.qty >= wanted || !isAll(item)) return [];
    return [{ kind: 'fewer', about: item.upc, details: { name: item.name, left: item.qty, wanted } }];
  });
  const lost = (old?.couponItems ?? []).flatMap(({ code, valid }): Told[] => {
    const find = ({ couponItems }: CartDraft) => couponItems.find((coupon) => sameCoupon(coupon.code, code));
    if (!valid || !find(shown)) return [];
    const state = find(shows)?.statusCode;
    const isSpent = state !== undefined && state !== 'applied' && state !== 'no_applicable_promotion';
    // In the same cart, a missing coupon was removed, here or on another device.
    return isSpent || (state === undefined && isAnother) ? [{ kind: 'coupon-gone', about: code, details: { code, ...(isSpent && { state }) } }] : [];
  });
  return [...cut, ...lost];
}

/** The quantity is all that is available; a shopper who reduced it on another device gets no notice. Sold-out items have a separate notice. */
const isAll = ({ qty, maxQty, availability: { state } }: CartItem): boolean => state !== 'OutOfStock' && state !== 'Withdrawn' && qty >= maxQty;
