import * as z from 'zod/mini';
import { PASSWORD_MAX } from '#contract/accounts.ts';
import { EMAIL_MAX } from '#contract/constants.ts';
import { newPassword } from '#src/base/forms/new-password.ts';
import { typedTwice } from '#src/base/forms/typed-twice.ts';

/** Messages are short names: see problem-text.ts. */
export const forgotRules = z.object({
  email: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(EMAIL_MAX, `max:${EMAIL_MAX}`), z.email('email')),
});
export type ForgotValues = z.infer<typeof forgotRules>;

export const resetRules = z.object({ password: newPassword, passwordConfirmation: z.string() }).check(typedTwice('password'));
export type ResetValues = z.infer<typeof resetRules>;

/** Of a form that asks for nothing but the press of its button. */
export const nothingRules = z.object({});

/** Of the answer to a letter: with the password where the browser is not signed in to the account. */
export const confirmRules = z.object({ password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(PASSWORD_MAX)) });
export type ConfirmValues = z.infer<typeof confirmRules>;
export const signedInRules = z.object({ password: z.string() });
