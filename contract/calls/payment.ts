import * as z from 'zod/mini';
import { addressInputSchema } from '#contract/address.ts';
import { defineCalls } from './call.ts';
import { cartSchema } from '#contract/cart.ts';
import { uuidSchema } from '#contract/ids.ts';
import { amountSchema, currencySchema } from '#contract/money-schemas.ts';
import { paymentInstrumentSchema, paymentMethodCodeSchema, WALLETS } from '#contract/payment-instrument.ts';

const cartParams = z.object({ basketId: uuidSchema });
const cardNumber = z.optional(z.string().check(z.maxLength(40)));
const pin = z.optional(z.string().check(z.maxLength(12)));

/** One way to pay this cart. */
export const paymentOptionSchema = z.object({
  code: paymentMethodCodeSchema,
  label: z.string(),
  additionalData: z.optional(
    z.object({
      /** ATHLETES_PAYMENT: left of the year's credit, and what of it this cart can take. */
      remainingAmount: z.optional(amountSchema),
      payableAmount: z.optional(amountSchema),
      /** LOYALTY_POINTS: the balance, and what one point pays. */
      points: z.optional(z.int()),
      pointWorth: z.optional(amountSchema),
      /** GIFT_CARD: so many on one order. */
      max: z.optional(z.int()),
    }),
  ),
});

/** What the shop asks of a device when an order is placed, and nothing beyond: enough to tell a person's browser from a program's. docs/payment.md says why each is there. */
export const deviceFingerprintSchema = z.object({
  language: z.string().check(z.maxLength(35)),
  timeZone: z.string().check(z.maxLength(64)),
  screen: z.object({ width: z.int().check(z.minimum(0), z.maximum(20_000)), height: z.int().check(z.minimum(0), z.maximum(20_000)) }),
  touch: z.boolean(),
});
export type DeviceFingerprint = z.infer<typeof deviceFingerprintSchema>;

/** What Apple's sheet wants of a merchant; made by the provider, and but for its name and its end opaque to the shop. */
export const merchantSessionSchema = z.catchall(z.object({ merchantSessionIdentifier: z.string(), expiresAt: z.int() }), z.unknown());

