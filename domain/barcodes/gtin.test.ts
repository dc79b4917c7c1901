import { expect, it } from 'vitest';
import { checkDigit, isGtin, writingsOf } from './gtin.ts';

it.for([
  ['629104150021', 3],
  ['03600029145', 2],
  ['400638133393', 1],
  ['7351353', 7],
  ['1061414112345', 9],
] as const)('the check digit of %s is %i', ([digits, expected]) => {
  expect(checkDigit(digits)).toBe(expected);
  expect(isGtin(`${digits}${expected}`)).toBe(true);
  for (let other = 0; other < 10; other += 1) if (other !== expected) expect(isGtin(`${digits}${other}`)).toBe(false);
});

it('every single wrong digit of a UPC-A is noticed', () => {
  const upc = '036000291452';
  for (let at = 0; at < upc.length; at += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      if (String(digit) !== upc[at]) expect(isGtin(`${upc.slice(0, at)}${digit}${upc.slice(at + 1)}`)).toBe(false);
    }
  }
});

it('no other length is a GTIN', () => {
  for (const text of ['', '0', '0000000', '000000000', '00000000000', '000000000000000', '03600029145a']) expect(isGtin(text)).toBe(false);
});

it('a number is looked up in every form in which it is written', () => {
  expect(writingsOf('0036000291452')).toEqual(['0036000291452', '036000291452', '00036000291452']);
  expect(writingsOf('73513537')).toEqual(['73513537', '000073513537', '0000073513537', '00000073513537']);
  expect(writingsOf('10614141123459')).toEqual(['10614141123459']);
});
