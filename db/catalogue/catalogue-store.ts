import { Dexie, type EntityTable } from 'dexie';
import type { LocaleId } from '#contract/locales.ts';
import { CATALOGUE_DATABASE } from './database-name.ts';
import type { CatalogueRecord, CatalogueStore } from './ports.ts';
import { begun, installed, isNamed, namedParts } from './rules.ts';

interface PartRow {
  readonly hash: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Apart from the shopper's own data: it may be deleted whole when the cart needs room (`db/storage/make-room.ts`). */
class CatalogueDatabase extends Dexie {
  declare catalogues: EntityTable<CatalogueRecord, 'locale'>;
  declare parts: EntityTable<PartRow, 'hash'>;

  constructor(name: string) {
    super(name, { chromeTransactionDurability: 'relaxed' });
    this.version(1).stores({ catalogues: 'locale', parts: 'hash' });
  }
}

export const createCatalogueStore = (name = CATALOGUE_DATABASE): CatalogueStore & { readonly close: () => void } => {
  const db = new CatalogueDatabase(name);
  const { catalogues, parts } = db;
  const change = <T>(work: () => Promise<T>): Promise<T> => db.transaction('rw', catalogues, parts, work);
  /** Deletes the parts that no manifest names. */
  const sweep = async (): Promise<void> => {
    const named = namedParts(await catalogues.toArray());
    const all = await parts.toCollection().primaryKeys();
    await parts.bulkDelete(all.filter((hash) => !named.has(hash)));
  };
  const storedOf = async (hashes: readonly string[]): Promise<Set<string>> => new Set(await parts.where('hash').anyOf(hashes).primaryKeys());

  return {
    read: (locale: LocaleId) => catalogues.get(locale),
    parts: async (hashes) => (await parts.bulkGet([...hashes])).map((row) => row?.bytes),
    begin: (manifest) =>
      change(async () => {
        await catalogues.put(begun(await catalogues.get(manifest.locale), manifest));
        await sweep();
      }),
    addPart: (locale, hash, bytes) =>
      change(async () => {
        if (!isNamed(await catalogues.get(locale), hash)) return false;
        await parts.put({ hash, bytes });
        return true;
      }),
    install: (manifest) =>
      change(async () => {
        const stored = await storedOf(manifest.parts.map(({ hash }) => hash));
        const next = installed(await catalogues.get(manifest.locale), manifest, stored);
        if (!next) return false;
        await catalogues.put(next);
        await sweep();
        return true;
      }),
    renew: (locale, version, asOf) =>
      change(async () => {
        const record = await catalogues.get(locale);
        if (record?.installed?.version === version) await catalogues.put({ ...record, installed: { ...record.installed, asOf } });
      }),
    pause: (locale, paused) =>
      change(async () => {
        const record = await catalogues.get(locale);
        if (record) await catalogues.put({ ...record, paused });
      }),
    dropPart: (hash) => parts.delete(hash),
    remove: (locale) =>
      change(async () => {
        await catalogues.delete(locale);
        await sweep();
      }),
    close: () => db.close(),
  };
};
