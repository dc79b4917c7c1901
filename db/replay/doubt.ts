import type { Cart } from '#contract/cart.ts';
import { putSnapshot } from './epoch.ts';
import { cartOf, changeCart, type ReplayState, LOCAL_REASONS, type Mutation } from '#db/mutations/mutation.ts';
import { acknowledged, replaceRow } from './outbox.ts';
import type { Env } from './env.ts';

const ABSOLUTE: ReadonlySet<string> = new Set(['change-quantity', 'remove-item', 'apply-coupon', 'remove-coupon', 'set-shipping-method']);

/** Whether applying the change twice has the same result: it names the final state, not an addition. */
export const isAbsolute = (row: Mutation): boolean => ABSOLUTE.has(row.type);

/** The cart that was read proves that the change was made. */
export function acknowledgeRead(held: ReplayState, row: Mutation, cart: Cart, env: Env): ReplayState {
  const mine = cartOf(held);
  const counted = changeCart(held, { acks: mine.acks + 1 });
  return acknowledged(putSnapshot(counted, cart, env.now), row, env.now);
}

/** The outcome cannot be known: the server's quantity is shown, and the shopper decides ([GW8]). */
export const letShopperCheck = (held: ReplayState, row: Mutation): ReplayState =>
  replaceRow(held, {
    ...row,
    state: 'refused',
    seal: null,
    doubts: 0,
    pause: null,
    parked: false,
    failures: 0,
    refusal: { code: LOCAL_REASONS.check, status: 0 },
  });
