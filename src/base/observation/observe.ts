import type { Order } from '#contract/calls/checkout.ts';
import type { ProductHit } from '#contract/calls/products.ts';
import type { CartChange } from '#db/cart/change.ts';

/** What screens say happened. Nothing of it is kept or sent here: that is up to whoever listens, with the shopper's consent. */
export type Observation =
  /** `before`: units of the line that the change is about. */
  | { readonly what: 'cart'; readonly change: CartChange; readonly before: number }
  | { readonly what: 'favorite'; readonly card: ProductHit; readonly productId: string }
  /** The receipt of an order that was placed on this device. */
  | { readonly what: 'order'; readonly order: Order }
  | { readonly what: 'cancelled'; readonly order: Order }
  /** Pieces whose return the shop has taken down. */
  | { readonly what: 'returned'; readonly order: Order; readonly lines: readonly ReturnedLine[] }
  | {
      readonly what: 'pop-up';
      readonly event: {
        readonly what: 'impression' | 'expand' | 'click';
        readonly name: string;
        readonly tracked: 'Newsletter' | 'Account';
        readonly text?: string;
      };
    };

export interface ReturnedLine {
  readonly itemId: string;
  readonly qty: number;
}

type Listener = (observation: Observation) => void;

/** More than somebody does before the page is quiet. */
const EARLY_MAX = 50;
const early: Observation[] = [];
const listeners: Listener[] = [];

export const observe = (observation: Observation): void => {
  if (early.length < EARLY_MAX) early.push(observation);
  for (const listener of listeners) listener(observation);
};

/** Data layer and experiments. Each begins with its consent, and is told first what happened before it was there. */
export const onObservation = (next: Listener): void => {
  for (const missed of early) next(missed);
  listeners.push(next);
};
