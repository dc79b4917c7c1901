import { CONSENT_PERFORMANCE } from '#contract/constants.ts';
import { consentOf } from '#server/marketing/consent/consent-of.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createPageMeasures, type PageMeasures } from '#server/platform/pages/page-measures.ts';
import { recordTimings, timingsOf } from './page-timings.ts';
import { validateResponse } from './validate-response.ts';

/**
 * What belongs to no module: the clock, with the probe's nonce back as proof that it was the shop that answered; timings; answers held against the contract
 * (spec 1 §7), which only those ask who build against the shop.
 */
export const serviceHandlers = (measures: PageMeasures = createPageMeasures(), { development = true }: { readonly development?: boolean } = {}) =>
  ({
    'fapi.serverTime': async ({ query }, ctx) => ({
      timestamp: ctx.clock().toISOString(),
      ...(query.nonce === undefined ? {} : { nonce: query.nonce }),
    }),

    'fapi.performanceIngest': async ({ body }, ctx) => {
      const now = ctx.clock();
      const timings = timingsOf(body, now);
      if (body.dropped) ctx.log.warn({ dropped: body.dropped }, 'a device had no room for timings');
      if (!consentOf(ctx).granted(CONSENT_PERFORMANCE)) return { taken: 0 };
      const fresh = await recordTimings(ctx.db, timings, now);
      return { taken: fresh.reduce((sum, one) => sum + measures.take(one.page, one.measures), 0) };
    },

    'fapi.validateResponse': async ({ params, body }) => {
      if (!development) throw new Refusal('API404');
      return validateResponse(params.contract, body.response);
    },
  }) satisfies Handlers<'fapi.serverTime' | 'fapi.performanceIngest' | 'fapi.validateResponse'>;
