import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BACKOFF_MAX_MS, backoffMs, pauseFor, pauseLeft, RETRY_AFTER_MAX_MS } from './retry.ts';

test('[NET3] a back-off is between zero and its ceiling, which doubles up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map((failures) => backoffMs(failures, 0.999_999))).toEqual([
    999, 1_999, 3_999, 7_999, 15_999, 29_999, 29_999, 29_999,
  ]);
  expect(backoffMs(9, 0)).toBe(0);
});

test('[ANS9] a wait that the server asks for is a lower bound, within a limit', () => {
  expect(pauseFor(0, 100, 5_000)).toEqual({ since: 0, delay: 5_000, asked: 5_000 });
  expect(pauseFor(0, 9_000, 5_000)).toMatchObject({ delay: 9_000 });
  expect(pauseFor(0, 0, 86_400_000).delay).toBe(RETRY_AFTER_MAX_MS);
});

test('[NET4] a pause never lasts longer than set, whatever the clock does, and a wake-up never makes it longer', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(BACKOFF_MAX_MS), fc.nat(BACKOFF_MAX_MS), fc.integer(), (since, delay, asked, now) => {
      const pause = pauseFor(since, delay, asked);
      const left = pauseLeft(pause, now, false);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(pause.delay);
      expect(pauseLeft(pause, now, true)).toBeLessThanOrEqual(Math.max(left, pause.asked));
    }),
  );
});
