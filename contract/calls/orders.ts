import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { orderSchema } from './checkout.ts';
import { EMAIL_MAX } from '#contract/constants.ts';
import { amountSchema, currencySchema } from '#contract/money-schemas.ts';
import { LOCALE_IDS } from '#contract/locales.ts';
import {
  CANCEL_REASONS,
  ORDER_PAGE_MAX,
  PURCHASE_STATUSES,
  REFUND_STATES,
  RETURN_LINES_MAX,
  RETURN_REASONS,
  RETURN_STATES,
  SHIPMENT_STEPS,
  UNRETURNABLE,
} from './order-states.ts';

/** As people type it: upper or lower case, with spaces around it. */
const orderIdSchema = z.string().check(z.trim(), z.regex(/^[A-Z0-9-]{6,40}$/i));
/** The order's own proof (spec 1 §3): from its letter, from tracking it. Whoever placed it needs none. */
const proofSchema = z.optional(z.string().check(z.maxLength(100)));

export const fileSchema = z.object({
  fileName: z.string(),
  contentType: z.literal('application/pdf'),
  /** Base64. */
  content: z.string(),
});
export type FileAnswer = z.infer<typeof fileSchema>;

const refundSchema = z.object({
  amount: amountSchema,
  currency: currencySchema,
  state: z.enum(REFUND_STATES),
  /** When the provider had given it back. */
  at: z.optional(z.string()),
});

export const returnSchema = z.object({
  returnId: z.string(),
  state: z.enum(RETURN_STATES),
  createdAt: z.string(),
  lines: z.array(z.object({ itemId: z.string(), qty: z.int(), reason: z.enum(RETURN_REASONS), amount: amountSchema })),
  refund: refundSchema,
});
export type PurchaseReturn = z.infer<typeof returnSchema>;

const trackedShipmentSchema = z.object({
  shippingId: z.string(),
  /** How far it came. */
  step: z.enum(SHIPMENT_STEPS),
  /** What happened, oldest first. */
  events: z.array(z.object({ step: z.enum(SHIPMENT_STEPS), at: z.string() })),
  /** Steps that are still to come, in their order. */
  ahead: z.array(z.enum(SHIPMENT_STEPS)),
  trackingNumber: z.optional(z.string()),
  /** The carrier's page about it. */
  trackingUrl: z.optional(z.string()),
  /** Days between which it is expected. */
  expected: z.object({ from: z.iso.date(), to: z.iso.date() }),
});
export type TrackedShipment = z.infer<typeof trackedShipmentSchema>;

