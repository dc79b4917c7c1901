import type { componentCalls, frameCalls } from '#contract/calls/components.ts';
import { ARTICLES_IN_SEARCH } from '#contract/constants/content.ts';
import { styleIdOf } from '#contract/ids.ts';
import { LOCATIONS_PATH } from '#domain/content-pages.ts';
import { autoSuggest } from '#domain/catalogue/auto-suggest.ts';
import { shelfOf } from '#domain/catalogue/list/shelf.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import { footSizesOf } from '#domain/catalogue/model/foot-sizes.ts';
import type { ModelVariant } from '#domain/catalogue/model/types.ts';
import { productDetails } from '#domain/catalogue/product-details.ts';
import { searchArticles } from '#server/catalogue/content/articles.ts';
import { contentHandlers } from '#server/catalogue/content/handlers.ts';
import { readDocs } from '#server/catalogue/content/read-docs.ts';
import { currentModel, modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import { unitsToShip } from '#server/catalogue/products/stock.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { collectionsOf } from './collections.ts';
import { locationGroups } from './locations.ts';
import { wordsFor } from './words.ts';

const content = contentHandlers();

/** Drafts for editors, what is published for everybody else. */
const scopeOf = ({ locale, previewAt }: Pick<CallContext, 'locale' | 'previewAt'>) =>
  ({ mode: previewAt ? 'preview' : 'publish', siteId: locale.siteId }) as const;

/** Parts of pages, for the locale of the request; footer and pages come from the content service. */
export const componentHandlers = () =>
  ({
    'fapi.components.footer': (_, context) =>
      content['content.footer']({ params: scopeOf(context), query: undefined, body: undefined }, context as never),

    'fapi.components.utility': async (_, { locale }) => {
      const words = wordsFor(locale);
      const link = (id: string, path: string, text: string) => ({ id, url: `/${locale.id}/${path}`, text });
      return {
        links: [
          link('stores', 'stores', words.stores),
          link('track-order', 'track-order', words.trackOrder),
          link('help', 'help/contact-us', words.help),
          link('newsletter', 'newsletter', words.newsletter),
          link('events', 'events', words.events),
          link('offline', 'offline-catalogue', words.offline),
          link('locations', LOCATIONS_PATH, words.locations),
        ],
      };
    },

    'fapi.components.compare': async ({ query }, { db, locale, clock }) => {
      const now = clock();
      const model = await currentModel(db);
      const { byId } = shelfOf(model, locale.currency, now.getTime());
      const ids = [...new Set(query.ids.split(',').map(styleIdOf))];
      const entries = ids.flatMap((id) => byId.get(id) ?? []);
      const variants = entries.flatMap(({ colourways }) =>
        colourways.flatMap((colour) => colour.variants.map(({ variant }): ModelVariant => variant)),
      );
      const units = await unitsToShip(
        db,
        variants.map(({ upc }) => upc),
        now,
      );
      return {
        products: entries.flatMap((entry) => {
          const [shown] = entry.colourways;
          return shown ? [productDetails(entry, shown, { model, locale, now, units })] : [];
        }),
        gone: ids.filter((id) => !byId.has(id)),
      };
    },

    'fapi.components.collections': async (_, { db, locale, clock }) => ({ collections: collectionsOf(await modelWithStock(db), locale, clock()) }),

    'fapi.components.foot-sizes': async (_, { db, locale }) => {
      const { charts } = await currentModel(db);
      const groups = [...charts].map(([productType, chart]) => ({
        productType,
        title: textFor(chart.title, locale),
        note: textFor(chart.note, locale),
        sizes: footSizesOf(chart, locale),
      }));
      return { groups: groups.filter(({ sizes }) => sizes.length > 0) };
    },

    'fapi.components.search-hub': async (_, context) => {
      const { db, locale, clock } = context;
      const now = clock();
      const { popular, categories } = autoSuggest(await modelWithStock(db), '', locale, now);
      const docs = await readDocs(db, scopeOf(context), 'article', now);
      const { articles } = searchArticles(docs, { limit: ARTICLES_IN_SEARCH, offset: 0 }, locale);
      return { popular, categories, articles };
    },

    'fapi.pages.location-selector': async (_, { locale }) => ({ groups: locationGroups(locale) }),

    'fapi.pages.page': ({ params }, context) =>
      content['content.page']({ params: { ...scopeOf(context), page: params.page }, query: undefined, body: undefined }, context as never),
  }) satisfies Handlers<keyof typeof frameCalls | keyof typeof componentCalls>;
