import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { PAGE_TYPES } from '#contract/constants.ts';
import { LOCALE_IDS } from '#contract/locales.ts';
import { MEASURES } from '#contract/collected-event.ts';

const stepCounts = z.object({ page_view: z.int(), view_item: z.int(), add_to_cart: z.int(), begin_checkout: z.int(), purchase: z.int() });
export type StepCounts = z.infer<typeof stepCounts>;

/** Days in UTC, both included. Without them: the last 28 days. WMK400 for more days than events are kept. */
const periodSchema = z.object({
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  /** Locale of the shop; absent: all of them. */
  shop: z.optional(z.enum(LOCALE_IDS)),
});
const period = { from: z.iso.date(), to: z.iso.date() };

/** Share with its 95 % confidence interval; null where nobody is counted. */
const shareSchema = z.object({ share: z.number(), low: z.number(), high: z.number() });
export type Share = z.infer<typeof shareSchema>;

const variationSchema = z.object({
  id: z.string(),
  isBaseline: z.boolean(),
  /** Visitors that saw it first of the variations. */
  visitors: z.int(),
  /** Visitors of them that reached a step afterwards. */
  steps: stepCounts,
  /** Visitors that bought something. */
  conversion: z.nullable(shareSchema),
  /** Difference of its conversion to the baseline's. Null of the baseline itself. */
  difference: z.nullable(shareSchema),
});

export const insightCalls = defineCalls({
  'insights.funnel': {
    method: 'GET',
    path: '/fapi/insights/funnel',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Visitors at each step of a purchase, by day and by page type. For staff: AUT404 for anybody else',
    query: periodSchema,
    response: z.object({
      ...period,
      total: stepCounts,
      days: z.array(z.object({ day: z.iso.date(), steps: stepCounts })),
      pages: z.array(z.object({ page: z.enum(PAGE_TYPES), steps: stepCounts })),
    }),
    errors: ['AUT404'],
    spec: 'spec 2 §9',
  },
  'insights.variations': {
    method: 'GET',
    path: '/fapi/insights/variations',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Conversion by variation of experiments and experiences. For staff: AUT404 for anybody else',
    query: periodSchema,
    response: z.object({
      ...period,
      experiments: z.array(z.object({ source: z.enum(['experience', 'experiment']), id: z.string(), variations: z.array(variationSchema) })),
    }),
    errors: ['AUT404'],
    spec: 'spec 2 §7, §9',
  },
  'insights.timings': {
    method: 'GET',
    path: '/fapi/insights/timings',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Timings of pages: three quarters of the visits were at least as fast. For staff: AUT404 for anybody else',
    query: periodSchema,
    response: z.object({
      ...period,
      timings: z.array(
        z.object({
          page: z.enum(PAGE_TYPES),
          navigation: z.enum(['navigate', 'soft']),
          metric: z.enum(MEASURES),
          /** Milliseconds; CLS has no unit. */
          p75: z.number(),
          count: z.int(),
        }),
      ),
    }),
    errors: ['AUT404'],
    spec: 'spec 2 §9',
  },
});
