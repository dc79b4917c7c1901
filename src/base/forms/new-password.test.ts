import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newPassword } from './new-password.ts';
import { typedTwice } from './typed-twice.ts';

const problemsOf = (password: string): string[] | undefined => newPassword.safeParse(password).error?.issues.map(({ message }) => message);

it('a new password that misses a rule says that it is no good password', () => {
  expect(problemsOf('aaaaaaaa')).toEqual(['password']);
});

it('a new password that is empty says only that it is required', () => {
  expect(problemsOf('')).toEqual(['required']);
});

it('a new password that meets every rule is taken', () => {
  expect(problemsOf('Trail-4-ever')).toBeUndefined();
});

it('a second password that differs from the first says so at the second field', () => {
  const rules = z.object({ password: z.string(), passwordConfirmation: z.string() }).check(typedTwice('password'));
  const issues = rules.safeParse({ password: 'Trail-4-ever', passwordConfirmation: 'Trail-5-ever' }).error?.issues;
  expect(issues).toMatchObject([{ message: 'sameAs:password', path: ['passwordConfirmation'] }]);
  expect(rules.safeParse({ password: 'Trail-4-ever', passwordConfirmation: 'Trail-4-ever' }).success).toBe(true);
});
