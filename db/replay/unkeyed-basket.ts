import type { Cart } from '#contract/cart.ts';
import type { CartChange } from '../cart/change.ts';
import { linesOf } from '../cart/change.ts';
import { factsOf } from '../cart/item-facts.ts';
import { choiceOf } from '../cart/line-key.ts';
import { localeOf } from './decide.ts';
import { addNotice, enterEpoch, putSnapshot } from './epoch.ts';
import type { GatewayProfile } from './gateway.ts';
import { cartOf, changeCart, type Held, isMine, type Mutation, subjectOf, type WireRequest } from './mutation.ts';
import { waitingRow } from './outbox.ts';
import type { Env } from './plan.ts';
import { REBUILDS_AN_HOUR } from './rebuild.ts';
import { CHANGE_VERSIONS } from './upcast.ts';

/** An empty basket: should its making go unanswered, a second one is made, and nothing is in the first ([GW2]). */
export const emptyBasket = (held: Held): WireRequest => ({
  call: 'cart.create',
  body: {},
  subject: subjectOf(held),
  locale: localeOf(held, cartOf(held)),
});

/** Without keys nothing is ever put into a basket in the request that makes it. */
export const makeEmptyBasket: GatewayProfile['prepare'] = (held, { call }) => {
  const cart = cartOf(held);
  if (!call.startsWith('cart.create') || cart.cartId !== null) return null;
  return changeCart(held, { rebuild: { stage: 'create', oldCartId: '', order: null, create: emptyBasket(held), failures: 0, pause: null } });
};

/**
 * The old lines and coupons become wishes of their own, as quantities that may be set any number of times, before everything that waits
 * ([GW3]): a crash in between finds them in the outbox.
 */
export const enterAndRefill: NonNullable<GatewayProfile['enter']> = (held, cart, next, env) => {
  if (cart.rebuild?.oldCartId === '') return putSnapshot(changeCart(held, { rebuild: null }), next, env.now);
  const moved = refill(held, cart.snapshot, enterEpoch(held, next, new Set(), env), env);
  const dated = changeCart(moved, { rebuilt: [...cart.rebuilt, env.now].slice(-REBUILDS_AN_HOUR) });
  return addNotice(dated, 'rebuilt', { lost: 0 }, env);
};

function refill(held: Held, old: Cart | null, entered: Held, env: Env): Held {
  const changes: CartChange[] = [
    ...(old?.items ?? [])
      .filter((item) => !item.bonus)
      .map((item): CartChange => ({ type: 'change-quantity', args: { item: { choice: choiceOf(item), facts: factsOf(item) }, qty: item.qty } })),
    ...(old?.couponItems ?? []).map(({ code }): CartChange => ({ type: 'apply-coupon', args: { code } })),
  ];
  const isWaiting = (row: Mutation): boolean => isMine(entered, row) && row.state !== 'refused';
  const put = changes.map((change): Omit<Mutation, 'seq'> => {
    const tap = {
      id: env.newKey(),
      type: change.type,
      version: CHANGE_VERSIONS[change.type],
      args: change.args,
      locale: localeOf(held, cartOf(held)),
      subject: subjectOf(held) || null,
      at: new Date(env.now).toISOString(),
    };
    return waitingRow(tap, entered.lane.lane, 0, linesOf(change));
  });
  const queue = [...put, ...entered.outbox.filter(isWaiting)].map((row, index): Mutation => ({ ...row, seq: entered.lane.nextSeq + index }));
  return {
    ...entered,
    lane: { ...entered.lane, nextSeq: entered.lane.nextSeq + queue.length },
    outbox: [...entered.outbox.filter((row) => !isWaiting(row)), ...queue],
  };
}
