import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALE_IDS } from '#contract/locales.ts';
import { arrivalDays, arrivalOf, arrivalText, leavesOn, minutesToCutOff, shopTime } from './delivery-calendar.ts';
import { easterOf, holidaysOf, isWorkingDay, weekdayOf } from './holidays.ts';

const STANDARD = { code: 'standard', deliveryTime: { minDays: 3, maxDays: 5 } } as const;

describe('public holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('Easter of %i', (year, day) => expect(easterOf(year)).toBe(day));

  it.each([
    ['US', undefined, '2026', '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    ['CA', 'ON', '2026', '01-01 02-16 04-03 05-18 07-01 08-03 09-07 09-30 10-12 12-25 12-28'],
    ['CA', 'QC', '2026', '01-01 04-03 05-18 06-24 07-01 09-07 09-30 10-12 12-25 12-28'],
    ['GB', undefined, '2026', '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    ['GB', 'SCT', '2027', '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28'],
    ['FR', undefined, '2026', '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'],
    ['DE', 'SN', '2026', '01-01 04-03 04-06 05-01 05-14 05-25 10-03 10-31 11-18 12-25 12-26'],
    ['DE', 'BY', '2025', '01-01 01-06 04-18 04-21 05-01 05-29 06-09 06-19 08-15 10-03 11-01 12-25 12-26'],
  ])('of %s %s in %s', (country, region, year, days) => {
    expect([...holidaysOf(country, Number(year), region)].toSorted()).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it('are kept in memory once for all regions without their own, whatever people write into an address', () => {
    const country = holidaysOf('US', 2026);
    for (let at = 0; at < 100; at += 1) expect(holidaysOf('US', 2026, `Region ${at}`)).toBe(country);
    expect(holidaysOf('Nowhere', 2026, 'A')).toBe(holidaysOf('Elsewhere', 2027));
    expect(holidaysOf('constructor', 2026).size).toBe(0);
    expect(holidaysOf('CA', 2026, 'QC')).not.toBe(holidaysOf('CA', 2026));
  });

  it('New Year’s Day on a Saturday is kept on Friday in the United States, in the year before', () => {
    expect(isWorkingDay('2027-12-31', 'US')).toBe(false);
    expect(isWorkingDay('2027-12-31', 'GB')).toBe(true);
  });
});

describe('the delivery calendar', () => {
  it('leaves out the weekend and Thanksgiving', () => {
    const arrival = arrivalOf({ locale: 'en-us', ...STANDARD }, new Date('2026-11-23T18:00:00Z'));
    expect(arrival).toEqual({ from: '2026-11-27', to: '2026-12-01' });
    expect(arrivalText(arrival, 'en-US')).toBe('Fri, Nov 27 – Tue, Dec 1');
  });

  it.each([
    ['before the cut-off of the warehouse it leaves today', '2026-11-23T21:59:00Z', '2026-11-23', 1],
    ['at the cut-off it leaves tomorrow', '2026-11-23T22:00:00Z', '2026-11-24', undefined],
    ['late in the evening of the shop, which is another day elsewhere', '2026-11-24T06:00:00Z', '2026-11-24', undefined],
    ['on a Saturday it leaves on Monday', '2026-11-21T18:00:00Z', '2026-11-23', undefined],
    ['on the eve of a holiday after the cut-off', '2026-11-25T23:00:00Z', '2026-11-27', undefined],
  ])('%s', (_what, ordered, leaves, minutes) => {
    expect(leavesOn(new Date(ordered), 'en-us')).toBe(leaves);
    expect(minutesToCutOff(new Date(ordered), 'en-us')).toBe(minutes);
  });

  it('knows the holidays of the place it goes to', () => {
    const promise = { locale: 'de-de', ...STANDARD } as const;
    const ordered = new Date('2026-11-13T09:00:00Z');
    const to = (postalCode: string) => arrivalOf({ ...promise, destination: { countryCode: 'DE', postalCode } }, ordered).to;
    expect([to('10119'), to('01067')]).toEqual(['2026-11-20', '2026-11-23']);
  });

  it('a pickup of the same day is today, and tomorrow where today is a holiday', () => {
    const promise = { locale: 'en-us', code: 'pickup', deliveryTime: { minDays: 0, maxDays: 0 } } as const;
    expect(arrivalOf(promise, new Date('2026-11-21T20:00:00Z'))).toEqual({ from: '2026-11-21', to: '2026-11-21' });
    expect(arrivalOf(promise, new Date('2026-11-26T20:00:00Z'))).toEqual({ from: '2026-11-27', to: '2026-11-27' });
  });

  it.each([
    ['standard', 3, 5, '2026-12-10', { from: '2026-12-15', to: '2026-12-17' }],
    ['express', 1, 2, '2026-12-12', { from: '2026-12-15', to: '2026-12-16' }],
    ['sts', 3, 6, '2026-12-10', { from: '2026-12-15', to: '2026-12-18' }],
    ['pickup', 0, 0, '2026-12-10', { from: '2026-12-10', to: '2026-12-10' }],
    ['digital', 0, 0, '2026-12-10', { from: '2026-12-10', to: '2026-12-10' }],
    ['standard', 3, 5, '2026-11-20', { from: '2026-11-27', to: '2026-12-01' }],
  ] as const)('%s in %i to %i days of what is released on %s counts from then', (code, minDays, maxDays, notBefore, arrival) => {
    const promise = { locale: 'en-us', code, deliveryTime: { minDays, maxDays, notBefore } } as const;
    expect(arrivalOf(promise, new Date('2026-11-23T18:00:00Z'))).toEqual(arrival);
  });

  it('nothing is promised before it is released, and after that day the release changes nothing, at any moment in any shop', () => {
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    const way = fc.constantFrom('standard', 'express', 'pickup', 'sts', 'pudo', 'customs', 'digital');
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALE_IDS),
        way,
        moment,
        moment,
        fc.integer({ min: 0, max: 14 }),
        (locale, code, ordered, released, minDays) => {
          const plain = { locale, code, deliveryTime: { minDays, maxDays: minDays + 2 } } as const;
          const notBefore = released.toISOString().slice(0, 10);
          const arrival = arrivalOf({ ...plain, deliveryTime: { ...plain.deliveryTime, notBefore } }, ordered);
          expect(arrival.from >= notBefore && arrival.to >= arrival.from).toBe(true);
          if (notBefore <= shopTime(ordered, locale).day) expect(arrival).toEqual(arrivalOf(plain, ordered));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('no parcel is promised for a day on which none is carried, at any moment in any shop', () => {
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    const days = fc.record({ minDays: fc.integer({ min: 0, max: 21 }), more: fc.integer({ min: 0, max: 10 }) });
    fc.assert(
      fc.property(fc.constantFrom(...LOCALE_IDS), moment, days, (locale, ordered, { minDays, more }) => {
        const promise = { locale, code: 'standard', deliveryTime: { minDays, maxDays: minDays + more } } as const;
        const arrival = arrivalOf(promise, ordered);
        const { country } = { country: locale.slice(-2).toUpperCase() };
        const possible = arrivalDays(promise, arrival);
        expect(possible).toContain(arrival.from);
        expect(possible).toContain(arrival.to);
        expect(possible).toHaveLength(more + 1);
        for (const day of possible) expect(isWorkingDay(day, country) && weekdayOf(day) % 6 !== 0).toBe(true);
        expect(arrival.from >= leavesOn(ordered, locale)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
