import type { Handlers } from '../http/handlers.ts';

/** What belongs to no module: the clock, with the probe's nonce back as proof that it was the shop that answered (spec 1 §7). */
export const serviceHandlers = () =>
  ({
    'fapi.serverTime': async ({ query }, ctx) => ({
      timestamp: ctx.clock().toISOString(),
      ...(query.nonce === undefined ? {} : { nonce: query.nonce }),
    }),
  }) satisfies Handlers<'fapi.serverTime'>;
