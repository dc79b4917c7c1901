import { expect, it } from 'vitest';
import { hasLengths, inUnit } from './size-chart-units.ts';

const chart = {
  columns: ['Size', 'Chest (cm)', 'Foot (cm)'],
  rows: [
    ['S', '84–90', '23.5'],
    ['40', '101,6–102', '–'],
  ],
};
const write = (inches: number): string => String(inches);

it('shows lengths in inches to half an inch, and leaves sizes as they are', () => {
  expect(inUnit(chart, 'in', 'in', write)).toEqual({
    columns: ['Size', 'Chest (in)', 'Foot (in)'],
    rows: [
      ['S', '33–35.5', '9.5'],
      ['40', '40–40', '–'],
    ],
  });
  expect(inUnit(chart, 'cm', 'in', write)).toEqual(chart);
});

it('offers a unit only where something has a length', () => {
  expect(hasLengths(chart)).toBe(true);
  expect(hasLengths({ columns: ['Size', 'EU'] })).toBe(false);
});
