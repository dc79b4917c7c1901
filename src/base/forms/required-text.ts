import * as z from 'zod/mini';

/** A text that must be there, of `min` to `max` characters without the space around it. Messages are short names: see problem-text.ts. */
export const requiredText = (max: number, min = 1) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.minLength(min, `min:${min}`), z.maxLength(max, `max:${max}`));
