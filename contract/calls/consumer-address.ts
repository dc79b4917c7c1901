import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '#contract/address.ts';
import { defineCalls } from './call.ts';
import { ADDRESS_APPROACH_BILLING, ADDRESS_APPROACH_SHIPPING, EMAIL_MAX } from '#contract/constants.ts';
import { uuidSchema } from '#contract/ids.ts';

/** What an address of the book is for: S shipping, B billing (spec 2 §3). */
export const approachTypeSchema = z.enum([ADDRESS_APPROACH_SHIPPING, ADDRESS_APPROACH_BILLING]);
export type ApproachType = z.infer<typeof approachTypeSchema>;

/** Of one kind: more than anybody sends parcels to. One more is refused with WMK409L. */
export const ADDRESSES_MAX = 50;

/** An address as it is put into the book. Without a mail address of its own it has the account's. */
export const bookInputSchema = z.extend(z.omit(addressInputSchema, { shippingId: true, addressId: true, subscriptions: true }), {
  email: z.optional(z.string().check(z.trim(), z.maxLength(EMAIL_MAX))),
  approachType: approachTypeSchema,
  /** Asks to be the main one; the first of its kind is main without asking, and nothing but another one ends it. */
  main: z.optional(z.boolean()),
});
export type BookInput = z.infer<typeof bookInputSchema>;

export const bookAddressSchema = z.extend(z.omit(addressSchema, { shippingId: true, subscriptions: true }), {
  approachType: approachTypeSchema,
  main: z.boolean(),
});
export type BookAddress = z.infer<typeof bookAddressSchema>;

/** The whole book after a change, main addresses first (spec 2 §4). */
const bookSchema = z.object({ addressId: uuidSchema, address: z.array(bookAddressSchema) });

const addressParams = z.object({ addressId: uuidSchema });

export const consumerAddressCalls = defineCalls({
  'consumer.addAddress': {
    method: 'POST',
    path: '/consumers-v3/consumer/address',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Put an address into the book; the first of its kind becomes the main one',
    body: bookInputSchema,
    response: bookSchema,
    status: 201,
    errors: ['CCA400', 'PRO412', 'WMK409L'],
    spec: 'spec 2 §7, §4',
  },
  'consumer.updateAddress': {
    method: 'PUT',
    path: '/consumers-v3/consumer/address/{addressId}',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Change an address of the book, or make it the main one of its kind',
    params: addressParams,
    body: bookInputSchema,
    response: bookSchema,
    errors: ['CCA401', 'CCA400', 'PRO412'],
    spec: 'spec 2 §7, §4',
  },
  'consumer.deleteAddress': {
    method: 'DELETE',
    path: '/consumers-v3/consumer/address/{addressId}',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Take an address out of the book; of a main one the place goes to the one changed last',
    params: addressParams,
    response: z.object({ address: z.array(bookAddressSchema) }),
    errors: ['CCA401', 'PRO414'],
    spec: 'spec 2 §7, §4',
  },
});
