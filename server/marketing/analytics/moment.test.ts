import { expect, it } from 'vitest';
import { momentOf } from './moment.ts';

const RECEIVED = new Date('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-11-21T11:59:00.000Z', '2026-11-21T11:59:00.000Z'],
  ['2026-10-22T12:00:00.000Z', '2026-10-22T12:00:00.000Z'],
  ['2026-11-21T12:04:00.000Z', '2026-11-21T12:04:00.000Z'],
  ['2026-10-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
  ['1970-01-01T00:00:00.000Z', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21T13:00:00.000Z', '2026-11-21T12:00:00.000Z'],
])('what a device says happened at %s counts at %s', (stated, counted) => {
  expect(momentOf(stated, RECEIVED).toISOString()).toBe(counted);
});
