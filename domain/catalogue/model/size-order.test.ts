import { describe, expect, it } from 'vitest';
import { compareSizes } from './size-order.ts';

const sorted = (text: string) => text.split(' | ').toReversed().toSorted(compareSizes).join(' | ');

describe('the order of sizes', () => {
  it.each([
    ['XXS | XS | S | M | L | XL | XXL | 3XL | 4XL'],
    ['2XS | Small | Medium | Large | X-Large | 2XL'],
    ['5 | 5.5 | 6 | 9.5 | 10 | 10.5 | 11 | 15'],
    ['EU 39 | EU 39 1/3 | EU 40 | EU 40 ½ | EU 41,5 | EU 42'],
    ['10.5C | 11C | 13C | 1Y | 2Y | 6Y'],
    ['W28 L30 | W28 L32 | W30 L30 | W34 L34'],
    ['30/30 | 30/32 | 32/30'],
    ['One Size | S | M'],
    ['S/M | L/XL'],
    ['36-38 | 39-42 | 43-46'],
  ])('%s', (order) => {
    expect(sorted(order)).toBe(order);
  });

  it('is a total order: comparing twice the other way round agrees', () => {
    const sizes = ['M', '10', 'One Size', 'EU 42,5', 'Blue whale', '', '3XL', '10.5C', '1Y', 'W30 L32'];
    for (const a of sizes) for (const b of sizes) expect(Math.sign(compareSizes(a, b)) + Math.sign(compareSizes(b, a))).toBe(0);
  });
});
