import type { Product } from './shopper.ts';
import { walkProducts } from './walk-products.ts';

const TRIED = 384;

/** A product of whose first size, as a shopper would choose it, only a few pieces are left, and how many. */
export const findFewLeft = async (url: string): Promise<Product & { readonly left: number }> => {
  for await (const { name, url: path, inventory, variants } of walkProducts(url, TRIED)) {
    if (inventory === 'OutOfStock') continue;
    const first = variants.find(({ quantity }) => quantity > 0);
    if (first?.quantity === 2 || first?.quantity === 3) return { name, url: path, left: first.quantity };
  }
  throw new Error('The seed has nothing of which two or three are left');
};
