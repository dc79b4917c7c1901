import type { ProductDetails, ProductHit } from '#contract/calls/products.ts';

/** The card of a product whose page is on the device, in the colour that is meant. */
export const hitOfDetails = (details: ProductDetails, productId: string = details.productId): ProductHit => {
  const colours = details.attributes.find(({ type }) => type === 'color')?.options ?? [];
  const swatches = colours.flatMap(({ productId: own, label, swatch = [], pictures, available }) => {
    const picture = pictures?.[0];
    return own && picture ? [{ productId: own, label, swatch, picture, available }] : [];
  });
  const shown = swatches.find((one) => one.productId === productId) ?? swatches[0];
  return {
    id: details.id,
    name: details.name,
    url: details.url,
    badge: details.badge,
    eyebrow: details.eyebrow,
    price: details.price,
    rating: details.rating,
    productId: shown?.productId ?? details.productId,
    picture: shown?.picture ?? { key: details.productId, angle: 'front', alt: details.name, tone: '#efece7' },
    swatches,
    inventory: details.variants.some(({ inventory }) => inventory === 'InStock') ? 'InStock' : 'OutOfStock',
    comingSoon: details.comingSoon,
  };
};
