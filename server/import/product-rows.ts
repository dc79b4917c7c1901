import type { Localized } from '#domain/catalogue/model/rows.ts';
import { hashOf } from '#server/catalogue/products/hash.ts';
import { categoryIdOfPath, colourCode } from '#server/catalogue/products/ids.ts';
import type * as tables from '#server/platform/db/schema/catalogue.ts';
import { SHIP } from '#server/platform/db/schema/catalogue.ts';
import type { Palette } from '#artwork/traits/art.ts';
import type { ColourDraft, ProductDraft, VariantDraft } from './assemble-product.ts';
import { readColour } from './colour-words.ts';
import { planPrices, type PricePlan, type Rates } from './plan-prices.ts';
import { type Known, sourceKeyOf } from './read-known.ts';

type StyleRow = typeof tables.styles.$inferInsert;
type ColourwayRow = typeof tables.colourways.$inferInsert;
type VariantRow = typeof tables.variants.$inferInsert;
type CategoryRow = typeof tables.categories.$inferInsert;

export interface WriteOptions {
  /** Names this merchant's catalogue: ids are made from it. */
  readonly source: string;
  /** Of the words in the file. */
  readonly language: string;
  readonly rates: Rates;
  readonly now: Date;
  /** Categories in the order in which the file first names them; shared by all batches of an import. */
  readonly categoryPlaces: Map<string, number>;
}

/** What is taken to be there of something in stock that nobody counts. */
const UNCOUNTED = 100;

/** The rows of a batch, collected and then written at once. */
export interface Batch {
  readonly styles: StyleRow[];
  readonly colourways: ColourwayRow[];
  readonly variants: VariantRow[];
  readonly prices: (PricePlan & { readonly subject: string })[];
  readonly forgetPrices: { readonly upc: string; readonly currency: string }[];
  readonly stock: { readonly upc: string; readonly location: string; readonly onHand: number; readonly updatedAt: Date }[];
  readonly withdraw: string[];
}

/** Behind the shop's own categories. */
const FIRST_PLACE = 1_000;

export const categoriesOf = (draft: ProductDraft, { source, language, categoryPlaces }: WriteOptions): CategoryRow[] => {
  const path = draft.categoryPath;
  const ids = path.map((_, depth) => categoryIdOfPath(source, path.slice(0, depth + 1)));
  for (const id of ids) if (!categoryPlaces.has(id)) categoryPlaces.set(id, FIRST_PLACE + categoryPlaces.size);
  return path.map((name, depth) => ({
    id: ids[depth] ?? '',
    parentId: ids[depth - 1] ?? null,
    position: categoryPlaces.get(ids[depth] ?? '') ?? FIRST_PLACE,
    source,
    names: { [language]: name },
    descriptions: {},
    rule: null,
  }));
};

export const styleRow = (
  id: string,
  draft: ProductDraft,
  fingerprint: string,
  position: number,
  publishedAt: Date,
  categoryId: string,
  options: WriteOptions,
): StyleRow => {
  const inLanguage = <T>(value: T): Localized<T> => ({ [options.language]: value });
  return {
    id,
    source: options.source,
    sourceKey: draft.key,
    fingerprint,
    names: inLanguage(draft.title),
    descriptions: inLanguage(draft.description),
    descriptionsHtml: draft.descriptionHtml === null ? null : inLanguage(draft.descriptionHtml),
    brand: draft.brand,
    gender: draft.gender,
    ageGroup: draft.kids ? 'kids' : 'adult',
    kind: draft.kind,
    productType: draft.productType,
    taxClass: draft.taxClass,
    sizeChart: null,
    categoryIds: [categoryId],
    featureKeys: draft.featureKeys,
    features: inLanguage([]),
    materials: inLanguage(draft.materials),
    care: inLanguage([]),
    benefitRatings: [],
    modelMeasurements: null,
    eyebrow: null,
    badge: null,
    art: { kind: draft.kind, seed: hashOf(id), traits: {} },
    position,
    published: draft.published,
    publishedAt,
    comingSoon: false,
    presale: false,
    targetPublishAt: draft.availableFrom === null ? null : new Date(draft.availableFrom),
    maxQty: 10,
    updatedAt: options.now,
  };
};

const paletteFor = (swatch: readonly string[]): Palette => {
  const [main = '#8b918f', second = '#6f7674'] = swatch;
  return { main, second, accent: '#e2622b', sole: '#efe9dc', lace: '#d9d4c8', lining: '#5b605f' };
};

/** Ids of a style's colours: kept where the colour was there before, else from its name. */
const colourIds = (styleId: string, drafts: readonly ColourDraft[], known: Known, language: string): ReadonlyMap<ColourDraft, string> => {
  const before = new Map(
    (known.colourways.get(styleId) ?? []).map(({ id, names }) => [(names[language] ?? Object.values(names)[0] ?? '').toLowerCase(), id]),
  );
  const taken = new Set(before.values());
  return new Map(
    drafts.map((draft) => {
      const kept = before.get(draft.name.toLowerCase());
      if (kept !== undefined) return [draft, kept];
      let turn = 0;
      while (taken.has(styleId + colourCode(draft.name, turn))) turn += 1;
      const id = styleId + colourCode(draft.name, turn);
      taken.add(id);
      return [draft, id];
    }),
  );
};

const stockOf = (variant: VariantDraft, before: number | undefined): number =>
  variant.quantity ?? (before !== undefined && before > 0 ? before : UNCOUNTED);

/** Colours and variants of a product, with their prices and units, as far as they say something new. */
export const collectVariants = (
  batch: Batch,
  draft: ProductDraft,
  styleId: string,
  upcs: ReadonlyMap<string, string>,
  known: Known,
  options: WriteOptions,
): void => {
  const ids = colourIds(styleId, draft.colours, known, options.language);
  for (const [position, colour] of draft.colours.entries()) {
    const id = ids.get(colour) ?? '';
    // The words of the title may paint what has no colour of its own ("Blue Plimsolls"); they are no promise to filter by.
    const { family, swatch } = colour.name === '' ? { family: '', swatch: readColour(draft.title).swatch } : readColour(colour.name);
    batch.colourways.push({
      id,
      styleId,
      position,
      names: { [options.language]: colour.name },
      family,
      swatch,
      palette: paletteFor(swatch),
      pictures: colour.pictures.length > 0 ? colour.pictures : null,
    });
    for (const [place, variant] of colour.variants.entries()) {
      const sourceKey = sourceKeyOf(draft, variant);
      const upc = upcs.get(sourceKey) ?? '';
      batch.variants.push({
        upc,
        colourwayId: id,
        sku: variant.sku || upc,
        sourceKey,
        size: variant.size,
        options: variant.options,
        position: place,
        notifyMe: true,
        backorder: variant.backorder,
        withdrawn: false,
      });
      const { forget, add } = planPrices(known.prices.get(upc) ?? [], variant.price, options.rates, options.now);
      batch.forgetPrices.push(...forget.map((currency) => ({ upc, currency })));
      batch.prices.push(...add.map((point) => ({ ...point, subject: upc })));
      const before = known.stock.get(upc);
      const onHand = stockOf(variant, before);
      if (onHand !== before) batch.stock.push({ upc, location: SHIP, onHand, updatedAt: new Date() });
    }
  }
};
