import { expect, it } from 'vitest';
import { isPeriod, usualPeriod } from './insights-query.ts';

it('looks at the last 28 days at first, by UTC', () => {
  expect(usualPeriod(Date.parse('2026-11-21T23:30:00.000Z'))).toEqual({ from: '2026-10-25', to: '2026-11-21' });
});

it.each([
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-20', '2026-11-21', true],
  ['2026-11-22', '2026-11-21', false],
  ['2025-10-18', '2026-11-21', true],
  ['2025-10-17', '2026-11-21', false],
  ['', '2026-11-21', false],
])('from %s to %s can be asked for: %s', (from, to, expected) => {
  expect(isPeriod({ from, to }, 400)).toBe(expected);
});
