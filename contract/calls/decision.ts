import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { PAGE_TYPES } from '#contract/constants.ts';
import { REC_IMPRESSIONS_MAX } from './rec-sets.ts';

/** Recommended products of one answer at most. */
export const RECOMMENDATIONS_MAX = 20;
/** Variant that an experience shows while nothing else was decided (spec 3 §4). */
export const BASELINE = 'Baseline';

const text = z.string().check(z.minLength(1), z.maxLength(100));
const name = z.string().check(z.regex(/^[\w.:-]{1,64}$/));
/** Random id of a device: it names no person. */
const customerId = z.optional(z.uuid());
const brandParams = z.object({ brand: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)) });

/** What a page tells the decision engine (spec 2 §7). Nothing of it names a person. */
const decisionEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('pageView'),
    pageType: z.enum(PAGE_TYPES),
    /** Categories that the page is in, by id. */
    categories: z.optional(z.array(name).check(z.maxLength(10))),
  }),
  z.object({
    type: z.literal('screenSize'),
    width: z.int().check(z.minimum(0), z.maximum(100_000)),
    height: z.int().check(z.minimum(0), z.maximum(100_000)),
  }),
  z.object({ type: z.literal('language'), language: z.string().check(z.regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/)) }),
  z.object({ type: z.literal('userAgent'), userAgent: z.string().check(z.maxLength(500)) }),
  /** Origin alone: a path may name a person. */
  z.object({ type: z.literal('referrer'), referrer: z.string().check(z.maxLength(200)) }),
  z.object({
    type: z.literal('coordinates'),
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  z.object({ type: z.literal('search'), term: text }),
  z.object({
    type: z.literal('cart'),
    /** Prices in minor units of `currency`. */
    items: z
      .array(
        z.object({
          productId: name,
          quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
          unitPrice: z.int().check(z.minimum(0), z.maximum(100_000_000)),
        }),
      )
      .check(z.maxLength(200)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
  z.object({ type: z.literal('productView'), products: z.array(name).check(z.minLength(1), z.maxLength(20)) }),
  z.object({
    type: z.literal('customVariables'),
    variables: z.array(z.object({ variable: name, value: z.string().check(z.maxLength(100)) })).check(z.maxLength(20)),
  }),
]);
export type DecisionEvent = z.infer<typeof decisionEventSchema>;

export const decideBodySchema = z.object({
  customerId,
  /** Context channel: ECOMM. */
  channel: text,
  /** Id of the device at another engine, handed on to it. */
  monetateId: z.optional(text),
  events: z.array(decisionEventSchema).check(z.maxLength(20)),
});
export type DecideBody = z.infer<typeof decideBodySchema>;

export const decideAnswerSchema = z.object({
  /** Read by experience id. An experience without an entry shows its baseline. */
  decisions: z.array(z.object({ experienceId: name, variantId: name, variantName: text })).check(z.maxLength(100)),
  recommendations: z.array(z.object({ recSetId: name, products: z.array(name).check(z.maxLength(RECOMMENDATIONS_MAX)) })).check(z.maxLength(10)),
});
export type DecideAnswer = z.infer<typeof decideAnswerSchema>;

export const recImpressionsBodySchema = z.object({
  /** UUIDv7, made on the device: what was seen is recorded once, however often it is sent. */
  impressionId: z.uuid(),
  customerId,
  channel: text,
  monetateId: z.optional(text),
  recSetId: name,
  items: z
    .array(z.object({ productId: name, position: z.int().check(z.minimum(1), z.maximum(1000)) }))
    .check(z.minLength(1), z.maxLength(REC_IMPRESSIONS_MAX)),
});

/**
 * The decision engine (spec 2 §7) below the local path `/decision`. Reads, as far as the service is concerned: a repeat changes nothing, and what is kept
 * of it needs targeting consent.
 */
export const decisionCalls = defineCalls({
  'decision.decide': {
    method: 'POST',
    path: '/decision/api/engine/v1/decide/{brand}',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Variants of the experiences for this visitor. Empty without targeting consent',
    params: brandParams,
    body: decideBodySchema,
    response: decideAnswerSchema,
    errors: ['API404'],
    spec: 'spec 2 §6, §7',
  },
  'decision.recImpressions': {
    method: 'POST',
    path: '/decision/api/engine/v1/impressions/{brand}',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Recommendations that were seen. Recorded only with targeting consent, each id once',
    params: brandParams,
    body: recImpressionsBodySchema,
    response: z.object({
      /** Items that were recorded by this request. */
      taken: z.int(),
    }),
    status: 202,
    errors: ['API404'],
    spec: 'spec 2 §6, §7',
  },
});
