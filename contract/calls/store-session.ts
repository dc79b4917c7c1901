import * as z from 'zod/mini';
import { signInSchema } from './auth.ts';
import { defineCalls } from './call.ts';
import { cartSchema, giftOptionSchema, shippingCodeSchema } from '#contract/cart.ts';
import { AMOUNT_MAX, DEFAULT_MAX_QTY, EMAIL_MAX } from '#contract/constants.ts';
import { productIdSchema, storeIdSchema, upcSchema, uuidSchema } from '#contract/ids.ts';
import { amountSchema, currencySchema } from '#contract/money-schemas.ts';
import { heldAdjustmentSchema, parkedCartAdjustmentSchema } from '#contract/price-adjustment.ts';
import { HELD_NOTE_MAX } from './store-limits.ts';

export const storeEmployeeIdSchema = z.string().check(z.regex(/^[A-Z0-9-]{1,40}$/i));

/** Whom a sale is for, as far as the people in the store may know: a name, and what the sale needs. `customerRef` opens nothing but the sale. */
export const storeCustomerSchema = z.object({
  customerRef: uuidSchema,
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  isLoyaltyMember: z.boolean(),
  memberId: z.optional(z.string()),
});
export type StoreCustomer = z.infer<typeof storeCustomerSchema>;

/** Where this device sells and who does (spec 2 §3): connected when both are set (spec 2 §4). */
export const storeSessionSchema = z.object({
  connected: z.boolean(),
  storeId: z.optional(z.string()),
  storeName: z.optional(z.string()),
  storeEmployeeId: z.optional(z.string()),
  storeEmployeeName: z.optional(z.string()),
  /** Attached to the sale at the counter; gone with its order. */
  customer: z.optional(storeCustomerSchema),
});
export type StoreSession = z.infer<typeof storeSessionSchema>;

/** `parked`: put aside for another customer. `sale`: rung up while the network was away, waiting to be paid. */
export const HELD_KINDS = ['parked', 'sale'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** A line as it was chosen: what it costs is worked out when the cart comes back. */
export const heldItemSchema = z.object({
  product: productIdSchema,
  upc: upcSchema,
  qty: z.int().check(z.minimum(1), z.maximum(DEFAULT_MAX_QTY)),
  storeId: z.optional(storeIdSchema),
  shippingCode: z.optional(shippingCodeSchema),
  recipeId: z.optional(z.string().check(z.maxLength(64))),
  giftOption: z.optional(giftOptionSchema),
  adjustment: z.optional(heldAdjustmentSchema),
});
export type HeldItem = z.infer<typeof heldItemSchema>;

export const heldCouponsSchema = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10));

const heldFacts = {
  kind: z.enum(HELD_KINDS),
  /** Who put it aside, where and when: stays with it whoever goes on with it. */
  storeId: storeIdSchema,
  storeEmployeeId: storeEmployeeIdSchema,
  at: z.iso.datetime(),
  note: z.optional(z.string().check(z.maxLength(HELD_NOTE_MAX))),
  /** What the customer was told that it costs. */
  total: z.optional(z.object({ amount: amountSchema.check(z.minimum(0), z.maximum(AMOUNT_MAX)), currency: currencySchema })),
};

export const parkedCartSchema = z.object({
  ...heldFacts,
  basketId: uuidSchema,
  storeEmployeeName: z.optional(z.string()),
  customer: z.optional(storeCustomerSchema),
  items: z.array(z.object({ upc: z.string(), qty: z.int(), name: z.optional(z.string()) })),
});
export type ParkedCart = z.infer<typeof parkedCartSchema>;

const cartParams = z.object({ basketId: uuidSchema });

