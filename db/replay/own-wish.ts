import type { CartItem } from '#contract/cart.ts';
import { type CartChange, linesOf } from '../cart/change.ts';
import { factsOf } from '../cart/item-facts.ts';
import { choiceOf } from '../cart/line-key.ts';
import { type Held, localeOf, type Mutation, subjectOf } from './mutation.ts';
import { waitingRow } from './outbox.ts';
import type { Env } from './env.ts';
import { CHANGE_VERSIONS } from './upcast.ts';

/** What is in a basket, as a wish that may be fulfilled any number of times. */
export const asQuantity = (item: CartItem): CartChange => ({
  type: 'change-quantity',
  args: { item: { choice: choiceOf(item), facts: factsOf(item) }, qty: item.qty },
});

/** A wish that the device makes by itself in the name of whoever uses it now, in whose place it stands once it is put into the outbox. */
export function ownWish(held: Held, change: CartChange, { newKey, now }: Pick<Env, 'newKey' | 'now'>): Mutation {
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
