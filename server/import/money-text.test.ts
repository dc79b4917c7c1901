import { describe, expect, it } from 'vitest';
import { readPrice } from './money-text.ts';

describe('a price as merchants write it', () => {
  it.each([
    ['12.34 EUR', 1234, 'EUR'],
    ['EUR 12.34', 1234, 'EUR'],
    ['12.34EUR', 1234, 'EUR'],
    ['1,234.00 USD', 123400, 'USD'],
    ['1.234,00 EUR', 123400, 'EUR'],
    ['1 234,50 EUR', 123450, 'EUR'],
    ['1\u00A0234,50\u00A0€', 123450, 'EUR'],
    ["1'234.50 GBP", 123450, 'GBP'],
    ['1,234,567.89 USD', 123456789, 'USD'],
    ['1,234', 123400, 'USD'],
    ['12,34', 1234, 'USD'],
    ['12,5', 1250, 'USD'],
    ['80', 8000, 'USD'],
    ['80.00', 8000, 'USD'],
    ['80.5', 8050, 'USD'],
    ['80.500', 8050, 'USD'],
    ['0.99', 99, 'USD'],
    ['$10', 1000, 'USD'],
    ['C$10.50', 1050, 'CAD'],
    ['£1,234.5', 123450, 'GBP'],
    ['12.34 usd', 1234, 'USD'],
    ['1200 JPY', 1200, 'JPY'],
  ])('%s', (text, amount, currency) => {
    expect(readPrice(text, 'USD')).toEqual({ amount, currency });
  });

  it.each([
    ['', /missing/],
    ['   ', /missing/],
    ['free', /cannot be read/],
    ['12.34.56', /cannot be read/],
    ['1,23,4', /cannot be read/],
    ['12.345 USD', /more decimals/],
    ['12.5 JPY', /more decimals/],
    ['-5.00', /negative/],
    ['USD -5.00', /negative/],
    ['0', /is 0/],
    ['0.00 EUR', /is 0/],
    ['99999999999', /too large/],
    ['1e5', /cannot be read/],
    ['NaN', /cannot be read/],
    ['12 34 USD EUR', /cannot be read/],
  ])('refuses "%s" with a reason', (text, reason) => {
    expect(() => readPrice(text, 'USD')).toThrow(reason);
  });
});
