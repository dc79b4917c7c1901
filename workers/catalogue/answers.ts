import type { CallQuery, CallResponse } from '#contract/calls/calls.ts';
import { styleIdOf } from '#contract/ids.ts';
import type { Locale } from '#contract/locales.ts';
import type { OpenCatalogue } from '#db/catalogue/read-catalogue.ts';
import { autoSuggest } from '#domain/catalogue/auto-suggest.ts';
import { styleOnShelf } from '#domain/catalogue/list/shelf.ts';
import { productDetails } from '#domain/catalogue/product-details.ts';
import { searchProducts } from '#domain/catalogue/product-search.ts';
import type { FoundVariant, ListQuery } from './types.ts';

/** Numbers as the server reads them from an address: the wire has texts. */
const readQuery = ({ start, count, ...query }: ListQuery): CallQuery<'products.productSearch'> => ({
  ...query,
  ...(start !== undefined && { start: Number(start) }),
  ...(count !== undefined && { count: Number(count) }),
});

/** What the server would answer from this catalogue. Prices and stock are as old as it is; addresses in other locales are not on the device. */
export const listFrom = (
  { manifest, model }: OpenCatalogue,
  query: ListQuery,
  locale: Locale,
  now: Date,
): CallResponse<'products.productSearch'> | undefined => {
  const found = searchProducts(model, readQuery(query), locale, now);
  if (!found) return undefined;
  const { category, ...list } = found;
  return { ...list, ...(category && { category: { ...category, alternates: undefined } }), asOf: manifest.asOf };
};

export const suggestFrom = ({ model }: OpenCatalogue, q: string, locale: Locale, now: Date): CallResponse<'products.autoSuggest'> =>
  autoSuggest(model, q, locale, now);

export const productFrom = (
  { manifest, model }: OpenCatalogue,
  productId: string,
  locale: Locale,
  now: Date,
): CallResponse<'products.details'> | undefined => {
  const entry = styleOnShelf(model, locale.currency, now.getTime(), styleIdOf(productId));
  const shown = entry?.colourways.find(({ colourway }) => colourway.id === productId) ?? (productId.length === 8 ? entry?.colourways[0] : undefined);
  if (!entry || !shown) return undefined;
  const units = new Map(entry.colourways.flatMap(({ variants }) => variants.map(({ variant }) => [variant.upc, variant.shipped])));
  return { ...productDetails(entry, shown, { model, locale, now, units, alternates: [] }), alternates: undefined, asOf: manifest.asOf };
};

/** The product and variant that one of the codes names, in the order of the codes. */
export const variantFrom = (catalogue: OpenCatalogue, codes: readonly string[], locale: Locale, now: Date): FoundVariant | undefined => {
  // Made with the first question, which may be without a code, so that the first scan does not wait for it.
  const { variantByUpc } = catalogue.model;
  for (const code of codes) {
    const variant = variantByUpc.get(code);
    const product = variant && productFrom(catalogue, variant.colourway.id, locale, now);
    if (product?.variants.some(({ upc }) => upc === code)) return { product, upc: code };
  }
  return undefined;
};
