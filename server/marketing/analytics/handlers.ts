import { consentOf } from '#server/marketing/consent/consent-of.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { collect } from './collect.ts';

/** The shop's own collector. It keeps neither addresses nor user agents. */
export const analyticsHandlers = () =>
  ({
    'analytics.collect': async ({ body }, ctx) => {
      if (body.dropped) ctx.log.warn({ dropped: body.dropped }, 'a device had no room for events');
      return collect(ctx.db, body.events, consentOf(ctx).granted, ctx.clock());
    },
  }) satisfies Handlers<'analytics.collect'>;
