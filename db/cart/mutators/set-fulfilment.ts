import type { ShippingCode } from '#contract/cart.ts';
import type { CartDraft } from '../lines/draft.ts';
import type { CartItemInput } from '../lines/item-facts.ts';
import { become } from './become.ts';

export interface SetFulfilmentArgs {
  readonly item: CartItemInput;
  readonly qty: number;
  /** Collected in this store; null: shipped. */
  readonly store: { readonly id: string; readonly name: string; readonly code?: ShippingCode } | null;
}

/** The same item, collected in that store or shipped. */
export function fulfilledAs({ choice, facts }: CartItemInput, store: SetFulfilmentArgs['store']): CartItemInput {
  const { storeId: _id, storeName: _name, shippingCode: _code, ...rest } = choice;
  return { facts, choice: store ? { ...rest, storeId: store.id, storeName: store.name, shippingCode: store.code ?? 'pickup' } : rest };
}

export const setFulfilment = (cart: CartDraft, { item, store, qty }: SetFulfilmentArgs): CartDraft =>
  become(cart, item, fulfilledAs(item, store), qty);
