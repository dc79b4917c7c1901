import type { OfflineCatalogue } from '#contract/calls/offline-catalogue.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { CataloguePorts } from '#db/catalogue/ports.ts';
import { readParts } from '#db/catalogue/read-catalogue.ts';

export interface AllParts {
  readonly manifest: OfflineCatalogue;
  /** In the order of the manifest. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/** All parts of the installed catalogue, two at a time. */
export const readAllParts = async (ports: Pick<CataloguePorts, 'store' | 'hashOf'>, locale: LocaleId): Promise<AllParts | undefined> => {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  const manifest = await readParts(ports, locale, ({ parts: named }) => {
    parts = [];
    const places = [...named.keys()];
    const order = Array.from({ length: Math.ceil(places.length / 2) }, (_, at) => places.slice(at * 2, at * 2 + 2));
    return { order, take: (bytes) => parts.push(bytes) };
  });
  return manifest && { manifest, parts };
};
