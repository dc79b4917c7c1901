import { Histogram, type Registry } from 'prom-client';
import type { TimingEvent } from '#contract/collected-event.ts';
import type { PageType } from '#contract/constants.ts';

/** How fast pages were for those who looked at them, as figures for Prometheus: kinds of pages and names of measures, nobody's address. */
export const createPageMeasures = () => {
  const seconds = new Histogram({
    name: 'waymark_page_seconds',
    help: 'Timings of pages as browsers measured them',
    labelNames: ['page', 'measure'] as const,
    buckets: [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10],
    registers: [],
  });
  const shift = new Histogram({
    name: 'waymark_page_layout_shift',
    help: 'Cumulative layout shift of pages as browsers measured it',
    labelNames: ['page'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers: [],
  });
  return {
    take: (page: PageType, measures: TimingEvent['measures']): number => {
      for (const { name, value } of measures) {
        if (name === 'CLS') shift.observe({ page }, value);
        else seconds.observe({ page, measure: name }, value / 1000);
      }
      return measures.length;
    },
    register: (registry: Registry): void => {
      registry.registerMetric(seconds);
      registry.registerMetric(shift);
    },
  };
};

export type PageMeasures = ReturnType<typeof createPageMeasures>;
