import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { openDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { madeAs, type MadeToOrder } from './made-to-order.ts';

/** Asks how a thing is to be made, beginning with how it is made now; undefined: closed without an answer. */
export const askForDesign = async (item: CartItemInput): Promise<CartItemInput | undefined> => {
  const { product: productId, recipeId } = item.choice;
  const made = (await openDialog('design-yours', { productId, recipeId, price: item.facts.price.current }).closed) as MadeToOrder | undefined;
  return made && madeAs(item, made);
};
