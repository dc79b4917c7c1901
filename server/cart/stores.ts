import { inArray } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { stores } from '../db/schema/catalogue.ts';
import type { CartStore } from './ports.ts';

/** Stores by id; unknown ones are missing. */
export const findStores = async (db: Db, ids: Iterable<string>): Promise<Map<string, CartStore>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: stores.id, name: stores.name, countryCode: stores.countryCode, province: stores.province, pickupDays: stores.pickupDays })
    .from(stores)
    .where(inArray(stores.id, wanted));
  return new Map(rows.map(({ province, ...store }) => [store.id, { ...store, province: province ?? undefined }]));
};
