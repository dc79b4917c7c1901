import * as z from 'zod/mini';
import { captchaSchema } from './auth.ts';
import { defineCalls } from './call.ts';
import { EMAIL_MAX } from '#contract/constants.ts';

/** spec 3 §3 */
export const SUBSCRIPTION_TYPES = ['Newsletter', 'LoyaltyNewsletter', 'Loyalty'] as const;
export const SUBSCRIPTION_CHANNELS = ['email', 'sms'] as const;
export type SubscriptionChannel = (typeof SUBSCRIPTION_CHANNELS)[number];

export const subscriptionSchema = z.object({
  type: z.enum(SUBSCRIPTION_TYPES),
  channel: z.enum(SUBSCRIPTION_CHANNELS),
  /** Asked for. Nothing is sent on the strength of it alone. */
  optin: z.boolean(),
  /** Confirmed by whoever reads that mailbox or phone. */
  doubleOptin: z.boolean(),
  recipient: z.string(),
  category: z.optional(z.string()),
  country: z.optional(z.string()),
  region: z.optional(z.string()),
  optinDate: z.optional(z.string()),
  optoutDate: z.optional(z.string()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const aboutSchema = {
  type: z._default(z.enum(SUBSCRIPTION_TYPES), 'Newsletter'),
  channel: z.enum(SUBSCRIPTION_CHANNELS),
};

/** A phone number may be written in the form of its country, and is sent with it or in international form. */
const recipientSchema = {
  recipient: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(EMAIL_MAX))),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
};

const listSchema = z.object({ subscriptions: z.array(subscriptionSchema) });

export const consumerSubscriptionCalls = defineCalls({
  'consumer.getSubscription': {
    method: 'GET',
    path: '/consumers-v3/consumer/subscription',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'What this account is subscribed to, or has asked for',
    response: listSchema,
    errors: [],
    spec: 'spec 2 §7',
  },
  'consumer.createSubscription': {
    method: 'POST',
    path: '/consumers-v3/consumer/subscription',
    access: 'personal',
    effect: 'change',
    summary: 'Ask for a subscription; it begins when a letter or a text message to the recipient is answered',
    body: z.object({
      ...aboutSchema,
      ...recipientSchema,
      category: z.optional(z.string().check(z.maxLength(40))),
      recaptcha_response: captchaSchema,
    }),
    /** `pending`: a letter or message is on its way. Also where somebody else's mailbox is subscribed already: nobody learns that here. */
    response: z.object({ state: z.enum(['pending', 'subscribed']) }),
    status: 202,
    errors: ['AUT403', 'AUT453', 'PRO412'],
    spec: 'spec 2 §7; spec 3 §4',
  },
  'consumer.updateSubscription': {
    method: 'PUT',
    path: '/consumers-v3/consumer/subscription',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'End a subscription of this account, or confirm one by the code of a text message',
    body: z.object({ ...aboutSchema, optin: z.boolean(), code: z.optional(z.string().check(z.regex(/^\d{6}$/))) }),
    /** `code`: it was the wrong one, or no further try is taken and another message is needed. Tries are counted, so this is no refusal. */
    response: z.extend(listSchema, { code: z.optional(z.enum(['wrong', 'spent'])) }),
    errors: ['PRO412'],
    spec: 'spec 2 §7; spec 3 §7',
  },
});
