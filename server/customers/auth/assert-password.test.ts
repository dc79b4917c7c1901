import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/platform/refusal.ts';
import { assertPassword } from './assert-password.ts';
import { COMMON_PASSWORDS, isCommonPassword } from './common-passwords.ts';

const reasonOf = (password: string): unknown => {
  try {
    assertPassword(password);
    return undefined;
  } catch (error) {
    return error instanceof Refusal && error.code === 'FE872' ? error.details?.['reason'] : error;
  }
};

describe('a password that somebody sets', () => {
  it.each([
    ['Abc1234', 'length'],
    ['alllowercase1', 'rules'],
    ['ALLUPPERCASE1', 'rules'],
    ['NoDigitsInHere', 'rules'],
    ['Password1', 'common'],
    ['PassWord123', 'common'],
    ['P@ssw0rd2024', 'common'],
    ['Qwerty123456', 'common'],
    ['Waymark1', 'common'],
    ['Summer2026!', 'common'],
    ['Trail-4-ever', undefined],
    ['Zürich und 7 Berge', undefined],
  ])('%s: %s', (password, reason) => {
    expect(reasonOf(password)).toBe(reason);
  });

  it('is held against more than a thousand common ones, in any case', () => {
    expect(COMMON_PASSWORDS).toBeGreaterThan(1_000);
    for (const common of ['123456', 'ILOVEYOU', 'Liverpool', 'azerty', 'Schalke04', '1q2w3e4r5t']) expect(isCommonPassword(common)).toBe(true);
  });
});
