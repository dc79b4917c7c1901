import type { Cart } from '#contract/cart.ts';
import type { CartChange } from '#db/cart/change.ts';
import { lineKeyOf } from '#db/cart/lines/line-key.ts';
import { makeItem as itemFromFacts } from '#db/cart/lines/item-facts.ts';
import { noCart } from '#pricing/no-cart.ts';
import { emptyCart, emptyReplayState, type ReplayState, type Mutation, type Tap } from '#db/mutations/mutation.ts';
import { enqueue } from '#db/replay/outbox.ts';
import type { Env } from '#db/replay/env.ts';
import { KEYED } from '#db/replay/gateways/keyed.ts';
import { makeItem } from './make-cart.ts';

let ids = 0;

export const makeTap = ({ type, args }: CartChange, more: Partial<Tap> = {}): Tap => ({
  id: `tap-${String(++ids).padStart(5, '0')}`,
  type,
  version: 1,
  args,
  locale: 'en-us',
  subject: null,
  at: '2026-11-21T09:00:00.000Z',
  ...more,
});

/** A snapshot that holds these variants in these quantities. */
export function makeSnapshot(content: Readonly<Record<string, number>>, more: Partial<Cart> = {}): Cart {
  const items = Object.entries(content).map(([upc, qty]) => ({ ...itemFromFacts(makeItem(upc), qty), id: `item-${upc}` }));
  return { ...noCart('en-us'), id: 'cart-1', basketId: 'cart-1', version: 1, items, ...more };
}

/** A device of one guest with that snapshot and nothing waiting. */
export function makeHeld(snapshot: Cart | null = null): ReplayState {
  const cart = { ...emptyCart('guest'), cartId: snapshot?.id ?? null, snapshot };
  return { ...emptyReplayState('cart'), identity: { subject: 'guest', type: 'Guest' }, carts: [cart] };
}

export const withTaps = (held: ReplayState, ...changes: readonly CartChange[]): ReplayState =>
  enqueue(
    held,
    'cart',
    changes.map((change) => makeTap(change)),
  );

export const updateRow = (held: ReplayState, seq: number, more: Partial<Mutation>): ReplayState => ({
  ...held,
  outbox: held.outbox.map((row) => (row.seq === seq ? { ...row, ...more } : row)),
});

let keys = 0;

export const makeEnv = (more: Partial<Env> = {}): Env => ({
  now: Date.UTC(2026, 10, 21, 9),
  awake: false,
  connection: 'online',
  profile: KEYED,
  build: 'one',
  newKey: () => `key-${++keys}`,
  fraction: () => 0.5,
  ...more,
});

/** Line to quantity, for comparing what two folds come to. */
export const quantities = ({ items }: Pick<Cart, 'items'> | { readonly items: readonly Cart['items'][number][] }): Record<string, number> =>
  Object.fromEntries(items.map((item) => [lineKeyOf(item), item.qty] as const).toSorted(([one], [other]) => (one < other ? -1 : 1)));
