import { LOCALE_IDS, LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import type { ProductDetails, Variant } from '#contract/calls/products.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { minorDigits } from '#contract/money.ts';
import { crumbsOf, productUrl, styleSlug } from './addresses.ts';
import { asOf } from './as-of.ts';
import { canBeSold, stockStatus, TOLD_UP_TO } from './availability.ts';
import { badgeOf } from './badges.ts';
import { customsOf } from './customs.ts';
import { BENEFIT_LABELS } from './feature-labels.ts';
import { attributeLabel, optionLabel } from './labels.ts';
import { isReduced, shelfOf, type ShelfColourway, type ShelfStyle, type ShelfVariant } from './list/shelf.ts';
import { priceOfMany } from './model/price-at.ts';
import { sizeLabel } from './model/sizes.ts';
import type { Model, ModelStyle, ModelVariant } from './model/types.ts';
import { picturesOf } from './pictures.ts';
import { textFor, localizedFor } from './localized-text.ts';

type Attribute = ProductDetails['attributes'][number];

/** The code of a colourway is its id without the style's: the value of the attribute `color`. */
export const colourValue = (colourwayId: string): string => colourwayId.slice(8);

/** Everything chosen for a variant: `{ color: 'JU1', size: '9.5', width: 'wide' }`. */
export const attributesOf = (variant: ModelVariant): Record<string, string> => ({
  color: colourValue(variant.colourway.id),
  ...(variant.size === '' ? {} : { size: variant.size }),
  ...variant.options,
});

/** The words for one chosen value. */
export const valueLabel = (variant: ModelVariant, type: string, value: string, model: Model, locale: Locale): string => {
  const { style } = variant.colourway;
  if (type === 'color') return textFor(variant.colourway.names, locale);
  if (type !== 'size') return optionLabel(value, locale);
  if (style.productType === 'digital' && /^\d+$/.test(value)) {
    return new Intl.NumberFormat(locale.tag, {
      style: 'currency',
      currency: locale.currency,
      minimumFractionDigits: 0,
      maximumFractionDigits: minorDigits(locale.currency),
    }).format(Number(value));
  }
  return sizeLabel(value, style.sizeChart === null ? undefined : model.charts.get(style.sizeChart), locale);
};

interface Page {
  readonly model: Model;
  readonly locale: Locale;
  readonly now: Date;
  /** Pieces for shipping that can be promised, by UPC. */
  readonly units: ReadonlyMap<string, number>;
  /** Locales whose addresses are told; absent: all. Each currency among them is a shelf of the whole catalogue. */
  readonly alternates?: readonly LocaleId[];
}

const unitsOf = (variant: ModelVariant, { units }: Page): number => (canBeSold(variant.colourway.style) ? (units.get(variant.upc) ?? 0) : 0);

const inStock = (variant: ModelVariant, page: Page): boolean =>
  canBeSold(variant.colourway.style) && (variant.backorder || unitsOf(variant, page) > 0);

/** What one cart may take: the shop's limit, and what is there where that is less. */
const limitOf = (variant: ModelVariant, page: Page): number => {
  const { maxQty } = variant.colourway.style;
  return variant.backorder ? maxQty : Math.min(maxQty, Math.max(1, unitsOf(variant, page)));
};

const variantOf = ({ variant, facts }: ShelfVariant, page: Page): Variant => {
  const { style } = variant.colourway;
  const quantity = unitsOf(variant, page);
  const price = priceOfMany([facts], page.locale.currency);
  if (!price) throw new Error(`Variant ${variant.upc} has no price`);
  return {
    id: variant.sku,
    upc: variant.upc,
    productId: variant.colourway.id,
    attributes: attributesOf(variant),
    price,
    notifyMe: variant.notifyMe && style.productType !== 'digital',
    stockStatus: canBeSold(style) ? stockStatus(quantity, variant.backorder, settingsFor(page.locale.id).lowStockThreshold) : 'OUT OF STOCK',
    inventory: inStock(variant, page) ? 'InStock' : 'OutOfStock',
    quantity: Math.min(quantity, TOLD_UP_TO),
    maxQty: limitOf(variant, page),
  };
};

const colourAttribute = ({ style, colourways }: ShelfStyle, page: Page): Attribute => ({
  type: 'color',
  label: attributeLabel('color', style.productType, page.locale),
  options: colourways.map(({ colourway, variants, price }) => ({
    value: colourValue(colourway.id),
    // A product without colours is called by its own name.
    label: textFor(colourway.names, page.locale) || textFor(style.names, page.locale),
    available: variants.some(({ variant }) => inStock(variant, page)),
    price,
    swatch: [...colourway.swatch],
    productId: colourway.id,
    pictures: picturesOf(colourway, page.locale),
  })),
});

/** The options of one attribute over all colours, in the order in which variants are sorted. */
const choiceAttribute = (type: string, { style, colourways }: ShelfStyle, page: Page): Attribute => {
  const options = new Map<string, { label: string; available: boolean; variants: ShelfVariant[]; place: number }>();
  for (const entry of colourways.flatMap(({ variants }) => variants)) {
    const value = attributesOf(entry.variant)[type];
    if (value === undefined) continue;
    const known = options.get(value) ?? {
      label: valueLabel(entry.variant, type, value, page.model, page.locale),
      available: false,
      variants: [],
      place: entry.variant.position,
    };
    known.available ||= inStock(entry.variant, page);
    known.place = Math.min(known.place, entry.variant.position);
    known.variants.push(entry);
    options.set(value, known);
  }
  return {
    type,
    label: attributeLabel(type, style.productType, page.locale),
    options: [...options]
      .toSorted(([, a], [, b]) => a.place - b.place)
      .map(([value, { label, available, variants }]) => ({
        value,
        label,
        available,
        price: priceOfMany(
          variants.map(({ facts }) => facts),
          page.locale.currency,
        ),
      })),
  };
};

const attributesOfStyle = (entry: ShelfStyle, page: Page): Attribute[] => {
  const types = new Set(entry.colourways.flatMap(({ variants }) => variants.flatMap(({ variant }) => Object.keys(attributesOf(variant)))));
  types.delete('color');
  return [colourAttribute(entry, page), ...[...types].map((type) => choiceAttribute(type, entry, page))];
};

/** Its addresses in the locales whose money it has a price in. */
const alternatesOf = (style: ModelStyle, { model, now, alternates = LOCALE_IDS }: Page): Record<string, string> =>
  Object.fromEntries(
    alternates.flatMap((id) =>
      shelfOf(model, LOCALES[id].currency, now.getTime()).byId.has(style.id) ? [[id, productUrl(style, LOCALES[id])]] : [],
    ),
  );

/** The whole product page's data: a style seen from one of its colours. */
export const productDetails = (entry: ShelfStyle, shown: ShelfColourway, page: Page): ProductDetails => {
  const { style, colourways } = entry;
  const { locale, now } = page;
  const eyebrow = textFor(style.eyebrow, locale);
  const badge = badgeOf(style, isReduced(shown.price), locale, now.getTime());
  const measurements = textFor(style.modelMeasurements, locale);
  const variants = colourways.flatMap((colourway) => colourway.variants.map((variant) => variantOf(variant, page)));
  const customs = customsOf(style, locale);
  const onlyVariant = variants.length === 1 ? variants[0] : undefined;
  return {
    id: style.id,
    masterId: style.id,
    productId: shown.colourway.id,
    name: textFor(style.names, locale),
    slug: styleSlug(style, locale),
    url: productUrl(style, locale),
    alternates: alternatesOf(style, page),
    sku: shown.colourway.id,
    ...(onlyVariant ? { upc: onlyVariant.upc } : {}),
    brand: style.brand,
    gender: style.gender,
    ageGroup: style.ageGroup === 'kids' ? 'kids' : 'adult',
    ...(badge === undefined ? {} : { badge }),
    ...(eyebrow === '' ? {} : { eyebrow }),
    ...(style.targetPublishAt === null ? {} : { targetPublishDate: style.targetPublishAt.toISOString() }),
    productType: style.productType,
    ...(style.sizeChart !== null && page.model.charts.has(style.sizeChart) ? { sizeChartType: style.sizeChart } : {}),
    presale: style.presale,
    comingSoon: style.comingSoon,
    isRobisOnly: false,
    ...(customs === undefined ? {} : { customs }),
    currency: locale.currency,
    description: textFor(style.descriptions, locale),
    ...(style.descriptionsHtml === null ? {} : { descriptionHtml: textFor(style.descriptionsHtml, locale) }),
    details: {
      features: [...(localizedFor(style.features, locale) ?? [])],
      materials: [...(localizedFor(style.materials, locale) ?? [])],
      care: [...(localizedFor(style.care, locale) ?? [])],
      benefitRatings: style.benefitRatings.map(({ id, score }) => ({ id, label: textFor(BENEFIT_LABELS[id], locale) || id, score })),
    },
    ...(measurements === '' ? {} : { modelMeasurements: measurements }),
    price: shown.price,
    attributes: attributesOfStyle(entry, page),
    variants,
    rating: style.rating,
    breadcrumbs: crumbsOf(style.home, locale),
    pricingFacts: { taxClass: style.taxClass, categoryIds: [...style.shelves] },
    asOf: asOf(now),
  };
};
