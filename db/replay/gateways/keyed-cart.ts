import type { Cart, CartItem } from '#contract/cart.ts';
import { choiceOf, lineKeyOf } from '#db/cart/lines/line-key.ts';
import { wireItem } from '../compile.ts';
import { enterEpoch, keepAsRefused, keysIn } from '../epoch.ts';
import type { GatewayProfile } from '../env.ts';
import { cartOf, LOCAL_REASONS, localeOf, subjectOf } from '#db/mutations/mutation.ts';
import { noteRebuilt } from '../rebuild.ts';
import { canonicalJson, keyFrom } from '../seal.ts';

/**
 * The key is derived from the old cart, its epoch and the body, so any number of rebuilds create one cart; the server also creates only one cart per
 * `rebuildOf` ([REB4]).
 */
export const recreateOldCart: GatewayProfile['recreateCart'] = (held, { oldCartId }) => {
  const { snapshot, epoch } = cartOf(held);
  const body = {
    rebuildOf: { cartId: oldCartId, epoch },
    items: snapshot?.items.filter((item) => !item.bonus).map((item) => wireItem(choiceOf(item), item.qty)),
    coupons: snapshot?.couponItems.map((coupon) => coupon.code),
  };
  return { call: 'cart.create', body, key: keyFrom(canonicalJson(body)), subject: subjectOf(held), locale: localeOf(held) };
};

/** Pending changes find their lines in the new cart by choice; lines that did not return are shown ([REB5], [REB6]). */
export const enterRebuilt: GatewayProfile['enter'] = (held, cart, next, env) => {
  const lost = cart.snapshot?.items.filter((item) => !item.bonus && cameShort(item, cart.snapshot, next)) ?? [];
  const entered = enterEpoch(held, next, keysIn(cart.snapshot), env);
  const kept = lost.reduce((state, item) => keepAsRefused(state, item, LOCAL_REASONS.lineLost, env), entered);
  return noteRebuilt(kept, cart, lost.length, env);
};

/** Fewer units than before of this line and of the variant as a whole: a line that only has another shipment has returned. */
function cameShort(item: CartItem, before: Cart | null, after: Cart): boolean {
  const units = (cart: Cart | null): number =>
    (cart?.items ?? []).reduce((sum, { upc, qty, bonus }) => sum + (upc === item.upc && !bonus ? qty : 0), 0);
  const line = after.items.find((other) => lineKeyOf(other) === lineKeyOf(item));
  return (line?.qty ?? 0) < item.qty && units(after) < units(before);
}
