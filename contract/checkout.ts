import * as z from 'zod/mini';
import { addressSchema, addressInputSchema } from './address.ts';
import { defineCalls } from './call.ts';
import { cartItemSchema, cartSchema, flashSchema, paymentInstrumentSchema, promoSummaryEntrySchema, shipmentSchema, totalsSchema } from './cart.ts';
import { storeIdSchema, uuidSchema } from './ids.ts';
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
export const paymentMethodCodeSchema = z.enum(PAYMENT_METHODS);

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
      deliveryTime: z.object({ minDays: z.int(), maxDays: z.int() }),
    }),
  ),
  totals: totalsSchema,
  paymentMethod: z.object({ code: paymentMethodCodeSchema, card_type: z.optional(z.string()), last4: z.optional(z.string()) }),
  flash: z.array(flashSchema),
  promoSummary: z.array(promoSummaryEntrySchema),
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

const basketParams = z.object({ basketId: uuidSchema });

export const checkoutCalls = defineCalls({
  'cart.getPaymentMethods': {
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/paymentMethods',
    access: 'personal',
    effect: 'read',
    summary: 'What this basket can be paid with',
    params: basketParams,
    response: z.object({ paymentMethods: z.array(z.object({ code: paymentMethodCodeSchema, label: z.string() })) }),
    errors: ['BSK404'],
    spec: 'spec 1 §7',
  },
  'cart.addPaymentInstrument': {
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    access: 'personal',
    effect: 'saga',
    summary: 'Attach a payment to the basket',
    params: basketParams,
    body: z.object({
      payment_method_id: paymentMethodCodeSchema,
      /** The provider's token for a card, from its own frame. */
      token: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: z.object({ payment_instruments: z.array(paymentInstrumentSchema), cart: cartSchema }),
    status: 201,
    errors: ['BSK404', 'PYT404', 'PAY400'],
    spec: 'spec 1 §7',
  },
  'cart.deletePaymentInstrument': {
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    access: 'personal',
    effect: 'change',
    summary: 'Take a payment off the basket',
    params: basketParams,
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
    summary: "What the page needs to open the provider's fields",
    query: z.object({
      referer: z.optional(z.string()),
      paymentMethodId: z.optional(z.string()),
      paymentMethod: z.optional(z.string()),
      cartId: uuidSchema,
    }),
    response: z.object({
      provider: z.string(),
      meta: z.object({ frameUrl: z.string(), frameOrigin: z.string(), sessionID: z.string() }),
      locale: z.string(),
    }),
    errors: ['BSK404'],
    spec: 'spec 1 §7; spec 3 §7',
  },
  'cart.prepareOrder': {
    method: 'POST',
    path: '/cart/v1/cart/prepareOrder',
    access: 'personal',
    effect: 'change',
    summary: 'Check the basket and reserve its stock for a while',
    body: z.object({ basketId: uuidSchema }),
    response: z.object({ cart: cartSchema, reservedUntil: z.string(), orderNumber: z.string() }),
    errors: ['BSK404', 'INV406', 'INV409', 'INV405', 'ORD430', 'CHK380', 'SHP404', 'TAX309', 'ORD415'],
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
      'INV409',
      'INV405',
      'ORD430',
      'PAY400',
      'PAY401',
      'PYT400',
      'PYT402',
      'PYT404',
      'PYT406',
      'FE309',
      'BIL400',
      'BILL410',
      'CHK320',
      'CHK380',
      'SHP404',
      'TAX310',
      'ORD415',
      'STR404',
      'PRM130',
      'PRM140',
      'PRM150',
      'PRM155',
      'WMK409',
      'AUT403',
    ],
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
    errors: ['OHS4004'],
    spec: 'spec 1 §4',
  },
  'orders.byCart': {
    method: 'GET',
    path: '/cart/v2/checkout/cart/{basketId}/order',
    access: 'personal',
    effect: 'read',
    summary: 'The order a basket became, if it became one',
    params: basketParams,
    response: z.object({ state: z.enum(['none', ...ORDER_STATES]), orderNumber: z.optional(z.string()), st: z.optional(z.string()) }),
    errors: [],
    spec: 'spec 1 §4',
  },
});
