import type { Handlers } from '../http/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { createPageMeasures, type PageMeasures } from './page-measures.ts';
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

    'fapi.performanceIngest': async ({ body: { page, shop, measures: timings } }) => {
      if (page === undefined) throw new Refusal('ATTR100');
      if (shop === undefined) throw new Refusal('ATTR200');
      if (timings.length === 0) throw new Refusal('ATTR300');
      return { taken: measures.take(page, timings) };
    },

    'fapi.validateResponse': async ({ params, body }) => {
      if (!development) throw new Refusal('API404');
      return validateResponse(params.contract, body.response);
    },
  }) satisfies Handlers<'fapi.serverTime' | 'fapi.performanceIngest' | 'fapi.validateResponse'>;
