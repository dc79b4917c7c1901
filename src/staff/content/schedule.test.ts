import { expect, test } from 'vitest';
import { scheduleOf } from './schedule.ts';

const NOW = new Date('2026-11-25T12:00:00');

test('a schedule has a start, an end, both or neither', () => {
  expect(scheduleOf('', '', NOW)).toEqual({});
  expect(scheduleOf('2026-12-01T09:00', '', NOW)).toEqual({ from: new Date('2026-12-01T09:00').toISOString() });
  expect(scheduleOf('2026-12-01T09:00', '2026-12-02T09:00', NOW)?.until).toBe(new Date('2026-12-02T09:00').toISOString());
});

test('an end that is over, or not after the start, is refused', () => {
  expect(scheduleOf('', '2026-11-25T11:59', NOW)).toBeUndefined();
  expect(scheduleOf('2026-12-02T09:00', '2026-12-02T09:00', NOW)).toBeUndefined();
  expect(scheduleOf('never', '', NOW)).toBeUndefined();
});
