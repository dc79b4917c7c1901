import type { CatalogueKey, CatalogueRecord, Manifest } from './ports.ts';

/** What the index of a catalogue is named by, among the parts. */
export const indexName = (locale: CatalogueKey): string => `index ${locale}`;

/** Parts that some manifest of the device names, and the indexes of its catalogues: all others are deleted. */
export const namedParts = (records: Iterable<CatalogueRecord>): Set<string> =>
  new Set(
    [...records].flatMap(({ locale, installed, pending }) => [
      indexName(locale),
      ...[...(installed?.parts ?? []), ...(pending?.parts ?? [])].map(({ hash }) => hash),
    ]),
  );

export const begun = (record: CatalogueRecord | undefined, manifest: Manifest): CatalogueRecord => ({
  locale: manifest.locale,
  ...(record?.installed && { installed: record.installed }),
  pending: manifest,
});

/** The record with the new catalogue in place of the old one; undefined where it may not be: it is not what is being downloaded, or it is not whole. */
export const installed = (record: CatalogueRecord | undefined, manifest: Manifest, stored: ReadonlySet<string>): CatalogueRecord | undefined =>
  record?.pending?.version === manifest.version && manifest.parts.every(({ hash }) => stored.has(hash))
    ? { locale: manifest.locale, installed: manifest }
    : undefined;

export const isNamed = (record: CatalogueRecord | undefined, hash: string): boolean =>
  record?.pending?.parts.some((part) => part.hash === hash) ?? false;
