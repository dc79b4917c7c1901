import type { OfflineCatalogue, Part, PricesPart, ProductsPart, ShopPart } from '#contract/calls/offline-catalogue.ts';
import type { ArtKind } from '#domain/pictures.ts';
import type { Model, ModelCategory, ModelColourway, ModelStyle, ModelVariant, PriceFacts } from '../model/types.ts';
import { treeOf } from '../model/category-tree.ts';
import { lengthOf, toRows } from './columns.ts';
import { bucketOf, MOST_TOLD, type PackedColourway, type PackedStyle } from './write-parts.ts';

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

/** Its variants are made when somebody looks at them: the first answer needs those of a few products alone. */
const colourwayOf = (
  { code, pictures, ...row }: PackedColourway,
  style: ModelStyle,
  make: (colourway: ModelColourway) => ModelVariant[],
): ModelColourway => {
  let source: typeof make | undefined = make;
  let made: ModelVariant[] = [];
  const colourway: ModelColourway = {
    ...row,
    id: style.id + code,
    position: style.colourways.length,
    palette: null,
    pictures: pictures?.map((alt) => ({ url: '', alt })) ?? null,
    style,
    get variants() {
      if (source) {
        made = source(colourway);
        // The columns of the part can go when all have been made.
        source = undefined;
      }
      return made;
    },
  };
  return colourway;
};

type Options = ModelVariant['options'];
const NO_OPTIONS: Options = {};
const NO_PRICES: ModelVariant['prices'] = {};

/** One object for all variants with the same options: nearly all have none, or one of a few. */
const createOptions = (): ((options: Options) => Options) => {
  const known = new Map<string, Options>();
  return (options) => {
    const [entry, ...more] = Object.entries(options);
    if (!entry) return NO_OPTIONS;
    if (more.length > 0) return options;
    const key = entry.join('\n');
    const same = known.get(key) ?? options;
    known.set(key, same);
    return same;
  };
};

/** Prices and units of the variants of a group of parts, and how far they have been handed out. */
interface Group {
  readonly facts: readonly (PriceFacts | undefined)[];
  readonly units: string;
  at: number;
}

const unitsAt = (units: string, at: number): number => (units[at] === '+' ? MOST_TOLD : Number(units[at]));

/** Adds a part of products, whose prices and units are those of the group from its next variant on. */
const readProducts = (
  { styles, colourways, variants }: ProductsPart,
  categories: ReadonlyMap<string, ModelCategory>,
  group: Group,
  options: (options: Options) => Options,
): ModelStyle[] => {
  const rows = toRows<PackedColourway>(colourways);
  const { upc, sku, size, sizeKey, position, notifyMe, backorder } = variants;
  const count = lengthOf(variants);
  if (group.at + count > group.facts.length || group.at + count > group.units.length) throw new BadPack('Fewer prices than variants');
  const first = group.at;
  group.at += count;
  const { facts, units } = group;
  const variantAt = (at: number, colourway: ModelColourway): ModelVariant => {
    const code = upc[at] ?? '';
    return {
      upc: code,
      sku: sku[at] || code,
      colourway,
      size: size[at] ?? '',
      options: options(variants.options[at] ?? NO_OPTIONS),
      sizeKey: sizeKey[at] ?? '',
      position: position[at] ?? 0,
      notifyMe: notifyMe[at] === true,
      backorder: backorder[at] === true,
      withdrawn: false,
      prices: NO_PRICES,
      facts: facts[first + at],
      shipped: unitsAt(units, first + at),
    };
  };
  let row = 0;
  let end = 0;
  return toRows<PackedStyle>(styles).map((packed) => {
    const style = styleOf(packed, categories);
    for (let left = packed.colourways; left > 0; left -= 1) {
      const found = rows[row];
      if (!found) throw new BadPack('Fewer rows than counted');
      row += 1;
      const from = end;
      end += found.variants;
      if (end > count) throw new BadPack('Fewer rows than counted');
      const make = (colourway: ModelColourway) => Array.from({ length: found.variants }, (_, index) => variantAt(from + index, colourway));
      style.colourways.push(colourwayOf(found, style, make));
    }
    return style;
  });
};

interface Places {
  readonly shop: number;
  /** Of each group its prices, its stock and its products. */
  readonly groups: readonly (readonly number[])[];
  readonly products: readonly number[];
}