export const paymentCalls = defineCalls({
  'cart.getPaymentMethods': {
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/paymentMethods',
    access: 'personal',
    effect: 'read',
    summary: 'What this basket can be paid with',
    params: cartParams,
    response: z.object({ paymentMethods: z.array(paymentOptionSchema) }),
    errors: ['BSK404'],
    spec: 'spec 1 §7',
  },
  'cart.addPaymentInstrument': {
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    access: 'personal',
    effect: 'saga',
    summary: 'Attach a payment to the basket; several add up until nothing remains to be paid',
    params: cartParams,
    body: z.object({
      payment_method_id: paymentMethodCodeSchema,
      /** CREDIT_CARD: the provider's token, from its own frame ... */
      token: z.optional(z.string().check(z.maxLength(200))),
      /** ... or a saved card of the account. GIFT_CARD: a saved gift card, in place of number and PIN. */
      saved_instrument_id: z.optional(uuidSchema),
      /** The token came out of a wallet's sealed payment. */
      wallet: z.optional(z.enum(WALLETS)),
      /** GIFT_CARD, REWARD_CARD: as printed; spaces do not matter. */
      card_number: cardNumber,
      pin,
      /** REWARD_CODE */
      code: z.optional(z.string().check(z.maxLength(40))),
      /** LOYALTY_POINTS: so many at most. */
      points: z.optional(z.int().check(z.minimum(1), z.maximum(10_000_000))),
      /** ATHLETES_PAYMENT: so much at most; without it as much as there is. */
      amount: z.optional(amountSchema),
      /** PAYPAL: with the payer's address and email (spec 3 §4). */
      express: z.optional(z.boolean()),
      /** KLARNA, PAYPAL: page of this shop to come back to. */
      returnPath: z.optional(z.string().check(z.maxLength(200), z.regex(/^\/[\w-]{2,5}\/[\w/-]*$/))),
    }),
    response: z.object({ payment_instruments: z.array(paymentInstrumentSchema), cart: cartSchema }),
    status: 201,
    errors: [
      'BSK404',
      'PYT404',
      'PAY400',
      'FE309',
      'GFC400',
      'GFC410',
      'GFC700',
      'GFC725',
      'GFC740',
      'GFC755',
      'GFC760',
      'GFC799',
      'GFC800',
      'GFC812',
      'GFO405',
      'REW401',
      'REW130',
      'REW135',
      'REW140',
    ],
    spec: 'spec 1 §7, §3',
  },
  'cart.paymentDetails': {
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/paymentInstruments/{paymentInstrumentId}/details',
    access: 'personal',
    effect: 'saga',
    summary:
      "What became of a payment on the provider's own page; of PayPal express also whose it is, and more than was approved once it is agreed to",
    params: z.object({ basketId: uuidSchema, paymentInstrumentId: uuidSchema }),
    body: z.object({
      /** What the shopper has seen here that remains to be paid, and agreed to: the approval is raised to it. */
      amount: z.optional(amountSchema),
    }),
    response: z.object({
      payment_instrument: paymentInstrumentSchema,
      payer: z.optional(z.object({ email: z.string(), address: z.optional(addressInputSchema) })),
      cart: cartSchema,
    }),
    errors: ['BSK404', 'PYT404', 'PYT400', 'WMK409'],
    spec: 'spec 3 §4',
  },
  'cart.deletePaymentInstrument': {
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    access: 'personal',
    effect: 'change',
    summary: 'Take a payment off the basket',
    params: cartParams,
    body: z.object({ payment_instrument_id: z.string() }),
    response: cartSchema,
    errors: ['BSK404', 'PYT404'],
    spec: 'spec 1 §7',
  },
  'cart.paymentSession': {
    method: 'GET',
    path: '/cart/v1/paymentSession',
    access: 'personal',
    effect: 'read',
    summary: "What the page needs to open the provider's fields, or a wallet's sheet (paymentMethodId APPLE_PAY, GOOGLE_PAY)",
    query: z.object({
      referer: z.optional(z.string()),
      paymentMethodId: z.optional(z.string()),
      paymentMethod: z.optional(z.string()),
      cartId: uuidSchema,
    }),
    response: z.object({
      provider: z.string(),
      meta: z.object({
        frameUrl: z.string(),
        frameOrigin: z.string(),
        sessionID: z.string(),
        /** Where the sealed payment of a wallet becomes a token. */
        walletUrl: z.optional(z.string()),
      }),
      locale: z.string(),
      merchantSession: z.optional(merchantSessionSchema),
    }),
    errors: ['BSK404'],
    spec: 'spec 1 §7; spec 3 §7',
  },
  'cart.giftcardBalance': {
    method: 'POST',
    path: '/cart/v1/giftcard/balance',
    access: 'personal',
    effect: 'read',
    summary: 'What is on a gift card',
    body: z.object({ card_number: cardNumber, pin }),
    response: z.object({ last4: z.string(), balance: amountSchema, currency: currencySchema, expiresAt: z.optional(z.string()) }),
    errors: ['GFC400', 'GFC700', 'GFC760', 'GFC799', 'GFC800', 'GFC812'],
    spec: 'spec 1 §7, §8',
  },
  'cart.deviceFingerprint': {
    method: 'POST',
    path: '/cart/v1/deviceFingerPrint',
    access: 'personal',
    effect: 'change',
    summary: 'Say what the device is like; kept with the order, and forgotten with the basket where none comes of it',
    body: z.object({ cartId: uuidSchema, deviceFingerPrint: deviceFingerprintSchema }),
    /** Name of it, for placing the order. */
    response: z.object({ deviceFingerPrint: uuidSchema }),
    errors: ['BSK404'],
    spec: 'spec 1 §7, §3',
  },
});
