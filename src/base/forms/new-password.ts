import * as z from 'zod/mini';
import { missedPasswordRules } from '#domain/password-rules.ts';

/** A password that somebody makes up (spec 1 §5). Messages are short names: see problem-text.ts. */
export const newPassword = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine((password) => password === '' || missedPasswordRules(password).length === 0, 'password'),
);
