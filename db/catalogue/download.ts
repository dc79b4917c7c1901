import { type StorageCondition, storageCondition } from '../storage/storage-trouble.ts';
import { type CatalogueKey, type CataloguePorts, type Manifest, NoAnswer, type Progress } from './ports.ts';

/** How often a damaged part is asked for again, and how often a manifest whose parts are gone is. */
const ATTEMPTS = 3;
/** Parts that are asked for at a time: a page that loads meanwhile has room beside them. */
const AT_ONCE = 3;
const LOCK = 'waymark-offline-catalogue';

/**
 * How a download ended. `current`: there was nothing to download. `cancelled`: by its signal, the catalogue was deleted meanwhile, or there is none for this device. `damaged`: what came
 * was not what the manifest names, several times. `no-answer`: no network. Storage conditions have the names that they have everywhere.
 */
export type DownloadEnd = 'installed' | 'current' | 'cancelled' | 'no-answer' | 'damaged' | StorageCondition;

class Ended extends Error {
  readonly end: DownloadEnd | 'stale';
  constructor(end: DownloadEnd | 'stale') {
    super(end);
    this.end = end;
  }
}

export interface DownloadOptions {
  readonly locale: CatalogueKey;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Brings the device's catalogue to what the shop's is now: reads the manifest, asks for the parts that are not stored, and switches once all of them are.
 * Until then the catalogue that is installed stays as it is. One download runs at a time in all tabs. Never rejects.
 */
export const downloadCatalogue = async (ports: CataloguePorts, options: DownloadOptions): Promise<DownloadEnd> => {
  try {
    return await ports.lock.hold(`${LOCK}-${options.locale}`, () => attempt(ports, options, ATTEMPTS));
  } catch (error) {
    if (options.signal.aborted) return 'cancelled';
    if (error instanceof Ended && error.end !== 'stale') return error.end;
    if (error instanceof Ended || error instanceof NoAnswer) return 'no-answer';
    return storageCondition(error);
  }
};

const attempt = async (ports: CataloguePorts, options: DownloadOptions, left: number): Promise<DownloadEnd> => {
  try {
    return await once(ports, options);
  } catch (error) {
    // A part that the manifest named is gone: the catalogue has changed since.
    if (error instanceof Ended && error.end === 'stale' && left > 1) return attempt(ports, options, left - 1);
    throw error;
  }
};

const once = async (ports: CataloguePorts, options: DownloadOptions): Promise<DownloadEnd> => {
  const { store, transport } = ports;
  const { locale, signal } = options;
  const manifest = await transport.manifest(locale, signal);
  if (!manifest) {
    await store.remove(locale);
    throw new Ended('cancelled');
  }
  if (manifest.locale !== locale) throw new NoAnswer('A manifest of another locale');
  signal.throwIfAborted();
  const record = await store.read(locale);
  const missing = await missingParts(ports, manifest);
  if (record?.installed?.version === manifest.version && missing.length === 0) {
    await store.renew(locale, manifest.version, manifest.asOf);
    return 'current';
  }
  await store.begin(manifest);
  await fetchParts(ports, missing, options);
  signal.throwIfAborted();
  if (!(await store.install(manifest))) throw new Ended('cancelled');
  return 'installed';
};

type Wanted = Manifest['parts'][number];

/** The parts that are to be fetched: not stored, or stored and damaged since, in which case they are deleted. */
export const missingParts = async ({ store, hashOf }: CataloguePorts, { parts }: Pick<Manifest, 'parts'>): Promise<Wanted[]> => {
  const wanted = [...new Map(parts.map((part) => [part.hash, part])).values()];
  const stored = await store.parts(wanted.map(({ hash }) => hash));
  const missing: Wanted[] = [];
  for (const [index, part] of wanted.entries()) {
    const bytes = stored[index];
    if (bytes && (await hashOf(bytes)) === part.hash) continue;
    if (bytes) await store.dropPart(part.hash);
    missing.push(part);
  }
  return missing;
};

const fetchParts = async (ports: CataloguePorts, missing: readonly Wanted[], { locale, signal, onProgress }: DownloadOptions): Promise<void> => {
  const { store } = ports;
  const waiting = [...missing];
  const total = waiting.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  onProgress?.({ done, total });
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const bytes = await soundPart(ports, part.hash, locale, signal);
      if (!(await store.addPart(locale, part.hash, bytes))) throw new Ended('cancelled');
      done += part.size;
      onProgress?.({ done, total });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};

/** The bytes of a part that are what its name says. Nothing else is ever stored. */
const soundPart = async (
  { transport, hashOf }: CataloguePorts,
  hash: string,
  locale: CatalogueKey,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> => {
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    const bytes = await transport.part(locale, hash, signal);
    signal.throwIfAborted();
    if (!bytes) throw new Ended('stale');
    if ((await hashOf(bytes)) === hash) return bytes;
  }
  throw new Ended('damaged');
};
