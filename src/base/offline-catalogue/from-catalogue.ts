import { isSilence } from '#src/base/api/is-silence.ts';
import type { CatalogueApi } from '#workers/catalogue/types.ts';

/**
 * What the offline catalogue answers in place of a shop that was silent; undefined where it is not on the device or has no such thing. Never rejects.
 * @param error what the call has failed with: the shop's own refusals are answers
 */
export const fromCatalogue = async <T>(error: unknown, ask: (catalogue: CatalogueApi) => Promise<T | undefined>): Promise<T | undefined> => {
  if (!isSilence(error) || typeof Worker === 'undefined' || typeof indexedDB === 'undefined') return undefined;
  try {
    const { offlineCatalogue } = await import('./offline-catalogue.ts');
    return await ask(offlineCatalogue);
  } catch {
    return undefined;
  }
};
