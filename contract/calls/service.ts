import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { COLLECTED_EVENTS_MAX, measuresSchema, NAVIGATIONS, timingEventSchema } from '#contract/collected-event.ts';
import { PAGE_TYPES } from '#contract/constants.ts';
import { LOCALE_IDS } from '#contract/locales.ts';

/** Names that earlier versions of the page gave to kinds of pages: a device may still run one of them. */
export const EARLIER_PAGES = ['home', 'list', 'product', 'cart', 'checkout', 'other'] as const;

export const serviceCalls = defineCalls({
  'fapi.serverTime': {
    method: 'GET',
    path: '/fapi/server/time',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: "The server's clock, and the probe's nonce back: proof that it was the shop that answered",
    query: z.object({ nonce: z.optional(z.string().check(z.maxLength(64))) }),
    response: z.object({ timestamp: z.string(), nonce: z.optional(z.string()) }),
    errors: [],
    spec: 'spec 1 §7',
  },
  'fapi.performanceIngest': {
    method: 'POST',
    path: '/fapi/performance/ingest',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Timings of pages that were left; they say nothing of who looked at them',
    body: z.object({
      /** Timings of several pages, each recorded once by its id. What stands beside them is not looked at. */
      events: z.optional(z.array(timingEventSchema).check(z.minLength(1), z.maxLength(COLLECTED_EVENTS_MAX))),
      /** How many timings the device has dropped since it last said so: it keeps so many and no more. */
      dropped: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
      /** Locale of the shop that the page is of: ATTR200 without it. */
      shop: z.optional(z.enum(LOCALE_IDS)),
      /** Type of the page, so that a measure names no address. ATTR100 without it. */
      page: z.optional(z.enum([...PAGE_TYPES, ...EARLIER_PAGES])),
      /** A document, which it is unless said otherwise, or a change of route within one. */
      navigation: z.optional(z.enum(NAVIGATIONS)),
      /** ATTR300 where there are none. */
      measures: z.optional(measuresSchema),
    }),
    response: z.object({
      /** None without consent to performance cookies. */
      taken: z.int(),
    }),
    status: 202,
    errors: ['ATTR100', 'ATTR200', 'ATTR300'],
    spec: 'spec 1 §7, §8',
  },
  'fapi.validateResponse': {
    method: 'POST',
    path: '/fapi/api/validate-response/{contract}',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Whether an answer is what the contract says that call answers: for those who build against the shop',
    params: z.object({ contract: z.string().check(z.regex(/^[\w.-]{1,64}$/)) }),
    body: z.object({ response: z.unknown() }),
    response: z.object({ valid: z.boolean(), problems: z.array(z.object({ path: z.string(), message: z.string() })) }),
    errors: ['API404'],
    spec: 'spec 1 §7',
  },
  'fapi.components.size-chart': {
    method: 'GET',
    path: '/fapi/components/size-chart/{productType}',
    access: 'public',
    effect: 'read',
    summary: 'Size chart of a kind of product',
    params: z.object({ productType: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
    response: z.object({
      productType: z.string(),
      title: z.string(),
      note: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
    errors: ['API404'],
    spec: 'spec 2 §7',
  },
});
