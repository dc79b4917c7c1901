import type { InferInsertModel } from 'drizzle-orm';
import type { stores } from '#server/platform/db/schema/catalogue.ts';
import type { Hours } from '../week.ts';

export type StoreRow = InferInsertModel<typeof stores>;

/** A row of the shop's own stores, its hours in the time of the place. */
export const store = (
  id: string,
  name: string,
  addressLine1: string,
  city: string,
  postalCode: string,
  province: string | null,
  countryCode: string,
  phone: string,
  latitude: number,
  longitude: number,
  timeZone: string,
  hours: Hours,
  pickupDays = 0,
  services: StoreRow['services'] = ['pickup', 'sts'],
): StoreRow => ({
  id,
  name: `Waymark ${name}`,
  addressLine1,
  city,
  postalCode,
  province,
  countryCode,
  phone,
  latitude,
  longitude,
  timeZone,
  hours,
  pickupDays,
  services,
});
