import * as z from 'zod/mini';
import { PASSWORD_MIN } from '#contract/constants.ts';

/** A password that somebody makes up (spec 1 §5). Messages are short names: see problem-text.ts. */
export const newPassword = z.string('required').check(z.minLength(1, 'required'), z.minLength(PASSWORD_MIN, `min:${PASSWORD_MIN}`));
