import type { OfflineCatalogue, Part, PricesPart, ProductsPart, ShopPart, StockPart } from '#contract/calls/offline-catalogue.ts';
import type { ArtKind } from '#domain/pictures.ts';
import type { Model, ModelCategory, ModelColourway, ModelStyle, ModelVariant, PriceFacts } from '../model/types.ts';
import { treeOf } from '../model/category-tree.ts';
import { toRows } from './columns.ts';
import { MOST_TOLD, type PackedColourway, type PackedStyle, type PackedVariant } from './write-parts.ts';

/** Parts that do not fit together, or are not what they should be: the download is to be made again. */
export class BadPack extends Error {
  override readonly name = 'BadPack';
}

const factsOf = (row: readonly (number | null)[] | undefined): PriceFacts | undefined => {
  const [current, original, historicBest, previousBestSale, reducedSince, percent] = row ?? [];
  if (typeof current !== 'number' || typeof original !== 'number') return undefined;
  return {
    current,
    original,
    ...(typeof historicBest === 'number' && { historicBest }),
    ...(typeof previousBestSale === 'number' && { previousBestSale }),
    ...(typeof reducedSince === 'number' && { reducedSince }),
    ...(typeof percent === 'number' && { percent }),
  };
};

/** The price of each variant, in order. */
const readPrices = ({ facts, of }: PricesPart): (PriceFacts | undefined)[] => {
  const rows = facts.map(factsOf);
  const prices: (PriceFacts | undefined)[] = [];
  for (let at = 0; at + 1 < of.length; at += 2) {
    const row = rows[of[at] ?? -1];
    for (let times = of[at + 1] ?? 0; times > 0; times -= 1) prices.push(row);
  }
  return prices;
};

const readUnits = ({ units }: StockPart): number[] => Array.from(units, (digit) => (digit === '+' ? MOST_TOLD : Number(digit)));

const LONG_AGO = new Date(0);

const styleOf = (
  { drawn, ratingScore, reviewsCount, publishedAt, targetPublishAt, ...row }: PackedStyle,
  categories: ReadonlyMap<string, ModelCategory>,
): ModelStyle => {
  const found = row.categoryIds.map((id) => categories.get(id)).filter((category) => category !== undefined);
  return {
    ...row,
    source: '',
    rating: { score: ratingScore, reviewsCount },
    art: { kind: drawn as ArtKind, seed: 0, traits: {} },
    publishedAt: new Date(publishedAt),
    targetPublishAt: targetPublishAt === null ? null : new Date(targetPublishAt),
    updatedAt: LONG_AGO,
    colourways: [],
    shelves: new Set(found.flatMap((category) => category.path.map(({ id }) => id))),
    home: found[0],
  };
};

const colourwayOf = ({ code, pictures, ...row }: PackedColourway, style: ModelStyle): ModelColourway => ({
  ...row,
  id: style.id + code,
  position: style.colourways.length,
  palette: null,
  pictures: pictures?.map((alt) => ({ url: '', alt })) ?? null,
  style,
  variants: [],
});

/** One part of products with the prices and units of its variants taken from the front of the given lists. */
const readProducts = (
  part: ProductsPart,
  categories: ReadonlyMap<string, ModelCategory>,
  next: () => { readonly facts: PriceFacts | undefined; readonly shipped: number },
): ModelStyle[] => {
  const colourways = toRows<PackedColourway>(part.colourways).values();
  const variants = toRows<PackedVariant>(part.variants).values();
  const take = <T>(from: Iterator<T>): T => {
    const { value, done } = from.next();
    if (done) throw new BadPack('Fewer rows than counted');
    return value;
  };
  return toRows<PackedStyle>(part.styles).map((packed) => {
    const style = styleOf(packed, categories);
    for (let left = packed.colourways; left > 0; left -= 1) {
      const row = take(colourways);
      const colourway = colourwayOf(row, style);
      style.colourways.push(colourway);
      for (let more = row.variants; more > 0; more -= 1) colourway.variants.push(variantOf(take(variants), colourway, next()));
    }
    return style;
  });
};

const variantOf = (
  { sku, ...row }: PackedVariant,
  colourway: ModelColourway,
  { facts, shipped }: { readonly facts: PriceFacts | undefined; readonly shipped: number },
): ModelVariant => ({
  ...row,
  sku: sku || row.upc,
  colourway,
  withdrawn: false,
  prices: {},
  ...(facts && { facts }),
  shipped,
});

/** Parts of a manifest, in its order. */
export interface Pack {
  readonly manifest: OfflineCatalogue;
  readonly parts: readonly Part[];
}

/**
 * The catalogue in memory, as the server has it, for the functions that both run.
 * @throws BadPack when parts are missing or do not fit together
 */
export const readPack = ({ manifest, parts }: Pack): Model => {
  const ofKind = <P extends Part>(kind: P['kind']): P[] => parts.filter((part): part is P => part.kind === kind);
  const [shop] = ofKind<ShopPart>('shop');
  const products = ofKind<ProductsPart>('products');
  const prices = ofKind<PricesPart>('prices').map(readPrices);
  const units = ofKind<StockPart>('stock').map(readUnits);
  const groups = Math.ceil(products.length / manifest.group);
  if (!shop || prices.length !== groups || units.length !== groups) throw new BadPack('Parts are missing');
  const categories = treeOf(shop.categories);
  const styles = products.flatMap((part, index) => {
    const group = Math.floor(index / manifest.group);
    const [ownPrices, ownUnits] = [prices[group] ?? [], units[group] ?? []];
    let at = products.slice(group * manifest.group, index).reduce((sum, { variants }) => sum + variants.upc.length, 0);
    return readProducts(part, categories, () => {
      if (at >= ownPrices.length || at >= ownUnits.length) throw new BadPack('Fewer prices than variants');
      const facts = ownPrices[at];
      const shipped = ownUnits[at] ?? 0;
      at += 1;
      return { facts, shipped };
    });
  });
  styles.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const colourways = styles.flatMap((style) => style.colourways);
  return {
    version: manifest.version,
    categories,
    roots: [...categories.values()].filter(({ parent }) => parent === undefined),
    styles,
    styleById: new Map(styles.map((style) => [style.id, style])),
    colourwayById: new Map(colourways.map((colourway) => [colourway.id, colourway])),
    variantByUpc: new Map(colourways.flatMap(({ variants }) => variants.map((variant) => [variant.upc, variant] as const))),
    charts: new Map(Object.entries(shop.charts)),
    hosts: new Map(),
    stock: { at: Date.parse(manifest.asOf), changes: 0 },
  };
};
