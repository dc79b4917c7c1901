import type { PricesPart, ProductsPart, ShopPart, StockPart } from '#contract/calls/offline-catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { shelfOf, type ShelfStyle } from '../list/shelf.ts';
import type { CustomsRule, SizeChart, Localized } from '../model/rows.ts';
import type { Model, ModelColourway, ModelStyle, ModelVariant, PriceFacts } from '../model/types.ts';
import { drawnKind } from '../pictures.ts';
import { localizedFor } from '../localized-text.ts';
import { toColumns } from './columns.ts';

/** Styles in a part of products: a change of one sends about a tenth of a catalogue of 1,000 again. */
const STYLES_IN_PART = 96;
/** For how many parts of products one part of prices, and one of stock, speaks. */
export const GROUP = 8;
/** More pieces than that are told as "ten and more": a cart takes no more of one thing (`maxQty`), and the hint changes less often. */
export const MOST_TOLD = 10;

export interface PartsInput {
  readonly model: Model;
  readonly locale: Locale;
  readonly now: Date;
}

/** What `localizedFor` and the search read of some words in a locale. Product names are searched in English, too. */
const wordsIn = <T>(words: Localized<T>, locale: Locale, also: readonly string[] = []): Record<string, T> => {
  const kept = Object.entries(words).filter(([key]) => key === locale.id || key === locale.language || also.includes(key));
  if (kept.some(([key]) => !also.includes(key) || key === locale.language)) return Object.fromEntries(kept);
  const found = Object.entries(words).find(([, value]) => value === localizedFor(words, locale));
  return Object.fromEntries(found ? [...kept, found] : kept);
};

const maybeWordsIn = (words: Localized | null, locale: Locale): Record<string, string> | null => words && wordsIn(words, locale);

const listsIn = (words: Localized<readonly string[]>, locale: Locale): Record<string, string[]> =>
  Object.fromEntries(Object.entries(wordsIn(words, locale)).map(([key, list]) => [key, [...list]]));

const chartIn = (chart: SizeChart, locale: Locale): ShopPart['charts'][string] => ({
  title: wordsIn(chart.title, locale),
  note: wordsIn(chart.note, locale),
  // The European column is found by its English name.
  columns: chart.columns.map((column) => wordsIn(column, locale, ['en'])),
  rows: chart.rows.map((row) => [...row]),
  columnFor: Object.fromEntries(Object.entries(chart.columnFor).filter(([key]) => key === locale.id || key === locale.language)),
});

export const shopPart = ({ model, locale }: PartsInput): ShopPart => ({
  kind: 'shop',
  currency: locale.currency,
  categories: [...model.categories.values()].map(({ id, parentId, position, names, descriptions, rule }) => ({
    id,
    parentId,
    position,
    names: wordsIn(names, locale),
    descriptions: wordsIn(descriptions, locale),
    rule,
  })),
  charts: Object.fromEntries([...model.charts].map(([type, chart]) => [type, chartIn(chart, locale)])),
});

const customsIn = (rule: CustomsRule, locale: Locale) => ({
  days: [rule.days[0], rule.days[1]] as [number, number],
  parts: rule.parts.map((part) => ({
    ...part,
    names: wordsIn(part.names, locale),
    options: part.options.map((option) => ({ ...option, names: wordsIn(option.names, locale) })),
  })),
});

const STYLE_KEYS: readonly (keyof ProductsPart['styles'])[] = [
  'id',
  'colourways',
  'position',
  'names',
  'descriptions',
  'descriptionsHtml',
  'brand',
  'gender',
  'ageGroup',
  'kind',
  'drawn',
  'productType',
  'taxClass',
  'sizeChart',
  'categoryIds',
  'featureKeys',
  'features',
  'materials',
  'care',
  'benefitRatings',
  'modelMeasurements',
  'eyebrow',
  'badge',
  'ratingScore',
  'reviewsCount',
  'publishedAt',
  'comingSoon',
  'presale',
  'targetPublishAt',
  'maxQty',
  'customs',
  'giftOnly',
];
type RowOf<C> = { [K in keyof C]: C[K] extends (infer Value)[] ? Value : never };
export type PackedStyle = RowOf<ProductsPart['styles']>;
export type PackedColourway = RowOf<ProductsPart['colourways']>;
export type PackedVariant = RowOf<ProductsPart['variants']>;

const packedStyle = (style: ModelStyle, locale: Locale): PackedStyle => ({
  ...style,
  colourways: style.colourways.length,
  names: wordsIn(style.names, locale, ['en']),
  descriptions: wordsIn(style.descriptions, locale),
  descriptionsHtml: maybeWordsIn(style.descriptionsHtml, locale),
  drawn: drawnKind(style),
  categoryIds: [...style.categoryIds],
  featureKeys: [...style.featureKeys],
  features: listsIn(style.features, locale),
  materials: listsIn(style.materials, locale),
  care: listsIn(style.care, locale),
  benefitRatings: style.benefitRatings.map(({ id, score }) => ({ id, score })),
  modelMeasurements: maybeWordsIn(style.modelMeasurements, locale),
  eyebrow: maybeWordsIn(style.eyebrow, locale),
  ratingScore: style.rating.score,
  reviewsCount: style.rating.reviewsCount,
  publishedAt: style.publishedAt.getTime(),
  targetPublishAt: style.targetPublishAt?.getTime() ?? null,
  customs: style.customs && customsIn(style.customs, locale),
});

