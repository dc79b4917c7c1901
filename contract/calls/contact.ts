import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { EMAIL_MAX } from '#contract/constants.ts';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  CONTACT_TOPICS,
  WARRANTY_FAULTS,
  WARRANTY_PICTURE_BYTES,
  WARRANTY_PICTURE_TYPES,
  WARRANTY_PICTURES_MAX,
} from './contact-topics.ts';

const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
const emailField = z.string().check(z.trim(), z.maxLength(EMAIL_MAX), z.email());
const orderField = z.optional(z.string().check(z.trim(), z.maxLength(40)));

/** Three bytes are four characters of base64. */
const PICTURE_CHARACTERS = Math.ceil(WARRANTY_PICTURE_BYTES / 3) * 4;

export const contactSchema = z.object({
  category: z.enum(Object.keys(CONTACT_TOPICS) as (keyof typeof CONTACT_TOPICS)[]),
  subject: z.string().check(z.maxLength(40)),
  name: text(1, CONTACT_NAME_MAX),
  email: emailField,
  orderNumber: orderField,
  message: text(1, CONTACT_MESSAGE_MAX),
});

export const warrantySchema = z.object({
  name: text(1, CONTACT_NAME_MAX),
  email: emailField,
  orderNumber: orderField,
  /** What it is: name, size, colour. */
  product: text(1, 120),
  /** Day of the purchase, where it is known. */
  boughtOn: z.optional(z.iso.date()),
  fault: z.enum(WARRANTY_FAULTS),
  message: text(1, CONTACT_MESSAGE_MAX),
  pictures: z
    .array(z.object({ type: z.enum(WARRANTY_PICTURE_TYPES), content: z.string().check(z.maxLength(PICTURE_CHARACTERS)) }))
    .check(z.maxLength(WARRANTY_PICTURES_MAX)),
});

/** How the shop calls it from now on: `WAYMARKUS-C-7A3FC09E2D`. */
const caseSchema = z.object({ caseNumber: z.string() });

export const contactCalls = defineCalls({
  'contact.categorySubject': {
    method: 'GET',
    path: '/consumers-v3/contactus/categorySubject',
    access: 'public',
    effect: 'read',
    summary: 'What people can write about',
    response: z.object({
      categories: z.array(
        z.object({ id: z.string(), label: z.string(), needsOrder: z.boolean(), subjects: z.array(z.object({ id: z.string(), label: z.string() })) }),
      ),
    }),
    errors: [],
    spec: 'spec 2 §7',
  },
  'contact.contactus': {
    method: 'POST',
    path: '/consumers-v3/contactus',
    access: 'personal',
    effect: 'change',
    summary: 'Write to the shop; the answer goes to the address that was given',
    body: contactSchema,
    response: caseSchema,
    status: 201,
    errors: [],
    spec: 'spec 2 §7, §1',
  },
  'consumer.warranty': {
    method: 'POST',
    path: '/consumers-v3/consumer/warranty',
    access: 'personal',
    effect: 'saga',
    summary: 'Open a warranty case, with pictures',
    body: warrantySchema,
    bodyLimit: WARRANTY_PICTURES_MAX * PICTURE_CHARACTERS + 64 * 1024,
    response: caseSchema,
    status: 201,
    errors: ['WMK422P'],
    spec: 'spec 2 §7, §1',
  },
});
