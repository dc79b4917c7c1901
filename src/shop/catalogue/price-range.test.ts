import { expect, it } from 'vitest';
import { readPriceRange } from './price-range.ts';

it('reads amounts, also with a comma, and says nothing of what is right', () => {
  expect(readPriceRange('49,50', '100')).toEqual({ min: 49.5, max: 100 });
  expect(readPriceRange('', ' ')).toEqual({ min: undefined, max: undefined });
});

it('swaps amounts that are the wrong way round, and says so', () => {
  expect(readPriceRange('300', '100')).toEqual({ min: 100, max: 300, remark: { kind: 'swapped' } });
});

it('leaves out what is no amount, and says which', () => {
  expect(readPriceRange('abc', '100')).toEqual({ min: undefined, max: 100, remark: { kind: 'not-read', text: 'abc' } });
  expect(readPriceRange('20', '-5')).toEqual({ min: 20, max: undefined, remark: { kind: 'not-read', text: '-5' } });
});
