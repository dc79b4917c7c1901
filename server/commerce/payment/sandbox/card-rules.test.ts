import { describe, expect, it } from 'vitest';
import { passesLuhn } from '#domain/luhn.ts';
import { brandOf, isStillValid, problemOf } from './card-rules.ts';
import { TEST_CARDS, testCardOf } from './test-cards.ts';

const now = new Date('2026-11-21T12:00:00Z');
const good = { number: '4242424242424242', month: 12, year: 2030, code: '123' };

describe('card fields', () => {
  it('accept every documented test number', () => {
    for (const number of Object.keys(TEST_CARDS))
      expect([number, passesLuhn(number), brandOf(number)?.lengths.includes(number.length)]).toEqual([number, true, true]);
  });
  it('refuse a number whose check digit is wrong', () => expect(problemOf({ ...good, number: '4242424242424241' }, now)).toBe('number'));
  it('refuse a number of no known brand or of the wrong length', () => {
    expect(problemOf({ ...good, number: '0000000000000000' }, now)).toBe('number');
    expect(problemOf({ ...good, number: '42424242424242' }, now)).toBe('number');
  });
  it('take a card to the end of its month', () => {
    expect(isStillValid(11, 2026, now)).toBe(true);
    expect(isStillValid(10, 2026, now)).toBe(false);
    expect(isStillValid(13, 2027, now)).toBe(false);
    expect(isStillValid(1, 2099, now)).toBe(false);
  });
  it('ask American Express for four digits and the others for three', () => {
    expect(problemOf({ ...good, number: '378282246310005' }, now)).toBe('code');
    expect(problemOf({ ...good, number: '378282246310005', code: '1234' }, now)).toBeUndefined();
    expect(problemOf({ ...good, code: '12' }, now)).toBe('code');
  });
  it('approve what the table does not name', () => expect(testCardOf('4000056655665556')).toEqual({ outcome: 'approved', authentication: 'none' }));
});
