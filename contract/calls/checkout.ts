import * as z from 'zod/mini';
import { addressSchema, addressInputSchema } from '#contract/address.ts';
import { defineCalls } from './call.ts';
import {
  cartItemSchema,
  cartSchema,
  deliveryTimeSchema,
  flashSchema,
  promoSummaryEntrySchema,
  shipmentSchema,
  totalsSchema,
} from '#contract/cart.ts';
import { storeIdSchema, uuidSchema } from '#contract/ids.ts';
import { amountSchema } from '#contract/money-schemas.ts';
import { priceAdjustmentSchema } from '#contract/price-adjustment.ts';
import { paymentMethodCodeSchema } from '#contract/payment-instrument.ts';

/** spec 1 §3 Order paymentMethod. A card is a token of the provider; its number never comes here. */
export const orderPaymentMethodSchema = z.object({
  code: paymentMethodCodeSchema,
  additionalData: z.optional(
    z.object({
      sessionID: z.optional(z.string()),
      bin: z.optional(z.string().check(z.maxLength(8))),
      type: z.optional(z.string()),
      card_type: z.optional(z.string()),
      payment_instrument_id: z.optional(z.string()),
      threeDS2Result: z.optional(z.string()),
    }),
  ),
});

/** One of several ways in which an order was paid. */
export const orderPaymentSchema = z.object({
  code: paymentMethodCodeSchema,
  amount: amountSchema,
  card_type: z.optional(z.string()),
  last4: z.optional(z.string()),
  points: z.optional(z.int()),
});
export type OrderPaymentPart = z.infer<typeof orderPaymentSchema>;

export const ORDER_STATES = ['PREPARED', 'PLACING', 'AUTHENTICATING', 'PLACED', 'FINALISED', 'FAILED'] as const;

export const orderSchema = z.object({
  orderNumber: z.string(),
  /** Opaque proof that lets a guest read this order again (spec 1 §3 `st`). */
  st: z.string(),
  state: z.enum(ORDER_STATES),
  placedAt: z.string(),
  items: z.array(cartItemSchema),
  shipments: z.array(
    z.extend(shipmentSchema, {
      label: z.string(),
      address: z.optional(addressSchema),
      storeName: z.optional(z.string()),
      /** Where it waits, on one line; absent in orders from before it was kept. */
      storeAddress: z.optional(z.string()),
      deliveryTime: deliveryTimeSchema,
    }),
  ),
  totals: totalsSchema,
  /** What paid the largest part that was charged; with nothing charged what covered the most. */
  paymentMethod: z.object({ code: paymentMethodCodeSchema, card_type: z.optional(z.string()), last4: z.optional(z.string()) }),
  /** All that paid it, in the order in which it was attached; the amounts and `totals.appliedRewards` add up to the total. */
  payments: z.optional(z.array(orderPaymentSchema)),
  /** With PaymentNotAuthorized the order waits for the shopper: `details` are `challengeUrl` (to be framed), `sessionID` and `expiresAt`. */
  flash: z.array(flashSchema),
  promoSummary: z.array(promoSummaryEntrySchema),
  /** Changes of price that an associate made, with who made them and why. */
  priceAdjustments: z.optional(z.array(priceAdjustmentSchema)),
  billingAddress: addressSchema,
  inStoreSalesInfo: z.optional(
    z.object({
      storeId: z.string(),
      storeEmployeeId: z.string(),
      /** Of a sale that was rung up while the network was away: who did, and when. */
      rungUp: z.optional(z.object({ storeEmployeeId: z.string(), at: z.string() })),
    }),
  ),
});
export type Order = z.infer<typeof orderSchema>;

const cartParams = z.object({ basketId: uuidSchema });

