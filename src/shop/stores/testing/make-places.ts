import type { CollectionPoint, Store } from '#contract/calls/stores.ts';

const WEEK: Store['hours'] = Array.from({ length: 7 }, () => ['10:00', '19:30'] as [string, string]);

/** A store in Oregon that has one piece of `PIECE`, today. */
export const makeStore = (id: string, name: string, more: Partial<Store> = {}): Store => ({
  id,
  name,
  addressLine1: '1 Main Street',
  city: 'Portland',
  postalCode: '97205',
  province: 'OR',
  countryCode: 'US',
  phone: '+1 503 555 0100',
  latitude: 45.5,
  longitude: -122.6,
  hours: WEEK,
  timeZone: 'America/Los_Angeles',
  services: ['pickup'],
  stock: { [PIECE]: 9 },
  pickupDays: 0,
  ...more,
});

/** The one thing that is looked for. */
export const PIECE = '4006381333931';

export const makePoint = (id: string, name: string, more: Partial<CollectionPoint> = {}): CollectionPoint => ({
  id,
  name,
  carrier: 'Porchlight Parcel',
  addressLine1: '2 Side Street',
  city: 'Portland',
  postalCode: '97205',
  countryCode: 'US',
  latitude: 45.5,
  longitude: -122.6,
  hours: WEEK,
  deliveryTime: { minDays: 3, maxDays: 5 },
  price: { amount: 3_95, currency: 'USD' },
  ...more,
});
