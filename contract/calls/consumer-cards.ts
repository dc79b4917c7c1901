import * as z from 'zod/mini';
import { captchaSchema } from './auth.ts';
import { defineCalls } from './call.ts';
import { uuidSchema } from '#contract/ids.ts';
import { amountSchema, currencySchema } from '#contract/money-schemas.ts';

/** spec 2 §7: what instruments are asked for by; gift cards, which can be saved too (spec 2 §8), beside them. */
export const SAVED_METHODS = ['CREDIT_CARD', 'REWARD_CODE', 'REWARD_CARD', 'GIFT_CARD'] as const;

/** Of one account, and as many gift cards. One more is refused with WMK409L. */
export const CARDS_MAX = 20;

/** A saved card: what may be shown of it. Its number is the provider's alone, its token the shop's. */
export const savedCardSchema = z.object({
  paymentInstrumentId: z.string(),
  payment_method_id: z.literal('CREDIT_CARD'),
  card_type: z.string(),
  last4: z.string(),
  expiryMonth: z.optional(z.int()),
  expiryYear: z.optional(z.int()),
  expired: z.boolean(),
  /** Express payment takes it (spec 1 §5). */
  isDefault: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCardSchema>;

/** A saved gift card: number and PIN are kept nowhere, they are asked for once. */
export const savedGiftCardSchema = z.object({
  paymentInstrumentId: z.string(),
  payment_method_id: z.literal('GIFT_CARD'),
  last4: z.string(),
  currency: currencySchema,
  /** Absent: whoever keeps the balances did not answer. */
  balance: z.optional(amountSchema),
  expiresAt: z.optional(z.string()),
  /** It pays nothing any more, whatever is on it. */
  expired: z.boolean(),
});
export type SavedGiftCard = z.infer<typeof savedGiftCardSchema>;

export const savedInstrumentSchema = z.discriminatedUnion('payment_method_id', [savedCardSchema, savedGiftCardSchema]);
export type SavedInstrument = z.infer<typeof savedInstrumentSchema>;

const savedSchema = z.object({ payment_instruments: z.array(savedInstrumentSchema) });
const cardParams = z.object({ paymentInstrumentId: uuidSchema });

export const consumerCardCalls = defineCalls({
  'consumer.getPaymentInstruments': {
    method: 'GET',
    path: '/consumers-v3/consumer/payment_instruments',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Saved cards, the default one first, then gift cards with what is on them',
    query: z.object({ method: z.optional(z.enum(SAVED_METHODS)) }),
    response: savedSchema,
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
    summary: "Save a card by the provider's token, the first one is the default; or a gift card by its number and PIN",
    body: z.discriminatedUnion('payment_method_id', [
      z.object({
        payment_method_id: z.literal('CREDIT_CARD'),
        token: z.string().check(z.minLength(1), z.maxLength(200)),
        isDefault: z.optional(z.boolean()),
        recaptcha_response: captchaSchema,
      }),
      z.object({
        payment_method_id: z.literal('GIFT_CARD'),
        card_number: z.optional(z.string().check(z.maxLength(40))),
        pin: z.optional(z.string().check(z.maxLength(12))),
        recaptcha_response: captchaSchema,
      }),
    ]),
    response: z.object({ card: savedInstrumentSchema, payment_instruments: z.array(savedInstrumentSchema) }),
    status: 201,
    errors: ['PYT300', 'PYT404', 'FE309', 'WMK409L', 'AUT403', 'GFC400', 'GFC700', 'GFC725', 'GFC760', 'GFC800', 'GFC812'],
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
    response: savedSchema,
    errors: ['PYT404'],
    spec: 'spec 2 §7',
  },
  'consumer.deletePaymentInstrument': {
    method: 'DELETE',
    path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Forget a saved card or gift card; of the default one the place goes to the one saved last',
    params: cardParams,
    response: savedSchema,
    errors: ['PYT404'],
    spec: 'spec 2 §7',
  },
});
