import type { OfflineCatalogue, Part } from '#contract/calls/offline-catalogue.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { readPack } from '#domain/catalogue/pack/read-parts.ts';
import type { CatalogueKey, CataloguePorts, ManifestOf } from './ports.ts';

export interface OpenCatalogue {
  readonly manifest: OfflineCatalogue;
  readonly model: Model;
}

export interface SoundParts<K extends CatalogueKey> {
  readonly manifest: ManifestOf<K>;
  /** In the order of the manifest. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/**
 * The parts of the catalogue that is on the device. One that is missing or no longer what its name says is deleted, so that the next refresh asks for it
 * again; undefined until then.
 */
export const readParts = async <K extends CatalogueKey>(
  { store, hashOf }: Pick<CataloguePorts, 'store' | 'hashOf'>,
  locale: K,
): Promise<SoundParts<K> | undefined> => {
  const manifest = (await store.read(locale))?.installed;
  if (!manifest) return undefined;
  const hashes = manifest.parts.map(({ hash }) => hash);
  const stored = await store.parts(hashes);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const [index, bytes] of stored.entries()) {
    const hash = hashes[index] ?? '';
    if (bytes && (await hashOf(bytes)) === hash) parts.push(bytes);
    else await store.dropPart(hash);
  }
  return parts.length === hashes.length ? { manifest, parts } : undefined;
};

/** The catalogue that is on the device, in memory; undefined where there is none, or it must be mended first (`readParts`). */
export const readCatalogue = async (ports: Pick<CataloguePorts, 'store' | 'hashOf'>, locale: LocaleId): Promise<OpenCatalogue | undefined> => {
  const sound = await readParts(ports, locale);
  if (!sound) return undefined;
  const { manifest } = sound;
  const decoder = new TextDecoder();
  return { manifest, model: readPack({ manifest, parts: sound.parts.map((bytes) => JSON.parse(decoder.decode(bytes)) as Part) }) };
};
