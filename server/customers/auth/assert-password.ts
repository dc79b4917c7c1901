import { PASSWORD_MIN } from '#contract/constants.ts';
import { missedPasswordRules } from '#domain/password-rules.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Every password that somebody sets passes here.
 * @throws FE872 where it is too short, misses a rule (`reason: 'rules'`, with their names) or is one of the most common (`reason: 'common'`)
 */
export const assertPassword = (password: string): void => {
  const missed = missedPasswordRules(password);
  if (missed.includes('passwordLength')) throw new Refusal('FE872', { min: PASSWORD_MIN, reason: 'length', missed });
  if (missed.length > 0) throw new Refusal('FE872', { min: PASSWORD_MIN, reason: 'rules', missed });
  if (isCommonPassword(password)) throw new Refusal('FE872', { min: PASSWORD_MIN, reason: 'common' });
};
