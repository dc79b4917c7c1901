import { eq, lt } from 'drizzle-orm';
import { EVENTS_KEPT_DAYS } from '#contract/funnel-steps.ts';
import type { Db } from '../db/open.ts';
import { experimentEvents } from '../db/schema/experiments.ts';
import { collectedEvents, pageTimings } from '../db/schema/insights.ts';
import { forgetDecisionsOf } from '../decisions/history.ts';

export const forgetOldAnalytics = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - EVENTS_KEPT_DAYS * 86_400_000);
  await db.delete(collectedEvents).where(lt(collectedEvents.receivedAt, before));
  await db.delete(pageTimings).where(lt(pageTimings.receivedAt, before));
};

/** Deletes everything that was recorded under random ids of a device, be it as a visitor, in an experiment or at the decision engine. */
export const forgetVisitors = async (db: Db, ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    await db.delete(collectedEvents).where(eq(collectedEvents.visitor, id));
    await db.delete(experimentEvents).where(eq(experimentEvents.visitorId, id));
    await forgetDecisionsOf(db, id);
  }
};
