import type { CallQueryInput, CallResponse } from '#contract/calls/calls.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { DownloadEnd } from '#db/catalogue/download.ts';
import type { Progress } from '#db/catalogue/ports.ts';
import type { ThumbnailEnd, ThumbnailStatus } from './thumbnails.ts';

/** What of the offline catalogue is on the device. */
export interface CatalogueStatus {
  /** `partial`: a download was begun and none is installed. */
  readonly state: 'absent' | 'partial' | 'installed';
  /** Bytes that it takes on the device; 0 where none is installed. */
  readonly bytes: number;
  readonly products: number;
  /** When the prices and stock were read, as ISO 8601; absent: nothing is installed. */
  readonly asOf?: string;
}

/** What a download would bring. */
export interface CatalogueOffer {
  /** Bytes on the line that are still to come. */
  readonly size: number;
  readonly products: number;
}

/** `none`: nothing is on the device that could be refreshed. */
export type RefreshEnd = DownloadEnd | 'none';

export type ListQuery = CallQueryInput<'products.productSearch'>;

/** A product with the variant that a code names. */
export interface FoundVariant {
  readonly product: CallResponse<'products.details'>;
  readonly upc: string;
}

/** Pieces on the shelves of the store that this device sells in. */
export interface OwnStoreStock {
  /** When they were counted, as ISO 8601. */
  readonly asOf: string;
  /** By UPC; 10: ten and more. What the store does not have is not named. */
  readonly units: Readonly<Record<string, number>>;
}

/** The catalogue worker. An undefined answer: the catalogue is not on the device, or has no such thing. */
export interface CatalogueApi {
  status(locale: LocaleId): Promise<CatalogueStatus>;
  /** Undefined: the shop does not answer. */
  offer(locale: LocaleId): Promise<CatalogueOffer | undefined>;
  download(locale: LocaleId, onProgress?: (progress: Progress) => void): Promise<DownloadEnd>;
  /** Ends the download that is under way; what has come stays, and the next download goes on there. */
  cancel(locale: LocaleId): Promise<void>;
  /** Brings what is on the device up to date, and goes on with a download that was interrupted, but not with one that was cancelled. */
  refresh(locale: LocaleId): Promise<RefreshEnd>;
  remove(locale: LocaleId): Promise<void>;
  list(locale: LocaleId, query: ListQuery): Promise<CallResponse<'products.productSearch'> | undefined>;
  suggest(locale: LocaleId, q: string): Promise<CallResponse<'products.autoSuggest'> | undefined>;
  product(locale: LocaleId, productId: string): Promise<CallResponse<'products.details'> | undefined>;
  /** The first of the codes that the catalogue knows. No code at all opens the catalogue, so that the first scan does not wait for it. */
  variant(locale: LocaleId, codes: readonly string[]): Promise<FoundVariant | undefined>;
  /** Brings the stock of the store that this device sells in up to date; a device that sells in none has what it held of one deleted. */
  refreshOwnStore(): Promise<DownloadEnd>;
  /** What that store has of some variants; undefined: nothing is on the device of this store. */
  ownStoreStock(storeId: string, upcs: readonly string[]): Promise<OwnStoreStock | undefined>;
  forgetOwnStore(): Promise<void>;
  /** Undefined: without the catalogue there is nothing to have pictures of. */
  thumbnails(locale: LocaleId): Promise<ThumbnailStatus | undefined>;
  /** In pictures. */
  downloadThumbnails(locale: LocaleId, onProgress?: (progress: Progress) => void): Promise<ThumbnailEnd>;
  /** What has come stays, and the next download goes on there. */
  cancelThumbnails(): Promise<void>;
  refreshThumbnails(locale: LocaleId): Promise<ThumbnailEnd | 'none'>;
  removeThumbnails(): Promise<void>;
}
