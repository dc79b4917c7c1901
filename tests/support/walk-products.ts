import type { Product } from './shopper.ts';

export interface WalkedVariant {
  readonly productId: string;
  readonly upc: string;
  readonly quantity: number;
  readonly notifyMe: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A product as the shop tells of it. */
export interface WalkedProduct extends Product {
  readonly inventory: string;
  readonly attributes: readonly { readonly type: string; readonly options: readonly { readonly value: string; readonly label: string }[] }[];
  /** In the colour that lists show. */
  readonly variants: readonly WalkedVariant[];
}

interface Hit extends Product {
  readonly productId: string;
  readonly inventory: string;
  readonly comingSoon: boolean;
}

const PAGE = 96;

/** The products of the shop in the order of its list, but for gift cards and what cannot be bought yet; each is asked for when the one before was of no use. */
export async function* walkProducts(url: string, most: number): AsyncGenerator<WalkedProduct> {
  for (let start = 0; start < most; start += PAGE) {
    const list = await fetch(`${url}/products/v2/search/productSearch?locale=en-us&count=${PAGE}&start=${start}`);
    const { hits } = (await list.json()) as { hits: Hit[] };
    for (const { productId, name, url: path, inventory, comingSoon } of hits) {
      if (comingSoon || /gift|pre/i.test(name)) continue;
      const answer = await fetch(`${url}/products/v2/products/${productId}/details?locale=en-us`);
      const { attributes, variants } = (await answer.json()) as Pick<WalkedProduct, 'attributes' | 'variants'>;
      yield { name, url: path, inventory, attributes, variants: variants.filter((variant) => variant.productId === productId) };
    }
  }
}
