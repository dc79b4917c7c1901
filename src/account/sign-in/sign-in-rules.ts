import * as z from 'zod/mini';
import { EMAIL_MAX } from '#contract/constants.ts';

/** What the form asks for (spec 3 §5). Messages are short names: see problem-text.ts. */
export const signInRules = z.object({
  email: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(EMAIL_MAX, `max:${EMAIL_MAX}`), z.email('email')),
  password: z.string('required').check(z.minLength(1, 'required')),
});

export type SignInValues = z.infer<typeof signInRules>;
