import * as z from 'zod/mini';
import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, WARRANTY_FAULTS } from '#contract/calls/contact-topics.ts';
import { EMAIL_MAX } from '#contract/constants.ts';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, `max:${max}`));
const person = {
  name: text(CONTACT_NAME_MAX),
  email: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(EMAIL_MAX, `max:${EMAIL_MAX}`), z.email('email')),
  orderNumber: z.string().check(z.trim(), z.maxLength(40, 'max:40')),
  message: text(CONTACT_MESSAGE_MAX),
};

/** What the contact form asks for. Messages are short names: see problem-text.ts. */
export const contactRules = z.object({
  category: z.string().check(z.minLength(1, 'required')),
  subject: z.string().check(z.minLength(1, 'required')),
  ...person,
});
export type ContactValues = z.infer<typeof contactRules>;
export const NO_MESSAGE: ContactValues = { category: '', subject: '', name: '', email: '', orderNumber: '', message: '' };

/** What a warranty case asks for, beside its pictures. */
export const warrantyRules = z.object({
  product: text(120),
  boughtOn: z.string(),
  fault: z.string().check(z.refine((value) => (WARRANTY_FAULTS as readonly string[]).includes(value), 'required')),
  ...person,
});
export type WarrantyValues = z.infer<typeof warrantyRules>;
export const NO_CASE: WarrantyValues = { product: '', boughtOn: '', fault: '', name: '', email: '', orderNumber: '', message: '' };