const packedColourway = (colourway: ModelColourway, locale: Locale): PackedColourway => ({
  code: colourway.id.slice(colourway.style.id.length),
  variants: colourway.variants.length,
  names: wordsIn(colourway.names, locale),
  family: colourway.family,
  swatch: [...colourway.swatch],
  pictures: colourway.pictures?.length ? colourway.pictures.map(({ alt }) => alt) : null,
});

const packedVariant = (variant: ModelVariant): PackedVariant => ({
  upc: variant.upc,
  sku: variant.sku === variant.upc ? '' : variant.sku,
  size: variant.size,
  options: { ...variant.options },
  sizeKey: variant.sizeKey,
  position: variant.position,
  notifyMe: variant.notifyMe,
  backorder: variant.backorder,
});

/** Which of so many parts a style is in, of products or of a store's stock. */
export const bucketOf = (id: string, count: number): number => {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1) hash = (Math.imul(hash, 31) + id.charCodeAt(index)) | 0;
  return (hash >>> 0) % count;
};

/**
 * The styles that are sold in the locale's currency, by the part that they are in. A style stays in its part while others come and go; the number of
 * parts is a power of two, so that it changes seldom.
 */
export const stylesByPart = ({ model, locale, now }: PartsInput): ModelStyle[][] => {
  const sold = shelfOf(model, locale.currency, now.getTime()).byId;
  const styles = model.styles.filter(({ id }) => sold.has(id));
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(styles.length / STYLES_IN_PART)));
  const parts = Array.from({ length: count }, (): ModelStyle[] => []);
  for (const style of styles.toSorted((a, b) => (a.id < b.id ? -1 : 1))) parts[bucketOf(style.id, count)]?.push(style);
  return parts;
};

const colourwaysOf = (styles: readonly ModelStyle[]): ModelColourway[] => styles.flatMap(({ colourways }) => colourways);
const variantsOf = (styles: readonly ModelStyle[]): ModelVariant[] => colourwaysOf(styles).flatMap(({ variants }) => variants);

export const productsPart = (styles: readonly ModelStyle[], locale: Locale): ProductsPart => ({
  kind: 'products',
  styles: toColumns(
    STYLE_KEYS,
    styles.map((style) => packedStyle(style, locale)),
  ),
  colourways: toColumns(
    ['code', 'variants', 'names', 'family', 'swatch', 'pictures'],
    colourwaysOf(styles).map((colourway) => packedColourway(colourway, locale)),
  ),
  variants: toColumns(['upc', 'sku', 'size', 'options', 'sizeKey', 'position', 'notifyMe', 'backorder'], variantsOf(styles).map(packedVariant)),
});

const factsRow = (facts: PriceFacts): (number | null)[] => {
  const row = [
    facts.current,
    facts.original,
    facts.historicBest ?? null,
    facts.previousBestSale ?? null,
    facts.reducedSince ?? null,
    facts.percent ?? null,
  ];
  while (row.at(-1) === null) row.pop();
  return row;
};

const isSame = (one: PriceFacts | undefined, other: PriceFacts | undefined): boolean =>
  one === other ||
  (one?.current === other?.current &&
    one?.original === other?.original &&
    one?.historicBest === other?.historicBest &&
    one?.previousBestSale === other?.previousBestSale &&
    one?.reducedSince === other?.reducedSince &&
    one?.percent === other?.percent);

/** The price of each variant of a style, in order; undefined: it is not sold. */
const factsOfStyle = function* (style: ModelStyle, sold: ShelfStyle | undefined): Generator<PriceFacts | undefined> {
  // The shelf has the same colourways and variants in the same order, without those that are not sold.
  let colours = 0;
  for (const colourway of style.colourways) {
    const shown = sold?.colourways[colours]?.colourway === colourway ? sold.colourways[colours] : undefined;
    if (shown) colours += 1;
    let found = 0;
    for (const variant of colourway.variants) {
      const entry = shown?.variants[found];
      if (entry?.variant === variant) found += 1;
      yield entry?.variant === variant ? entry.facts : undefined;
    }
  }
};

/** Prices as they are now: those to come are not told. */
export const pricesPart = (styles: readonly ModelStyle[], { model, locale, now }: PartsInput): PricesPart => {
  const shelf = shelfOf(model, locale.currency, now.getTime());
  const rows = new Map<string, number>();
  const facts: (number | null)[][] = [];
  const of: number[] = [];
  const rowOf = (own: PriceFacts | undefined): number => {
    if (!own) return -1;
    const row = factsRow(own);
    const key = row.join();
    const at = rows.get(key) ?? facts.push(row) - 1;
    rows.set(key, at);
    return at;
  };
  let last: PriceFacts | undefined;
  for (const style of styles) {
    for (const own of factsOfStyle(style, shelf.byId.get(style.id))) {
      // Most variants cost what the one before costs.
      if (of.length > 0 && isSame(own, last)) of[of.length - 1] = (of.at(-1) ?? 0) + 1;
      else of.push(rowOf(own), 1);
      last = own;
    }
  }
  return { kind: 'prices', facts, of };
};

export const stockPart = (styles: readonly ModelStyle[]): StockPart => ({
  kind: 'stock',
  units: variantsOf(styles)
    .map(({ shipped }) => (shipped >= MOST_TOLD ? '+' : String(Math.max(0, shipped))))
    .join(''),
});
