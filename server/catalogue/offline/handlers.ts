import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createOfflineCatalogue } from './offline-catalogue.ts';

export const offlineCatalogueHandlers = () => {
  const catalogue = createOfflineCatalogue();
  return {
    'products.offlineCatalogue': async (_, { db, locale, clock }) => catalogue.manifest(await modelWithStock(db), locale, clock()),

    'products.offlineCataloguePart': async ({ params: { hash } }, { db, locale, clock }) => {
      const known = catalogue.part(hash);
      if (known) return known;
      // Another process, or this one before it was started again, may have named it.
      await catalogue.manifest(await modelWithStock(db), locale, clock());
      const made = catalogue.part(hash);
      if (!made) throw new Refusal('API404');
      return made;
    },
  } satisfies Handlers<'products.offlineCatalogue' | 'products.offlineCataloguePart'>;
};
