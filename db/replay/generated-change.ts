import type { CartItem } from '#contract/cart.ts';
import { type CartChange, linesOf } from '#db/cart/change.ts';
import { factsOf } from '#db/cart/lines/item-facts.ts';
import { choiceOf } from '#db/cart/lines/line-key.ts';
import { type ReplayState, localeOf, type Mutation, subjectOf } from '#db/mutations/mutation.ts';
import { waitingRow } from './outbox.ts';
import type { Env } from './env.ts';
import { CHANGE_VERSIONS } from '#db/cart/upcast.ts';

/** An item of a cart as an absolute change. */
export const asQuantity = (item: CartItem): CartChange => ({
  type: 'change-quantity',
  args: { item: { choice: choiceOf(item), facts: factsOf(item) }, qty: item.qty },
});

/** A change that the device makes itself, as the current subject. `addRow` gives it its place in the queue. */
export function ownWish(held: ReplayState, change: CartChange, { newKey, now }: Pick<Env, 'newKey' | 'now'>): Mutation {
  const tap = {
    id: newKey(),
    ...change,
    version: CHANGE_VERSIONS[change.type],
    locale: localeOf(held),
    subject: subjectOf(held) || null,
    at: new Date(now).toISOString(),
  };
  return waitingRow(tap, held.lane.lane, held.lane.nextSeq, linesOf(change));
}
