import { inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { collectionPoints, stores } from '#server/platform/db/schema/catalogue.ts';
import type { CartStore } from './ports.ts';

/** Stores and collection points by id; unknown ones are missing. */
export const findStores = async (db: Db, ids: Iterable<string>): Promise<Map<string, CartStore>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({
      id: stores.id,
      name: stores.name,
      addressLine1: stores.addressLine1,
      city: stores.city,
      postalCode: stores.postalCode,
      countryCode: stores.countryCode,
      province: stores.province,
      pickupDays: stores.pickupDays,
      services: stores.services,
    })
    .from(stores)
    .where(inArray(stores.id, wanted));
  const found = new Map(rows.map(({ province, ...store }): [string, CartStore] => [store.id, { ...store, province: province ?? undefined }]));
  const others = wanted.filter((id) => !found.has(id));
  if (others.length === 0) return found;
  const points = await db
    .select({
      id: collectionPoints.id,
      name: collectionPoints.name,
      addressLine1: collectionPoints.addressLine1,
      city: collectionPoints.city,
      postalCode: collectionPoints.postalCode,
      countryCode: collectionPoints.countryCode,
      province: collectionPoints.province,
    })
    .from(collectionPoints)
    .where(inArray(collectionPoints.id, others));
  for (const point of points) found.set(point.id, { ...point, province: point.province ?? undefined, pickupDays: 0, services: ['pudo'] });
  return found;
};
