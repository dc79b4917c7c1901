import * as z from 'zod/mini';
import { newPassword } from '#src/forms/new-password.ts';

/** Messages are short names: see problem-text.ts. */
export const changeRules = z.object({ currentPassword: z.string('required').check(z.minLength(1, 'required')), newPassword });
export type ChangeValues = z.infer<typeof changeRules>;
