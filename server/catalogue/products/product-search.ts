import type { CallQuery, CallResponse } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { searchProducts, type StoreShelves } from '#domain/catalogue/product-search.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * A list: of a category, of a search, or of given products.
 * @param shelves of the stores that the filters name
 * @throws PLP400 (404) for a category that there is not
 */
export const productSearch = (
  model: Model,
  query: CallQuery<'products.productSearch'>,
  locale: Locale,
  now: Date,
  shelves?: StoreShelves,
): CallResponse<'products.productSearch'> => {
  const found = searchProducts(model, query, locale, now, shelves);
  if (!found) throw new Refusal('PLP400');
  return found;
};
