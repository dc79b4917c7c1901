import type { KnownItem } from '#db/cart/item-facts.ts';

/** What the product's screens need of the basket; a route hands it in. */
export interface ProductBasket {
  /** Paints at once, writes at once, and reaches the server when it can. */
  readonly add: (item: KnownItem, context: 'product-page' | 'quick-shop') => void;
  /** A tap is near: what the basket needs to take it may be fetched. */
  readonly prepare: () => void;
}
