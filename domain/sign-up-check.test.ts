import { describe, expect, it } from 'vitest';
import { daysOf } from './events.ts';
import { isPartiallyEnrolled } from '#contract/calls/enrollment.ts';
import { missedPasswordRules } from './password-rules.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { birthDateProblem, checkSignUp, isRealDate, latestBirthDate } from './sign-up-check.ts';

const rules = (today: string, more: object = {}) => ({
  settings: { ...settingsFor('en-us').signUp, ...more },
  country: 'US',
  today,
  isPhone: (text: string) => text === '2065550100',
});

describe('a birth date', () => {
  it('is one of the calendar', () => {
    expect(['2000-02-29', '1900-01-01'].map(isRealDate)).toEqual([true, true]);
    expect(['1900-02-29', '2001-02-29', '2001-13-01', '2001-00-10', '01-01-2001', ''].map(isRealDate)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('may be as late as the minimal age allows, on leap days too', () => {
    expect(latestBirthDate('2026-11-21', 13)).toBe('2013-11-21');
    expect(latestBirthDate('2028-02-29', 13)).toBe('2015-02-28');
    expect(latestBirthDate('2028-02-29', 16)).toBe('2012-02-29');
  });

  it('of 29 February is old enough from the first of March on', () => {
    expect(birthDateProblem('2012-02-29', rules('2025-02-28'))).toBe('dateOnOrBefore:2012-02-28');
    expect(birthDateProblem('2012-02-29', rules('2025-03-01'))).toBeUndefined();
  });

  it('may be left out where the country does not ask for it', () => {
    expect(birthDateProblem('', rules('2026-11-21'))).toBe('required');
    expect(birthDateProblem('', rules('2026-11-21', { birthDateRequired: false }))).toBeUndefined();
  });
});

describe('a password', () => {
  it.each([
    ['', ['passwordLength', 'passwordUpper', 'passwordLower', 'passwordDigit']],
    ['abcdefgh', ['passwordUpper', 'passwordDigit']],
    ['ABC12345', ['passwordLower']],
    ['Abc1234', ['passwordLength']],
    ['Abcd1234', []],
    ['Éàüöä123', []],
    // Four characters, however many units they are written with.
    ['😀😀😀A1a', ['passwordLength']],
  ])('%j misses %o', (password, missed) => {
    expect(missedPasswordRules(password)).toEqual(missed);
  });
});

describe('the whole form', () => {
  const given = { email: 'a@b.example', password: 'Abcd1234', firstName: 'Ada', lastName: 'Byron', birthDate: '1990-01-01', isTermsConfirmed: true };

  it('asks for phone and gender where it is set so', () => {
    expect(checkSignUp(given, rules('2026-11-21'))).toEqual({});
    expect(checkSignUp(given, rules('2026-11-21', { phoneRequired: true, genderRequired: true }))).toEqual({ phone: 'phone', gender: 'required' });
  });

  it('asks for the box of the SMS terms once there is a phone, where it is set so', () => {
    const withPhone = { ...given, phone: '2065550100' };
    expect(checkSignUp(withPhone, rules('2026-11-21'))).toEqual({ smsNotificationConsent: 'requiredCheckbox' });
    expect(checkSignUp(withPhone, rules('2026-11-21', { smsCheckboxRequired: false }))).toEqual({});
  });
});

it('calls a profile partial when it has an email and misses anything of the five', () => {
  const profile = { email: 'a@b.example', phone: '1', firstName: 'A', lastName: 'B', postalCode: '1', birthDate: '1990-01-01' };
  expect(isPartiallyEnrolled(profile)).toBe(false);
  const missing = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'];
  expect(missing.filter((name) => isPartiallyEnrolled({ ...profile, [name]: '' }))).toEqual(missing);
  expect(isPartiallyEnrolled({ ...profile, email: '', phone: '' })).toBe(false);
});

it('counts every day of an event, over the end of a month', () => {
  expect(daysOf({ startDate: '2027-01-31', endDate: '2027-02-01' })).toEqual(['2027-01-31', '2027-02-01']);
  expect(daysOf({ startDate: '2027-01-31', endDate: '2027-01-31' })).toEqual(['2027-01-31']);
});
