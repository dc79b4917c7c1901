import type { OfflineCatalogue } from '#contract/calls/offline-catalogue.ts';
import { styleIdOf } from '#contract/ids.ts';
import { type LocaleId, LOCALES } from '#contract/locales.ts';
import { downloadCatalogue, missingParts } from '#db/catalogue/download.ts';
import { type CatalogueKey, type CataloguePorts, OWN_STORE, type Progress } from '#db/catalogue/ports.ts';
import { type OpenCatalogue, readCatalogue } from '#db/catalogue/read-catalogue.ts';
import { createKeptIndexes } from './kept-indexes.ts';
import { createOwnStore } from './own-store.ts';
import { listFrom, productFrom, suggestFrom, variantFrom } from './answers.ts';
import { createThumbnails, type ThumbnailPorts, thumbnailUrls } from './thumbnails.ts';
import type { CatalogueApi } from './types.ts';

export interface ApiPorts extends CataloguePorts {
  readonly now: () => Date;
  readonly codeVersion: string;
  readonly thumbnails: ThumbnailPorts;
}

interface Opened {
  readonly version: string;
  /** Read again when prices and stock were renewed without another change. */
  readonly asOf: string;
  readonly catalogue: Promise<OpenCatalogue | undefined>;
}

/**
 * For how long suggestions do not ask the storage whether another tab has brought a newer catalogue, ms: they come with every key, and asking takes longer than
 * answering. Everything else asks each time.
 */
const TRUSTED_MS = 5_000;

/** More than one group of parts: below that all of it is read as soon as one product of it. */
const isLarge = (manifest: OfflineCatalogue | undefined): boolean =>
  manifest !== undefined && manifest.parts.filter(({ kind }) => kind === 'prices').length > 1;

