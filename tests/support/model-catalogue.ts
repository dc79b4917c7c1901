import { createHash } from 'node:crypto';
import type { CatalogueKey, ManifestOf } from '#db/catalogue/ports.ts';

export const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

type Bytes = Uint8Array<ArrayBuffer>;

/** A shop's side of the offline catalogue, or of the stock of a store: parts with a revision each, and those of the last few versions. */
export const createModelCatalogue = (size: number, name = 'part') => {
  const revisions = Array.from({ length: size }, () => 0);
  let kept: ReadonlyMap<string, Bytes>[] = [];
  let minutes = 0;

  const current = (): Map<string, Bytes> =>
    new Map(revisions.map((revision, at) => bytesOf(at, revision)).map((bytes) => [hashOfBytes(bytes), bytes]));
  const bytesOf = (at: number, revision: number): Bytes => new TextEncoder().encode(`${name} ${at}, revision ${revision} ${'.'.repeat(100 + at)}`);
  const publish = (): void => {
    kept = [current(), ...kept].slice(0, 2);
    minutes += 1;
  };
  publish();

  return {
    change: (at: number): void => {
      revisions[at] = (revisions[at] ?? 0) + 1;
      publish();
    },
    manifest: <K extends CatalogueKey>(locale: K): ManifestOf<K> => {
      const parts = [...current()].map(([hash, { length }]) => ({ kind: 'products' as const, hash, bytes: length, size: Math.ceil(length / 4) }));
      const manifest = {
        locale,
        version: hashOfBytes(new TextEncoder().encode(parts.map(({ hash }) => hash).join())),
        asOf: new Date(minutes * 60_000).toISOString(),
        products: size,
        variants: size,
        parts,
        group: 8,
        storeId: name,
      };
      return manifest as unknown as ManifestOf<K>;
    },
    /** Undefined: the shop has forgotten it. */
    part: (hash: string): Bytes | undefined => kept.find((version) => version.has(hash))?.get(hash),
  };
};
