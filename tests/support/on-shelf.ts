import type { Product } from './shopper.ts';
import { walkProducts } from './walk-products.ts';

/** A size as its radio names it. */
export interface SizeOnShelf {
  readonly label: string;
  readonly upc: string;
  /** Pieces in the store. */
  readonly units: number;
}

export interface ProductOnShelf extends Product {
  /** All that it comes in. */
  readonly sizes: readonly SizeOnShelf[];
  /** One of which the store has a few. */
  readonly held: SizeOnShelf;
}

/** More is told as "ten and more". */
const MOST_COUNTED = 9;
/** More is told as "in stock". */
const FEW = 4;
const TRIED = 96;

/** A product of which a store has a few in one size and another number in another, by the shop's own figures. */
export const findOnShelf = async (url: string, storeId: string): Promise<ProductOnShelf> => {
  for await (const { name, url: path, inventory, attributes, variants: own } of walkProducts(url, TRIED)) {
    const options = attributes.find(({ type }) => type === 'size')?.options;
    if (inventory !== 'InStock' || !options) continue;
    if (own.some((variant) => Object.keys(variant.attributes).toSorted().join() !== 'color,size')) continue;
    const body = { storeIds: [storeId], upcs: own.map(({ upc }) => upc) };
    const stores = await fetch(`${url}/stores/v1/search?locale=en-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const [store] = ((await stores.json()) as { stores: { stock?: Record<string, number> }[] }).stores;
    const sizes = own.map(({ upc, attributes: { size } }) => ({
      upc,
      label: options.find(({ value }) => value === size)?.label ?? '',
      units: store?.stock?.[upc] ?? 0,
    }));
    const held = sizes.find(({ upc, units }) => units > 0 && units <= FEW && own.some((variant) => variant.upc === upc && variant.quantity > 0));
    const isCounted = sizes.every(({ units }) => units <= MOST_COUNTED);
    if (held && isCounted && new Set(sizes.map(({ units }) => units)).size > 1) return { name, url: path, sizes, held };
  }
  throw new Error(`The seed has nothing of which ${storeId} has a few pieces in one size and others in another`);
};
