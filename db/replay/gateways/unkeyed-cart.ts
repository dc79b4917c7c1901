import type { Cart } from '#contract/cart.ts';
import type { CartChange } from '#db/cart/change.ts';
import { enterEpoch, putSnapshot } from '../epoch.ts';
import type { GatewayProfile } from '../env.ts';
import { cartOf, changeCart, type ReplayState, localeOf, pendingRows, subjectOf, type WireRequest } from '#db/mutations/mutation.ts';
import { addRow } from '../outbox.ts';
import { asQuantity, ownWish } from '../generated-change.ts';
import type { Env } from '../env.ts';
import { noteRebuilt } from '../rebuild.ts';

/** Creates an empty cart: if its response is lost, a second one is created, and the first stays empty ([GW2]). */
export const emptyCart = (held: ReplayState): WireRequest => ({ call: 'cart.create', body: {}, subject: subjectOf(held), locale: localeOf(held) });

/** Without keys, nothing is put into a cart in the request that creates it. */
export const makeEmptyCart: GatewayProfile['prepare'] = (held, { call }) => {
  const cart = cartOf(held);
  if (!call.startsWith('cart.create') || cart.cartId !== null) return null;
  return changeCart(held, { rebuild: { stage: 'create', oldCartId: '', order: null, create: emptyCart(held), failures: 0, pause: null } });
};

/** The old lines and coupons become absolute changes before all pending ones ([GW3]): after a crash they are in the outbox. */
export const enterAndRefill: GatewayProfile['enter'] = (held, cart, next, env) => {
  if (cart.rebuild?.oldCartId === '') return putSnapshot(changeCart(held, { rebuild: null }), next, env.now);
  const moved = refill(held, cart.snapshot, enterEpoch(held, next, new Set(), env), env);
  return noteRebuilt(moved, cart, 0, env);
};

function refill(held: ReplayState, old: Cart | null, entered: ReplayState, env: Env): ReplayState {
  const changes: CartChange[] = [
    ...(old?.items ?? []).filter((item) => !item.bonus).map(asQuantity),
    ...(old?.couponItems ?? []).map(({ code }): CartChange => ({ type: 'apply-coupon', args: { code } })),
  ];
  const waiting = pendingRows(entered);
  const queue = [...changes.map((change) => ownWish(held, change, env)), ...waiting];
  const emptied: ReplayState = { ...entered, outbox: entered.outbox.filter((row) => !waiting.includes(row)) };
  return queue.reduce(addRow, emptied);
}
