import type { CatalogueKey, CataloguePorts, ManifestOf } from '#db/catalogue/ports.ts';
import { readParts } from '#db/catalogue/read-catalogue.ts';

export interface AllParts<K extends CatalogueKey> {
  readonly manifest: ManifestOf<K>;
  /** In the order of the manifest. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/** All parts of what is installed under a key, two at a time. */
export const readAllParts = async <K extends CatalogueKey>(
  ports: Pick<CataloguePorts, 'store' | 'hashOf'>,
  key: K,
): Promise<AllParts<K> | undefined> => {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  const manifest = await readParts(ports, key, ({ parts: named }) => {
    parts = [];
    const places = [...named.keys()];
    const order = Array.from({ length: Math.ceil(places.length / 2) }, (_, at) => places.slice(at * 2, at * 2 + 2));
    return { order, take: (bytes) => parts.push(bytes) };
  });
  return manifest && { manifest, parts };
};