export const checkoutCalls = defineCalls({
  'cart.prepareOrder': {
    method: 'POST',
    path: '/cart/v1/cart/prepareOrder',
    access: 'personal',
    effect: 'change',
    summary: 'Check the basket and reserve its stock for a while',
    body: z.object({ basketId: uuidSchema }),
    response: z.object({
      cart: cartSchema,
      /** When to prepare again: so long the pieces are held, where they are. */
      reservedUntil: z.string(),
      orderNumber: z.string(),
    }),
    errors: [
      'BSK404',
      'INV405',
      'INV406',
      'INV407',
      'INV408',
      'INV409',
      'ORD430',
      'ORD516',
      'ORD517',
      'ORD518',
      'CHK380',
      'PAY401',
      'SHP404',
      'TAX309',
      'ORD415',
    ],
    spec: 'spec 1 §7, §4',
  },
  'cart.placeOrder': {
    method: 'PUT',
    path: '/cart/v2/checkout/order',
    access: 'personal',
    effect: 'saga',
    summary: 'Place the order and pay it; exactly one order for one key',
    body: z.object({
      cartId: uuidSchema,
      /** What the shopper saw and agreed to: another version or total is refused before any charge. */
      cartVersion: z.int(),
      total: amountSchema,
      /** What the shopper saw that the named payment is charged with. */
      remainingToPay: z.optional(amountSchema),
      legalAccepted: z.literal(true),
      recaptcha_response: z.optional(z.string()),
      billingAddress: z.optional(addressInputSchema),
      paymentMethod: orderPaymentMethodSchema,
      /** Follows from the session: one that says something else is refused with STR404. */
      inStoreSalesInfo: z.optional(z.object({ storeId: storeIdSchema, storeEmployeeId: z.string().check(z.maxLength(40)) })),
      deviceFingerPrint: z.optional(z.string().check(z.maxLength(400))),
    }),
    response: orderSchema,
    errors: [
      'BSK404',
      'INV406',
      'INV408',
      'INV409',
      'INV405',
      'ORD430',
      'PAY400',
      'PAY401',
      'PYT400',
      'PYT402',
      'PYT404',
      'PYT405',
      'PYT406',
      'FE309',
      'BIL400',
      'BILL410',
      'CHK320',
      'CHK380',
      'SHP404',
      'TAX309',
      'TAX310',
      'ORD415',
      'STR404',
      'GFO405',
      'PRM130',
      'PRM135',
      'PRM140',
      'PRM150',
      'PRM155',
      'PRM160',
      'REW140',
      'GFC725',
      'GFC740',
      'GFC812',
      'WMK409',
      'AUT403',
    ],
    spec: 'spec 1 §7, §4',
  },
  'cart.patchOrder': {
    method: 'PATCH',
    path: '/cart/v2/checkout/order/{orderNumber}',
    access: 'personal',
    effect: 'saga',
    summary:
      'Go on with an order after its authentication. Where that failed, was given up or took too long the order is no more: PAY400 with `reason`, and `cartId` of a fresh basket with the same content',
    params: z.object({ orderNumber: z.string().check(z.regex(/^[A-Z0-9-]{6,40}$/i)) }),
    /** additionalData.threeDS2Result as the challenge told it; `cancelled` where the shopper closed it. */
    body: z.object({ paymentMethod: orderPaymentMethodSchema }),
    response: orderSchema,
    errors: ['ORD409', 'PAY400', 'PYT402', 'PYT404', 'FE309', 'PYT400'],
    spec: 'spec 1 §7, §4',
  },
  'orders.get': {
    method: 'GET',
    path: '/cart/v2/checkout/order/{orderNumber}',
    access: 'personal',
    effect: 'read',
    summary: 'An order of this shopper, or by the key it was placed with: the answer to "was it placed?"',
    params: z.object({ orderNumber: z.string().check(z.regex(/^[A-Z0-9-]{6,40}$/i)) }),
    query: z.object({ st: z.optional(z.string()) }),
    response: orderSchema,
    errors: ['ORD409'],
    spec: 'spec 1 §4',
  },
  'orders.byCart': {
    method: 'GET',
    path: '/cart/v2/checkout/cart/{basketId}/order',
    access: 'personal',
    effect: 'read',
    summary: 'The order a basket became, if it became one',
    params: cartParams,
    response: z.object({
      state: z.enum(['none', ...ORDER_STATES]),
      orderNumber: z.optional(z.string()),
      st: z.optional(z.string()),
      /** The cart that took this one's place after an authentication failed. */
      replacedBy: z.optional(uuidSchema),
    }),
    errors: [],
    spec: 'spec 1 §4',
  },
});
