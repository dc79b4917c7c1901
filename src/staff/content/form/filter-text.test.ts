import { expect, it } from 'vitest';
import { readFilters, withFilter } from './filter-text.ts';

it('reads values by facet, and leaves out what is no filter', () => {
  expect([...readFilters('color:green|blue;size:m')]).toEqual([
    ['color', ['green', 'blue']],
    ['size', ['m']],
  ]);
  expect([...readFilters('nonsense;:x;size:;color:|')]).toEqual([]);
  expect([...readFilters('color:green;color:blue')]).toEqual([['color', ['green', 'blue']]]);
});

it('adds and removes one value, and keeps all that no list offers', () => {
  expect(withFilter('', 'color', 'green', true)).toBe('color:green');
  expect(withFilter('price:5000-12000;color:green', 'color', 'blue', true)).toBe('price:5000-12000;color:green|blue');
  expect(withFilter('color:green|blue;store:SOHO', 'color', 'green', false)).toBe('color:blue;store:SOHO');
  expect(withFilter('color:green', 'color', 'green', false)).toBe('');
  expect(withFilter('color:green', 'color', 'green', true)).toBe('color:green');
});
