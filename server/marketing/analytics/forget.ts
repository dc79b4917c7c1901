import { eq, lt } from 'drizzle-orm';
import { CONSENT_PERFORMANCE, CONSENT_TARGETING } from '#contract/constants.ts';
import { EVENTS_KEPT_DAYS } from '#contract/calls/funnel-steps.ts';
import type { Forget } from '#server/marketing/consent/handlers.ts';
import type { Db } from '#server/platform/db/open.ts';
import { experimentEvents } from '#server/platform/db/schema/experiments.ts';
import { collectedEvents, pageTimings } from '#server/platform/db/schema/insights.ts';
import { forgetDecisionsOf } from '#server/marketing/decisions/history.ts';

export const forgetOldAnalytics = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - EVENTS_KEPT_DAYS * 86_400_000);
  await db.delete(collectedEvents).where(lt(collectedEvents.receivedAt, before));
  await db.delete(pageTimings).where(lt(pageTimings.receivedAt, before));
};

/**
 * Deletes what was recorded under random ids of a device in categories that are not granted: as a visitor (C0002), in an experiment or at the decision engine
 * (C0004).
 */
export const forgetVisitors: Forget = async (db, ids, granted) => {
  for (const id of ids) {
    if (!granted.includes(CONSENT_PERFORMANCE)) await db.delete(collectedEvents).where(eq(collectedEvents.visitor, id));
    if (granted.includes(CONSENT_TARGETING)) continue;
    await db.delete(experimentEvents).where(eq(experimentEvents.visitorId, id));
    await forgetDecisionsOf(db, id);
  }
};
