import type { GiftOption } from '#contract/cart.ts';
import type { CartDraft } from '../lines/draft.ts';
import type { CartItemInput } from '../lines/item-facts.ts';
import { become } from './become.ts';

export interface SetGiftOptionArgs {
  readonly item: CartItemInput;
  readonly qty: number;
  /** Null removes it. */
  readonly giftOption: GiftOption | null;
}

/** The same item with that gift message, or without one. */
export function giftedAs({ choice, facts }: CartItemInput, giftOption: GiftOption | null): CartItemInput {
  const { giftOption: _, ...rest } = choice;
  return { facts, choice: giftOption ? { ...rest, giftOption } : rest };
}

export const setGiftOption = (cart: CartDraft, { item, giftOption, qty }: SetGiftOptionArgs): CartDraft =>
  become(cart, item, giftedAs(item, giftOption), qty);
