import { expect, it } from 'vitest';
import { timingRows } from './timing-rows.ts';

it('puts the measures of one kind of page side by side, in the order of the answer', () => {
  expect(
    timingRows([
      { page: 'PDP', navigation: 'soft', metric: 'LCP', p75: 300, count: 2 },
      { page: 'Home', navigation: 'navigate', metric: 'LCP', p75: 900, count: 9 },
      { page: 'PDP', navigation: 'soft', metric: 'CLS', p75: 0.01, count: 1 },
    ]),
  ).toEqual([
    { id: 'PDP soft', page: 'PDP', navigation: 'soft', values: { LCP: 300, CLS: 0.01 } },
    { id: 'Home navigate', page: 'Home', navigation: 'navigate', values: { LCP: 900 } },
  ]);
});
