import { expect, it } from 'vitest';
import { ONE_DECIMAL, spendFraction } from './spend-percent.ts';

it.each([
  [640_50, 1500_00, '42.7%'],
  [0, 1500_00, '0.0%'],
  [1, 1500_00, '0.0%'],
  [75, 1500_00, '0.1%'],
  [1500_00, 1500_00, '100.0%'],
  [1600_00, 1500_00, '100.0%'],
  [5, 0, '0.0%'],
])('of %i spent of %i it says %s', (currentSpend, annualAmount, text) => {
  expect(new Intl.NumberFormat('en-US', ONE_DECIMAL).format(spendFraction({ currentSpend, annualAmount }))).toBe(text);
});
