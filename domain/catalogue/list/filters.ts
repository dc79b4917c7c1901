import type { ModelStyle } from '../model/types.ts';
import { isAvailable } from '../availability.ts';
import type { ShelfVariant } from './shelf.ts';

/** Filters that a variant passes or fails, then those of a whole style. */
export const VARIANT_FACETS = ['color', 'size', 'width', 'price', 'sale', 'store'] as const;
export const STYLE_FACETS = ['category', 'gender', 'feature', 'brand'] as const;
export type FacetName = (typeof VARIANT_FACETS)[number] | (typeof STYLE_FACETS)[number];

/** One bit a facet, so that "fails nothing but this one" is a comparison. */
export const BIT: Readonly<Record<FacetName, number>> = Object.fromEntries(
  [...VARIANT_FACETS, ...STYLE_FACETS].map((name, index) => [name, 1 << index]),
) as Record<FacetName, number>;

export interface Filters {
  readonly chosen: Readonly<Partial<Record<FacetName, ReadonlySet<string>>>>;
  /** Minor units, both ends included. */
  readonly price: { readonly from?: number; readonly to?: number } | undefined;
  /** UPCs on the shelves of the chosen stores, where any are chosen. */
  readonly shelf?: ReadonlySet<string>;
}

const isFacet = (name: string): name is FacetName => Object.hasOwn(BIT, name);

const amount = (text: string | undefined): number | undefined => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** Reads `color:green|blue;size:m;price:5000-12000`. What nobody knows is left out; an unknown value of a known facet finds nothing. */
export const parseFilters = (text: string | undefined): Filters => {
  const chosen: Partial<Record<FacetName, Set<string>>> = {};
  let price: Filters['price'];
  for (const part of (text ?? '').split(';')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon);
    const rest = part.slice(colon + 1);
    if (colon < 1 || rest === '' || !isFacet(name)) continue;
    if (name === 'price') {
      const [from, to] = rest.split('-');
      const range = { from: amount(from), to: amount(to) };
      if (range.from !== undefined || range.to !== undefined) price = range;
      continue;
    }
    const values = (chosen[name] ??= new Set());
    for (const value of rest.split('|')) if (value !== '') values.add(value);
  }
  return { chosen, price };
};

const misses = (wanted: ReadonlySet<string> | undefined, value: string): boolean => wanted !== undefined && !wanted.has(value);

/** The facets that a variant fails. A size counts as there while somebody can buy it: from the warehouse, or from the shelf of a chosen store. */
export const variantFails = (entry: ShelfVariant, { chosen, price, shelf }: Filters): number => {
  const { variant, facts } = entry;
  let bits = 0;
  if (misses(chosen.color, variant.colourway.family)) bits |= BIT.color;
  const isThere = shelf?.has(variant.upc) ?? isAvailable(variant);
  if (chosen.size && !(chosen.size.has(variant.sizeKey) && isThere)) bits |= BIT.size;
  if (chosen.store && !shelf?.has(variant.upc)) bits |= BIT.store;
  if (misses(chosen.width, variant.options['width'] ?? '')) bits |= BIT.width;
  if (chosen.sale && !(entry.reduced && chosen.sale.has('true'))) bits |= BIT.sale;
  if (price && (facts.current < (price.from ?? 0) || facts.current > (price.to ?? Number.POSITIVE_INFINITY))) bits |= BIT.price;
  return bits;
};

const anyOf = (wanted: ReadonlySet<string>, has: (value: string) => boolean): boolean => {
  for (const value of wanted) if (has(value)) return true;
  return false;
};

/** The facets that a style fails as a whole. Within a facet any chosen value will do. */
export const styleFails = (style: ModelStyle, { chosen }: Filters, brand: string): number => {
  let bits = 0;
  if (chosen.category && !anyOf(chosen.category, (id) => style.shelves.has(id))) bits |= BIT.category;
  if (misses(chosen.gender, style.gender)) bits |= BIT.gender;
  if (chosen.feature && !anyOf(chosen.feature, (key) => style.featureKeys.includes(key))) bits |= BIT.feature;
  if (misses(chosen.brand, brand)) bits |= BIT.brand;
  return bits;
};
