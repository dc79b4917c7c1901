import type { OfflineCatalogue } from '#contract/calls/offline-catalogue.ts';
import { type LocaleId, LOCALES } from '#contract/locales.ts';
import type { CatalogueStore } from '#db/catalogue/ports.ts';
import type { OpenCatalogue } from '#db/catalogue/read-catalogue.ts';
import { knownIndex, setIndex, type TextIndex } from '#domain/catalogue/find/index-styles.ts';
import { restoreIndex, storeIndex } from '#domain/catalogue/find/stored-index.ts';

interface Ports {
  readonly store: Pick<CatalogueStore, 'index' | 'keepIndex'>;
  /** Of the code that makes indexes: another version makes another index. */
  readonly codeVersion: string;
}

/** Name in the browser's timeline: from the storage until the index can be used. */
const RESTORED = 'text index restored';

/** Indexes of texts, kept on the device: bringing one back takes a tenth of the time of making it. Whether that works changes no answer. */
export const createKeptIndexes = ({ store, codeVersion }: Ports) => {
  /** Those that are stored as they are. */
  const kept = new WeakSet<TextIndex>();

  /** Prices and stock are not in an index. */
  const madeOf = ({ parts }: OfflineCatalogue): string =>
    [codeVersion, ...parts.filter(({ kind }) => kind === 'shop' || kind === 'products').map(({ hash }) => hash)].join(' ');

  return {
    /** Puts the stored index in place, if it is of this catalogue and there is none yet. */
    restore: async ({ manifest, model }: OpenCatalogue, locale: LocaleId): Promise<void> => {
      if (knownIndex(model, LOCALES[locale])) return;
      const start = performance.now();
      const held = await store.index(locale).catch(() => undefined);
      const index = held?.of === madeOf(manifest) ? restoreIndex(held.index, model.styles) : undefined;
      if (!index || knownIndex(model, LOCALES[locale])) return;
      setIndex(index, LOCALES[locale]);
      kept.add(index);
      performance.measure(RESTORED, { start });
    },

    /** Stores the index that a search has made, behind its answer. */
    keep: ({ manifest, model }: OpenCatalogue, locale: LocaleId): void => {
      const index = knownIndex(model, LOCALES[locale]);
      if (!index || kept.has(index)) return;
      kept.add(index);
      setTimeout(() => void store.keepIndex(locale, { of: madeOf(manifest), index: storeIndex(index) }).catch(() => undefined));
    },
  };
};
