import type { CartDraft } from '../lines/draft.ts';
import type { CartItemInput } from '../lines/item-facts.ts';
import { become } from './become.ts';

export interface EditVariantArgs {
  readonly item: CartItemInput;
  /** The other colour or size, with its own details. */
  readonly to: CartItemInput;
  /** The line's quantity when it was edited; needed only if the line is gone. */
  readonly qty: number;
}

export const editVariant = (cart: CartDraft, { item, to, qty }: EditVariantArgs): CartDraft => become(cart, item, to, qty);
