import { describe, expect, it } from 'vitest';
import { alternateCategoryId, alternateProductId } from '#domain/alternate-address.ts';
import { categoryIdOf } from './load-list.ts';

describe('ids in addresses', () => {
  it('end a category address with 4 to 10 digits', () => {
    expect(categoryIdOf('trail-shoes-1010')).toBe('1010');
    expect(categoryIdOf('1234567890')).toBe('1234567890');
    expect(categoryIdOf('size-9-1010')).toBe('1010');
    expect(categoryIdOf('trail-shoes-101')).toBeUndefined();
    expect(categoryIdOf('trail-shoes-12345678901')).toBeUndefined();
    expect(categoryIdOf('trail-shoes1010')).toBeUndefined();
  });

  it('end the other form with -c and 4 to 6 digits', () => {
    expect(alternateCategoryId('women/trail-shoes-c1010')).toBe('1010');
    expect(alternateCategoryId('trail-shoes-c1234567')).toBeUndefined();
    expect(alternateCategoryId('trail-shoes-c101')).toBeUndefined();
  });

  it('end the other form of a product with -p and 8 to 11 capitals or digits', () => {
    expect(alternateProductId('women/tarn-runner-pWM100000')).toBe('WM100000');
    expect(alternateProductId('tarn-runner-pWM100000BK1')).toBe('WM100000BK1');
    expect(alternateProductId('tarn-runner-pwm100000')).toBeUndefined();
    expect(alternateProductId('tarn-runner-pWM10000')).toBeUndefined();
  });
});
