import { describe, expect, it } from 'vitest';
import { createTimings, kindOfPage, type TimingEntry } from './page-timings.ts';

const entry = (entryType: string, more: Partial<TimingEntry>): TimingEntry => ({ entryType, name: '', startTime: 0, duration: 0, ...more });
const measured = (...entries: readonly TimingEntry[]) => {
  const timings = createTimings();
  for (const one of entries) timings.take(one);
  return Object.fromEntries(timings.measures().map(({ name, value }) => [name, value]));
};

describe('timings of a page', () => {
  it('say nothing of what was not observed', () => {
    expect(measured()).toEqual({});
    expect(measured(entry('paint', { name: 'first-paint', startTime: 3 }))).toEqual({});
  });

  it('are the first answer, the first content and the last largest content', () => {
    expect(
      measured(
        entry('navigation', { responseStart: 80 }),
        entry('paint', { name: 'first-contentful-paint', startTime: 300 }),
        entry('largest-contentful-paint', { startTime: 400 }),
        entry('largest-contentful-paint', { startTime: 900 }),
      ),
    ).toEqual({ TTFB: 80, FCP: 300, LCP: 900 });
  });

  it('count shifts that follow each other, not those after a tap, and tell the worst moment', () => {
    const shift = (startTime: number, value: number, hadRecentInput = false) => entry('layout-shift', { startTime, value, hadRecentInput });
    expect(measured(shift(100, 0.1), shift(600, 0.05), shift(5000, 0.12), shift(5100, 0.9, true))).toEqual({ CLS: 0.15 });
    // Ten shifts half a second apart are more than one window.
    expect(measured(...Array.from({ length: 12 }, (_, index) => shift(500 * (index + 1), 0.01))).CLS).toBeCloseTo(0.1);
  });

  it('tell the slowest interaction, and leave out one in fifty', () => {
    const tap = (interactionId: number, duration: number) => entry('event', { interactionId, duration });
    expect(measured(tap(1, 40), tap(1, 64), tap(2, 48), entry('event', { duration: 900 }))).toEqual({ INP: 64 });
    expect(measured(tap(0, 5), ...Array.from({ length: 50 }, (_, index) => tap(index + 1, index === 0 ? 800 : 40)))).toEqual({ INP: 40 });
  });

  it('name the kind of the page, never its address', () => {
    expect(
      ['/en-us', '/en-us/', '/fr-fr/c/running-1234', '/de-de/p/shoe-ABCDEFGH', '/cart', '/en-us/checkout', '/en-us/orders/W1?st=secret'].map(
        kindOfPage,
      ),
    ).toEqual(['home', 'home', 'list', 'product', 'cart', 'checkout', 'other']);
  });
});
