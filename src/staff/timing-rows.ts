import type { Insights } from './insights-query.ts';

export const METRICS = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;

type Timing = Insights['timings'][number];

export interface TimingRow extends Pick<Timing, 'page' | 'navigation'> {
  readonly id: string;
  readonly values: Readonly<Partial<Record<Timing['metric'], number>>>;
}

/** One row a type of page and kind of navigation, in the order of the answer. */
export const timingRows = (timings: readonly Timing[]): readonly TimingRow[] => {
  const rows = new Map<string, TimingRow>();
  for (const { page, navigation, metric, p75 } of timings) {
    const id = `${page} ${navigation}`;
    rows.set(id, { id, page, navigation, values: { ...rows.get(id)?.values, [metric]: p75 } });
  }
  return [...rows.values()];
};
