import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import type { Locale } from '#contract/locales.ts';
import type { ProductDetails } from '#contract/calls/products.ts';
import type { Api } from '#src/base/api/client.ts';
import { isMissing } from '#src/base/api/is-missing.ts';
import { type ProductAddress, productPath } from './product-address.ts';
import { productQuery } from './product-query.ts';

export interface ProductContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly locale: Locale;
}

/** Loads what a product's address names: 404 where there is no such product, the right address where its name is another one. */
export const loadProduct = async (context: ProductContext, address: ProductAddress | null, search = ''): Promise<ProductDetails> => {
  if (!address) throw notFound();
  const product = await context.queryClient.ensureQueryData(productQuery(context.api, address.productId)).catch((error: unknown) => {
    if (isMissing(error)) throw notFound();
    throw error;
  });
  if (address.slug !== product.slug) {
    throw redirect({ href: productPath(context.locale.id, product.slug, address.productId) + search, replace: true, statusCode: 301 });
  }
  return product;
};
