import type { CallContext } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readFunnel } from './funnel.ts';
import { periodOf } from './period.ts';
import { readTimings } from './timings.ts';
import { readVariations } from './variations.ts';

/** How the shop is used is for its staff. Anybody else gets the same answer as without an account. */
const assertStaff = ({ session }: Pick<CallContext<'insights.funnel'>, 'session'>): void => {
  if (session.account.consumerType !== 'STAFF') throw new Refusal('AUT404');
};

export const insightHandlers = () =>
  ({
    'insights.funnel': async ({ query }, ctx) => {
      assertStaff(ctx);
      return readFunnel(ctx.db, periodOf(query, ctx.clock()));
    },

    'insights.variations': async ({ query }, ctx) => {
      assertStaff(ctx);
      return readVariations(ctx.db, periodOf(query, ctx.clock()));
    },

    'insights.timings': async ({ query }, ctx) => {
      assertStaff(ctx);
      return readTimings(ctx.db, periodOf(query, ctx.clock()));
    },
  }) satisfies Handlers<'insights.funnel' | 'insights.variations' | 'insights.timings'>;
