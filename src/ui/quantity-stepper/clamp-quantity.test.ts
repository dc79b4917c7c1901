import { expect, it } from 'vitest';
import { clampQuantity } from './clamp-quantity.ts';

it('keeps a quantity within what may be ordered', () => {
  expect(clampQuantity(3, 1, 5)).toBe(3);
  expect(clampQuantity(0, 1, 5)).toBe(1);
  expect(clampQuantity(9, 1, 5)).toBe(5);
});

it('makes a whole number of anything that was typed', () => {
  expect(clampQuantity(2.6, 1, 5)).toBe(3);
  expect(clampQuantity(Number('abc'), 1, 5)).toBe(1);
  expect(clampQuantity(Infinity, 1, 5)).toBe(1);
});

it('lets the least win over a most that is lower, as when a line sold out', () => {
  expect(clampQuantity(2, 1, 0)).toBe(1);
});
