import type { QueryClient } from '@tanstack/react-query';
import type { CartItem } from '#contract/cart.ts';
import type { Api } from '#src/api/client.ts';
import { isMissing } from '#src/api/is-missing.ts';
import { basket } from '#src/cart/basket.ts';
import type { AgainResult } from '#src/orders/ports.ts';
import { knownItem } from '#src/product/known-item.ts';
import { productQuery } from '#src/product/product-query.ts';

/** Puts what was bought into the basket once more, as it is sold today: through the basket's own changes, so that it waits offline like any other. */
export const orderAgain = async (api: Api, client: QueryClient, items: readonly CartItem[]): Promise<AgainResult> => {
  const gone: string[] = [];
  const unsure: string[] = [];
  let added = 0;
  for (const { productId, upc, qty, name, giftOption } of items) {
    try {
      const product = await client.fetchQuery(productQuery(api, productId));
      const variant = product.variants.find((candidate) => candidate.upc === upc);
      if (!variant || variant.maxQty === 0) gone.push(name);
      else {
        basket.addItem(knownItem(product, variant, { giftOption }), Math.min(qty, variant.maxQty), { context: 'order-again' });
        added += 1;
      }
    } catch (error) {
      (isMissing(error) ? gone : unsure).push(name);
    }
  }
  return { added, gone, unsure };
};
