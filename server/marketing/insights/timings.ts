import { sql } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls/calls.ts';
import { PAGE_TYPES } from '#contract/constants.ts';
import { MEASURES } from '#contract/collected-event.ts';
import type { Db } from '#server/platform/db/open.ts';
import { pageTimings } from '#server/platform/db/schema/insights.ts';
import { inPeriod, type Period } from './period.ts';

/** The 75th percentile by type of page and kind of navigation, as web.dev/articles/vitals reads them. */
export const readTimings = async (db: Db, period: Period): Promise<CallResponse<'insights.timings'>> => {
  const { page, navigation, metric, value } = pageTimings;
  const rows = await db
    .select({
      page,
      navigation,
      metric,
      p75: sql<number>`percentile_cont(0.75) within group (order by ${value})`,
      count: sql<number>`count(*)::int`,
    })
    .from(pageTimings)
    .where(inPeriod(pageTimings, period))
    .groupBy(page, navigation, metric);
  const inOrder = rows.toSorted(
    (a, b) =>
      PAGE_TYPES.indexOf(a.page) - PAGE_TYPES.indexOf(b.page) ||
      a.navigation.localeCompare(b.navigation) ||
      MEASURES.indexOf(a.metric) - MEASURES.indexOf(b.metric),
  );
  return { from: period.from, to: period.to, timings: inOrder };
};
