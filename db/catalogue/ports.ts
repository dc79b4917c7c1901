import type { OfflineCatalogue } from '#contract/calls/offline-catalogue.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Lock } from '../replay/ports.ts';

/** What a device holds of the catalogue of one locale. */
export interface CatalogueRecord {
  readonly locale: LocaleId;
  /** Whole on the device: every part of it is stored. */
  readonly installed?: OfflineCatalogue;
  /** Being downloaded. Its parts are stored as they come, so that a download goes on where it ended. */
  readonly pending?: OfflineCatalogue;
  /** The shopper has ended the download: it goes on when they ask for it. */
  readonly paused?: boolean;
}

/** Each function is one transaction; it rejects with the browser's own error where storage is full or forbidden. */
export interface CatalogueStore {
  readonly read: (locale: LocaleId) => Promise<CatalogueRecord | undefined>;
  readonly parts: (hashes: readonly string[]) => Promise<readonly (Uint8Array<ArrayBuffer> | undefined)[]>;
  /** Makes a manifest the one that is being downloaded, and deletes the parts that no manifest names any more. */
  readonly begin: (manifest: OfflineCatalogue) => Promise<void>;
  /** False: the manifest that is being downloaded does not name it, and nothing is stored. */
  readonly addPart: (locale: LocaleId, hash: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /** Switches to the manifest that is being downloaded. False: a part of it is missing, or another one is being downloaded; nothing changes. */
  readonly install: (manifest: OfflineCatalogue) => Promise<boolean>;
  /** The same parts were read again later: prices and stock are of this moment now. */
  readonly renew: (locale: LocaleId, version: string, asOf: string) => Promise<void>;
  readonly pause: (locale: LocaleId, paused: boolean) => Promise<void>;
  readonly dropPart: (hash: string) => Promise<void>;
  readonly remove: (locale: LocaleId) => Promise<void>;
}

/** No answer, or one that is not the shop's. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export interface CatalogueTransport {
  /** @throws NoAnswer */
  readonly manifest: (locale: LocaleId, signal: AbortSignal) => Promise<OfflineCatalogue>;
  /** The bytes of a part; undefined: the shop has it no longer. @throws NoAnswer */
  readonly part: (locale: LocaleId, hash: string, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer> | undefined>;
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
