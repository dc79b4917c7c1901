import type { GiftOption, ShippingCode } from '#contract/cart.ts';
import { type PictureAngle, pictureUrl } from '#domain/pictures.ts';
import type { PictureRef, ProductDetails, Variant } from '#contract/calls/products.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { COLOR } from './selection.ts';

/** How the shopper wants it, besides which one it is. */
export interface Wanted {
  readonly store?: { readonly id: string; readonly name: string; readonly code?: ShippingCode };
  readonly giftOption?: GiftOption | undefined;
}

export const isDigital = (product: Pick<ProductDetails, 'productType'>): boolean => product.productType === 'digital';

/** Pictures of a colour; of the first colour where none is known. */
export const picturesOf = (product: ProductDetails, color: string | undefined): readonly PictureRef[] => {
  const options = product.attributes.find((attribute) => attribute.type === COLOR)?.options ?? [];
  return (options.find((option) => option.value === color) ?? options[0])?.pictures ?? [];
};

/** The product id of a colour; of the product itself where none is known. */
export const colourwayOf = (product: ProductDetails, color: string | undefined): string =>
  product.attributes.find(({ type }) => type === COLOR)?.options.find(({ value }) => value === color)?.productId ?? product.productId;

/** Everything the cart needs to paint and price this variant without the network. */
export const toCartItem = (product: ProductDetails, variant: Variant, { store, giftOption }: Wanted = {}): CartItemInput => {
  const picture = picturesOf(product, variant.attributes[COLOR])[0];
  return {
    choice: {
      product: variant.productId,
      upc: variant.upc,
      ...(store && { storeId: store.id, storeName: store.name, ...(store.code && { shippingCode: store.code }) }),
      ...(giftOption && { giftOption }),
    },
    facts: {
      masterId: product.masterId,
      name: product.name,
      productImageURL: picture ? pictureUrl(picture.key, picture.angle as PictureAngle, 160) : '',
      pdpUrl: addressOf(product, variant),
      slug: product.slug,
      price: { current: variant.price.current, original: variant.price.original, currency: variant.price.currency },
      attributes: product.attributes.flatMap(({ type, options }) => {
        const chosen = options.find((option) => option.value === variant.attributes[type]);
        return chosen ? [{ type, value: chosen.value, label: chosen.label }] : [];
      }),
      pricingFacts: product.pricingFacts,
      maxQty: variant.maxQty,
      isDigitalProduct: isDigital(product),
      asOf: product.asOf,
      ...(product.badge !== undefined && { badge: product.badge }),
      ...(product.eyebrow !== undefined && { eyebrow: product.eyebrow }),
    },
  };
};

/** The product's page with this variant chosen. */
const addressOf = (product: ProductDetails, variant: Variant): string => `${product.url}?${new URLSearchParams(variant.attributes).toString()}`;
