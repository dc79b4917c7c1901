import { describe, expect, test } from 'vitest';
import { checkAddress, formatPostalCode, isPoBox, normalisePhone } from './address-check.ts';
import { ADDRESS_COUNTRIES, addressRule } from './address-rules.ts';

const person = { firstName: 'Ada', lastName: 'O’Neil-Łukasz', email: 'ada@example.com', phone: '5035550100' };
const portland = { ...person, addressLine1: '1 Trail Way', city: 'Portland', postalCode: '97205', province: 'OR', countryCode: 'US' };
const check = (more: Partial<typeof portland> & { addressLine2?: string; phoneCode?: string; recipientContactPhone?: string }) =>
  checkAddress({ ...portland, ...more }, { kind: 'postal', phone: 'required' });

describe('postcodes', () => {
  test.each([
    ['US', '97205'],
    ['US', '97205-1234'],
    ['CA', 'k1a0b1'],
    ['GB', 'sw1a1aa'],
    ['GB', 'M1 1AE'],
    ['GB', 'EC1A 1BB'],
    ['DE', '01067'],
    ['FR', '75001'],
    ['IT', '00144'],
    ['ES', '28001'],
    ['NL', '1012ab'],
    ['PL', '00001'],
    ['PT', '1000001'],
    ['IE', 'd02af30'],
    ['JP', '1000001'],
    ['AU', '2000'],
    ['AT', '1010'],
    ['SE', '11122'],
  ])('%s takes %s', (countryCode, postalCode) => {
    const { problems } = check({ countryCode, postalCode, province: '', phone: '+4915112345678' });
    expect(problems.postalCode).toBeUndefined();
  });

  test.each([
    ['US', '9720'],
    ['US', '97205-12'],
    ['CA', 'D1A 0B1'],
    ['CA', 'W1A 0B1'],
    ['CA', 'K1O 0B1'],
    ['GB', 'SW1A 1CC'],
    ['GB', '12345'],
    ['DE', '1234'],
    ['NL', '0123 AB'],
    ['PL', '00-01'],
    ['IE', 'B02 AF30'],
  ])('%s refuses %s', (countryCode, postalCode) => {
    expect(check({ countryCode, postalCode }).problems.postalCode).toBe('pattern');
  });

  test.each(['HK', 'AE'])('%s has none and asks for none', (countryCode) => {
    const province = addressRule(countryCode).provinces?.[0]?.[0] ?? '';
    expect(check({ countryCode, postalCode: '', province, phone: '+85221234567' }).problems).toEqual({});
    expect(addressRule(countryCode).fields).not.toContain('postalCode');
  });

  test('are written as the country writes them, and writing them again changes nothing', () => {
    for (const countryCode of ADDRESS_COUNTRIES) {
      const { postalExample, postalPattern } = addressRule(countryCode);
      if (!postalExample) continue;
      expect(new RegExp(`^(?:${postalPattern})$`).test(postalExample) ? '' : countryCode).toBe('');
      expect(formatPostalCode(postalExample, countryCode)).toBe(postalExample);
      expect(formatPostalCode(postalExample.replaceAll(/[ -]/g, '').toLowerCase(), countryCode)).toBe(postalExample);
    }
  });
});

describe('provinces', () => {
  test('are taken by code or name and kept as code', () => {
    expect(check({ province: 'oregon' })).toMatchObject({ problems: {}, address: { province: 'OR' } });
    expect(check({ province: 'or' }).address.province).toBe('OR');
  });
  test('must be one of the list where there is one', () => {
    expect(check({ province: 'ZZ' }).problems.province).toBe('unknown');
    expect(check({ province: '' }).problems.province).toBe('required');
    expect(check({ countryCode: 'DE', postalCode: '10115', province: 'Berlin', phone: '030 123456' }).problems).toEqual({});
  });
});

