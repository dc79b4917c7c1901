import { expect, it } from 'vitest';
import { pageTypeOf } from '#domain/page-type.ts';
import { gatherTimings } from './page-timings.ts';

const typeOf = (url: string | undefined) => (url === undefined ? 'Home' : pageTypeOf(new URL(url).pathname));
const LIST = 'https://shop.test/en-us/c/shoes-2100';

it('files what was measured under the type of the page, each metric as it was last', () => {
  const timings = gatherTimings(typeOf);
  timings.take({ name: 'LCP', value: 400, navigationType: 'navigate' });
  timings.take({ name: 'LCP', value: 900.123_456, navigationType: 'navigate' });
  timings.take({ name: 'CLS', value: 0, navigationType: 'navigate' });
  expect(timings.drain()).toEqual([
    {
      page: 'Home',
      navigation: 'navigate',
      measures: [
        { name: 'LCP', value: 900.123 },
        { name: 'CLS', value: 0 },
      ],
    },
  ]);
});

it('keeps changes of route apart, and leaves out their time to the first byte, which is none', () => {
  const timings = gatherTimings(typeOf);
  timings.take({ name: 'TTFB', value: 80, navigationType: 'reload' });
  timings.take({ name: 'TTFB', value: 0, navigationType: 'soft-navigation', navigationURL: LIST });
  timings.take({ name: 'INP', value: 64, navigationType: 'soft-navigation', navigationURL: LIST });
  expect(timings.drain().map(({ page, navigation, measures }) => [page, navigation, measures.map(({ name }) => name)])).toEqual([
    ['Home', 'navigate', ['TTFB']],
    ['PLP', 'soft', ['INP']],
  ]);
});

it('tells a page once, however often it is put away, and nothing of one that was not measured', () => {
  const timings = gatherTimings(typeOf);
  expect(timings.drain()).toEqual([]);
  timings.take({ name: 'CLS', value: 0.01, navigationType: 'navigate' });
  expect(timings.drain()).toHaveLength(1);
  timings.take({ name: 'CLS', value: 0.02, navigationType: 'navigate' });
  expect(timings.drain()).toEqual([]);
});
