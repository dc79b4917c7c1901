import type { ProductDetails } from '#contract/calls/products.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { isDigital, toCartItem } from '#src/shop/product/cart-item-input.ts';
import { COLOR, missingTypes, optionState, selectedVariant, type Selection } from '#src/shop/product/selection.ts';

/** A product of a set as it is chosen. */
export interface SetChoice {
  readonly product: ProductDetails;
  readonly selection: Selection;
  /** The shopper leaves it out. */
  readonly isLeftOut: boolean;
}

/** What asks for more than colour and size has a page of its own. */
export const isSimple = (product: ProductDetails): boolean => !isDigital(product) && !product.customs && !product.presale && !product.comingSoon;

/** Attributes that are to be chosen in the list of a set: the colour is the one that is shown. */
export const choicesIn = (product: ProductDetails): ProductDetails['attributes'] =>
  product.attributes.filter(({ type, options }) => type !== COLOR && options.length > 1);

export const isChoosable = (product: ProductDetails, selection: Selection, type: string, value: string): boolean =>
  ['available', 'low-stock'].includes(optionState(product, selection, type, value));

/** Products that still want a choice, and the cart items of the others. */
export const readSet = (choices: readonly SetChoice[]): { readonly missing: readonly SetChoice[]; readonly items: readonly CartItemInput[] } => {
  const taken = choices.filter(({ isLeftOut }) => !isLeftOut);
  const chosen = taken.map((choice) => ({ choice, variant: selectedVariant(choice.product, choice.selection) }));
  return {
    missing: chosen
      .filter(({ choice, variant }) => missingTypes(choice.product, choice.selection).length > 0 || variant?.inventory !== 'InStock')
      .map(({ choice }) => choice),
    items: chosen.flatMap(({ choice, variant }) => (variant?.inventory === 'InStock' ? [toCartItem(choice.product, variant)] : [])),
  };
};
