import type { CallResponse } from '#contract/calls/calls.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Locale } from '#contract/locales.ts';
import { styleIdOf } from '#contract/ids.ts';
import type { Db } from '#server/platform/db/open.ts';
import { stockNotices } from '#server/platform/db/schema/catalogue.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { autoSuggest } from '#domain/catalogue/auto-suggest.ts';
import { canBeSold, stockStatus, TOLD_UP_TO } from '#domain/catalogue/availability.ts';
import { parseFilters } from '#domain/catalogue/list/filters.ts';
import { storeShelves } from './list/store-shelf.ts';
import { type ShelfColourway, type ShelfStyle, shelfOf } from '#domain/catalogue/list/shelf.ts';
import { currentModel, modelWithStock } from './model/load-model.ts';
import { chartFor } from '#domain/catalogue/model/sizes.ts';
import type { Model, ModelVariant } from '#domain/catalogue/model/types.ts';
import { productDetails } from '#domain/catalogue/product-details.ts';
import { productSearch } from './product-search.ts';
import { unitsAt, unitsToShip } from './stock.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';

interface Shown {
  readonly model: Model;
  readonly entry: ShelfStyle;
  readonly shown: ShelfColourway;
}

/**
 * The style that a product id names, seen from the colour it names.
 * @throws PLP400 (404) when there is none, or it is not sold in this locale's currency
 */
const findProduct = async (db: Db, productId: string, locale: Locale, now: Date): Promise<Shown> => {
  const model = await currentModel(db);
  const entry = shelfOf(model, locale.currency, now.getTime()).byId.get(styleIdOf(productId));
  const shown = entry?.colourways.find(({ colourway }) => colourway.id === productId) ?? (productId.length === 8 ? entry?.colourways[0] : undefined);
  if (!entry || !shown) throw new Refusal('PLP400');
  return { model, entry, shown };
};

const variantsOf = ({ colourways }: ShelfStyle): ModelVariant[] => colourways.flatMap(({ variants }) => variants.map(({ variant }) => variant));

export interface CataloguePorts {
  /** Articles for what is typed into the search field. */
  readonly suggestArticles: (db: Db, q: string, locale: Locale, now: Date) => Promise<CallResponse<'products.autoSuggest'>['articles']>;
}

export const catalogueHandlers = ({ suggestArticles }: CataloguePorts = { suggestArticles: async () => [] }) =>
  ({
    'products.details': async ({ params }, { db, locale, clock }) => {
      const now = clock();
      const { model, entry, shown } = await findProduct(db, params.productId, locale, now);
      const units = await unitsToShip(
        db,
        variantsOf(entry).map(({ upc }) => upc),
        now,
      );
      return productDetails(entry, shown, { model, locale, now, units });
    },

    'products.inventory': async ({ params }, { db, locale, clock }) => {
      const now = clock();
      const { entry } = await findProduct(db, params.productId, locale, now);
      const variants = variantsOf(entry);
      const units = await unitsToShip(
        db,
        variants.map(({ upc }) => upc),
        now,
      );
      const { lowStockThreshold } = settingsFor(locale.id);
      const sold = canBeSold(entry.style);
      return {
        productId: params.productId,
        variants: Object.fromEntries(
          variants.map(({ upc, backorder }) => {
            const quantity = sold ? (units.get(upc) ?? 0) : 0;
            return [upc, { quantity: Math.min(quantity, TOLD_UP_TO), stockStatus: stockStatus(quantity, sold && backorder, lowStockThreshold) }];
          }),
        ),
      };
    },

    'products.availability': async ({ params, body }, { db, locale, clock }) => {
      const now = clock();
      const { entry } = await findProduct(db, params.productId, locale, now);
      const own = new Set(variantsOf(entry).map(({ upc }) => upc));
      const upcs = body.upcs.filter((upc) => own.has(upc));
      const units = await unitsAt(db, upcs, now, body.storeIds);
      return {
        stores: body.storeIds.map((storeId) => ({
          storeId,
          variants: Object.fromEntries(upcs.map((upc) => [upc, units.get(upc)?.[storeId] ?? 0])),
        })),
      };
    },

    'products.storeShelf': async ({ body: { storeId, productIds } }, { db, clock }) => {
      const { colourwayById } = await currentModel(db);
      const upcsOf = (productId: string): string[] => (colourwayById.get(productId)?.variants ?? []).map(({ upc }) => upc);
      const { upcs } = await storeShelves(db, new Set([storeId]), clock(), [...new Set(productIds.flatMap(upcsOf))]);
      const isThere = (productId: string): boolean => upcsOf(productId).some((upc) => upcs.has(upc));
      return { productIds: [...new Set(productIds)].filter(isThere) };
    },

    'products.productSearch': async ({ query }, { db, locale, clock }) => {
      const now = clock();
      const { store } = parseFilters(query.filters).chosen;
      return productSearch(await modelWithStock(db), query, locale, now, store && (await storeShelves(db, store, now)));
    },

    'products.autoSuggest': async ({ query: { q } }, { db, locale, clock }) => {
      const now = clock();
      return { ...autoSuggest(await modelWithStock(db), q, locale, now), articles: await suggestArticles(db, q, locale, now) };
    },

    'products.notifications': async ({ body }, { db, locale, clock }) => {
      const variant = (await currentModel(db)).variantByUpc.get(body.upc);
      if (!variant || variant.withdrawn || variant.colourway.style.id !== styleIdOf(body.productId)) throw new Refusal('ORD404');
      await db
        .insert(stockNotices)
        .values({ upc: body.upc, email: body.email.toLowerCase(), locale: locale.id, askedAt: clock() })
        // Asking again after the letter went out asks for the next time.
        .onConflictDoUpdate({ target: [stockNotices.upc, stockNotices.email], set: { sentAt: null, askedAt: clock(), locale: locale.id } });
      return { accepted: true };
    },

    'fapi.components.size-chart': async ({ params }, { db, locale }) => {
      const chart = (await currentModel(db)).charts.get(params.productType);
      if (!chart) throw new Refusal('API404');
      return { productType: params.productType, ...chartFor(chart, locale, (words) => textFor(words, locale)) };
    },
  }) satisfies Handlers<
    | 'products.details'
    | 'products.inventory'
    | 'products.availability'
    | 'products.storeShelf'
    | 'products.productSearch'
    | 'products.autoSuggest'
    | 'products.notifications'
    | 'fapi.components.size-chart'
  >;
