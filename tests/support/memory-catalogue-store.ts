import type { CatalogueKey, CatalogueRecord, CatalogueStore, HeldIndex } from '#db/catalogue/ports.ts';
import { begun, indexName, installed, isNamed, namedParts } from '#db/catalogue/rules.ts';

export interface MemoryCatalogue {
  readonly store: CatalogueStore;
  readonly records: Map<CatalogueKey, CatalogueRecord>;
  readonly parts: Map<string, Uint8Array<ArrayBuffer>>;
  readonly indexes: Map<string, HeldIndex>;
  /** Bytes of parts that there is room for. */
  room: number;
}

/** The store of the offline catalogue in memory, with the room that a test gives it. */
export const createMemoryCatalogue = (): MemoryCatalogue => {
  const records = new Map<CatalogueKey, CatalogueRecord>();
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  const indexes = new Map<string, HeldIndex>();
  const sweep = (): void => {
    const named = namedParts(records.values());
    for (const stored of [parts, indexes]) for (const name of stored.keys()) if (!named.has(name)) stored.delete(name);
  };
  const used = (): number => [...parts.values()].reduce((sum, { length }) => sum + length, 0);
  const memory: MemoryCatalogue = {
    records,
    parts,
    indexes,
    room: Number.POSITIVE_INFINITY,
    store: {
      read: async <K extends CatalogueKey>(locale: K) => records.get(locale) as CatalogueRecord<K> | undefined,
      parts: async (hashes) => hashes.map((hash) => parts.get(hash)),
      begin: async (manifest) => {
        records.set(manifest.locale, begun(records.get(manifest.locale), manifest));
        sweep();
      },
      addPart: async (locale, hash, bytes) => {
        if (!isNamed(records.get(locale), hash)) return false;
        if (used() + bytes.length > memory.room) throw new DOMException('no room', 'QuotaExceededError');
        parts.set(hash, bytes);
        return true;
      },
      install: async (manifest) => {
        const next = installed(records.get(manifest.locale), manifest, new Set(parts.keys()));
        if (!next) return false;
        records.set(manifest.locale, next);
        sweep();
        return true;
      },
      renew: async (locale, version, asOf) => {
        const record = records.get(locale);
        if (record?.installed?.version === version) records.set(locale, { ...record, installed: { ...record.installed, asOf } });
      },
      pause: async (locale, paused) => {
        const record = records.get(locale);
        if (record) records.set(locale, { ...record, paused });
      },
      dropPart: async (hash) => void parts.delete(hash),
      index: async (locale) => indexes.get(indexName(locale)),
      keepIndex: async (locale, index) => {
        if (records.get(locale)?.installed) indexes.set(indexName(locale), index);
      },
      remove: async (locale) => {
        records.delete(locale);
        sweep();
      },
    },
  };
  return memory;
};
