import type { Product } from './shopper.ts';
import { walkProducts } from './walk-products.ts';

const TRIED = 96;

/** A product that can be bought, but for a size that the shop would write about once it is back. */
export const findSoldOut = async (url: string): Promise<Product> => {
  for await (const { name, url: path, variants } of walkProducts(url, TRIED))
    if (variants.some(({ quantity, notifyMe }) => quantity === 0 && notifyMe) && variants.some(({ quantity }) => quantity > 0))
      return { name, url: path };
  throw new Error('The seed has nothing of which one size is gone');
};