/** An order and what became of it. */
export const purchaseSchema = z.object({
  order: orderSchema,
  /** Of the shop it was placed in: says whether its prices hold the tax. */
  locale: z.enum(LOCALE_IDS),
  status: z.enum(PURCHASE_STATUSES),
  tracking: z.array(trackedShipmentSchema),
  /** Nothing is packed yet. */
  canCancel: z.boolean(),
  cancellation: z.optional(z.object({ at: z.string(), reason: z.enum(CANCEL_REASONS), refund: refundSchema })),
  /** Pieces of each item that can be sent back now. */
  returnable: z.array(z.object({ itemId: z.string(), qty: z.int(), why: z.optional(z.enum(UNRETURNABLE)) })),
  returnsUntil: z.optional(z.string()),
  returns: z.array(returnSchema),
  /** There is a letter about a gift card that can be sent once more. */
  hasGiftCard: z.boolean(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const purchaseEntrySchema = z.object({
  orderNumber: z.string(),
  placedAt: z.string(),
  status: z.enum(PURCHASE_STATUSES),
  total: amountSchema,
  currency: currencySchema,
  units: z.int(),
  /** The first of what was bought. */
  items: z.array(z.object({ name: z.string(), productImageURL: z.string() })),
});
export type PurchaseEntry = z.infer<typeof purchaseEntrySchema>;

const ownOrder = z.object({ orderId: orderIdSchema, st: proofSchema });

export const orderCalls = defineCalls({
  'consumer.purchaseHistory': {
    method: 'POST',
    path: '/consumers-v3/consumer/purchasehistory',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'The orders of an account, newest first, page by page',
    body: z.object({
      page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
      pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(ORDER_PAGE_MAX))),
    }),
    response: z.object({ purchases: z.array(purchaseEntrySchema), total: z.int(), page: z.int(), pages: z.int() }),
    errors: [],
    spec: 'spec 2 §7',
  },
  'consumer.getPurchase': {
    method: 'GET',
    path: '/consumers-v3/consumer/purchase/{orderId}',
    access: 'personal',
    effect: 'read',
    summary: 'An order of this shopper: its content, where it is, what can still be done',
    params: z.object({ orderId: orderIdSchema }),
    response: purchaseSchema,
    errors: ['OHS4004'],
    spec: 'spec 2 §7',
  },
  'consumer.trackOrder': {
    method: 'POST',
    path: '/consumers-v3/consumer/TrackOrder',
    access: 'personal',
    effect: 'read',
    summary: 'An order by its number and the email address or phone number it was placed with; a wrong one answers as no order does',
    body: z.object({
      orderId: z.string().check(z.maxLength(60)),
      email: z.optional(z.string().check(z.maxLength(EMAIL_MAX))),
      phone: z.optional(z.string().check(z.maxLength(30))),
      st: proofSchema,
    }),
    response: purchaseSchema,
    errors: ['OHS4004', 'ORD400'],
    spec: 'spec 2 §7, §8',
  },
  'consumer.cancelOrder': {
    method: 'POST',
    path: '/consumers-v3/consumer/CancelOrder',
    access: 'personal',
    effect: 'saga',
    summary: 'Cancel an order of which nothing is packed: the pieces go back into stock, the money goes back; one that is cancelled stays so',
    body: z.extend(ownOrder, { reason: z.optional(z.enum(CANCEL_REASONS)) }),
    response: purchaseSchema,
    errors: ['OHS4004', 'WMK409C'],
    spec: 'spec 2 §7',
  },
  'consumer.returnLabel': {
    method: 'POST',
    path: '/consumers-v3/consumer/return/{orderId}/returnLabel',
    access: 'personal',
    effect: 'saga',
    summary: 'Register a return and get its label, or the label of one that is registered',
    params: z.object({ orderId: orderIdSchema }),
    body: z.object({
      st: proofSchema,
      /** Of a registered return: its label once more. */
      returnId: z.optional(z.string().check(z.maxLength(40))),
      lines: z.optional(
        z
          .array(
            z.object({ itemId: z.string().check(z.maxLength(64)), qty: z.int().check(z.minimum(1), z.maximum(999)), reason: z.enum(RETURN_REASONS) }),
          )
          .check(z.minLength(1), z.maxLength(RETURN_LINES_MAX)),
      ),
    }),
    response: z.object({ return: returnSchema, label: fileSchema, purchase: purchaseSchema }),
    errors: ['OHS4004', 'RTN500'],
    spec: 'spec 2 §7, §8',
  },
  'consumer.downloadInvoice': {
    method: 'POST',
    path: '/consumers-v3/consumer/purchase/invoice/download',
    access: 'personal',
    effect: 'read',
    summary: 'The invoice of an order as PDF',
    body: ownOrder,
    response: fileSchema,
    errors: ['OHS4004'],
    spec: 'spec 2 §7',
  },
  'consumer.resendGiftCardEmail': {
    method: 'POST',
    path: '/consumers-v3/consumer/resendGiftCardEmail',
    access: 'personal',
    effect: 'change',
    summary: 'Send the letters about the gift cards of an order once more',
    body: ownOrder,
    response: z.object({ sent: z.int() }),
    errors: ['OHS4004', 'GFO404'],
    spec: 'spec 2 §7',
  },
});
