import type { ProductDetails } from '#contract/calls/products.ts';
import { currentLocale } from '#src/base/i18n/current-locale.ts';
import { fromCatalogue } from '#src/base/offline-catalogue/from-catalogue.ts';

/** A product that the shop did not answer, from the offline catalogue. Throws the failure again where that does not have it. */
export const productFromDevice = async (error: unknown, productId: string): Promise<ProductDetails> => {
  const found = await fromCatalogue(error, (catalogue) => catalogue.product(currentLocale(), productId));
  if (!found) throw error;
  return found;
};
