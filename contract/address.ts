import * as z from 'zod/mini';
import { APPLE_PAY_CITY_MAX } from './constants.ts';

/** spec 2 §7 and 3 §7: where an address comes from when it was not typed into the checkout. */
export const ADDRESS_CONTEXTS = ['APPLE_PAY_EXPRESS', 'PAYPAL_EXPRESS', 'COLLECTION'] as const;
export type AddressContext = (typeof ADDRESS_CONTEXTS)[number];

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/**
 * What a form sends. Country rules (required fields, patterns, provinces) are data in address-rules.ts and are checked
 * by the page for comfort and by the server for truth; the maxima here are the general ones of spec 3 §5, of a town that of wallets.
 */
export const addressInputSchema = z.object({
  shippingId: z.optional(z.string().check(z.maxLength(64))),
  addressId: z.optional(z.string().check(z.maxLength(64))),
  firstName: text(30),
  lastName: text(30),
  email: text(100),
  phone: z.optional(text(30)),
  phoneCode: z.optional(text(6)),
  /** Of whoever takes the parcel, where that is somebody else. */
  recipientContactPhone: z.optional(text(30)),
  addressLine1: text(30),
  addressLine2: z.optional(text(30)),
  addressLine3: z.optional(text(30)),
  city: text(APPLE_PAY_CITY_MAX),
  postalCode: z.optional(text(12)),
  province: z.optional(text(40)),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  subscriptions: z.optional(z.object({ newsletterConsent: z.boolean() })),
});
export type AddressInput = z.infer<typeof addressInputSchema>;

export const addressSchema = z.object({
  shippingId: z.optional(z.string()),
  addressId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  phoneCode: z.optional(z.string()),
  recipientContactPhone: z.optional(z.string()),
  addressLine1: z.string(),
  addressLine2: z.optional(z.string()),
  addressLine3: z.optional(z.string()),
  city: z.string(),
  postalCode: z.optional(z.string()),
  province: z.optional(z.string()),
  country: z.string(),
  countryCode: z.string(),
  isValidated: z.boolean(),
  subscriptions: z.optional(z.object({ newsletterConsent: z.boolean() })),
});
export type Address = z.infer<typeof addressSchema>;
