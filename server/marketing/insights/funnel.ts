import { and, inArray, sql } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls/calls.ts';
import { PAGE_TYPES } from '#contract/constants.ts';
import { FUNNEL_STEPS, type FunnelStep } from '#contract/calls/funnel-steps.ts';
import type { StepCounts } from '#contract/calls/insights.ts';
import type { Db } from '#server/platform/db/open.ts';
import { collectedEvents } from '#server/platform/db/schema/insights.ts';
import { daysOf, inPeriod, type Period } from './period.ts';

export const NO_STEPS: StepCounts = { page_view: 0, view_item: 0, add_to_cart: 0, begin_checkout: 0, purchase: 0 };

/** One of two is null: the other is what the visitors are counted by. Both are null of the whole period. */
interface Counted {
  readonly day: string | null;
  readonly page: string | null;
  readonly name: string;
  readonly visitors: number;
}

const stepsOf = (rows: readonly Counted[]): StepCounts => ({
  ...NO_STEPS,
  ...(Object.fromEntries(rows.map(({ name, visitors }) => [name, visitors])) as Partial<Record<FunnelStep, number>>),
});

/**
 * Visitors that did each step at least once: of the period, of each day and on each type of page. A visitor of two days counts on both and once in the
 * total; steps do not presume each other, since a cart can be filled without a product page.
 */
export const readFunnel = async (db: Db, period: Period): Promise<CallResponse<'insights.funnel'>> => {
  const day = sql<string | null>`to_char(${collectedEvents.happenedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows: Counted[] = await db
    .select({
      day: day.as('day'),
      page: sql<string | null>`${collectedEvents.page}`.as('page'),
      name: collectedEvents.name,
      visitors: sql<number>`count(distinct ${collectedEvents.visitor})::int`,
    })
    .from(collectedEvents)
    .where(and(inArray(collectedEvents.name, [...FUNNEL_STEPS]), inPeriod(collectedEvents, period)))
    .groupBy(sql`grouping sets ((1, 3), (2, 3), (3))`);
  const { from, to } = period;
  return {
    from,
    to,
    total: stepsOf(rows.filter((row) => row.day === null && row.page === null)),
    days: daysOf(period).map((one) => ({ day: one, steps: stepsOf(rows.filter((row) => row.day === one)) })),
    pages: PAGE_TYPES.map((page) => ({ page, steps: stepsOf(rows.filter((row) => row.page === page)) })).filter(({ steps }) =>
      Object.values(steps).some((visitors) => visitors > 0),
    ),
  };
};
