import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { OPTIONAL_CATEGORIES } from '#contract/consent.ts';
import { LOCALE_IDS } from '#contract/locales.ts';

/** Where a choice was made: `account` was taken over from another device of the same account. */
export const CONSENT_SOURCES = ['banner', 'preferences'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

const granted = z.array(z.enum(OPTIONAL_CATEGORIES)).check(z.maxLength(OPTIONAL_CATEGORIES.length));

const recordSchema = z.object({
  id: z.string(),
  granted,
  refused: granted,
  locale: z.enum(LOCALE_IDS),
  source: z.enum([...CONSENT_SOURCES, 'account']),
  /** Version of the words that were read. */
  text: z.string(),
  /** By the device's clock. */
  chosenAt: z.string(),
  /** By the server's clock: the date of the consent (spec 1 §7). */
  recordedAt: z.string(),
  /** Whether the browser sent Global Privacy Control with it. */
  globalPrivacyControl: z.boolean(),
  /** Whether it is kept with an account. */
  inAccount: z.boolean(),
});
export type ConsentRecord = z.infer<typeof recordSchema>;

export const consentCalls = defineCalls({
  'consent.record': {
    method: 'POST',
    path: '/fapi/consent',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Keep the proof of a choice about privacy; the same id again changes nothing and is answered alike',
    body: z.object({
      /** Made on the device. */
      id: z.uuid(),
      /** The choice that this one takes the place of, on the same device. */
      previous: z.optional(z.uuid()),
      granted,
      source: z.enum(CONSENT_SOURCES),
      text: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      chosenAt: z.iso.datetime(),
      /** Random ids of this device in categories that were withdrawn: what is kept under them is deleted. */
      forget: z.optional(z.array(z.uuid()).check(z.maxLength(8))),
    }),
    response: z.object({ id: z.string(), recordedAt: z.string() }),
    status: 201,
    errors: [],
    spec: 'spec 2 §6',
  },
  'consent.proof': {
    method: 'GET',
    path: '/fapi/consent/{id}',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Every choice of the device that made the choice with this id, oldest first: the proof, for whoever made it',
    params: z.object({ id: z.uuid() }),
    response: z.object({ exportedAt: z.string(), records: z.array(recordSchema) }),
    errors: ['API404'],
    spec: 'beyond the documents: data protection (GDPR art. 7(1), 15)',
  },
});
