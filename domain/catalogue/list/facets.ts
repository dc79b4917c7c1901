import type { Locale } from '#contract/locales.ts';
import type { Facet } from '#contract/calls/products.ts';
import { FEATURE_LABELS } from '../feature-labels.ts';
import { facetLabel, familyLabel, familySwatch, FAMILY_ORDER, GENDER_ORDER, genderLabel, onSaleLabel, optionLabel } from '../labels.ts';
import { compareSizes } from '../model/size-order.ts';
import { sizeLabel } from '../model/sizes.ts';
import type { Model, ModelCategory, ModelVariant } from '../model/types.ts';
import { textFor } from '../localized-text.ts';
import { brandKey, type Counted, type FacetCount } from './count-facets.ts';
import type { FacetName, Filters } from './filters.ts';
import type { ShelfVariant } from './shelf.ts';

type Value = Facet['values'][number];

export interface StoreName {
  readonly id: string;
  readonly name: string;
}

type Samples = Map<string, Pick<ShelfVariant, 'variant'>>;

const samples = new WeakMap<Model['variantByUpc'], ReadonlyMap<string, Samples>>();

/** By facet and value: a filter may name a hundred values, and the catalogue is not searched for each. */
const collectSamples = (model: Model): ReadonlyMap<string, Samples> => {
  const byValue = new Map<string, Samples>();
  const note = (key: string, chart: string, variant: ModelVariant): void => {
    const own = byValue.get(key) ?? new Map<string, Pick<ShelfVariant, 'variant'>>();
    byValue.set(key, own);
    if (!own.has(chart)) own.set(chart, { variant });
  };
  for (const variant of model.variantByUpc.values()) {
    const { style } = variant.colourway;
    const chart = style.sizeChart ?? '';
    note(`size ${variant.sizeKey}`, chart, variant);
    note(`brand ${brandKey(style.brand)}`, chart, variant);
  }
  return byValue;
};

const NO_SAMPLES: FacetCount['samples'] = new Map();

/** What has a value that nothing in this list has, to take its words from: one variant per size chart. */
const samplesOf = (model: Model, id: FacetName, value: string): FacetCount['samples'] => {
  if (id !== 'size' && id !== 'brand') return NO_SAMPLES;
  let byValue = samples.get(model.variantByUpc);
  if (!byValue) samples.set(model.variantByUpc, (byValue = collectSamples(model)));
  return byValue.get(`${id} ${value}`) ?? NO_SAMPLES;
};

const byPlace = (order: readonly string[]) => (a: Value, b: Value) =>
  (order.indexOf(a.value) + 1 || order.length + 1) - (order.indexOf(b.value) + 1 || order.length + 1) || b.count - a.count;
const byCount = (a: Value, b: Value) => b.count - a.count || a.label.localeCompare(b.label);

const WEARER: Readonly<Record<string, { readonly en: string; readonly fr: string; readonly de: string }>> = {
  'shoes-men': { en: 'Men’s', fr: 'Homme', de: 'Herren' },
  'shoes-women': { en: 'Women’s', fr: 'Femme', de: 'Damen' },
  'shoes-kids': { en: 'Kids’', fr: 'Enfant', de: 'Kinder' },
};

/** One figure where all charts agree (EU 41), else each with its wearer: `Men’s 8 / Women’s 9.5`. */
const sizeWords = (value: string, { samples }: Pick<FacetCount, 'samples'>, model: Model, locale: Locale): string => {
  const said = [...samples].map(([chart, { variant }]) => ({ chart, label: sizeLabel(variant.size, model.charts.get(chart), locale) }));
  const labels = [...new Set(said.map(({ label }) => label))];
  if (labels.length <= 1) return labels[0] ?? value;
  return said
    .map(({ chart, label }) => [WEARER[chart]?.[locale.language], label].filter(Boolean).join(' '))
    .toSorted()
    .join(' / ');
};

const sizeGroup = (value: string): number => (/^[a-z0-9]*[sml]$/.test(value) ? 0 : value.startsWith('eu-') ? 1 : 2);
const sizeText = (value: string): string => value.replace(/^(?:eu|bottoms-women|bottoms-men|clothes-kids|socks)-/, '');

