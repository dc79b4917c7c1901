import { LOCALES, type Locale } from '#contract/locales.ts';
import { ratesFor } from '#pricing/shipping-rates.ts';
import { PUBLIC_PROMOTIONS } from '#pricing/public-rules.ts';
import { productUrl } from '#domain/catalogue/addresses.ts';
import { isGtin } from '#domain/barcodes/gtin.ts';
import { drawnKind } from '#domain/catalogue/pictures.ts';
import { localizedFor } from '#domain/catalogue/localized-text.ts';
import { drawnPicture } from './drawn-picture.ts';
import { googleStock } from './google-stock.ts';
import { withCurrency } from './money-text.ts';
import { choicesOf } from './option-order.ts';
import { pathCell, plainCell } from './plain-cell.ts';
import { priceNow, type PriceNow } from './price-now.ts';
import type { ExportColour, ExportOptions, ExportProduct, ExportVariant, SharedKeys } from './types.ts';

/**
 * Attributes of Google Merchant's product data specification, in the order of the columns. `additional_image_link` may repeat; `shipping` is
 * `country:region:service:price`.
 */
export const GOOGLE_ATTRIBUTES = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'brand',
  'gtin',
  'identifier_exists',
  'condition',
  'color',
  'size',
  'gender',
  'age_group',
  'material',
  'pattern',
  'product_type',
  'shipping',
  'free_shipping_threshold',
  'min_handling_time',
  'max_handling_time',
  'min_transit_time',
  'max_transit_time',
] as const;
type Attribute = (typeof GOOGLE_ATTRIBUTES)[number];
export type GoogleItem = Partial<Record<Attribute, string | readonly string[]>>;

/** Limits of the specification, in characters. */
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5_000;
const LONGEST_ID = 50;
const MOST_ADDITIONAL_PICTURES = 10;

const GENDERS: Readonly<Record<string, string>> = { women: 'female', men: 'male' };

/** EAN-13 numbers from 2 on are for use inside a company (GS1): no product is known by them elsewhere. */
const isPublicGtin = (upc: string): boolean =>
  isGtin(upc) && !(upc.length === 13 && upc.startsWith('2')) && !(upc.length === 12 && /^[24]/.test(upc));

/** The merchant's own id where it names one variant, else the UPC. */
export const googleId = ({ row }: ExportVariant, { skus }: SharedKeys): string =>
  row.sku.length <= LONGEST_ID && !skus.has(row.sku) ? row.sku : row.upc;

const priceAttributes = ({ holding, later }: PriceNow, currency: ExportOptions['currency']): GoogleItem => {
  const price = { price: withCurrency(holding.original, currency) };
  const [next, after] = later;
  if (holding.current < holding.original) {
    const until = next && next.current > holding.current ? `${holding.validFrom.toISOString()}/${next.validFrom.toISOString()}` : undefined;
    return { ...price, sale_price: withCurrency(holding.current, currency), sale_price_effective_date: until };
  }
  const isSaleAhead = next && after && next.current < next.original && next.original === holding.original;
  if (!isSaleAhead) return price;
  const when = `${next.validFrom.toISOString()}/${after.validFrom.toISOString()}`;
  return { ...price, sale_price: withCurrency(next.current, currency), sale_price_effective_date: when };
};

const shippingAttributes = ({ style }: ExportProduct, locale: Locale): GoogleItem => {
  const code = style.productType === 'digital' ? 'digital' : style.customs === null ? 'standard' : 'customs';
  const rate = ratesFor(locale.id, code).find((one) => one.code === code);
  const amount = rate?.prices[locale.currency];
  if (!rate || amount === undefined) return {};
  const free = PUBLIC_PROMOTIONS.find(({ effect }) => effect.type === 'free-shipping')?.threshold?.[locale.currency];
  return {
    shipping: `${locale.country}:::${withCurrency(amount, locale.currency)}`,
    ...(free === undefined || code !== 'standard' ? {} : { free_shipping_threshold: `${locale.country}:${withCurrency(free, locale.currency)}` }),
    ...(code === 'customs' ? {} : { min_handling_time: '0', max_handling_time: '1' }),
    min_transit_time: String(rate.days[0]),
    max_transit_time: String(rate.days[1]),
  };
};

