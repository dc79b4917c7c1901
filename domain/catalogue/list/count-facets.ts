import { isAvailable } from '../availability.ts';
import type { ModelCategory, ModelStyle } from '../model/types.ts';
import { slugOf } from '../slug.ts';
import { BIT, type FacetName, type Filters, styleFails, variantFails } from './filters.ts';
import type { ShelfColourway, ShelfStyle, ShelfVariant } from './shelf.ts';

/** Prices are a range; stores are named by the shopper, so there is nothing to count them among. */
type Counter = Exclude<FacetName, 'price' | 'store'>;

export interface FacetCount {
  count: number;
  /** A style's variant that has the value, to take its words from: one per size chart. */
  readonly samples: Map<string, Pick<ShelfVariant, 'variant'>>;
  /** The style counted last: a style counts once, however many of its variants have the value. */
  lastStyle: ModelStyle;
}

export interface Match {
  readonly entry: ShelfStyle;
  /** The first colour in which everything that was asked for exists. */
  readonly shown: ShelfColourway;
}

export interface Counted {
  readonly matches: readonly Match[];
  readonly counts: Counts;
  /** Of everything that passes all filters but the price. */
  readonly price: { readonly min: number; readonly max: number } | undefined;
}

const slugs = new Map<string, string>();
export const brandKey = (brand: string): string => {
  let key = slugs.get(brand);
  if (key === undefined) slugs.set(brand, (key = slugOf(brand)));
  if (slugs.size > 5_000) slugs.clear();
  return key;
};

type Counts = Readonly<Record<Counter, Map<string, FacetCount>>>;

const newCounts = (): Counts => ({
  color: new Map(),
  size: new Map(),
  width: new Map(),
  sale: new Map(),
  category: new Map(),
  gender: new Map(),
  feature: new Map(),
  brand: new Map(),
});

const note = (counts: Counts, facet: Counter, value: string, entry: ShelfVariant, style: ModelStyle): void => {
  if (value === '') return;
  const known = counts[facet].get(value);
  if (known?.lastStyle === style) return;
  const chart = style.sizeChart ?? '';
  if (!known) {
    counts[facet].set(value, { count: 1, samples: new Map([[chart, entry]]), lastStyle: style });
    return;
  }
  known.count += 1;
  known.lastStyle = style;
  if (!known.samples.has(chart)) known.samples.set(chart, entry);
};

const noteVariant = (counts: Counts, facet: FacetName | 'all', entry: ShelfVariant, style: ModelStyle): void => {
  const { variant } = entry;
  if (facet === 'all' || facet === 'color') note(counts, 'color', variant.colourway.family, entry, style);
  if ((facet === 'all' || facet === 'size') && style.productType !== 'digital' && isAvailable(variant))
    note(counts, 'size', variant.sizeKey, entry, style);
  if (facet === 'all' || facet === 'width') note(counts, 'width', variant.options['width'] ?? '', entry, style);
  if (entry.reduced && (facet === 'all' || facet === 'sale')) note(counts, 'sale', 'true', entry, style);
};

/** The facets of whole styles: those that the style passes with everything else, or fails alone. */
const noteStyle = (
  counts: Counts,
  style: ModelStyle,
  sample: ShelfVariant,
  options: readonly ModelCategory[],
  counted: (facet: FacetName) => boolean,
): void => {
  if (counted('category')) for (const category of options) if (style.shelves.has(category.id)) note(counts, 'category', category.id, sample, style);
  if (counted('gender')) note(counts, 'gender', style.gender, sample, style);
  if (counted('feature')) for (const key of style.featureKeys) note(counts, 'feature', key, sample, style);
  if (counted('brand')) note(counts, 'brand', style.brand === '' ? '' : brandKey(style.brand), sample, style);
};

const BY_BIT = new Map(Object.entries(BIT).map(([name, bit]) => [bit, name as FacetName]));

/**
 * Lists what passes all filters, and counts every facet over what passes all *other* filters: choosing green never lowers
 * the count of blue. A variant must pass as one: a green shoe and a size 9 in black are no green size 9.
 */
export const countFacets = (
  entries: readonly ShelfStyle[],
  filters: Filters,
  admits: (entry: ShelfVariant) => boolean,
  categoryOptions: readonly ModelCategory[],
): Counted => {
  const counts = newCounts();
  const matches: Match[] = [];
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const entry of entries) {
    const { style } = entry;
    const whole = styleFails(style, filters, brandKey(style.brand));
    if ((whole & (whole - 1)) !== 0) continue;
    // The one facet of the whole style that it may fail is the same for all its variants.
    let reached = 0;
    let shown: ShelfColourway | undefined;
    let sample: ShelfVariant | undefined;
    for (const colourway of entry.colourways) {
      for (const one of colourway.variants) {
        if (!admits(one)) continue;
        const fails = whole | variantFails(one, filters);
        if (fails === 0) {
          shown ??= colourway;
          noteVariant(counts, 'all', one, style);
        } else {
          const facet = BY_BIT.get(fails);
          if (facet === undefined) continue;
          reached |= fails;
          noteVariant(counts, facet, one, style);
        }
        sample ??= one;
        if (fails === 0 || fails === BIT.price) {
          min = Math.min(min, one.facts.current);
          max = Math.max(max, one.facts.current);
        }
      }
    }
    if (!sample) continue;
    if (shown) matches.push({ entry, shown });
    noteStyle(counts, style, sample, categoryOptions, (facet) => shown !== undefined || (reached & BIT[facet]) !== 0);
  }
  return { matches, counts, price: min <= max ? { min, max } : undefined };
};
