/** What one row of a merchant's file says, whatever the format. A Shopify row may bring a product, a variant, a picture, or all three. */
export interface ImportRow {
  /** In the file, from 1; the first line of a row that runs over several. */
  readonly line: number;
  /** What the source calls the product: handle or item group. */
  readonly key: string;
  readonly title?: string;
  /** As it came, HTML included. */
  readonly description?: string;
  readonly brand?: string;
  /** Names of categories, outermost first. */
  readonly type?: readonly string[];
  readonly tags?: readonly string[];
  readonly published?: boolean;
  readonly gender?: string;
  readonly kids?: boolean;
  readonly giftCard?: boolean;
  readonly digital?: boolean;
  readonly materials?: readonly string[];
  readonly pictures?: readonly RowPicture[];
  readonly variant?: RowVariant;
  /** Its variant could not be read and was rejected. */
  readonly isRejected?: boolean;
}

export interface RowPicture {
  readonly url: string;
  readonly alt: string;
  readonly position: number;
}

export interface RowVariant {
  /** What the source calls the variant, within its product. */
  readonly key: string;
  readonly sku: string;
  readonly barcode: string;
  /** `[name, value]` in the merchant's order, names in lower case as we know them: color, size, width, length, or as they came. */
  readonly options: readonly (readonly [string, string])[];
  readonly price: RowPrice;
  /** Pieces; null: in stock, nobody counts. */
  readonly quantity: number | null;
  /** Sold on although none is there. */
  readonly backorder: boolean;
  /** ISO day from which a preorder is there. */
  readonly availableFrom?: string;
  /** A picture of this variant's own. */
  readonly picture?: string;
}

export interface RowPrice {
  readonly currency: string;
  /** Whole minor units. */
  readonly regular: number;
  /** Asked instead of `regular`, for good or between two ISO instants. */
  readonly sale?: { readonly amount: number; readonly from?: string; readonly to?: string };
}

export interface Rejection {
  readonly line: number;
  readonly reason: string;
}

/** A row that cannot be used. What it says of its product may still count. */
export class BrokenRow extends Error {
  override readonly name = 'BrokenRow';
}

export type Format = 'shopify-csv' | 'merchant-table' | 'merchant-xml';

export interface ImportResult {
  /** Of the file, rejected ones not counted. */
  readonly products: number;
  readonly variants: number;
  /** Of the products: new, changed, as they were. */
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: readonly Rejection[];
}

export interface Progress {
  readonly phase: 'reading' | 'writing';
  /** Rows read, or products written. */
  readonly done: number;
  /** Products to write; absent while reading. */
  readonly total?: number;
}