const picturesOf = ({ style }: ExportProduct, { row }: ExportColour, publicUrl: string): string[] =>
  row.pictures && row.pictures.length > 0
    ? row.pictures.map(({ url }) => url.replaceAll(',', '%2C'))
    : [drawnPicture(publicUrl, row.id, drawnKind(style))];

const descriptionOf = ({ style }: ExportProduct, locale: Locale): string => {
  const html = style.descriptionsHtml ? localizedFor(style.descriptionsHtml, locale) : undefined;
  if (html !== undefined && html.length <= LONGEST_DESCRIPTION) return html;
  return plainCell((localizedFor(style.descriptions, locale) ?? '').slice(0, LONGEST_DESCRIPTION));
};

/** What all variants of a product say alike. */
const productAttributes = (product: ExportProduct, locale: Locale, { handles }: SharedKeys): GoogleItem => {
  const { style, path } = product;
  return {
    item_group_id: handles.has(style.sourceKey) || style.sourceKey.length > LONGEST_ID ? style.id : style.sourceKey,
    title: plainCell((localizedFor(style.names, locale) ?? '').slice(0, LONGEST_TITLE)),
    description: descriptionOf(product, locale),
    brand: plainCell(style.brand),
    condition: 'new',
    gender: GENDERS[style.gender] ?? 'unisex',
    age_group: style.ageGroup === 'kids' ? 'kids' : 'adult',
    material: (localizedFor(style.materials, locale) ?? []).join('/'),
    product_type: pathCell(path.map((names) => localizedFor(names, locale) ?? '')),
    ...shippingAttributes(product, locale),
  };
};

const colourAttributes = (product: ExportProduct, colour: ExportColour, { locale, publicUrl }: ExportOptions): GoogleItem => {
  const [picture, ...more] = picturesOf(product, colour, publicUrl);
  return {
    link: `${publicUrl}${productUrl(product.style, LOCALES[locale], colour.row.id)}`,
    image_link: picture,
    additional_image_link: more.slice(0, MOST_ADDITIONAL_PICTURES),
  };
};

const variantAttributes = (product: ExportProduct, colour: ExportColour, variant: ExportVariant, { locale, now }: ExportOptions): GoogleItem => {
  const choices = new Map(choicesOf(product, { name: localizedFor(colour.row.names, LOCALES[locale]) ?? '' }, variant));
  const { availability, from } = googleStock(product, variant, now);
  const others = [...choices].filter(([name]) => !['color', 'size', 'pattern'].includes(name)).map(([, value]) => value);
  return {
    availability,
    availability_date: from,
    ...(isPublicGtin(variant.row.upc) ? { gtin: variant.row.upc } : { identifier_exists: 'no' }),
    color: choices.get('color'),
    size: [choices.get('size') ?? '', ...others].filter((text) => text !== '').join(' / '),
    pattern: choices.get('pattern'),
  };
};

/** Items of a feed: one for each variant that has a price in the currency. Unpublished products have none. */
export const googleItems = (product: ExportProduct, options: ExportOptions, shared: SharedKeys): GoogleItem[] => {
  if (!product.style.published) return [];
  const { currency, now } = options;
  const ofProduct = productAttributes(product, LOCALES[options.locale], shared);
  return product.colours.flatMap((colour) => {
    const ofColour = colourAttributes(product, colour, options);
    return colour.variants.flatMap((variant): GoogleItem[] => {
      const price = priceNow(variant, currency, now);
      if (!price) return [];
      const { size } = variant.row;
      const link = `${ofColour.link as string}${size === '' ? '' : `?size=${encodeURIComponent(size)}`}`;
      const own = variantAttributes(product, colour, variant, options);
      return [{ id: googleId(variant, shared), ...ofProduct, ...ofColour, ...own, ...priceAttributes(price, currency), link }];
    });
  });
};

/** Undefined, '' and an empty list say nothing. */
export const valuesOf = (item: GoogleItem, attribute: Attribute): readonly string[] => {
  const value = item[attribute];
  return (typeof value === 'string' ? [value] : (value ?? [])).filter((text) => text !== '');
};
