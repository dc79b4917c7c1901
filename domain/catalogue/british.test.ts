import { describe, expect, it } from 'vitest';
import { withBritish } from './british.ts';

describe('withBritish', () => {
  it('spells for Canada and Britain, and chooses other words for Britain only', () => {
    expect(withBritish({ en: 'Your cart shows the colors you marked as favorites' })).toEqual({
      en: 'Your cart shows the colors you marked as favorites',
      'en-ca': 'Your cart shows the colours you marked as favourites',
      'en-gb': 'Your basket shows the colours you marked as favourites',
    });
  });

  it('replaces phrases whole, and keeps their capital', () => {
    expect(withBritish({ en: 'Return shipping takes three business days' })).toEqual({
      en: 'Return shipping takes three business days',
      'en-gb': 'Return postage takes three working days',
    });
    expect(withBritish({ en: 'Free shipping for your business' })).toEqual({ en: 'Free shipping for your business' });
  });

  it('leaves words alone that only contain one', () => {
    expect(withBritish({ en: 'A cartoon about a programmer and his packages of investments' })).toEqual({
      en: 'A cartoon about a programmer and his packages of investments',
    });
  });

  it('keeps what is said for a locale already', () => {
    expect(withBritish({ en: 'cart', 'en-gb': 'trolley' })['en-gb']).toBe('trolley');
  });
});
