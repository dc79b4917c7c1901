import { describe, expect, it } from 'vitest';
import { maskOf, writePhone } from './phone-mask.ts';
import { parsePhone, toE164 } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['07911 123456', 'GB', '44', '7911123456', 'GB'],
    ['+44 07911 123456', 'GB', '44', '7911123456', 'GB'],
    ['+44 (0)7911 123456', 'US', '44', '7911123456', 'GB'],
    ['0044 7911 123456', 'FR', '44', '7911123456', 'GB'],
    ['(503) 555-0142', 'US', '1', '5035550142', 'US'],
    ['1 503 555 0142', 'US', '1', '5035550142', 'US'],
    ['+1 416 555 0142', 'GB', '1', '4165550142', 'CA'],
    ['01 70 18 99 00', 'FR', '33', '170189900', 'FR'],
    ['030 23125 100', 'DE', '49', '3023125100', 'DE'],
    ['06 1234 5678', 'IT', '39', '0612345678', 'IT'],
  ])('%s of %s is +%s %s', (text, country, phoneCode, phone, phoneCountry) => {
    expect(parsePhone(text, country)).toEqual({ phoneCode, phone, phoneCountry });
  });

  it.each([
    ['12345', 'US'],
    ['103 555 0142', 'US'],
    ['503 555 01423', 'US'],
    ['call me', 'GB'],
    ['', 'DE'],
    ['+999 123456789', 'US'],
    ['5035550142', 'XX'],
  ])('%s of %s is none', (text, country) => expect(parsePhone(text, country)).toBeUndefined());

  it('reads again what it wrote', () => {
    const phone = parsePhone('07911 123456', 'GB')!;
    expect(toE164(phone)).toBe('+447911123456');
    expect(parsePhone(toE164(phone), 'US')).toEqual(phone);
  });
});

describe('a mask', () => {
  it('is the one of the country, or the default of its part of the world', () => {
    expect(maskOf({ dialCode: '1' })).toBe('(XXX) XXX - XXXX');
    expect(maskOf({ dialCode: '33' })).toBe('XXXX - XXX - XXX');
    expect(maskOf({ dialCode: '33', mask: 'X XX XX XX XX' })).toBe('X XX XX XX XX');
  });
  it('shapes digits that fit, and leaves others as they are', () => {
    expect(writePhone('5035550142', '(XXX) XXX - XXXX')).toBe('(503) 555 - 0142');
    expect(writePhone('50355501', '(XXX) XXX - XXXX')).toBe('50355501');
  });
});
