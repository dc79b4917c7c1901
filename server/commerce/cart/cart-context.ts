import type { CartStore, CatalogueVariant } from './ports.ts';
import type { Supply } from './availability.ts';

/** What the catalogue, the stock and the stores say of the items of a cart at this moment. */
export interface CartContext {
  /** By UPC. */
  readonly variants: ReadonlyMap<string, CatalogueVariant>;
  /** By id. */
  readonly stores: ReadonlyMap<string, CartStore>;
  /** Pieces that can be had, by UPC and place. */
  readonly available: ReadonlyMap<string, number>;
  /** By id of the item. */
  readonly supplies: ReadonlyMap<string, Supply>;
}
