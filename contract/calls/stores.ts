import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { storeIdSchema, upcSchema } from '#contract/ids.ts';
import { currencySchema } from '#contract/money-schemas.ts';

/** What a store does for those who order: things from its own shelf, and things that are sent to it. */
export const STORE_SERVICES = ['pickup', 'sts'] as const;
export type StoreService = (typeof STORE_SERVICES)[number];

/** One row a weekday, Monday first: `['10:00', '19:00']`, or null when closed. */
const hoursSchema = z.array(z.nullable(z.tuple([z.string(), z.string()])));

export const storeSchema = z.object({
  id: z.string(),
  name: z.string(),
  addressLine1: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: z.optional(z.string()),
  countryCode: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  hours: hoursSchema,
  /** IANA name: the hours are meant there. */
  timeZone: z.string(),
  services: z.array(z.enum(STORE_SERVICES)),
  /** Kilometres from the place that was asked for. */
  distance: z.optional(z.number()),
  /** Pieces of the asked variants, by UPC. */
  stock: z.optional(z.record(z.string(), z.int())),
  /** Estimated days until it can be picked up; same day is 0. */
  pickupDays: z.optional(z.int()),
});
export type Store = z.infer<typeof storeSchema>;

/** A counter of a carrier where parcels wait. */
export const collectionPointSchema = z.object({
  id: z.string(),
  name: z.string(),
  carrier: z.string(),
  addressLine1: z.string(),
  city: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  hours: hoursSchema,
  /** Kilometres from the place that was asked for. */
  distance: z.optional(z.number()),
  deliveryTime: z.object({ minDays: z.int(), maxDays: z.int() }),
  price: z.object({ amount: z.int(), currency: currencySchema }),
});
export type CollectionPoint = z.infer<typeof collectionPointSchema>;

/** Where somebody looks: what was typed, or a place on the map; neither: anywhere. */
const place = {
  query: z.optional(z.string().check(z.maxLength(100))),
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Kilometres around that place. */
  radius: z.optional(z.number().check(z.minimum(1), z.maximum(20_000))),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
};

export const storeCalls = defineCalls({
  'stores.search': {
    method: 'POST',
    path: '/stores/v1/search',
    access: 'public',
    effect: 'read',
    summary: 'Stores near a place, with the stock of variants',
    body: z.object({
      ...place,
      storeIds: z.optional(z.array(storeIdSchema).check(z.maxLength(50))),
      upcs: z.optional(z.array(upcSchema).check(z.maxLength(50))),
      /** Only stores that do this. */
      service: z.optional(z.enum(STORE_SERVICES)),
      /** Only stores that have every one of `upcs`. */
      inStock: z.optional(z.boolean()),
      /** Only stores that are open now. */
      openNow: z.optional(z.boolean()),
      /** `days`: soonest pickup first, same day before all (spec 1 §9); then by distance. */
      sort: z.optional(z.enum(['distance', 'days'])),
    }),
    response: z.object({ stores: z.array(storeSchema) }),
    errors: [],
    spec: 'spec 2 §7',
  },
  'stores.collectionPoints': {
    method: 'POST',
    path: '/stores/v1/collectionPoints',
    access: 'public',
    effect: 'read',
    summary: 'Collection points near a place; none where the shop sends to none',
    body: z.object(place),
    response: z.object({ collectionPoints: z.array(collectionPointSchema) }),
    errors: [],
    spec: 'spec 2 §7',
  },
});
