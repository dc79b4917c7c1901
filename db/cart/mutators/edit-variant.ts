import type { CartDraft } from '../draft.ts';
import type { KnownItem } from '../item-facts.ts';
import { become } from './become.ts';

export interface EditVariantArgs {
  readonly item: KnownItem;
  /** The other colour or size, with its own facts. */
  readonly to: KnownItem;
  /** What the line held when it was edited: needed only where the line is gone by then. */
  readonly qty: number;
}

export const editVariant = (cart: CartDraft, { item, to, qty }: EditVariantArgs): CartDraft => become(cart, item, to, qty);
