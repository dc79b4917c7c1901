import { PASSWORD_MIN } from '#contract/constants.ts';

/** What a new password must have, each with a message of its own (spec 1 §5, 3 §5). The names are those of `error.form.*`. */
export const PASSWORD_RULES = {
  passwordLength: (password: string) => Array.from(password).length >= PASSWORD_MIN,
  passwordUpper: (password: string) => /\p{Lu}/u.test(password),
  passwordLower: (password: string) => /\p{Ll}/u.test(password),
  passwordDigit: (password: string) => /\p{Nd}/u.test(password),
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

export const PASSWORD_RULE_NAMES = Object.keys(PASSWORD_RULES) as readonly PasswordRule[];

/** The rules that a new password misses, in the order of the checklist. */
export const missedPasswordRules = (password: string): PasswordRule[] => PASSWORD_RULE_NAMES.filter((name) => !PASSWORD_RULES[name](password));
