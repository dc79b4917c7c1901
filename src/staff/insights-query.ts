import '#contract/calls/wire-staff.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import type { LocaleId } from '#contract/locales.ts';
import type { Api } from '#src/base/api/client.ts';

/** Days in UTC, both included. */
export interface ChosenPeriod {
  readonly from: string;
  readonly to: string;
  /** Absent: all shops. */
  readonly shop?: LocaleId;
}

const DAY_MS = 86_400_000;
const USUAL_DAYS = 28;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const usualPeriod = (now: number): ChosenPeriod => ({ from: dayOf(now - (USUAL_DAYS - 1) * DAY_MS), to: dayOf(now) });

/** Whether the shop can answer for it: not the other way round, and no longer than events are kept. */
export const isPeriod = ({ from, to }: ChosenPeriod, mostDays: number): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= mostDays;
};

/** Everything that the page shows, for one period. */
export const insightsQuery = (api: Api, query: ChosenPeriod) =>
  queryOptions({
    queryKey: ['insights', query] as const,
    queryFn: async ({ signal }) => {
      const [funnel, variations, timings] = await Promise.all([
        api('insights.funnel', { query, signal }),
        api('insights.variations', { query, signal }),
        api('insights.timings', { query, signal }),
      ]);
      return { funnel, ...variations, ...timings };
    },
  });

export type Insights = Awaited<ReturnType<NonNullable<ReturnType<typeof insightsQuery>['queryFn']>>>;
