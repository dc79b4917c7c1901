import type { Product } from './shopper.ts';

interface Hit extends Product {
  readonly productId: string;
  readonly inventory: string;
  readonly comingSoon: boolean;
}
interface Variant {
  readonly productId: string;
  readonly quantity: number;
}

/** A product of whose first size, as a shopper would choose it, only a few pieces are left, and how many. */
export const findFewLeft = async (url: string): Promise<Product & { readonly left: number }> => {
  for (let start = 0; start < 384; start += 96) {
    const answer = await fetch(`${url}/products/v2/search/productSearch?locale=en-us&count=96&start=${start}`);
    const { hits } = (await answer.json()) as { hits: Hit[] };
    for (const { productId, name, url: path, inventory, comingSoon } of hits) {
      if (inventory === 'OutOfStock' || comingSoon || /gift|pre/i.test(name)) continue;
      const details = await fetch(`${url}/products/v2/products/${productId}/details?locale=en-us`);
      const { variants } = (await details.json()) as { variants: Variant[] };
      const first = variants.find((variant) => variant.productId === productId && variant.quantity > 0);
      if (first && (first.quantity === 2 || first.quantity === 3)) return { name, url: path, left: first.quantity };
    }
  }
  throw new Error('The seed has nothing of which two or three are left');
};
