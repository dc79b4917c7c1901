import { describe, expect, it } from 'vitest';
import { hoursToday, openState, weekOf } from './store-hours.ts';

const day = ['10:00', '20:00'] as [string, string];
const late = ['11:00', '18:00'] as [string, string];
const portland = { timeZone: 'America/Los_Angeles', hours: [day, day, day, day, day, day, late] };
const paris = { timeZone: 'Europe/Paris', hours: [day, day, day, day, day, day, null] };
// A Sunday, 09:30 in Portland and 18:30 in Paris.
const SUNDAY = new Date('2026-11-22T17:30:00Z');

describe('opening hours', () => {
  it('are those of the day that it is where the store is', () => {
    expect(hoursToday(portland, new Date('2026-11-23T05:00:00Z'))).toEqual(late);
    expect(hoursToday(paris, new Date('2026-11-23T05:00:00Z'))).toEqual(day);
  });

  it('say until when it is open, when it opens today, or that it does not', () => {
    expect(openState(portland, SUNDAY)).toEqual({ open: false, opens: '11:00' });
    expect(openState(portland, new Date('2026-11-22T19:00:00Z'))).toEqual({ open: true, until: '18:00' });
    expect(openState(portland, new Date('2026-11-23T02:00:00Z'))).toEqual({ open: false });
    expect(openState(paris, SUNDAY)).toEqual({ open: false });
  });

  it('of days in a row that are alike are one line', () => {
    expect(weekOf(paris)).toEqual([
      [0, 5, day],
      [6, 6, null],
    ]);
  });
});
