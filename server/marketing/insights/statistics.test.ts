import { describe, expect, it } from 'vitest';
import { newcombe, wilson } from './statistics.ts';

describe('the interval of a proportion', () => {
  // R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [81, 263, 0.2553, 0.3662],
  ])('of %i among %i is the published one', (count, total, low, high) => {
    const interval = wilson({ count, total });
    expect(interval?.share).toBeCloseTo(count / total, 12);
    expect([interval?.low, interval?.high].map((end) => Number(end?.toFixed(4)))).toEqual([low, high]);
  });

  it('reaches all with everybody and never beyond', () => {
    expect(wilson({ count: 20, total: 20 })).toMatchObject({ share: 1, high: 1 });
    expect(wilson({ count: 20, total: 20 })?.low).toBeCloseTo(1 - 0.1611, 4);
  });

  it('is none of nobody', () => {
    expect(wilson({ count: 0, total: 0 })).toBeNull();
  });
});

describe('the interval of a difference', () => {
  // R. G. Newcombe, Interval estimation for the difference between independent proportions, Statistics in Medicine 17 (1998), table II, method 10.
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 20, 0.6791, 1],
  ])('of %i among %i to %i among %i is the published one', (count, total, count2, total2, low, high) => {
    const interval = newcombe({ count, total }, { count: count2, total: total2 });
    expect(interval?.share).toBeCloseTo(count / total - count2 / total2, 12);
    expect([interval?.low, interval?.high].map((end) => Number(end?.toFixed(4)))).toEqual([low, high]);
  });

  it('is the other way round when the two change places', () => {
    const [there, back] = [
      newcombe({ count: 56, total: 70 }, { count: 48, total: 80 }),
      newcombe({ count: 48, total: 80 }, { count: 56, total: 70 }),
    ];
    expect(back?.low).toBeCloseTo(-(there?.high ?? 0), 12);
    expect(back?.high).toBeCloseTo(-(there?.low ?? 0), 12);
  });

  it('is none where one of the two is of nobody', () => {
    expect(newcombe({ count: 1, total: 2 }, { count: 0, total: 0 })).toBeNull();
    expect(newcombe({ count: 0, total: 0 }, { count: 1, total: 2 })).toBeNull();
  });
});
