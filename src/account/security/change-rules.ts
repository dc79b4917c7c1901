import * as z from 'zod/mini';
import { EMAIL_MAX } from '#contract/constants.ts';
import { PASSKEY_NAME_MAX } from '#contract/calls/passkeys-limits.ts';
import { newPassword } from '#src/base/forms/new-password.ts';
import { typedTwice } from '#src/base/forms/typed-twice.ts';

/** Messages are short names: see problem-text.ts. */
export const changeRules = z
  .object({ currentPassword: z.string('required').check(z.minLength(1, 'required')), newPassword, passwordConfirmation: z.string() })
  .check(typedTwice('newPassword'));
export type ChangeValues = z.infer<typeof changeRules>;

export const passkeyName = z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(PASSKEY_NAME_MAX, `max:${PASSKEY_NAME_MAX}`));
export const nameRules = z.object({ name: passkeyName });

export const newEmail = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(EMAIL_MAX, `max:${EMAIL_MAX}`), z.email('email'));