describe('phones', () => {
  test.each([
    ['US', '(503) 555-0100', '1', '5035550100'],
    ['US', '+1 503 555 0100', '1', '5035550100'],
    ['US', '1-503-555-0100', '1', '5035550100'],
    ['GB', '07911 123456', '44', '7911123456'],
    ['GB', '+44 (0)7911 123456', '44', '7911123456'],
    ['FR', '06 12 34 56 78', '33', '612345678'],
    ['DE', '0049 151 12345678', '49', '15112345678'],
    ['ES', '612345678', '34', '612345678'],
  ])('%s %s', (countryCode, text, phoneCode, phone) => {
    expect(normalisePhone(text, addressRule(countryCode))).toEqual({ phoneCode, phone });
  });
  test.each([
    ['US', '503555010'],
    ['US', '1035550100'],
    ['GB', '123'],
    ['FR', '061234567'],
    ['DE', 'call me'],
  ])('%s refuses %s', (countryCode, text) => {
    expect(normalisePhone(text, addressRule(countryCode))).toBeUndefined();
  });
  test('a visitor keeps the number of home', () => {
    expect(normalisePhone('+33 6 12 34 56 78', addressRule('US'))).toEqual({ phoneCode: '', phone: '+33612345678' });
  });
  test('checking an address twice changes nothing', () => {
    const once = check({ countryCode: 'GB', postalCode: 'SW1A1AA', phone: '07911 123456' });
    expect(once.problems).toEqual({});
    expect(checkAddress(once.address, { kind: 'postal', phone: 'required' })).toEqual(once);
  });
});

describe('post office boxes', () => {
  test.each([
    ['US', 'PO Box 12'],
    ['US', 'P.O. Box 12'],
    ['CA', 'Post Office Box 7'],
    ['DE', 'Postfach 10 01'],
    ['FR', 'BP 123'],
    ['NL', 'Postbus 99'],
  ])('%s %s is one', (countryCode, line) => {
    expect(isPoBox([line], countryCode)).toBe(true);
  });
  test.each([
    ['US', 'APO AE 09012'],
    ['US', 'PSC 1234 Box 5678'],
    ['US', '12 Boxwood Road'],
    ['FR', '12 rue de la BPI'],
    ['GB', 'Postfachgasse 1'],
  ])('%s %s is none', (countryCode, line) => {
    expect(isPoBox([line], countryCode)).toBe(false);
  });
});

describe('fields', () => {
  test('names the missing ones', () => {
    expect(check({ firstName: '', lastName: 'X', email: 'nobody', phone: '', addressLine1: ' ', city: '', postalCode: '' }).problems).toEqual({
      firstName: 'required',
      lastName: 'length',
      email: 'pattern',
      phone: 'required',
      addressLine1: 'required',
      city: 'required',
      postalCode: 'required',
    });
    expect(check({ firstName: 'R2D2' }).problems.firstName).toBe('pattern');
  });
  test('a town has 30 characters, and 50 where a wallet names it', () => {
    const city = (length: number, isOfWallet = false) =>
      checkAddress({ ...portland, city: 'x'.repeat(length) }, { kind: 'postal', phone: 'required', isOfWallet }).problems.city;
    expect([city(30), city(31)]).toEqual([undefined, 'length']);
    expect([city(50, true), city(51, true)]).toEqual([undefined, 'length']);
  });
  test.each(['Y', 'Å', 'Ö'])('a street and a town may have one letter: %s', (name) => {
    expect(check({ addressLine1: name, city: name }).problems).toEqual({});
  });
  test.each([
    ['US', 'WA', '97205', 'region'],
    ['US', 'Oregon', '97205', undefined],
    ['US', 'OR', '9720', 'pattern'],
    ['CA', 'ON', 'V6B 1A1', 'region'],
    ['CA', 'BC', 'v6b1a1', undefined],
  ])('in %s a code has to be of its state or province: %s %s', (countryCode, province, postalCode, expected) => {
    expect(check({ countryCode, province, postalCode }).problems.postalCode).toBe(expected);
  });
  test.each([
    ['503 555 0101', '+15035550101'],
    ['+15035550101', '+15035550101'],
    ['+33 6 12 34 56 78', '+33612345678'],
  ])('the phone of whoever takes the parcel may be left out, and is dialled from anywhere: %s', (given, dialled) => {
    expect(check({}).address).not.toHaveProperty('recipientContactPhone');
    expect(check({ recipientContactPhone: given })).toMatchObject({ address: { recipientContactPhone: dialled }, problems: {} });
  });
  test('names a phone of whoever takes the parcel that is none', () => {
    expect(check({ recipientContactPhone: '12' }).problems).toEqual({ recipientContactPhone: 'pattern' });
  });
  test('a contact needs no street', () => {
    expect(checkAddress({ ...person, addressLine1: '', city: '', countryCode: 'US' }, { kind: 'contact', phone: 'optional' }).problems).toEqual({});
  });
});
