import type { Product } from './shopper.ts';

interface Hit extends Product {
  readonly productId: string;
  readonly comingSoon: boolean;
}
interface Variant {
  readonly productId: string;
  readonly quantity: number;
  readonly notifyMe: boolean;
}

/** A product that can be bought, but for a size that the shop would write about once it is back. */
export const findSoldOut = async (url: string): Promise<Product> => {
  const answer = await fetch(`${url}/products/v2/search/productSearch?locale=en-us&count=96`);
  const { hits } = (await answer.json()) as { hits: Hit[] };
  for (const { productId, name, url: path, comingSoon } of hits) {
    if (comingSoon) continue;
    const details = await fetch(`${url}/products/v2/products/${productId}/details?locale=en-us`);
    const variants = ((await details.json()) as { variants: Variant[] }).variants.filter((variant) => variant.productId === productId);
    if (variants.some(({ quantity, notifyMe }) => quantity === 0 && notifyMe) && variants.some(({ quantity }) => quantity > 0))
      return { name, url: path };
  }
  throw new Error('The seed has nothing of which one size is gone');
};
