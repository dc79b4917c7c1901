import { queryOptions } from '@tanstack/react-query';
import type { ProductDetails } from '#contract/calls/products.ts';
import type { Api } from '#src/base/api/client.ts';
import { isSilence } from '#src/base/api/is-silence.ts';
import { productQuery } from './product-query.ts';

const STYLE_LENGTH = 8;

/** The product in the same colour from the style's own page, where the device has that. */
const styleOf = async (api: Api, productId: string, signal: AbortSignal): Promise<ProductDetails | undefined> => {
  try {
    const details = await api('products.details', { params: { productId: productId.slice(0, STYLE_LENGTH) }, signal });
    return { ...details, productId };
  } catch (error) {
    if (!isSilence(error)) throw error;
    return undefined;
  }
};

/** The product of a card, in the colour that the card shows. With the shop out of reach the style's own page may be on the device, which has all colours, or the offline catalogue. */
export const quickShopQuery = (api: Api, productId: string) =>
  queryOptions({
    ...productQuery(api, productId),
    queryFn: async ({ signal }) => {
      try {
        return await api('products.details', { params: { productId }, signal });
      } catch (error) {
        if (!isSilence(error)) throw error;
        const style = productId.length > STYLE_LENGTH ? await styleOf(api, productId, signal) : undefined;
        if (style) return style;
        const { productFromDevice } = await import('./product-from-device.ts');
        return productFromDevice(error, productId);
      }
    },
  });
