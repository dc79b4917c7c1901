import type { ComponentType } from 'react';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import type { AddItemArgs } from '#db/cart/mutators/add-item.ts';

/** What the product's screens need of the cart; a route hands it in. */
export interface ProductCart {
  /** Paints at once, writes at once, and reaches the server when it can. */
  readonly add: (item: CartItemInput, more?: Pick<AddItemArgs, 'reserve'>) => void;
  /** What is sold ahead is for those with an account: asks, and says whether somebody is signed in now. */
  readonly signIn: () => Promise<boolean>;
  /** A tap is near: what the cart needs to take it may be fetched. */
  readonly prepare: () => void;
  /** Ways to pay the chosen variant in one step; `item` is asked at the press. */
  readonly Express?: ComponentType<ExpressOffer>;
}

export interface ExpressOffer {
  readonly item: () => CartItemInput | undefined;
  readonly onMissing: () => void;
  /** Whole minor units, of one piece. */
  readonly amount: number;
}
