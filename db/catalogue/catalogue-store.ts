import type { CatalogueKey, CatalogueRecord, CatalogueStore, HeldIndex } from './ports.ts';
import { CATALOGUE_DATABASE } from './database-name.ts';
import { begun, indexName, installed, isNamed, namedParts } from './rules.ts';
import { answerOf, committed } from '../storage/idb-promises.ts';

const CATALOGUES = 'catalogues';
const PARTS = 'parts';

interface PartRow {
  readonly hash: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Kept among the parts: an earlier release that is still open deletes it with what no manifest names, and needs no other version of the database. */
interface IndexRow extends HeldIndex {
  readonly hash: string;
}

/** The two object stores within one transaction. */
const tablesOf = (tx: IDBTransaction) => {
  const catalogues = tx.objectStore(CATALOGUES);
  const parts = tx.objectStore(PARTS);
  return {
    record: <K extends CatalogueKey>(locale: K) => answerOf(catalogues.get(locale) as IDBRequest<CatalogueRecord<K> | undefined>),
    put: (record: CatalogueRecord) => answerOf(catalogues.put(record)),
    forget: (locale: string) => answerOf(catalogues.delete(locale)),
    part: <Row extends PartRow | IndexRow>(hash: string) => answerOf(parts.get(hash) as IDBRequest<Row | undefined>),
    putPart: (row: PartRow | IndexRow) => answerOf(parts.put(row)),
    dropPart: (hash: string) => answerOf(parts.delete(hash)),
    hashes: async () => new Set((await answerOf(parts.getAllKeys())) as string[]),
    /** Deletes the parts that no manifest names. */
    sweep: async (): Promise<void> => {
      const named = namedParts(await answerOf(catalogues.getAll() as IDBRequest<CatalogueRecord[]>));
      const stored = (await answerOf(parts.getAllKeys())) as string[];
      await Promise.all(stored.filter((hash) => !named.has(hash)).map((hash) => answerOf(parts.delete(hash))));
    },
  };
};
type Tables = ReturnType<typeof tablesOf>;

/**
 * In a database of its own, which may be deleted whole when the cart needs room (`db/storage/make-room.ts`). Uses IndexedDB directly: the database library would be more
 * than half of the worker.
 */
export const createCatalogueStore = (name = CATALOGUE_DATABASE): CatalogueStore & { readonly close: () => Promise<void> } => {
  let opened: Promise<IDBDatabase> | undefined;

  const connect = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(CATALOGUES, { keyPath: 'locale' });
      request.result.createObjectStore(PARTS, { keyPath: 'hash' });
    });
    const db = await answerOf(request);
    const forget = (): void => {
      db.close();
      opened = undefined;
    };
    // Another tab deletes it, or the browser has closed it: the next question opens it again.
    db.addEventListener('versionchange', forget);
    db.addEventListener('close', forget);
    return db;
  };

  const transact = async <T>(mode: IDBTransactionMode, work: (tables: Tables) => Promise<T>): Promise<T> => {
    opened ??= connect();
    let db: IDBDatabase;
    try {
      db = await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
    const tx = db.transaction([CATALOGUES, PARTS], mode, { durability: 'relaxed' });
    const end = committed(tx);
    const [result] = await Promise.all([work(tablesOf(tx)), end]);
    return result;
  };
  const read = <T>(work: (tables: Tables) => Promise<T>): Promise<T> => transact('readonly', work);
  const change = <T>(work: (tables: Tables) => Promise<T>): Promise<T> => transact('readwrite', work);

  return {
    read: (locale) => read(({ record }) => record(locale)),
    parts: (hashes) => read(({ part }) => Promise.all(hashes.map(async (hash) => (await part<PartRow>(hash))?.bytes))),
    begin: (manifest) =>
      change(async ({ record, put, sweep }) => {
        await put(begun(await record(manifest.locale), manifest));
        await sweep();
      }),
    addPart: (locale, hash, bytes) =>
      change(async ({ record, putPart }) => {
        if (!isNamed(await record(locale), hash)) return false;
        await putPart({ hash, bytes });
        return true;
      }),
    install: (manifest) =>
      change(async ({ record, hashes, put, sweep }) => {
        const next = installed(await record(manifest.locale), manifest, await hashes());
        if (!next) return false;
        await put(next);
        await sweep();
        return true;
      }),
    renew: (locale, version, asOf) =>
      change(async ({ record, put }) => {
        const known = await record(locale);
        if (known?.installed?.version === version) await put({ ...known, installed: { ...known.installed, asOf } });
      }),
    pause: (locale, paused) =>
      change(async ({ record, put }) => {
        const known = await record(locale);
        if (known) await put({ ...known, paused });
      }),
    dropPart: (hash) => change(({ dropPart }) => dropPart(hash)),
    index: (locale) => read(({ part }) => part<IndexRow>(indexName(locale))),
    keepIndex: (locale, held) =>
      change(async ({ record, putPart }) => {
        if ((await record(locale))?.installed) await putPart({ ...held, hash: indexName(locale) });
      }),
    remove: (locale) =>
      change(async ({ forget, sweep }) => {
        await forget(locale);
        await sweep();
      }),
    close: async () => {
      (await opened?.catch(() => undefined))?.close();
      opened = undefined;
    },
  };
};
