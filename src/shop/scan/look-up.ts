import type { ProductDetails, Variant } from '#contract/calls/products.ts';
import type { LocaleId } from '#contract/locales.ts';
import { writingsOf } from '#domain/barcodes/gtin.ts';
import type { Code } from '#domain/barcodes/read-code.ts';
import type { Api } from '#src/base/api/client.ts';
import { isMissing } from '#src/base/api/is-missing.ts';
import { readSelection, selectedVariant } from '#src/shop/product/selection.ts';
import type { CatalogueApi } from '#workers/catalogue/types.ts';

/**
 * `variant`: one that can be bought. `product`: known, and something is left to choose. `none`: the shop has no such code. `unreachable`: the shop does not
 * answer, and the device does not know the code.
 */
export type LookedUp =
  | { readonly kind: 'variant'; readonly product: ProductDetails; readonly variant: Variant }
  | { readonly kind: 'product'; readonly product: ProductDetails }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' };

export interface LookUpPorts {
  readonly api: Api;
  readonly locale: LocaleId;
  /** The catalogue on this device. */
  readonly catalogue: () => Promise<Pick<CatalogueApi, 'variant' | 'product'>>;
}

/** What can be looked up. */
export type Known = Extract<Code, { kind: 'gtin' | 'product' }>;

/** Finds what a code names: on the device first, so that it costs no network, else by asking the shop. Never rejects. */
export const createLookUp = ({ api, locale, catalogue }: LookUpPorts): ((code: Known) => Promise<LookedUp>) => {
  const onDevice = async <T>(ask: (catalogue: Pick<CatalogueApi, 'variant' | 'product'>) => Promise<T | undefined>): Promise<T | undefined> => {
    try {
      return await ask(await catalogue());
    } catch {
      return undefined;
    }
  };

  const details = (productId: string): Promise<ProductDetails> => api('products.details', { params: { productId } });

  const byGtin = async (gtin: string): Promise<LookedUp> => {
    const writings = writingsOf(gtin);
    const found = await onDevice((device) => device.variant(locale, writings));
    if (found) return chosenFrom(found.product, found.upc);
    // The shop's search knows numbers off a label.
    for (const upc of writings) {
      const { hits } = await api('products.productSearch', { query: { q: upc, count: 1 } });
      const hit = hits[0];
      if (!hit) continue;
      const answer = chosenFrom(await details(hit.productId), upc);
      if (answer.kind === 'variant') return answer;
    }
    return { kind: 'none' };
  };

  const byLink = async ({ productId, chosen }: Extract<Known, { kind: 'product' }>): Promise<LookedUp> => {
    const product = (await onDevice((device) => device.product(locale, productId))) ?? (await details(productId));
    const variant = selectedVariant(product, readSelection(product, chosen));
    return variant ? { kind: 'variant', product, variant } : { kind: 'product', product };
  };

  return async (code) => {
    try {
      return await (code.kind === 'gtin' ? byGtin(code.gtin) : byLink(code));
    } catch (error) {
      return { kind: isMissing(error) ? 'none' : 'unreachable' };
    }
  };
};

const chosenFrom = (product: ProductDetails, upc: string): LookedUp => {
  const variant = product.variants.find((candidate) => candidate.upc === upc);
  return variant ? { kind: 'variant', product, variant } : { kind: 'none' };
};
