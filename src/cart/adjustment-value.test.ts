import { describe, expect, it } from 'vitest';
import { formatValue, parseValue } from './adjustment-value.ts';

describe('the value of a price adjustment', () => {
  it('is read as it is typed, with a comma or a point, with its sign or without', () => {
    expect(parseValue('12,5 %', 'PERCENT', 'EUR')).toBe(12_500);
    expect(parseValue('$ 5.50', 'AMOUNT', 'USD')).toBe(550);
    expect(parseValue('19,99 €', 'FIXED_PRICE', 'EUR')).toBe(1999);
    expect(parseValue('7', 'AMOUNT', 'JPY')).toBe(7);
  });

  it('is none where it is no number, or nothing', () => {
    for (const text of ['', 'ten', '-5', '0', '0.001', '1.2.3', '1e3', '99999999']) expect(parseValue(text, 'AMOUNT', 'USD')).toBeUndefined();
  });

  it('is shown so that it can be typed again', () => {
    for (const [value, kind] of [
      [12_500, 'PERCENT'],
      [1999, 'AMOUNT'],
      [500, 'FIXED_PRICE'],
    ] as const)
      expect(parseValue(formatValue(value, kind, 'USD'), kind, 'USD')).toBe(value);
  });
});
