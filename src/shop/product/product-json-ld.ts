import { minorDigits } from '#contract/money.ts';
import { type PictureAngle, pictureUrl } from '#domain/pictures.ts';
import type { ProductDetails, Variant } from '#contract/calls/products.ts';
import { breadcrumbJsonLd, type JsonLd } from '#src/base/seo/json-ld.ts';
import { isDigital, picturesOf } from './cart-item-input.ts';
import { COLOR, readSelection } from './selection.ts';

const DESCRIPTION_MAX = 155;

/** What a product's head tags have besides title and address. */
export const productHeadParts = (product: ProductDetails, publicUrl: string, path: string, search: Readonly<Record<string, string | undefined>>) => ({
  description: shorten(product.description),
  alternates: product.alternates,
  picture: picturesOf(product, readSelection(product, search)[COLOR])[0],
  jsonLd: [productGroupJsonLd(product, publicUrl, path), breadcrumbJsonLd(publicUrl, [...product.breadcrumbs, { name: product.name, url: path }])],
});

const shorten = (text: string): string => {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_MAX))} …`;
};

const decimal = (amount: number, currency: string): string => (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));

const availability = (product: ProductDetails, variant: Variant): string => {
  if (product.comingSoon) return 'https://schema.org/PreOrder';
  if (product.presale && variant.inventory === 'InStock') return 'https://schema.org/PreSale';
  if (variant.inventory === 'OutOfStock') return 'https://schema.org/OutOfStock';
  return variant.stockStatus === 'LOW STOCK' ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock';
};

/** schema.org's name of a property that variants differ in. */
const VARIES: Readonly<Record<string, string>> = {
  color: 'https://schema.org/color',
  size: 'https://schema.org/size',
  width: 'https://schema.org/width',
};

/** The style with every variant as a search engine wants it: schema.org ProductGroup. */
export const productGroupJsonLd = (product: ProductDetails, publicUrl: string, path: string): JsonLd => {
  const labels = new Map(product.attributes.flatMap(({ type, options }) => options.map(({ value, label }) => [`${type}:${value}`, label] as const)));
  const varies = product.attributes.flatMap(({ type, options }) => (options.length > 1 && VARIES[type] ? [VARIES[type]] : []));
  const pictureOf = (color: string | undefined): string[] =>
    picturesOf(product, color)
      .slice(0, 1)
      .map(({ key, angle }) => publicUrl + pictureUrl(key, angle as PictureAngle, 640));
  return {
    '@type': 'ProductGroup',
    '@id': `${publicUrl}${path}#product`,
    productGroupID: product.masterId,
    name: product.name,
    description: product.description,
    url: publicUrl + path,
    brand: { '@type': 'Brand', name: product.brand },
    audience: { '@type': 'PeopleAudience', suggestedGender: product.gender === 'women' ? 'female' : product.gender === 'men' ? 'male' : 'unisex' },
    image: pictureOf(undefined),
    ...(varies.length > 0 && { variesBy: varies }),
    ...(product.rating.reviewsCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating.score, reviewCount: product.rating.reviewsCount },
    }),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.id,
      gtin: variant.upc,
      name: [product.name, ...Object.entries(variant.attributes).map(([type, value]) => labels.get(`${type}:${value}`) ?? value)].join(', '),
      ...Object.fromEntries(
        Object.entries(variant.attributes)
          .filter(([type]) => VARIES[type])
          .map(([type, value]) => [type, labels.get(`${type}:${value}`) ?? value]),
      ),
      image: pictureOf(variant.attributes[COLOR]),
      offers: {
        '@type': 'Offer',
        url: `${publicUrl}${path}?${new URLSearchParams(variant.attributes).toString()}`,
        price: decimal(variant.price.current, variant.price.currency),
        priceCurrency: variant.price.currency,
        availability: availability(product, variant),
        ...(isDigital(product) ? {} : { itemCondition: 'https://schema.org/NewCondition' }),
      },
    })),
  };
};
