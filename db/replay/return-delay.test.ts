import { expect, it } from 'vitest';
import { lookAfterMs, returnDelayMs } from './return-delay.ts';
import { backoffMs } from './retry.ts';

const DEVICES = 10_000;
const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;
/** A question whether the shop is there, and five changes that were made meanwhile, each sent after the answer to the last. */
const REQUESTS = 6;
const ANSWER_MS = 120;

/** Numbers from 0 to 1, the same in every run. */
const createFraction = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The busiest second over the mean, from the first request to the last. */
const peakOverMean = (arrivals: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const arrival of arrivals)
    for (let sent = 0; sent < REQUESTS; sent += 1) {
      const second = Math.floor((arrival + sent * ANSWER_MS) / SECOND_MS);
      counts.set(second, (counts.get(second) ?? 0) + 1);
    }
  const seconds = Math.max(...counts.keys()) - Math.min(...counts.keys()) + 1;
  return Math.max(...counts.values()) / ((arrivals.length * REQUESTS) / seconds);
};

const arrive = (seed: number, one: (fraction: () => number) => number): number[] => {
  const fraction = createFraction(seed);
  return Array.from({ length: DEVICES }, () => one(fraction));
};

/** When a device that has asked since 0, with these pauses, asks for the first time after an hour. */
const firstAfterAnHour = (pause: (failures: number) => number): number => {
  let at = 0;
  for (let failures = 0; at < HOUR_MS; failures += 1) at += pause(failures);
  return at;
};

const SEEDS = [1, 2, 3];

it.each(SEEDS)('10,000 devices whose network is back after an hour cause a peak of less than three times the mean (seed %i)', (seed) => {
  expect(peakOverMean(arrive(seed, (fraction) => HOUR_MS + returnDelayMs(HOUR_MS, fraction())))).toBeLessThan(3);
});

it.each(SEEDS)(
  '10,000 queues that lost the shop in the same moment find it again with a peak of less than three times the mean (seed %i)',
  (seed) => {
    expect(peakOverMean(arrive(seed, (fraction) => firstAfterAnHour((failures) => backoffMs(failures, fraction()))))).toBeLessThan(3);
  },
);

it.each(SEEDS)('10,000 pages that lost the shop in the same moment ask for it with a peak of less than three times the mean (seed %i)', (seed) => {
  const pause = (failures: number): number => Math.min(3_000 * 2 ** failures, 30_000);
  const arrivals = arrive(seed, (fraction) => firstAfterAnHour((failures) => lookAfterMs(pause(failures), fraction())));
  expect(peakOverMean(arrivals)).toBeLessThan(3);
  // In step, as without a spread, the measure would tell: all of them ask in one second of thirty.
  const inStep = arrive(seed, (fraction) => HOUR_MS + fraction() * 200);
  expect(peakOverMean([...inStep, HOUR_MS + 30_000])).toBeGreaterThan(3);
});

it('[NET6] a device that was away for the length of a tunnel waits for half a second at most', () => {
  expect([returnDelayMs(30_000, 0.999_9), returnDelayMs(0, 0.9), returnDelayMs(-5_000, 0.9), returnDelayMs(HOUR_MS, 0)]).toEqual([
    expect.closeTo(500, 0),
    0,
    expect.closeTo(0),
    0,
  ]);
  expect(returnDelayMs(HOUR_MS * 24, 0.999_9)).toBeLessThan(10_000);
});
