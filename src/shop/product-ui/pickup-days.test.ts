import { expect, it } from 'vitest';
import { pickupDays } from './pickup-days.ts';

it.each([
  [1, undefined, 1],
  [0, '2026-12-05', 12],
  [1, '2026-12-05', 13],
  [0, '2026-11-01', 0],
])('a store that needs %i days has what is out on %s ready in %i', (days, notBefore, expected) => {
  expect(pickupDays('en-us', days, notBefore, new Date('2026-11-23T18:00:00Z'))).toBe(expected);
});
