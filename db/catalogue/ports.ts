import type { OfflineCatalogue } from '#contract/calls/offline-catalogue.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { StoredIndex } from '#domain/catalogue/find/stored-index.ts';
import type { StoreStock } from '#contract/calls/store-stock.ts';
import type { Lock } from '../replay/ports.ts';

/** The catalogue of a locale, or what the device's own store has on its shelves: the same rules bring both up to date. */
export type CatalogueKey = LocaleId | typeof OWN_STORE;
export const OWN_STORE = 'own-store';

/** The stock of a store as a device files it. */
export interface HeldStock extends StoreStock {
  readonly locale: typeof OWN_STORE;
}
export type ManifestOf<K extends CatalogueKey> = K extends LocaleId ? OfflineCatalogue : HeldStock;
export type Manifest = ManifestOf<CatalogueKey>;

/** What a device holds under one key. */
export interface CatalogueRecord<K extends CatalogueKey = CatalogueKey> {
  readonly locale: K;
  /** Whole on the device: every part of it is stored. */
  readonly installed?: ManifestOf<K>;
  /** Being downloaded. Its parts are stored as they come, so that a download goes on where it ended. */
  readonly pending?: ManifestOf<K>;
  /** The shopper has ended the download: it goes on when they ask for it. */
  readonly paused?: boolean;
}

/** The index of a locale's texts, made by an earlier worker. */
export interface HeldIndex {
  /** What it was made of, and by which code: with anything else it is of no use. */
  readonly of: string;
  readonly index: StoredIndex;
}

/** Each function is one transaction; it rejects with the browser's own error where storage is full or forbidden. */
export interface CatalogueStore {
  readonly read: <K extends CatalogueKey>(locale: K) => Promise<CatalogueRecord<K> | undefined>;
  readonly parts: (hashes: readonly string[]) => Promise<readonly (Uint8Array<ArrayBuffer> | undefined)[]>;
  /** Makes a manifest the one that is being downloaded, and deletes the parts that no manifest names any more. */
  readonly begin: (manifest: Manifest) => Promise<void>;
  /** False: the manifest that is being downloaded does not name it, and nothing is stored. */
  readonly addPart: (locale: CatalogueKey, hash: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /** Switches to the manifest that is being downloaded. False: a part of it is missing, or another one is being downloaded; nothing changes. */
  readonly install: (manifest: Manifest) => Promise<boolean>;
  /** The same parts were read again later: prices and stock are of this moment now. */
  readonly renew: (locale: CatalogueKey, version: string, asOf: string) => Promise<void>;
  readonly pause: (locale: CatalogueKey, paused: boolean) => Promise<void>;
  readonly dropPart: (hash: string) => Promise<void>;
  readonly index: (locale: LocaleId) => Promise<HeldIndex | undefined>;
  /** Stores the index in place of an earlier one, where there is a catalogue of the locale. */
  readonly keepIndex: (locale: LocaleId, index: HeldIndex) => Promise<void>;
  readonly remove: (locale: CatalogueKey) => Promise<void>;
}

/** No answer, or one that is not the shop's. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export interface CatalogueTransport {
  /** Undefined: there is nothing for this device, such as the stock of a store where it sells in none. @throws NoAnswer */
  readonly manifest: <K extends CatalogueKey>(locale: K, signal: AbortSignal) => Promise<ManifestOf<K> | undefined>;
  /** The bytes of a part; undefined: the shop has it no longer. @throws NoAnswer */
  readonly part: (locale: CatalogueKey, hash: string, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

export interface CataloguePorts {
  readonly store: CatalogueStore;
  readonly transport: CatalogueTransport;
  readonly lock: Lock;
  /** What a part is named by. */
  readonly hashOf: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** In bytes on the line. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}
