import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { EMAIL_MAX } from '#contract/constants.ts';
import { GENDERS } from '#contract/sign-up.ts';

/** The ten steps (spec 2 §2): four for whoever is not signed in, six that complete a profile. */
export const ENROLLMENT_STEP_NAMES = [
  'lookup',
  'sign-in',
  'sign-up',
  'forgot-password',
  'non-loyalty',
  'welcome',
  'mobile',
  'profile',
  'interests',
  'success',
] as const;
export type EnrollmentStep = (typeof ENROLLMENT_STEP_NAMES)[number];

/** What of a profile says whether it is whole. */
export interface ProfileFacts {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly birthDate?: string | undefined;
}

/** Email present, but any of phone, first name, last name, postal code or birth date missing (spec 2 §4). */
export const isPartiallyEnrolled = ({ email, phone, firstName, lastName, postalCode, birthDate }: ProfileFacts): boolean =>
  Boolean(email) && !(phone && firstName && lastName && postalCode && birthDate);

/** Days of an event as the call carries them. */
export const EVENT_DAYS_SEPARATOR = ', ';
export const MOST_EVENT_DAYS = 31;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
export const eventIdSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));

export const eventRegistrationSchema = z.object({
  email: text(EMAIL_MAX),
  /** Joined by comma and space (spec 3 §7): `2026-12-05, 2026-12-06`. */
  attendingDays: text(MOST_EVENT_DAYS * 12),
  eventId: eventIdSchema,
  eventTermsAccepted: z.boolean(),
  firstName: z.optional(text(60)),
  lastName: z.optional(text(60)),
  gender: z.optional(z.enum(GENDERS)),
  phoneNumber: z.optional(text(30)),
  /** The guest's name. */
  plusOne: z.optional(text(60)),
  registrationTimestamp: z.iso.datetime(),
});
export type EventRegistration = z.infer<typeof eventRegistrationSchema>;

export const enrollmentCalls = defineCalls({
  'consumer.eventRegistration': {
    method: 'POST',
    path: '/consumers-v3/consumer/event-registration',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Join an event; whoever has joined already changes what was said',
    body: eventRegistrationSchema,
    response: z.object({ eventId: eventIdSchema, registeredAt: z.string() }),
    errors: ['API404', 'AUT404', 'WMK409E'],
    spec: 'spec 2 §7, 3 §7',
  },
});
