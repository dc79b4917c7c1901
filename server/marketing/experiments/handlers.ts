import { eq, lt } from 'drizzle-orm';
import { CONSENT_TARGETING } from '#contract/constants.ts';
import { consentOf } from '#server/marketing/consent/consent-of.ts';
import type { Db } from '#server/platform/db/open.ts';
import { experimentDatafiles, experimentEvents } from '#server/platform/db/schema/experiments.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { eventRowsOf } from './event-rows.ts';

/** The experiment service (spec 2 §7), for a shop that has none of somebody else's. */
export const experimentHandlers = () =>
  ({
    'experiments.datafile': async ({ params }, { db }) => {
      const [row] = await db.select().from(experimentDatafiles).where(eq(experimentDatafiles.sdkKey, params.sdkKey));
      if (!row) throw new Refusal('API404');
      return row.datafile;
    },

    'experiments.events': async ({ body }, ctx) => {
      // The page asks as well: a device whose consent ended while events waited is refused here.
      if (!consentOf(ctx).granted(CONSENT_TARGETING)) return { accepted: 0, repeated: 0 };
      if (body.dropped) ctx.log.warn({ dropped: body.dropped }, 'a device had no room for experiment events');
      const rows = eventRowsOf(body, ctx.clock());
      if (rows.length === 0) return { accepted: 0, repeated: 0 };
      const accepted = await ctx.db.insert(experimentEvents).values(rows).onConflictDoNothing().returning({ id: experimentEvents.id });
      return { accepted: accepted.length, repeated: rows.length - accepted.length };
    },
  }) satisfies Handlers<'experiments.datafile' | 'experiments.events'>;

/** Long enough to judge an experiment. */
const KEPT_DAYS = 180;

export const forgetOldExperimentEvents = async (db: Db, now: Date): Promise<void> => {
  await db.delete(experimentEvents).where(lt(experimentEvents.receivedAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
};
