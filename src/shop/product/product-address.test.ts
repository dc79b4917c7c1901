import { describe, expect, it } from 'vitest';
import { readProductAddress } from './product-address.ts';

describe('the address of a product', () => {
  it.each([
    ['ridge-runner-TRAIL001', { slug: 'ridge-runner', productId: 'TRAIL001' }],
    ['ridge-runner-TRAIL001K1B', { slug: 'ridge-runner', productId: 'TRAIL001K1B' }],
    ['TRAIL001', { slug: '', productId: 'TRAIL001' }],
    ['a-very-LONG-name-TRAIL001', { slug: 'a-very-LONG-name', productId: 'TRAIL001' }],
  ])('reads %s', (text, address) => {
    expect(readProductAddress(text)).toEqual(address);
  });

  it.each(['ridge-runner', 'ridge-runner-trail001', 'ridge-runner-TRAIL01', 'ridge-runner-TRAIL001K1BX', ''])('finds no product in "%s"', (text) => {
    expect(readProductAddress(text)).toBeNull();
  });
});
