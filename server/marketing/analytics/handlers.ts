import { consentOf } from '#server/marketing/consent/consent-of.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { PageMeasures } from '#server/platform/pages/page-measures.ts';
import { collect } from './collect.ts';

/**
 * The shop's own collector. It keeps neither addresses nor user agents.
 * @param measures figures of the operator, which timings become as well
 */
export const analyticsHandlers = (measures?: PageMeasures) =>
  ({
    'analytics.collect': async ({ body }, ctx) => {
      if (body.dropped) ctx.log.warn({ dropped: body.dropped }, 'a device had no room for events');
      const { timings, ...answer } = await collect(ctx.db, body.events, consentOf(ctx).granted, ctx.clock());
      for (const { page, metric, value } of timings) measures?.take(page, [{ name: metric, value }]);
      return answer;
    },
  }) satisfies Handlers<'analytics.collect'>;
