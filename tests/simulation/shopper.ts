import type { CartChange } from '#db/cart/change.ts';
import type { ItemChoice } from '#db/cart/lines/line-key.ts';
import type { CartView } from '#db/cart/view.ts';
import type { Tap } from '#db/mutations/mutation.ts';
import { addItem, changeQuantity, makeItem, removeItem } from '../support/make-cart.ts';
import { choiceText } from '../support/model-cart.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import { type FaultName, type FaultPlan, NO_FAULTS } from './faults.ts';

const UPCS = ['10000001', '10000002', '10000003'];
const STORE = { id: 'S1', name: 'One', code: 'pickup' } as const;

/** Faults of the way to the shop after which everything that was meant can still be known. */
export const WAY_FAULTS = [
  'dropRequest',
  'dropAnswer',
  'duplicate',
  'zombie',
  'captive',
  'truncated',
  'unavailable',
  'error500',
  'tooMany',
  'expired',
  'cartGone',
] as const satisfies readonly FaultName[];

/** Swarm: every seed draws which of these faults it has at all, and how often. */
export function drawWayFaults(random: SeededRandom, cartGone = 0.1): FaultPlan {
  const draw = (name: FaultName): number => (random.chance(0.4) ? random.fraction() * (name === 'cartGone' ? cartGone : 0.3) : 0);
  return { ...NO_FAULTS, ...Object.fromEntries(WAY_FAULTS.map((name) => [name, draw(name)])) };
}

/** Additions and quantities mostly; now and then another size or another way to get it. */
export function drawChange(random: SeededRandom): CartChange {
  const upc = random.pick(UPCS);
  const kind = random.fraction();
  if (kind < 0.45) return addItem(upc, 1 + random.int(3));
  if (kind < 0.68) return changeQuantity(upc, 1 + random.int(6));
  if (kind < 0.82) return removeItem(upc);
  const there = random.chance(0.3) ? makeItem(upc, { storeId: STORE.id, storeName: STORE.name, shippingCode: STORE.code }) : makeItem(upc);
  if (kind < 0.91) return { type: 'set-fulfilment', args: { item: there, qty: 1 + random.int(3), store: random.chance(0.6) ? STORE : null } };
  return {
    type: 'edit-variant',
    args: { item: there, to: { ...there, choice: { ...there.choice, upc: random.pick(UPCS) } }, qty: 1 + random.int(3) },
  };
}

interface LooseArgs {
  readonly item?: { readonly choice: ItemChoice };
  readonly to?: { readonly choice: ItemChoice };
  readonly store?: { readonly id: string; readonly code: string } | null;
  readonly qty: number;
}

/** A line in the words of the simulation. */
export const nameOf = (choice: Pick<ItemChoice, 'upc' | 'storeId'>): string =>
  choiceText({
    upc: choice.upc,
    storeId: choice.storeId ?? null,
    shippingCode: choice.storeId === undefined ? null : 'pickup',
    recipeId: null,
    giftOption: null,
  });

/** What the shopper meant, told without the engine: one pass over the taps in the order in which they were kept. */
export function meant(taps: readonly Pick<Tap, 'type' | 'args'>[], from: ReadonlyMap<string, number> = new Map()): Map<string, number> {
  const cart = new Map(from);
  for (const { type, args } of taps) {
    const { item, to, store, qty } = args as LooseArgs;
    if (!item) continue;
    const from = nameOf(item.choice);
    if (type === 'add-item') cart.set(from, (cart.get(from) ?? 0) + qty);
    else if (type === 'change-quantity') cart.set(from, qty);
    else if (type === 'remove-item') cart.delete(from);
    else {
      const next = to ? nameOf(to.choice) : nameOf({ upc: item.choice.upc, ...(store && { storeId: store.id }) });
      const had = cart.get(from);
      if (next === from) cart.set(from, had ?? qty);
      else if (had !== undefined) {
        cart.delete(from);
        cart.set(next, (cart.get(next) ?? 0) + had);
      } else if (!cart.has(next)) cart.set(next, qty);
    }
  }
  return cart;
}

export const sorted = (content: ReadonlyMap<string, number>): [string, number][] => [...content].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What the screen shows, in the same words. */
export const shown = ({ cart }: CartView): [string, number][] =>
  cart.items
    .map((item): [string, number] => {
      const store = item.shippingOptions[0]?.storeInfo;
      return [nameOf({ upc: item.upc, ...(store && { storeId: store.id }) }), item.qty];
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
