import * as z from 'zod/mini';
import { captchaSchema } from './auth.ts';
import { defineCalls } from './call.ts';
import { uuidSchema } from './ids.ts';

/** spec 2 §7: what instruments are asked for by. */
export const SAVED_METHODS = ['CREDIT_CARD', 'REWARD_CODE', 'REWARD_CARD'] as const;

/** Of one account. One more is refused with WMK409L. */
export const CARDS_MAX = 20;

/** A saved card: what may be shown of it. Its number is the provider's alone, its token the shop's. */
export const savedCardSchema = z.object({
  paymentInstrumentId: z.string(),
  payment_method_id: z.enum(SAVED_METHODS),
  card_type: z.string(),
  last4: z.string(),
  expiryMonth: z.optional(z.int()),
  expiryYear: z.optional(z.int()),
  expired: z.boolean(),
  /** Express payment takes it (spec 1 §5). */
  isDefault: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCardSchema>;

const cardsSchema = z.object({ payment_instruments: z.array(savedCardSchema) });
const cardParams = z.object({ paymentInstrumentId: uuidSchema });

export const consumerCardCalls = defineCalls({
  'consumer.getPaymentInstruments': {
    method: 'GET',
    path: '/consumers-v3/consumer/payment_instruments',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Saved cards, the default one first',
    query: z.object({ method: z.optional(z.enum(SAVED_METHODS)) }),
    response: cardsSchema,
    errors: [],
    spec: 'spec 2 §7',
  },
  'consumer.cardSession': {
    method: 'GET',
    path: '/consumers-v3/consumer/payment_instruments/session',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: "What the page needs to open the provider's fields for a card that is to be saved",
    response: z.object({ provider: z.string(), meta: z.object({ frameUrl: z.string(), frameOrigin: z.string(), sessionID: z.string() }) }),
    errors: [],
    spec: 'spec 3 §7',
  },
  'consumer.addPaymentInstrument': {
    method: 'POST',
    path: '/consumers-v3/consumer/payment_instruments',
    access: 'personal',
    effect: 'saga',
    session: 'registered',
    summary: "Save a card by the provider's token; the first one is the default",
    body: z.object({
      payment_method_id: z.literal('CREDIT_CARD'),
      token: z.string().check(z.minLength(1), z.maxLength(200)),
      isDefault: z.optional(z.boolean()),
      recaptcha_response: captchaSchema,
    }),
    response: z.object({ card: savedCardSchema, payment_instruments: z.array(savedCardSchema) }),
    status: 201,
    errors: ['PYT300', 'PYT404', 'FE309', 'WMK409L', 'AUT403'],
    spec: 'spec 2 §7, §8',
  },
  'consumer.updatePaymentInstrument': {
    method: 'PATCH',
    path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Make a saved card the default one',
    params: cardParams,
    body: z.object({ isDefault: z.literal(true) }),
    response: cardsSchema,
    errors: ['PYT404'],
    spec: 'spec 2 §7',
  },
  'consumer.deletePaymentInstrument': {
    method: 'DELETE',
    path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Forget a saved card; of the default one the place goes to the one saved last',
    params: cardParams,
    response: cardsSchema,
    errors: ['PYT404'],
    spec: 'spec 2 §7',
  },
});
