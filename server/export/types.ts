import type { Localized } from '#domain/catalogue/model/rows.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type * as tables from '#server/platform/db/schema/catalogue.ts';

export const EXPORT_FORMATS = ['shopify', 'google', 'google-tsv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportOptions {
  readonly format: ExportFormat;
  /** Language of texts and addresses, and where a feed's shipping goes to. */
  readonly locale: LocaleId;
  /** Currency of prices; a variant without a price in it is left out. JSON Lines has all currencies. */
  readonly currency: Currency;
  /** Only products of this import, or `seed`; absent: all. */
  readonly source?: string;
  /** Origin of addresses, without a slash at the end. */
  readonly publicUrl: string;
  readonly now: Date;
}

/** One price: whole minor units, valid from an instant until the next one. */
export interface ExportPrice {
  readonly currency: Currency;
  readonly validFrom: Date;
  readonly current: number;
  readonly original: number;
}

export interface ExportVariant {
  readonly row: typeof tables.variants.$inferSelect;
  /** Pieces for shipping. */
  readonly onHand: number;
  /** The variant's own prices over its colour's; the oldest first. */
  readonly prices: readonly ExportPrice[];
}

export interface ExportColour {
  readonly row: typeof tables.colourways.$inferSelect;
  readonly variants: readonly ExportVariant[];
}

/** A product as it is stored, without variants that are withdrawn. */
export interface ExportProduct {
  readonly style: typeof tables.styles.$inferSelect;
  /** Names from the root to the category it is in. */
  readonly path: readonly Localized[];
  readonly colours: readonly ExportColour[];
}

/** Keys that several products or variants of an export share, so that they cannot name one of them. */
export interface SharedKeys {
  readonly handles: ReadonlySet<string>;
  readonly skus: ReadonlySet<string>;
}
