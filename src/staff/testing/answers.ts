import type { CallResponse } from '#contract/calls/calls.ts';
import type { StepCounts } from '#contract/calls/insights.ts';

/** What the page asks, and what it is told. */
export interface Answers {
  readonly 'insights.funnel': CallResponse<'insights.funnel'>;
  readonly 'insights.variations': CallResponse<'insights.variations'>;
  readonly 'insights.timings': CallResponse<'insights.timings'>;
}

const steps = (page_view: number, purchase: number): StepCounts => ({ page_view, view_item: 60, add_to_cart: 25, begin_checkout: 12, purchase });
const NO_STEPS: StepCounts = { page_view: 0, view_item: 0, add_to_cart: 0, begin_checkout: 0, purchase: 0 };
const PERIOD = { from: '2026-11-18', to: '2026-11-21' };
export const FULL: Answers = {
  'insights.funnel': {
    ...PERIOD,
    total: steps(1234, 7),
    days: [18, 19, 20, 21].map((day) => ({ day: `2026-11-${day}`, steps: steps(300 + day, day - 17) })),
    pages: [
      { page: 'PDP', steps: steps(640, 0) },
      { page: 'Order Confirmation', steps: { ...NO_STEPS, page_view: 7, purchase: 7 } },
    ],
  },
  'insights.variations': {
    ...PERIOD,
    experiments: [
      {
        source: 'experience',
        id: 'home-hero',
        variations: [
          {
            id: 'Baseline',
            isBaseline: true,
            visitors: 10,
            steps: steps(10, 3),
            conversion: { share: 0.3, low: 0.108, high: 0.603 },
            difference: null,
          },
          {
            id: 'returning',
            isBaseline: false,
            visitors: 10,
            steps: steps(10, 9),
            conversion: { share: 0.9, low: 0.596, high: 0.982 },
            difference: { share: 0.6, low: 0.172, high: 0.809 },
          },
        ],
      },
    ],
  },
  'insights.timings': {
    ...PERIOD,
    timings: [
      { page: 'PDP', navigation: 'navigate', metric: 'LCP', p75: 1834, count: 60 },
      { page: 'PDP', navigation: 'navigate', metric: 'CLS', p75: 0.021, count: 60 },
      { page: 'PDP', navigation: 'soft', metric: 'LCP', p75: 420, count: 20 },
    ],
  },
};
export const EMPTY: Answers = {
  'insights.funnel': { ...PERIOD, total: NO_STEPS, days: [{ day: PERIOD.from, steps: NO_STEPS }], pages: [] },
  'insights.variations': { ...PERIOD, experiments: [] },
  'insights.timings': { ...PERIOD, timings: [] },
};