/** The worker's API. Nothing here needs a worker: tests call it directly. */
export const createCatalogueApi = (ports: ApiPorts): CatalogueApi => {
  const { store, transport, now } = ports;
  const opened = new Map<LocaleId, Opened>();
  const trusted = new Set<CatalogueKey>();
  const downloads = new Map<CatalogueKey, Set<AbortController>>();
  const ownStore = createOwnStore(ports);
  const indexes = createKeptIndexes(ports);
  const thumbnails = createThumbnails(ports.thumbnails);

  /** The catalogue on the device in memory, made anew when another tab has brought a newer one. */
  const open = async (locale: LocaleId): Promise<OpenCatalogue | undefined> => {
    try {
      const manifest = (await store.read(locale))?.installed;
      if (!manifest) return undefined;
      const known = opened.get(locale);
      if (known?.version === manifest.version && known.asOf === manifest.asOf) return await known.catalogue;
      const before = known?.version === manifest.version ? await known.catalogue : undefined;
      const catalogue = before ? Promise.resolve({ ...before, manifest }) : readCatalogue(ports, locale);
      opened.set(locale, { version: manifest.version, asOf: manifest.asOf, catalogue });
      const read = await catalogue;
      // It is mended by the next refresh.
      if (!read) opened.delete(locale);
      return read;
    } catch {
      // Without storage, or with parts that do not fit together, it is as if there were none.
      opened.delete(locale);
      return undefined;
    }
  };

  const from = async <T>(locale: LocaleId, answer: (catalogue: OpenCatalogue) => T): Promise<T | undefined> => {
    const catalogue = await open(locale);
    return catalogue && answer(catalogue);
  };

  const openTrusted = async (locale: LocaleId): Promise<OpenCatalogue | undefined> => {
    const known = trusted.has(locale) ? opened.get(locale) : undefined;
    if (known) return known.catalogue;
    const catalogue = await open(locale);
    if (catalogue && !trusted.has(locale)) {
      trusted.add(locale);
      setTimeout(() => trusted.delete(locale), TRUSTED_MS);
    }
    return catalogue;
  };

  /** An answer that needs the index of texts. */
  const searched = async <T>(
    opening: Promise<OpenCatalogue | undefined>,
    locale: LocaleId,
    answer: (catalogue: OpenCatalogue) => T,
  ): Promise<T | undefined> => {
    const catalogue = await opening;
    if (!catalogue) return undefined;
    await indexes.restore(catalogue, locale);
    const answered = answer(catalogue);
    indexes.keep(catalogue, locale);
    return answered;
  };

  const urlsOf = (locale: LocaleId) => from(locale, ({ model }) => thumbnailUrls(model, LOCALES[locale]));

  /**
   * A product of a large catalogue that is not open yet comes from its own part, so that a page opened by its address does not wait for all of them. The
   * whole is opened behind it: what is asked next is likely to be a list.
   */
  const productOf = async (locale: LocaleId, productId: string) => {
    const answer = (catalogue: OpenCatalogue) => productFrom(catalogue, productId, LOCALES[locale], now());
    if (!opened.has(locale) && isLarge((await store.read(locale).catch(() => undefined))?.installed)) {
      const part = await readCatalogue(ports, locale, styleIdOf(productId)).catch(() => undefined);
      const product = part && answer(part);
      if (product) {
        setTimeout(() => void open(locale));
        return product;
      }
    }
    return from(locale, answer);
  };

  const download = async (locale: CatalogueKey, onProgress?: (progress: Progress) => void) => {
    const own = new AbortController();
    const all = downloads.get(locale) ?? new Set();
    downloads.set(locale, all.add(own));
    try {
      return await downloadCatalogue(ports, { locale, signal: own.signal, ...(onProgress && { onProgress }) });
    } finally {
      all.delete(own);
      trusted.delete(locale);
    }
  };

  const stop = (locale: CatalogueKey): void => {
    for (const one of downloads.get(locale) ?? []) one.abort();
  };

  return {
    status: async (locale) => {
      const { installed, pending } = (await store.read(locale)) ?? {};
      if (!installed) return { state: pending ? 'partial' : 'absent', bytes: 0, products: 0 };
      const bytes = installed.parts.reduce((sum, part) => sum + part.bytes, 0);
      return { state: 'installed', bytes, products: installed.products, asOf: installed.asOf };
    },

    offer: async (locale) => {
      try {
        const manifest = await transport.manifest(locale, new AbortController().signal);
        if (!manifest) return undefined;
        const missing = await missingParts(ports, manifest);
        return { size: missing.reduce((sum, { size }) => sum + size, 0), products: manifest.products };
      } catch {
        return undefined;
      }
    },

    download: async (locale, onProgress) => {
      await store.pause(locale, false).catch(() => undefined);
      return download(locale, onProgress);
    },

    cancel: async (locale) => {
      stop(locale);
      await store.pause(locale, true);
    },

    refresh: async (locale) => {
      const record = await store.read(locale).catch(() => undefined);
      if (!record?.installed && (!record?.pending || record.paused)) return 'none';
      return download(locale);
    },

    remove: async (locale) => {
      stop(locale);
      opened.delete(locale);
      await store.remove(locale);
      await thumbnails.remove();
    },

    list: (locale, query) => {
      const answer = (catalogue: OpenCatalogue) => listFrom(catalogue, query, LOCALES[locale], now());
      return query.q ? searched(open(locale), locale, answer) : from(locale, answer);
    },
    suggest: (locale, q) => searched(openTrusted(locale), locale, (catalogue) => suggestFrom(catalogue, q, LOCALES[locale], now())),
    product: productOf,
    variant: (locale, codes) => from(locale, (catalogue) => variantFrom(catalogue, codes, LOCALES[locale], now())),

    refreshOwnStore: () => download(OWN_STORE),
    ownStoreStock: ownStore.stockOf,
    forgetOwnStore: async () => {
      stop(OWN_STORE);
      await store.remove(OWN_STORE);
    },

    thumbnails: async (locale) => {
      const urls = await urlsOf(locale);
      return urls && thumbnails.status(urls);
    },
    downloadThumbnails: async (locale, onProgress) => thumbnails.download((await urlsOf(locale)) ?? [], onProgress),
    cancelThumbnails: async () => thumbnails.cancel(),
    refreshThumbnails: async (locale) => {
      const urls = await urlsOf(locale);
      return urls ? thumbnails.refresh(urls) : 'none';
    },
    removeThumbnails: thumbnails.remove,
  };
};
