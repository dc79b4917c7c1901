import type { ProductDetails } from '#contract/calls/products.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { pageHead } from '#src/base/seo/page-head.ts';
import { productPath } from './product-address.ts';

export interface ProductHeadInput {
  readonly product: ProductDetails;
  readonly i18n: I18n;
  readonly publicUrl: string;
  readonly search: Readonly<Record<string, string | undefined>>;
  /** The id in the address: of a colourway, or of the style. */
  readonly askedId?: string | undefined;
}

/** Description, picture and structured data are written by the server alone; the page need not even carry what makes them. */
const serverParts = import.meta.env.SSR ? await import('./product-json-ld.ts') : undefined;

const COLOR = 'color';

/** Head tags of a product page. Every colour and size points at the style, so that they share one page in a search engine. */
export const productHead = ({ product, i18n, publicUrl, search, askedId }: ProductHeadInput) => {
  const path = productPath(i18n.locale.id, product.slug, product.masterId);
  const shown = { i18n, publicUrl, path, type: 'product', title: titleOf(product, search[COLOR], askedId) } as const;
  return pageHead({ ...shown, ...serverParts?.productHeadParts(product, publicUrl, path, search) });
};

/** The colour stands in the title once it was asked for, by its code or by the colourway's id. */
const titleOf = (product: ProductDetails, color: string | undefined, askedId: string | undefined): string => {
  const colors = product.attributes.find(({ type }) => type === COLOR)?.options ?? [];
  const asked =
    colors.find(({ value }) => value === color) ?? (askedId === product.masterId ? undefined : colors.find(({ productId }) => productId === askedId));
  return asked ? `${product.name}, ${asked.label}` : product.name;
};
