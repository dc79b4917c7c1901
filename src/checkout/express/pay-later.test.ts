import { describe, expect, it } from 'vitest';
import { PAY_LATER } from '#contract/settings/express.ts';
import { payLaterParts } from './pay-later-parts.ts';

describe('paying in parts', () => {
  it.each([35_00, 99_99, 120_01, 1_000_00])('splits %i into parts that add up to it, the largest first', (amount) => {
    for (const locale of ['en-us', 'de-de'] as const) {
      const parts = payLaterParts(amount, locale) ?? [];
      expect(parts).toHaveLength(PAY_LATER.parts[locale]);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(parts).toEqual(parts.toSorted((one, other) => other - one));
    }
  });

  it('is in four parts in North America and in three in Europe, as Klarna does it there', () => {
    expect(PAY_LATER.parts).toEqual({ 'en-us': 4, 'en-ca': 4, 'en-gb': 3, 'fr-fr': 3, 'de-de': 3 });
    expect(payLaterParts(100_00, 'en-us')).toEqual([25_00, 25_00, 25_00, 25_00]);
    expect(payLaterParts(100_00, 'de-de')).toEqual([33_34, 33_33, 33_33]);
  });

  it('is not offered for too little, too much, or where Klarna is not', () => {
    expect([payLaterParts(34_99, 'en-us'), payLaterParts(1_000_01, 'en-us')]).toEqual([undefined, undefined]);
    expect(payLaterParts(100_00, 'en-ca')).toBeUndefined();
  });
});