const bySize = (a: Value, b: Value): number =>
  sizeGroup(a.value) - sizeGroup(b.value) || compareSizes(sizeText(a.value), sizeText(b.value)) || a.value.localeCompare(b.value);

/**
 * The facets of a list with their words. A facet with one value that is not chosen decides nothing and is left out; values
 * that lead nowhere are, too, unless they are chosen.
 */
export const facetsOf = (
  counted: Counted,
  filters: Filters,
  model: Model,
  locale: Locale,
  categoryOptions: readonly ModelCategory[],
  stores: readonly StoreName[] = [],
): Facet[] => {
  const facet = (
    id: Exclude<FacetName, 'price' | 'store'>,
    kind: Facet['kind'],
    label: (value: string, count: Pick<FacetCount, 'samples'>) => string,
    order: (a: Value, b: Value) => number,
    swatch?: (value: string) => readonly string[] | undefined,
  ): Facet[] => {
    const chosen = filters.chosen[id];
    const values: Value[] = [...counted.counts[id]].map(([value, count]) => {
      const colours = swatch?.(value);
      return {
        value,
        label: label(value, count),
        count: count.count,
        selected: chosen?.has(value) === true,
        ...(colours ? { swatch: [...colours] } : {}),
      };
    });
    for (const value of chosen ?? [])
      if (!counted.counts[id].has(value) && value.length <= 60)
        values.push({ value, label: label(value, { samples: samplesOf(model, id, value) }), count: 0, selected: true });
    const decides =
      values.length > 1 || chosen !== undefined || (id === 'sale' && values.length > 0 && (values[0]?.count ?? 0) < counted.matches.length);
    return decides ? [{ id, label: facetLabel(id, locale), kind, values: values.toSorted(order) }] : [];
  };
  const categoryName = (id: string) => textFor(model.categories.get(id)?.names, locale) || id;
  const categories = facet('category', 'choice', categoryName, byPlace(categoryOptions.map(({ id }) => id)));
  const genders = facet('gender', 'choice', (value) => genderLabel(value, locale), byPlace(GENDER_ORDER));
  return [
    ...categories,
    ...(filters.chosen.gender === undefined && saysTheSame(genders, categories) ? [] : genders),
    ...facet('size', 'chip', (value, count) => sizeWords(value, count, model, locale), bySize),
    ...facet('color', 'swatch', (value) => familyLabel(value, locale), byPlace(FAMILY_ORDER), familySwatch),
    ...facet('width', 'choice', (value) => optionLabel(value, locale), byCount),
    ...priceFacet(counted, filters, locale),
    ...facet('feature', 'choice', (value) => textFor(FEATURE_LABELS[value], locale) || value, byCount),
    ...facet('brand', 'choice', (value, count) => [...count.samples.values()][0]?.variant.colourway.style.brand ?? value, byCount),
    ...facet('sale', 'choice', () => onSaleLabel(locale), byCount),
    ...storeFacet(counted, stores, locale),
  ];
};

/** The stores that are chosen, with what the list holds of theirs. */
const storeFacet = ({ matches }: Counted, stores: readonly StoreName[], locale: Locale): Facet[] =>
  stores.length === 0
    ? []
    : [
        {
          id: 'store',
          label: facetLabel('store', locale),
          kind: 'choice',
          values: stores.map(({ id, name }) => ({ value: id, label: name, count: matches.length, selected: true })),
        },
      ];

/** Where the first categories are those of women, men and kids, choosing among them twice helps nobody. */
const saysTheSame = ([one]: readonly Facet[], [other]: readonly Facet[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.values.every((value) => other.values.some(({ label, count }) => label === value.label && count === value.count));

const priceFacet = ({ price }: Counted, filters: Filters, locale: Locale): Facet[] => {
  if (!price || (price.min === price.max && !filters.price)) return [];
  const { from, to } = filters.price ?? {};
  return [
    {
      id: 'price',
      label: facetLabel('price', locale),
      kind: 'range',
      values: [],
      range: { min: price.min, max: price.max, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    },
  ];
};
