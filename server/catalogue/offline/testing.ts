import type { OfflineCatalogue, Part } from '#contract/calls/offline-catalogue.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { readPack } from '#domain/catalogue/pack/read-parts.ts';
import { createOfflineCatalogue } from './offline-catalogue.ts';

/** The catalogue as a device has it: its parts went over the line as text. */
export const deviceCatalogue = async (
  model: Model,
  locale: LocaleId,
  now: Date,
  catalogue = createOfflineCatalogue(),
): Promise<{ readonly manifest: OfflineCatalogue; readonly model: Model }> => {
  const manifest = await catalogue.manifest(model, LOCALES[locale], now);
  const parts = manifest.parts.map(({ hash }) => JSON.parse(JSON.stringify(catalogue.part(hash))) as Part);
  return { manifest, model: readPack({ manifest, parts }) };
};
