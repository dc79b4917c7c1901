import type { Currency } from '#contract/money.ts';
import type { CategoryRow, ColourwayRow, SizeChart, StyleRow } from './rows.ts';

/** One change of price; a timeline is sorted by `from`. Whole minor units, `from` in epoch milliseconds. */
export interface PricePoint {
  readonly from: number;
  readonly current: number;
  readonly original: number;
}
export type PriceTimelines = Readonly<Partial<Record<Currency, readonly PricePoint[]>>>;

/** The price of a variant at one moment. Whole minor units. */
export interface PriceFacts {
  readonly current: number;
  readonly original: number;
  readonly historicBest?: number;
  readonly previousBestSale?: number;
  /** Epoch milliseconds. */
  readonly reducedSince?: number;
  /** Whole percent, never overstated. */
  readonly percent?: number;
}

export interface ModelCategory extends CategoryRow {
  readonly parent: ModelCategory | undefined;
  readonly children: ModelCategory[];
  /** Root first, this one last. */
  readonly path: readonly ModelCategory[];
}

export interface ModelVariant {
  readonly upc: string;
  readonly sku: string;
  readonly colourway: ModelColourway;
  readonly size: string;
  readonly options: Readonly<Record<string, string>>;
  /** What the size filter calls its size; the same foot has the same key in every country and for every wearer. */
  readonly sizeKey: string;
  readonly position: number;
  readonly notifyMe: boolean;
  readonly backorder: boolean;
  readonly withdrawn: boolean;
  readonly prices: PriceTimelines;
  /** On a device: the price when the catalogue was taken along, in place of timelines, which would tell prices to come. */
  readonly facts?: PriceFacts | undefined;
  /** Pieces for shipping as last seen: good enough for lists; pages of one product ask the table. */
  shipped: number;
}

export interface ModelColourway extends ColourwayRow {
  readonly style: ModelStyle;
  readonly variants: ModelVariant[];
}

/** What cards, lists and pages show of the reviews of a style. */
export interface Rating {
  /** Mean to one decimal. */
  readonly score: number;
  readonly reviewsCount: number;
}

export interface ModelStyle extends StyleRow {
  readonly colourways: ModelColourway[];
  /** The categories it stands in with all above them. */
  readonly shelves: ReadonlySet<string>;
  /** Of its published reviews; zeros where there are none. */
  rating: Rating;
  /** The first category it names, for breadcrumbs. */
  readonly home: ModelCategory | undefined;
}

/** Everything public about the catalogue, in memory: made anew whenever its version changes. */
export interface Model {
  readonly version: string;
  readonly categories: ReadonlyMap<string, ModelCategory>;
  readonly roots: readonly ModelCategory[];
  /** In featured order. */
  readonly styles: readonly ModelStyle[];
  readonly styleById: ReadonlyMap<string, ModelStyle>;
  readonly colourwayById: ReadonlyMap<string, ModelColourway>;
  readonly variantByUpc: ReadonlyMap<string, ModelVariant>;
  readonly charts: ReadonlyMap<string, SizeChart>;
  /** Hosts that pictures of each source may come from. */
  readonly hosts: ReadonlyMap<string, readonly string[]>;
  /** Shared by versions that differ in ratings only, as their variants are. */
  readonly stock: StockSeen;
}

/** The state of the units for shipping that variants hold. */
export interface StockSeen {
  /** Epoch milliseconds at which they were last looked up. */
  at: number;
  /** How many variants have been found sold out or back since the catalogue was read: lists made before are counted again. */
  changes: number;
}
