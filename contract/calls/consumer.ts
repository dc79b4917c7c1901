import * as z from 'zod/mini';
import { consumerTypeSchema } from '#contract/accounts.ts';
import { captchaSchema } from './auth.ts';
import { defineCalls } from './call.ts';
import { bookAddressSchema } from './consumer-address.ts';
import { subscriptionSchema } from './consumer-subscription.ts';
import { EMAIL_MAX } from '#contract/constants.ts';
import { storeIdSchema } from '#contract/ids.ts';
import { GENDERS } from '#contract/sign-up.ts';

export const INTERESTS = ['hiking', 'running', 'climbing', 'snow', 'travel', 'everyday'] as const;
export type Interest = (typeof INTERESTS)[number];

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
/** Of a birth: a day of the calendar, without a clock. */
const daySchema = z.iso.date();

/** spec 2 §3. What is absent is left as it is; an empty text takes away what was there. */
export const detailsInputSchema = z.object({
  firstName: z.optional(text(30)),
  lastName: z.optional(text(30)),
  phone: z.optional(text(30)),
  /** Dial code without +, or the country that the number is written in the form of. */
  phoneCode: z.optional(text(6)),
  phoneCountry: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  postalCode: z.optional(text(12)),
  birthDate: z.optional(z.union([daySchema, z.literal('')])),
  gender: z.optional(z.union([z.enum(GENDERS), z.literal('')])),
});
export type DetailsInput = z.infer<typeof detailsInputSchema>;

export const preferencesInputSchema = z.object({
  /** Separated by `|` (spec 2 §9). */
  interests: z.optional(text(400)),
  preferredShoeSize: z.optional(text(12)),
  /** Where it is picked up unless said otherwise; a store that there is not any more is as good as none. */
  favoriteStoreId: z.optional(z.union([storeIdSchema, z.literal('')])),
});
export type PreferencesInput = z.infer<typeof preferencesInputSchema>;

const profileBodySchema = z.object({
  consumerProfile: z.object({
    consumerDetails: z.optional(detailsInputSchema),
    preferences: z.optional(preferencesInputSchema),
    /** Of the profile that was changed: another device's change in the meantime is not lost (PRO418). */
    version: z.optional(z.int()),
  }),
});

const spendSchema = z.optional(z.object({ currentSpend: z.int(), annualCredit: z.optional(z.int()), annualCap: z.optional(z.int()) }));

/** What other parts of the shop know about a consumer (spec 2 §3). Amounts are whole minor units. */
export const memberStatusSchema = z.object({
  isLoyaltyMember: z.boolean(),
  loyaltyOptInDate: z.optional(z.string()),
  memberId: z.optional(z.string()),
  loyaltySummary: z.optional(z.object({ points: z.object({ balance: z.int() }) })),
  isEmployeeDiscountTCAccepted: z.optional(z.boolean()),
  athlete: spendSchema,
  employee: spendSchema,
  prosumer: spendSchema,
  identity: z.optional(z.array(z.object({ type: z.enum(['WRANX', 'IPA']) }))),
});
export type MemberStatus = z.infer<typeof memberStatusSchema>;

export const notificationSchema = z.object({
  /** Letters about things that can be bought again, which were asked for one by one. */
  backInStock: z.boolean(),
});

export const consumerProfileSchema = z.extend(memberStatusSchema, {
  consumerNo: z.string(),
  consumerType: consumerTypeSchema,
  consumerDetails: z.object({
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    email: z.string(),
    /** National digits; with the dial code in front it is a number in international form. */
    phone: z.optional(z.string()),
    phoneCode: z.optional(z.string()),
    phoneCountry: z.optional(z.string()),
    postalCode: z.optional(z.string()),
    birthDate: z.optional(z.string()),
    gender: z.optional(z.enum(GENDERS)),
    /** Main addresses first. */
    address: z.array(bookAddressSchema),
  }),
  preferences: z.object({
    interests: z.optional(z.string()),
    preferredShoeSize: z.optional(z.string()),
    favoriteStoreId: z.optional(z.string()),
  }),
  /** The owner has shown that the address is theirs: what is found by address belongs to the account. */
  isEmailConfirmed: z.boolean(),
  subscriptions: z.array(subscriptionSchema),
  notification: notificationSchema,
  /** Of its last change; 0: an account whose profile nobody has begun. */
  version: z.int(),
});
export type ConsumerProfile = z.infer<typeof consumerProfileSchema>;

const answerSchema = z.object({ consumerProfile: consumerProfileSchema });
const summaryQuery = z.object({ includeLoyaltySummary: z.optional(z.enum(['true', 'false'])) });

export const consumerCalls = defineCalls({
  'consumer.get': {
    method: 'GET',
    path: '/consumers-v3/consumer',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'The profile of whoever is signed in',
    query: summaryQuery,
    response: answerSchema,
    errors: [],
    spec: 'spec 2 §7, §3',
  },
  'consumer.update': {
    method: 'PUT',
    path: '/consumers-v3/consumer',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Change parts of the profile; the others stay',
    query: summaryQuery,
    body: profileBodySchema,
    response: answerSchema,
    errors: ['PRO404', 'AUT442', 'AUT444', 'PRO410', 'PRO411', 'PRO412', 'PRO418'],
    spec: 'spec 2 §7, §5',
  },
  'consumer.create': {
    method: 'POST',
    path: '/consumers-v3/consumer',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Begin the profile of an account that has none',
    query: summaryQuery,
    body: profileBodySchema,
    response: answerSchema,
    status: 201,
    errors: ['AUT442', 'AUT444', 'PRO410', 'PRO411', 'PRO412', 'PRO418'],
    spec: 'spec 2 §7',
  },
  'consumer.notification': {
    method: 'PUT',
    path: '/consumers-v3/consumer/notification',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Which letters that were asked for are written',
    body: notificationSchema,
    response: notificationSchema,
    errors: [],
    spec: 'spec 2 §7',
  },
  'consumer.lookup': {
    method: 'GET',
    path: '/consumers-v3/consumer/lookup',
    access: 'personal',
    effect: 'read',
    summary: 'Whether an enrollment goes on with a sign-in or a sign-up; few may be asked for in a minute',
    query: z.object({ email: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)), recaptcha_response: captchaSchema }),
    response: z.object({ isRegistered: z.boolean() }),
    errors: ['AUT453', 'AUT403'],
    spec: 'spec 2 §7',
  },
  'consumer.retrieveUserData': {
    method: 'POST',
    path: '/consumers-v3/consumer/retrieveUserData',
    access: 'personal',
    effect: 'read',
    summary: 'What a sign-up form is filled in with, for whoever holds the signed id of a letter and knows the address that it went to',
    body: z.object({
      /** `{id}.{until}.{signature}`: cannot be guessed, and is good for a while. */
      consumerId: z.string().check(z.minLength(1), z.maxLength(200)),
      email: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
      recaptcha_response: captchaSchema,
    }),
    response: z.object({
      firstName: z.optional(z.string()),
      lastName: z.optional(z.string()),
      email: z.string(),
      phone: z.optional(z.string()),
      phoneCode: z.optional(z.string()),
      postalCode: z.optional(z.string()),
      birthDate: z.optional(z.string()),
    }),
    errors: ['CCN404', 'AUT403'],
    spec: 'spec 2 §7; spec 3 §2',
  },
});
