import { expect, it } from 'vitest';
import { countScale } from './count-scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 1, 2, 3]],
  [321, [0, 100, 200, 300, 400]],
])('an axis up to %i has whole numbers alone', (most, ticks) => {
  const axis = countScale(most, [176, 34]);
  expect(axis.ticks).toEqual(ticks);
  expect(axis.scale(most)).toBeGreaterThanOrEqual(34);
});
