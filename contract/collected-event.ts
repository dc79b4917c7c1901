import * as z from 'zod/mini';
import { PAGE_TYPES } from './constants.ts';
import { LOCALE_IDS } from './locales.ts';

/** What a page measures of itself: ms, but for the shift of its layout, which has no unit. */
export const MEASURES = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;
/** A document, or a change of route within one. */
export const NAVIGATIONS = ['navigate', 'soft'] as const;

export const measuresSchema = z
  .array(z.object({ name: z.enum(MEASURES), value: z.number().check(z.minimum(0), z.maximum(600_000)) }))
  .check(z.maxLength(MEASURES.length));

export { CATEGORY_OF_EVENT, COLLECTED_EVENTS_MAX, type CollectedKind } from './collected-kinds.ts';

/** Analytics event of a personalised experience that was seen, and the params that say which variant of which. */
export const EXPERIENCE_IMPRESSION = 'experience_impression';
export const EXPERIENCE_ID = 'experience_id';
export const VARIANT_ID = 'variant_id';

const common = {
  /** UUIDv7, made on the device: an event is recorded once, however often it is sent. */
  id: z.uuid(),
  /** ISO 8601, by the device's clock. */
  at: z.iso.datetime(),
  shop: z.enum(LOCALE_IDS),
  page: z.enum(PAGE_TYPES),
};

/** A value of a data layer event. Nested one level: items of an order. */
const scalar = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]);
const paramsSchema = z.record(
  z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  z.union([scalar, z.array(z.record(z.string().check(z.maxLength(40)), scalar)).check(z.maxLength(200))]),
);

/** Something a shopper did, with GA4's names and the specification's own. Consent category C0002. */
const analyticsEventSchema = z.object({
  ...common,
  kind: z.literal('analytics'),
  /** Random, of this device, deleted when consent is withdrawn. */
  visitor: z.uuid(),
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  params: paramsSchema,
});

/** An impression or conversion of an experiment: the SDK's own payload, with one visitor. Consent category C0004. */
const experimentEventSchema = z.object({
  ...common,
  kind: z.literal('experiment'),
  payload: z.record(z.string(), z.unknown()),
});

/** How fast a page was that was put away. It says nothing of who looked at it. Consent category C0002. */
export const timingEventSchema = z.object({
  ...common,
  kind: z.literal('timing'),
  navigation: z.enum(NAVIGATIONS),
  measures: measuresSchema.check(z.minLength(1)),
});
export type TimingEvent = z.infer<typeof timingEventSchema>;

/** What the collector takes. Timings have an address of their own (`fapi.performanceIngest`). */
export const collectedEventSchema = z.discriminatedUnion('kind', [analyticsEventSchema, experimentEventSchema]);
/** What a device keeps until it is recorded. */
export type CollectedEvent = z.infer<typeof collectedEventSchema> | TimingEvent;
