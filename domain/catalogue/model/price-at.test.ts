import { describe, expect, it } from 'vitest';
import { priceFacts, priceOfMany } from './price-at.ts';
import type { PricePoint } from './types.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');

/** Prices by how many days ago they began. */
const timeline = (...rows: readonly [daysAgo: number, current: number, original?: number][]): PricePoint[] =>
  rows.map(([daysAgo, current, original = 100]) => ({ from: NOW - daysAgo * DAY, current, original }));

describe('the price of 30 days', () => {
  it('is the lowest of the 30 days before the reduction began, not the list price', () => {
    expect(priceFacts(timeline([90, 100], [10, 80], [6, 90], [1, 70]), NOW)).toMatchObject({
      current: 70,
      original: 100,
      historicBest: 80,
      percent: 12,
    });
  });

  it('does not count a price that ended 31 days before', () => {
    expect(priceFacts(timeline([90, 100], [60, 50], [33, 100], [1, 70]), NOW)?.historicBest).toBe(100);
  });

  it('counts a price set long ago that still held in those days', () => {
    expect(priceFacts(timeline([400, 60, 60], [29, 100], [1, 70]), NOW)?.historicBest).toBe(60);
  });

  it('is not fooled by a price raised the day before', () => {
    const facts = priceFacts(timeline([90, 70, 70], [2, 120, 120], [1, 75, 120]), NOW);
    expect(facts?.historicBest).toBe(70);
    expect(facts?.percent).toBeUndefined();
  });

  it('begins the reduction where the price that holds was first asked', () => {
    const facts = priceFacts(timeline([90, 100], [12, 70], [5, 70, 110]), NOW);
    expect(facts?.reducedSince).toBe(NOW - 12 * DAY);
    expect(facts?.historicBest).toBe(100);
  });

  it('knows the best earlier sale', () => {
    expect(priceFacts(timeline([200, 100], [120, 55], [100, 100], [3, 80]), NOW)?.previousBestSale).toBe(55);
  });

  it('says nothing of the past where nothing is reduced', () => {
    expect(priceFacts(timeline([90, 80], [3, 100]), NOW)).toEqual({ current: 100, original: 100 });
  });

  it('has no prior price where the article never cost more, and takes the percentage from the original', () => {
    expect(priceFacts(timeline([3, 75]), NOW)).toEqual({ current: 75, original: 100, reducedSince: NOW - 3 * DAY, percent: 25 });
  });

  it('never overstates the percentage', () => {
    expect(priceFacts(timeline([90, 9995, 9995], [3, 7996, 9995]), NOW)?.percent).toBe(20);
    expect(priceFacts(timeline([90, 9995, 9995], [3, 7997, 9995]), NOW)?.percent).toBe(19);
  });

  it('waits for a price whose day has not come', () => {
    expect(priceFacts(timeline([-1, 70]), NOW)).toBeUndefined();
    expect(priceFacts(timeline([90, 100], [-1, 70]), NOW)?.current).toBe(100);
  });
});

describe('the price of several variants', () => {
  it('shows the cheapest and spans the rest', () => {
    expect(
      priceOfMany(
        [
          { current: 90, original: 90 },
          { current: 50, original: 80, percent: 37 },
          { current: 120, original: 120 },
        ],
        'EUR',
      ),
    ).toEqual({
      currency: 'EUR',
      current: 50,
      original: 80,
      lowCurrent: 50,
      highCurrent: 120,
      lowOriginal: 80,
      highOriginal: 120,
      percentagePriceDiscount: 37,
    });
  });
});
