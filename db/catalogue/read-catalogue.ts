import type { OfflineCatalogue, Part } from '#contract/calls/offline-catalogue.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { createPackReader } from '#domain/catalogue/pack/read-parts.ts';
import type { CatalogueKey, CataloguePorts, ManifestOf } from './ports.ts';

export interface OpenCatalogue {
  readonly manifest: OfflineCatalogue;
  readonly model: Model;
}

/** What is to be done with the parts of a manifest. */
export interface PartsReader {
  /** Places of parts in the manifest, in the order in which they are wanted. What stands in one list is in memory together. */
  readonly order: readonly (readonly number[])[];
  readonly take: (bytes: Uint8Array<ArrayBuffer>) => void;
}

type Ports = Pick<CataloguePorts, 'store' | 'hashOf'>;

/** How often it is begun again when another tab has brought a newer catalogue meanwhile, which deletes the parts of the older one. */
const ATTEMPTS = 3;

/** Reads parts and answers whether all of them were there and what their names say. Damaged ones are deleted, so that the next refresh asks for them again. */
const readSome = async ({ store, hashOf }: Ports, hashes: readonly string[], take: PartsReader['take']): Promise<boolean> => {
  const stored = await store.parts(hashes);
  const names = await Promise.all(stored.map(async (bytes) => bytes && hashOf(bytes)));
  const sound = hashes.every((hash, index) => names[index] === hash);
  for (const [index, hash] of hashes.entries()) if (names[index] !== undefined && names[index] !== hash) await store.dropPart(hash);
  if (!sound) return false;
  for (const bytes of stored) if (bytes) take(bytes);
  return true;
};

/**
 * Hands over the parts of the catalogue that is on the device; all of them are of one manifest, which is answered. Undefined: there is none, or one of its
 * parts is missing or damaged, until the next refresh.
 * @param begin called with the manifest, and again with a newer one if another tab has brought it meanwhile: what was taken before is then void
 */
export const readParts = async <K extends CatalogueKey>(
  ports: Ports,
  locale: K,
  begin: (manifest: ManifestOf<K>) => PartsReader,
): Promise<ManifestOf<K> | undefined> => {
  let before: string | undefined;
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    const manifest = (await ports.store.read(locale))?.installed;
    if (!manifest || manifest.version === before) return undefined;
    before = manifest.version;
    const { order, take } = begin(manifest);
    let whole = true;
    for (const places of order) {
      whole = await readSome(
        ports,
        places.map((place) => manifest.parts[place]?.hash ?? ''),
        take,
      );
      if (!whole) break;
    }
    if (whole) return manifest;
  }
  return undefined;
};

/**
 * The catalogue that is on the device, in memory; undefined where there is none, or it must be mended first (`readParts`).
 * @param styleId only the part of it that has this style, if any has
 */
export const readCatalogue = async (ports: Ports, locale: LocaleId, styleId?: string): Promise<OpenCatalogue | undefined> => {
  const decoder = new TextDecoder();
  let model: (() => Model) | undefined;
  const manifest = await readParts(ports, locale, (begun) => {
    const reader = createPackReader(begun, styleId);
    ({ model } = reader);
    return { order: reader.order, take: (bytes) => reader.take(JSON.parse(decoder.decode(bytes)) as Part) };
  });
  return manifest && model && { manifest, model: model() };
};
