import { anyAvailable } from '#domain/catalogue/availability.ts';
import { hitOf } from '#domain/catalogue/list/hits.ts';
import { shelfOf } from '#domain/catalogue/list/shelf.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { recommend } from './recommend.ts';

export const recommendationHandlers = () =>
  ({
    'products.widgetRecommendations': async ({ query: { place, ids = '' } }, { db, locale, clock }) => {
      const now = clock().getTime();
      const shelf = shelfOf(await modelWithStock(db, now), locale.currency, now);
      const sets = await recommend(db, shelf, place, ids === '' ? [] : ids.split(','));
      return {
        sets: sets.map(({ recSetId, entries }) => ({
          recSetId,
          products: entries.flatMap((entry) => {
            const shown = entry.colourways.find(({ colourway }) => anyAvailable(colourway));
            return shown ? [hitOf(entry, shown, locale, now)] : [];
          }),
        })),
      };
    },
  }) satisfies Handlers<'products.widgetRecommendations'>;
