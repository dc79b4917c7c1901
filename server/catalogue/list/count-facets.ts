import { isAvailable } from '../availability.ts';
import type { ModelCategory, ModelStyle } from '../model/types.ts';
import { slugOf } from '../slug.ts';
import { BIT, type FacetName, type Filters, styleFails, variantFails } from './filters.ts';
import type { ShelfColourway, ShelfStyle, ShelfVariant } from './shelf.ts';

export interface FacetCount {
  count: number;
  /** A style or variant that has the value, to take its words from. For sizes one per size chart. */
  readonly samples: Map<string, ShelfVariant>;
}

export interface Match {
  readonly entry: ShelfStyle;
  /** The first colour in which everything that was asked for exists. */
  readonly shown: ShelfColourway;
}

export interface Counted {
  readonly matches: readonly Match[];
  readonly counts: Readonly<Record<Exclude<FacetName, 'price'>, ReadonlyMap<string, FacetCount>>>;
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

/** Values of a style for the facets of whole styles. */
const styleValues = (
  style: ModelStyle,
  options: readonly ModelCategory[],
): readonly (readonly [Exclude<FacetName, 'price'>, readonly string[]])[] => [
  ['category', options.filter((category) => style.shelves.has(category.id)).map(({ id }) => id)],
  ['gender', style.gender === '' ? [] : [style.gender]],
  ['feature', style.featureKeys],
  ['brand', style.brand === '' ? [] : [brandKey(style.brand)]],
];

/** Values that one style adds to one facet: counted once a style, however many variants have them. */
type Found = Map<Exclude<FacetName, 'price'>, Map<string, Map<string, ShelfVariant>>>;

const note = (found: Found, facet: Exclude<FacetName, 'price'>, value: string, entry: ShelfVariant): void => {
  if (value === '') return;
  const values = found.get(facet) ?? new Map<string, Map<string, ShelfVariant>>();
  found.set(facet, values);
  const samples = values.get(value) ?? new Map<string, ShelfVariant>();
  values.set(value, samples);
  const chart = entry.variant.colourway.style.sizeChart ?? '';
  if (!samples.has(chart)) samples.set(chart, entry);
};

const noteVariant = (found: Found, facet: FacetName | 'all', entry: ShelfVariant): void => {
  const { variant } = entry;
  if (facet === 'all' || facet === 'color') note(found, 'color', variant.colourway.family, entry);
  if ((facet === 'all' || facet === 'size') && isAvailable(variant) && variant.colourway.style.productType !== 'digital')
    note(found, 'size', variant.sizeKey, entry);
  if (facet === 'all' || facet === 'width') note(found, 'width', variant.options['width'] ?? '', entry);
  if ((facet === 'all' || facet === 'sale') && entry.reduced) note(found, 'sale', 'true', entry);
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
  const counts: Record<Exclude<FacetName, 'price'>, Map<string, FacetCount>> = {
    color: new Map(),
    size: new Map(),
    width: new Map(),
    sale: new Map(),
    category: new Map(),
    gender: new Map(),
    feature: new Map(),
    brand: new Map(),
  };
  const matches: Match[] = [];
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const entry of entries) {
    const { style } = entry;
    const whole = styleFails(style, filters, brandKey(style.brand));
    if ((whole & (whole - 1)) !== 0) continue;
    const found: Found = new Map();
    const reached = new Set<FacetName>();
    let shown: ShelfColourway | undefined;
    let sample: ShelfVariant | undefined;
    for (const colourway of entry.colourways) {
      for (const one of colourway.variants) {
        if (!admits(one)) continue;
        const fails = whole | variantFails(one, filters);
        if (fails === 0) {
          shown ??= colourway;
          noteVariant(found, 'all', one);
        } else {
          const facet = BY_BIT.get(fails);
          if (facet === undefined) continue;
          reached.add(facet);
          noteVariant(found, facet, one);
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
    for (const [facet, values] of styleValues(style, categoryOptions))
      if (shown || reached.has(facet)) for (const value of values) note(found, facet, value, sample);
    for (const [facet, values] of found) {
      for (const [value, samples] of values) {
        const known = counts[facet].get(value) ?? { count: 0, samples: new Map<string, ShelfVariant>() };
        known.count += 1;
        for (const [chart, one] of samples) if (!known.samples.has(chart)) known.samples.set(chart, one);
        counts[facet].set(value, known);
      }
    }
  }
  return { matches, counts, price: min <= max ? { min, max } : undefined };
};
