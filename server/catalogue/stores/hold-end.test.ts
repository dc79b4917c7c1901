import { expect, test } from 'vitest';
import { holdEnd } from './hold-end.ts';

const day = ['10:00', '19:00'] as const;
/** Closed on Sundays. */
const store = { timeZone: 'America/Denver', hours: [day, day, day, day, day, ['09:00', '21:00'] as const, null] };

test.each([
  ['in the middle of the day', '2026-11-23T12:30', '2026-11-23T14:30'],
  ['before the doors open', '2026-11-23T07:11', '2026-11-23T12:00'],
  ['shortly before the doors open', '2026-11-23T09:55', '2026-11-23T12:00'],
  ['shortly before the doors close', '2026-11-23T18:30', '2026-11-24T12:00'],
  ['to the minute at which they close', '2026-11-23T17:00', '2026-11-24T12:00'],
  ['at night', '2026-11-23T23:05', '2026-11-24T12:00'],
  ['late before a day that it is closed', '2026-11-28T20:30', '2026-11-30T12:00'],
])('what is put aside %s is kept until somebody can have come for it', (_, now, end) => {
  const at = (clock: string) => new Date(`${clock}:00-07:00`);
  expect(holdEnd(store, at(now))).toEqual(at(end));
});

test('a store that is never open keeps things for two hours all the same', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(holdEnd({ timeZone: 'UTC', hours: Array.from({ length: 7 }, () => null) }, now)).toEqual(new Date('2026-11-23T14:00:00Z'));
});
