import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/base/api/client.ts';
import { isSilence } from '#src/base/api/is-silence.ts';
import { productQuery } from './product-query.ts';

const STYLE_LENGTH = 8;

/** The product of a card, in the colour that the card shows. With the shop out of reach the style's own page may be on the device, which has all colours. */
export const quickShopQuery = (api: Api, productId: string) =>
  queryOptions({
    ...productQuery(api, productId),
    queryFn: async ({ signal }) => {
      try {
        return await api('products.details', { params: { productId }, signal });
      } catch (error) {
        if (!isSilence(error) || productId.length <= STYLE_LENGTH) throw error;
        const details = await api('products.details', { params: { productId: productId.slice(0, STYLE_LENGTH) }, signal });
        return { ...details, productId };
      }
    },
  });
