import { currentSession } from '#src/base/session/session-hint.ts';
import type { CatalogueApi } from '#workers/catalogue/types.ts';

/**
 * The stock of the store that this device sells in, beside the catalogue. Whoever does not sell has nothing of it any more. The server decides which store
 * that is. Never rejects.
 */
export const bringOwnStore = async (catalogue: Pick<CatalogueApi, 'refreshOwnStore' | 'forgetOwnStore'>): Promise<void> => {
  try {
    if (currentSession().consumerType === 'ASSOCIATE') await catalogue.refreshOwnStore();
    else await catalogue.forgetOwnStore();
  } catch {
    // Without storage there is nothing to bring up to date.
  }
};
