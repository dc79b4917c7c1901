import type { QueryClient } from '@tanstack/react-query';
import type { CartItem, GiftOption } from '#contract/cart.ts';
import type { Api } from '#src/base/api/client.ts';
import { isMissing } from '#src/base/api/is-missing.ts';
import { cart } from '#src/cart/cart.ts';
import { beginWith, madeAs, madeOf } from '#src/shop/product-ui/made-to-order.ts';
import type { AgainResult } from '#src/account/orders/ports.ts';
import { toCartItem } from '#src/shop/product/cart-item-input.ts';
import { productQuery } from '#src/shop/product/product-query.ts';

/** Puts what was bought into the cart once more, as it is sold today: through the cart's own changes, so that it waits offline like any other. */
export const orderAgain = async (api: Api, client: QueryClient, items: readonly CartItem[]): Promise<AgainResult> => {
  const gone: string[] = [];
  const unsure: string[] = [];
  let added = 0;
  for (const { productId, upc, qty, name, giftOption, recipeId } of items) {
    try {
      const product = await client.fetchQuery(productQuery(api, productId));
      const variant = product.variants.find((candidate) => candidate.upc === upc);
      if (!variant || variant.maxQty === 0) gone.push(name);
      else {
        // The day on which a gift card was mailed has gone by; a recipe that is not offered any more is the shop's own design.
        const plain = toCartItem(product, variant, { giftOption: giftOption && withoutDay(giftOption) });
        const made = product.customs && recipeId !== undefined ? madeOf(product.customs, beginWith(product.customs, recipeId)) : undefined;
        cart.addItem(made ? madeAs(plain, made) : plain, Math.min(qty, variant.maxQty), { context: 'order-again' });
        added += 1;
      }
    } catch (error) {
      (isMissing(error) ? gone : unsure).push(name);
    }
  }
  return { added, gone, unsure };
};

const withoutDay = ({ to, email, message }: GiftOption): GiftOption => ({ to, message, ...(email !== undefined && { email }) });
