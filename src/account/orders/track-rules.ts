import * as z from 'zod/mini';
import { EMAIL_MAX } from '#contract/constants.ts';

/** What the form asks for. Messages are short names: see problem-text.ts. */
export const trackRules = z.object({
  orderNumber: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'max:40')),
  contact: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(EMAIL_MAX, `max:${EMAIL_MAX}`)),
});
export type TrackValues = z.infer<typeof trackRules>;

/** One field for both, since people know which of them they gave: an address has its sign. */
export const contactOf = (contact: string): { readonly email: string } | { readonly phone: string } =>
  contact.includes('@') || !/\d{4}/.test(contact) ? { email: contact.trim() } : { phone: contact.trim() };