const placesOf = ({ parts, group }: OfflineCatalogue): Places => {
  const ofKind = (kind: Part['kind']): number[] => [...parts.entries()].filter(([, part]) => part.kind === kind).map(([place]) => place);
  const [[shop], products, prices, stock] = [ofKind('shop'), ofKind('products'), ofKind('prices'), ofKind('stock')];
  const count = Math.ceil(products.length / group);
  if (shop === undefined || prices.length !== count || stock.length !== count) throw new BadPack('Parts are missing');
  const groups = Array.from({ length: count }, (_, at) => [
    ...prices.slice(at, at + 1),
    ...stock.slice(at, at + 1),
    ...products.slice(at * group, (at + 1) * group),
  ]);
  return { shop, groups, products };
};

/** The shop first, then each group with its prices and stock first. For one style: its group as far as its part, because prices are told in order. */
const orderOf = (manifest: OfflineCatalogue, styleId: string | undefined): (readonly number[])[] => {
  const { shop, groups, products } = placesOf(manifest);
  if (styleId === undefined) return [[shop], ...groups];
  const place = products[bucketOf(styleId, products.length)];
  const group = groups.find((places) => place !== undefined && places.includes(place)) ?? [];
  return [[shop], group.slice(0, group.indexOf(place ?? -1) + 1)];
};

/** Reads a catalogue part by part, so that a large one is never in memory twice. */
export interface PackReader {
  /** Places of the parts in the manifest, in the order in which `take` needs them. What stands in one list may be fetched together. */
  readonly order: readonly (readonly number[])[];
  /** @throws BadPack when it does not fit those before it */
  readonly take: (part: Part) => void;
  /**
   * The catalogue in memory, as the server has it, for the functions that both run. Call it when all parts were taken.
   * @throws BadPack when parts are missing
   */
  readonly model: () => Model;
}

/**
 * @param styleId only what is needed for this style: of a large catalogue a small share, whatever its size
 * @throws BadPack when the manifest lacks parts
 */
export const createPackReader = (manifest: OfflineCatalogue, styleId?: string): PackReader => {
  const order = orderOf(manifest, styleId);
  const options = createOptions();
  const styles: ModelStyle[] = [];
  let shop: ShopPart | undefined;
  let categories: ReadonlyMap<string, ModelCategory> = new Map();
  let group: Group = { facts: [], units: '', at: 0 };
  let taken = 0;

  const take = (part: Part): void => {
    taken += 1;
    if (part.kind === 'shop') {
      shop = part;
      categories = treeOf(part.categories);
    } else if (part.kind === 'prices') group = { facts: readPrices(part), units: '', at: 0 };
    else if (part.kind === 'stock') group = { ...group, units: part.units };
    else for (const style of readProducts(part, categories, group, options)) styles.push(style);
  };

  const model = (): Model => {
    if (!shop || taken !== order.flat().length) throw new BadPack('Parts are missing');
    styles.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
    const colourways = styles.flatMap((style) => style.colourways);
    let variantByUpc: Map<string, ModelVariant> | undefined;
    return {
      version: manifest.version,
      categories,
      roots: [...categories.values()].filter(({ parent }) => parent === undefined),
      styles,
      styleById: new Map(styles.map((style) => [style.id, style])),
      colourwayById: new Map(colourways.map((colourway) => [colourway.id, colourway])),
      get variantByUpc() {
        if (!variantByUpc) {
          variantByUpc = new Map();
          for (const { variants } of colourways) for (const variant of variants) variantByUpc.set(variant.upc, variant);
        }
        return variantByUpc;
      },
      charts: new Map(Object.entries(shop.charts)),
      hosts: new Map(),
      stock: { at: Date.parse(manifest.asOf), changes: 0 },
    };
  };

  return { order, take, model };
};

/** Parts of a manifest, in its order. */
export interface Pack {
  readonly manifest: OfflineCatalogue;
  readonly parts: readonly Part[];
}

/** A catalogue whose parts are all there. @throws BadPack when parts are missing or do not fit together */
export const readPack = ({ manifest, parts }: Pack): Model => {
  const { order, take, model } = createPackReader(manifest);
  for (const place of order.flat()) {
    const part = parts[place];
    if (part) take(part);
  }
  return model();
};
