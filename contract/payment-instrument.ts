import * as z from 'zod/mini';
import { amountSchema } from './money-schemas.ts';

/** spec 1 §3 */
export const PAYMENT_METHODS = [
  'CREDIT_CARD',
  'KLARNA',
  'PAYPAL',
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'REWARD_CODE',
  'REWARD_CARD',
  'ATHLETES_PAYMENT',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const paymentMethodCodeSchema = z.enum(PAYMENT_METHODS);

/** A wallet pays with the token of a card, so its payment method is CREDIT_CARD: the wallets have no method of their own (spec 1 §3). */
export const WALLETS = ['APPLE_PAY', 'GOOGLE_PAY'] as const;
export type Wallet = (typeof WALLETS)[number];

/** How far a payment on the provider's own page came. */
export const APPROVAL_STATES = ['pending', 'approved', 'refused', 'cancelled', 'expired'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const paymentInstrumentSchema = z.object({
  payment_method_id: paymentMethodCodeSchema,
  payment_instrument_id: z.string(),
  c_requestID: z.string(),
  /** What it pays of this cart now. */
  amount: amountSchema,
  /** The most it can pay. Absent: whatever the others leave (cards, Klarna, PayPal). */
  available: z.optional(amountSchema),
  card: z.optional(z.object({ card_type: z.string(), bin: z.string(), last4: z.string(), wallet: z.optional(z.enum(WALLETS)) })),
  /** Of a gift card, reward card or reward code: its last four characters, what is on it, and how long that is good. */
  stored: z.optional(z.object({ last4: z.string(), balance: amountSchema, expiresAt: z.optional(z.string()) })),
  /** LOYALTY_POINTS: what placing the order would spend. */
  points: z.optional(z.int()),
  pointWorth: z.optional(amountSchema),
  /** KLARNA, PAYPAL: the shopper approves `amount` at `redirectUrl` and comes back. `express`: what the address adds they can agree to here. */
  approval: z.optional(
    z.object({ state: z.enum(APPROVAL_STATES), amount: amountSchema, redirectUrl: z.optional(z.string()), express: z.optional(z.literal(true)) }),
  ),
  /** ATHLETES_PAYMENT (spec 1 §3). */
  additionalData: z.optional(z.object({ remainingAmount: amountSchema, payableAmount: amountSchema })),
});
export type PaymentInstrument = z.infer<typeof paymentInstrumentSchema>;