/** Everything below `/agent` is for associates; all but signing in and connecting needs a store and an employee: without them it is STR404. */
export const storeSessionCalls = defineCalls({
  'auth.agentlogin': {
    method: 'POST',
    path: '/consumers-v3/consumer/agent/login',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Sign-in of the people in the store; the answer is exchanged for a session as that of a shopper is',
    body: signInSchema,
    response: z.object({ authorizationCode: z.string(), expiresIn: z.int() }),
    errors: ['AUT401', 'AUT423', 'AUT426', 'AUT441', 'AUT403', 'AUT500'],
    spec: 'spec 1 §7',
  },
  'utilities.stores': {
    method: 'GET',
    path: '/consumers-v3/utilities/stores',
    access: 'public',
    effect: 'read',
    summary: 'All stores, by country and name',
    response: z.object({ stores: z.array(z.object({ id: z.string(), name: z.string(), city: z.string(), countryCode: z.string() })) }),
    errors: [],
    spec: 'spec 2 §7',
  },
  'utilities.storeEmployees': {
    method: 'GET',
    path: '/consumers-v3/utilities/stores/{storeId}/employees',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Who works in a store, for associates alone',
    params: z.object({ storeId: storeIdSchema }),
    response: z.object({ employees: z.array(z.object({ id: z.string(), name: z.string() })) }),
    errors: ['AUT404', 'STR404'],
    spec: 'spec 2 §7',
  },
  'agent.session': {
    method: 'GET',
    path: '/consumers-v3/consumer/agent/session',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Where this device sells, who does, and for whom',
    response: storeSessionSchema,
    errors: ['AUT404'],
    spec: 'spec 2 §3, §4',
  },
  'agent.connect': {
    method: 'PUT',
    path: '/consumers-v3/consumer/agent/session',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Set store and employee of this session; signing out ends both',
    body: z.object({ storeId: storeIdSchema, storeEmployeeId: storeEmployeeIdSchema }),
    response: storeSessionSchema,
    errors: ['AUT404', 'STR404'],
    spec: 'spec 2 §4, §6',
  },
  'agent.findCustomer': {
    method: 'POST',
    path: '/consumers-v3/consumer/agent/customers',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Find a customer by loyalty id or email, exactly',
    body: z.union([
      z.object({ email: z.string().check(z.minLength(3), z.maxLength(EMAIL_MAX)) }),
      z.object({ loyaltyId: z.string().check(z.minLength(1), z.maxLength(40)) }),
    ]),
    response: storeCustomerSchema,
    errors: ['AUT404', 'STR404', 'CCN404', '4044'],
    spec: 'spec 1 §6',
  },
  'agent.attachCustomer': {
    method: 'PUT',
    path: '/consumers-v3/consumer/agent/customer',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'The sale at the counter is for this customer, or for nobody the shop knows',
    body: z.object({ customerRef: z.nullable(uuidSchema) }),
    response: z.object({}),
    errors: ['AUT404', 'STR404', 'CCN404'],
    spec: 'spec 1 §6',
  },
  'agent.baskets': {
    method: 'GET',
    path: '/consumers-v3/consumer/agent/baskets',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'What is parked in this store and what waits to be paid, oldest first',
    response: z.object({ baskets: z.array(parkedCartSchema) }),
    errors: ['AUT404', 'STR404'],
    spec: 'spec 1 §6',
  },
  'agent.keepBasket': {
    method: 'PUT',
    path: '/consumers-v3/consumer/agent/baskets/{basketId}',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Put a basket aside in the store, once, under the id that the device gave it; one of another store is refused',
    params: cartParams,
    body: z.object({
      ...heldFacts,
      items: z.array(heldItemSchema).check(z.minLength(1), z.maxLength(200)),
      coupons: z.optional(heldCouponsSchema),
      adjustments: z.optional(z.array(parkedCartAdjustmentSchema).check(z.maxLength(20))),
      customerRef: z.optional(uuidSchema),
    }),
    response: z.object({}),
    errors: ['AUT404', 'STR404'],
    spec: 'spec 1 §6',
  },
  'agent.resumeBasket': {
    method: 'POST',
    path: '/consumers-v3/consumer/agent/baskets/{basketId}/resume',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Take what was put aside back to the counter: one device gets it',
    params: cartParams,
    body: z.object({
      /** The cart at the counter; absent: the open one, or a new one. */
      cartId: z.optional(uuidSchema),
    }),
    response: cartSchema,
    errors: ['AUT404', 'WMK404B', 'STR404', 'BSK404'],
    spec: 'spec 1 §6',
  },
  'agent.dropBasket': {
    method: 'DELETE',
    path: '/consumers-v3/consumer/agent/baskets/{basketId}',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Nobody comes back for it: let it go',
    params: cartParams,
    response: z.object({}),
    errors: ['AUT404', 'WMK404B', 'STR404'],
    spec: 'spec 1 §6',
  },
});
