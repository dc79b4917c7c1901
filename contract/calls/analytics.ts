import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { COLLECTED_EVENTS_MAX, collectedEventSchema } from '#contract/collected-event.ts';

/**
 * The shop's own collector. Reads, as far as the service is concerned: an event id is recorded once, so that a repeat changes nothing and no
 * Idempotency-Key is kept; and a beacon cannot answer the check for a person, which counts changes.
 */
export const analyticsCalls = defineCalls({
  'analytics.collect': {
    method: 'POST',
    path: '/fapi/analytics/events',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Events of a page. Each is recorded once, and only with the consent that its kind needs',
    body: z.object({
      events: z.array(collectedEventSchema).check(z.maxLength(COLLECTED_EVENTS_MAX)),
      /** Events that a device had no room for and that are lost. */
      dropped: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
    }),
    response: z.object({
      /** Recorded by this request. */
      taken: z.int(),
      /** Recorded before. */
      known: z.int(),
      /** Not recorded: no consent for their kind, or not what their kind is. Sending them again changes nothing. */
      refused: z.int(),
    }),
    status: 202,
    errors: [],
    spec: 'spec 2 §6, §7, §9',
  },
});
