import { describe, expect, it } from 'vitest';
import type { Price } from '#contract/calls/products.ts';
import { priceFacts } from './price-facts.ts';

const makePrice = (current: number, original: number, more: Partial<Price> = {}): Price => ({
  currency: 'EUR',
  current,
  original,
  lowCurrent: current,
  highCurrent: current,
  lowOriginal: original,
  highOriginal: original,
  ...more,
});

describe('what a price says', () => {
  it('says one figure for a price that is not reduced', () => {
    expect(priceFacts(makePrice(9900, 9900), { omnibus: true })).toEqual({ low: 9900, high: 9900 });
  });

  it('marks a price below its original as marked down', () => {
    expect(priceFacts(makePrice(7900, 9900), { omnibus: false })).toEqual({
      low: 7900,
      high: 7900,
      was: { low: 9900, high: 9900 },
      tag: 'marked-down',
      percent: 20,
    });
  });

  it('calls a price of nothing a free gift, although it is below its original too', () => {
    expect(priceFacts(makePrice(0, 9900), { omnibus: true }).tag).toBe('free');
    expect(priceFacts(makePrice(0, 0), { omnibus: true }).tag).toBe('free');
  });

  it('spans the variants where their prices differ', () => {
    const facts = priceFacts(makePrice(6000, 8000, { lowCurrent: 6000, highCurrent: 9000, lowOriginal: 8000, highOriginal: 9000 }), {
      omnibus: false,
    });
    expect(facts).toMatchObject({ low: 6000, high: 9000, was: { low: 8000, high: 9000 } });
  });

  it('shows the lowest price before only when the law asks, the price is reduced and one is known', () => {
    const reduced = makePrice(7000, 10000, { historicBestPrice: 8000 });
    expect(priceFacts(reduced, { omnibus: true })).toMatchObject({ was: { low: 8000, high: 8000 }, lowestBefore: 8000, percent: 12 });
    expect(priceFacts(reduced, { omnibus: false })).not.toHaveProperty('lowestBefore');
    expect(priceFacts(makePrice(10000, 10000, { historicBestPrice: 8000 }), { omnibus: true })).not.toHaveProperty('lowestBefore');
    expect(priceFacts(makePrice(7000, 10000), { omnibus: true })).not.toHaveProperty('lowestBefore');
  });

  it('counts the percentage from the price that it strikes through', () => {
    const progressive = makePrice(5495, 13995, { historicBestPrice: 11895 });
    expect(priceFacts(progressive, { omnibus: false })).toMatchObject({ was: { low: 13995, high: 13995 }, percent: 60 });
    expect(priceFacts(progressive, { omnibus: true })).toMatchObject({ was: { low: 11895, high: 11895 }, percent: 53 });
  });

  it('strikes nothing where the price of 30 days was no higher, and tells it', () => {
    const raised = priceFacts(makePrice(7500, 12000, { historicBestPrice: 7000 }), { omnibus: true });
    expect(raised).toEqual({ low: 7500, high: 7500, tag: 'marked-down', lowestBefore: 7000 });
  });

  it('says no percentage of a range', () => {
    const range = { lowCurrent: 6000, highCurrent: 9000, lowOriginal: 8000, highOriginal: 9000 };
    expect(priceFacts(makePrice(6000, 8000, range), { omnibus: false })).not.toHaveProperty('percent');
    expect(priceFacts(makePrice(6000, 8000, { ...range, historicBestPrice: 7000 }), { omnibus: true })).not.toHaveProperty('was');
  });
});
