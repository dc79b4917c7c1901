import { eq } from 'drizzle-orm';
import type { CallBody } from '#contract/calls/calls.ts';
import { PICKUP_SAME_DAY } from '#contract/constants.ts';
import { ratesFor, shipsTo } from '#pricing/shipping-rates.ts';
import { unitsAt } from '#server/catalogue/products/stock.ts';
import type { Db } from '#server/platform/db/open.ts';
import { collectionPoints, stores } from '#server/platform/db/schema/catalogue.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { DEFAULT_COUNT, type Ranked, rankStores, storeAnswer, toldDistance, toldHours } from './find-stores.ts';
import { isOpenAt } from './open-hours.ts';

interface Stocked {
  readonly ranked: Ranked;
  /** Pieces by UPC; absent: nobody asked. */
  readonly stock: Readonly<Record<string, number>> | undefined;
}

const withStock = async (db: Db, ranked: readonly Ranked[], upcs: readonly string[], now: Date): Promise<Stocked[]> => {
  if (upcs.length === 0 || ranked.length === 0) return ranked.map((one) => ({ ranked: one, stock: undefined }));
  const units = await unitsAt(
    db,
    upcs,
    now,
    ranked.map(({ store }) => store.id),
  );
  return ranked.map((one) => ({ ranked: one, stock: Object.fromEntries(upcs.map((upc) => [upc, units.get(upc)?.[one.store.id] ?? 0])) }));
};

/** Soonest first, same day before all (spec 1 §9); those who are equally soon stay in their order. */
const bySoonest = (a: Stocked, b: Stocked): number => (a.ranked.store.pickupDays || PICKUP_SAME_DAY) - (b.ranked.store.pickupDays || PICKUP_SAME_DAY);

const searchStores = async (
  db: Db,
  { service, inStock, openNow, sort, upcs = [], count = DEFAULT_COUNT, ...wish }: CallBody<'stores.search'>,
  now: Date,
) => {
  const ranked = rankStores(await db.select().from(stores).orderBy(stores.id), wish).filter(
    ({ store }) => (service === undefined || store.services.includes(service)) && (!openNow || isOpenAt(store, now)),
  );
  // Whoever asks for stock in order looks at all of them, else only at those who are told.
  const narrows = inStock === true || sort === 'days';
  const stocked = await withStock(db, narrows ? ranked : ranked.slice(0, count), upcs, now);
  const found = inStock ? stocked.filter(({ stock }) => upcs.every((upc) => (stock?.[upc] ?? 0) > 0)) : stocked;
  return (sort === 'days' ? found.toSorted(bySoonest) : found).slice(0, count);
};

/** Stores and collection points, by place (spec 2 §7). */
export const storeHandlers = () =>
  ({
    'stores.search': async ({ body }, { db, clock }) => ({
      stores: (await searchStores(db, body, clock())).map(({ ranked, stock }) => storeAnswer(ranked, stock)),
    }),

    'stores.collectionPoints': async ({ body: { countryCode, count = DEFAULT_COUNT, ...wish } }, { db, locale }) => {
      const country = countryCode ?? locale.country;
      const [rate] = ratesFor(locale.id, 'pudo', { countryCode: country });
      if (!rate || !shipsTo(locale.id).includes(country)) return { collectionPoints: [] };
      const [minDays, maxDays] = rate.days;
      const points = await db.select().from(collectionPoints).where(eq(collectionPoints.countryCode, country)).orderBy(collectionPoints.id);
      return {
        collectionPoints: rankStores(points, wish)
          .slice(0, count)
          .map(({ store, distance }) => ({
            id: store.id,
            name: store.name,
            carrier: store.carrier,
            addressLine1: store.addressLine1,
            city: store.city,
            postalCode: store.postalCode,
            countryCode: store.countryCode,
            latitude: store.latitude,
            longitude: store.longitude,
            hours: toldHours(store.hours),
            ...toldDistance({ distance }),
            deliveryTime: { minDays, maxDays },
            price: { amount: rate.prices[locale.currency] ?? 0, currency: locale.currency },
          })),
      };
    },
  }) satisfies Handlers<'stores.search' | 'stores.collectionPoints'>;
