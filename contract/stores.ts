import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { storeIdSchema, upcSchema } from './ids.ts';

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
  /** One row a weekday, Monday first: `['10:00', '19:00']`, or null when closed. */
  hours: z.array(z.nullable(z.tuple([z.string(), z.string()]))),
  /** Kilometres from the place that was asked for. */
  distance: z.optional(z.number()),
  /** Pieces of the asked variants, by UPC. */
  stock: z.optional(z.record(z.string(), z.int())),
  /** Estimated days until it can be picked up; same day is 0. */
  pickupDays: z.optional(z.int()),
});
export type Store = z.infer<typeof storeSchema>;

export const storeCalls = defineCalls({
  'stores.search': {
    method: 'POST',
    path: '/stores/v1/search',
    access: 'public',
    effect: 'read',
    summary: 'Stores near a place, with the stock of variants',
    body: z.object({
      query: z.optional(z.string().check(z.maxLength(100))),
      latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
      longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
      countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
      storeIds: z.optional(z.array(storeIdSchema).check(z.maxLength(50))),
      upcs: z.optional(z.array(upcSchema).check(z.maxLength(50))),
      count: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
    }),
    response: z.object({ stores: z.array(storeSchema) }),
    errors: [],
    spec: 'spec 2 §7',
  },
});
