import * as z from 'zod/mini';
import { ADDRESS_CONTEXTS, addressInputSchema, addressSchema } from '#contract/address.ts';
import { defineCalls } from './call.ts';
import { cartSchema, giftOptionSchema, shippingCodeSchema } from '#contract/cart.ts';
import { DEFAULT_MAX_QTY } from '#contract/constants.ts';
import { productIdSchema, storeIdSchema, upcSchema, uuidSchema } from '#contract/ids.ts';

const newItem = {
  /** Colourway the shopper looked at. */
  product: productIdSchema,
  upc: upcSchema,
  qty: z.optional(z.int().check(z.minimum(1), z.maximum(DEFAULT_MAX_QTY))),
  /** A store or, with `shippingCode` pudo, a collection point. Present: picked up there, unless `shippingCode` says that it is shipped; absent: shipped. */
  storeId: z.optional(storeIdSchema),
  shippingCode: z.optional(shippingCodeSchema),
  maxQty: z.optional(z.int().check(z.minimum(1))),
  context: z.optional(z.string().check(z.maxLength(40))),
  recipeId: z.optional(z.string().check(z.maxLength(64))),
  giftOption: z.optional(giftOptionSchema),
};

const addItemBodySchema = z.object({
  cartId: uuidSchema,
  ...newItem,
  /** Puts a saved item back: leaves the saved list in the same transaction. */
  saveForLaterItemId: z.optional(uuidSchema),
  /** Chooses this as the gift of a promotion whose condition is met, in the place of another gift of it. */
  giftOf: z.optional(z.string().check(z.maxLength(60))),
});

const cartParams = z.object({ basketId: uuidSchema });

/** The cart's calls (spec 1 §7). Every change answers with the whole cart. */
export const cartCalls = defineCalls({
  'cart.create': {
    method: 'POST',
    path: '/cart/v1/cart',
    access: 'personal',
    effect: 'change',
    summary: 'Create a basket, empty or with the items of a basket that vanished',
    body: z.object({
      /** One cart for one rebuild, however often it is sent: the id of the vanished cart and the epoch. */
      rebuildOf: z.optional(z.object({ cartId: uuidSchema, epoch: z.int().check(z.minimum(0), z.maximum(1_000_000_000)) })),
      items: z.optional(z.array(z.object(newItem)).check(z.maxLength(200))),
      coupons: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    }),
    response: cartSchema,
    status: 201,
    errors: [],
    spec: 'spec 1 §7',
  },
  'cart.createWithItem': {
    method: 'POST',
    path: '/cart/v1/cartWithItem',
    access: 'personal',
    effect: 'change',
    summary: 'Create a basket with its first item',
    body: z
      .object({
        ...newItem,
        /** Its pieces are put aside in `storeId`, as `cart.reserveWithItem` does where there is a cart. */
        reserve: z.optional(z.literal(true)),
      })
      .check(z.refine(({ reserve, storeId }) => !reserve || storeId !== undefined)),
    response: cartSchema,
    status: 201,
    errors: ['ORD404', 'INV700', 'INV701', 'INV408', 'INV702', 'PRC400', 'GWP403', 'STR404', 'GFO404', 'GFS800'],
    spec: 'spec 1 §7',
  },
  'cart.get': {
    method: 'GET',
    path: '/cart/v1/cart/{basketId}',
    access: 'personal',
    effect: 'read',
    summary: 'The basket as it stands',
    params: cartParams,
    query: z.object({
      /** The shopper's favorite store: offered for what can be collected there, and where a line goes that can no longer be sent. */
      favStoreId: z.optional(storeIdSchema),
      /** Lines that can no longer come as chosen are moved to a way that can, and the answer says which (spec 1 §4). */
      isPatchRequired: z.optional(z.enum(['true', 'false'])),
      /** `false` leaves out what is said of missing stock: for a look at the cart alone. */
      inventorySupplyCheck: z.optional(z.enum(['true', 'false'])),
    }),
    response: cartSchema,
    errors: ['BSK404'],
    spec: 'spec 1 §7',
  },
  'cart.addItem': {
    method: 'POST',
    path: '/cart/v1/item',
    access: 'personal',
    effect: 'change',
    summary: 'Add an item, or raise its quantity when the same choice is there',
    body: addItemBodySchema,
    response: cartSchema,
    errors: ['BSK404', 'ORD404', 'INV700', 'INV408', 'INV702', 'PRC400', 'GWP403', 'STR404', 'GFO404', 'GFS800'],
    spec: 'spec 1 §7',
  },
  'cart.removeItem': {
    method: 'DELETE',
    path: '/cart/v1/item',
    access: 'personal',
    effect: 'change',
    summary: 'Take an item out; an item that is gone already is no error',
    body: z.object({ cartId: uuidSchema, itemId: z.string(), upc: z.optional(upcSchema) }),
    response: cartSchema,
    errors: ['BSK404'],
    spec: 'spec 1 §7',
  },
  'cart.reserveWithItem': {
    method: 'POST',
    path: '/cart/v1/reserveWithItem',
    access: 'personal',
    effect: 'change',
    summary: 'Add an item that is collected in a store, and put its pieces aside there for a while',
    body: z.object({ cartId: uuidSchema, ...newItem, storeId: storeIdSchema }),
    response: cartSchema,
    errors: ['BSK404', 'ORD404', 'INV701', 'INV408', 'INV702', 'PRC400', 'GWP403', 'STR404', 'GFO404', 'GFS800'],
    spec: 'spec 1 §7',
  },
  'cart.updateItem': {
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/item',
    access: 'personal',
    effect: 'change',
    summary: 'Change quantity, variant, fulfilment or gift option of one item',
    params: cartParams,
    query: z.object({ itemId: z.string() }),
    body: z.object({
      /** Absolute, so that sending it twice is harmless. */
      qty: z.optional(z.int().check(z.minimum(1), z.maximum(DEFAULT_MAX_QTY))),
      upc: z.optional(upcSchema),
      product: z.optional(productIdSchema),
      /** A store: picked up there; null: shipped. */
      storeId: z.optional(z.nullable(storeIdSchema)),
      shippingCode: z.optional(shippingCodeSchema),
      recipeId: z.optional(z.string().check(z.maxLength(64))),
      giftOption: z.optional(z.nullable(giftOptionSchema)),
    }),
    response: cartSchema,
    errors: ['BSK404', 'ORD404', 'ORD430', 'INV700', 'INV408', 'INV702', 'PRC400', 'GWP403', 'STR404', 'GFO404', 'GFS800'],
    spec: 'spec 1 §7',
  },
  'cart.applyCoupon': {
    method: 'PUT',
    path: '/cart/v1/coupon',
    access: 'personal',
    effect: 'change',
    summary: 'Apply a coupon',
    body: z.object({ cartId: uuidSchema, code: z.string().check(z.minLength(1), z.maxLength(40)) }),
    response: cartSchema,
    errors: ['BSK404', 'PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160', 'PRM175', 'PRM416'],
    spec: 'spec 1 §7',
  },
  'cart.removeCoupon': {
    method: 'DELETE',
    path: '/cart/v1/coupon',
    access: 'personal',
    effect: 'change',
    summary: 'Take a coupon off; one that is gone already is no error',
    body: z.object({ cartId: uuidSchema, code: z.string().check(z.minLength(1), z.maxLength(40)) }),
    response: cartSchema,
    errors: ['BSK404'],
    spec: 'spec 1 §7',
  },
  'cart.setShippingMethod': {
    method: 'POST',
    path: '/cart/v1/shippingMethod',
    access: 'personal',
    effect: 'change',
    summary: 'Choose how a shipment travels',
    body: z.object({ cartId: uuidSchema, code: shippingCodeSchema, shippingId: z.string(), shopperAppliedSM: z.optional(z.boolean()) }),
    response: cartSchema,
    errors: ['BSK404', 'SHP404'],
    spec: 'spec 1 §7',
  },
  'cart.addShippingAddress': {
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    access: 'personal',
    effect: 'change',
    summary: 'Set the addresses of the shipments',
    params: cartParams,
    body: z.object({
      addresses: z.array(addressInputSchema).check(z.minLength(1), z.maxLength(20)),
      recaptcha_response: z.optional(z.string()),
      context: z.optional(z.enum(ADDRESS_CONTEXTS)),
      /** The value of the cookie of that name (spec 3 §7). The specification says neither who sets it nor what it is for: taken, not used and not kept. */
      bid: z.optional(z.string()),
    }),
    response: cartSchema,
    errors: ['BSK404', 'CHK380', 'SHP410', 'SHP500', 'PAY401'],
    spec: 'spec 1 §7',
  },
  'cart.deleteShippingAddress': {
    method: 'DELETE',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    access: 'personal',
    effect: 'change',
    summary: 'Clear the addresses of the shipments',
    params: cartParams,
    response: cartSchema,
    errors: ['BSK404'],
    spec: 'spec 1 §7',
  },
  'cart.validateShippingAddress': {
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
    access: 'personal',
    effect: 'read',
    summary: 'Check an address against the rules of its country without keeping it',
    params: cartParams,
    body: addressInputSchema,
    response: z.object({ valid: z.boolean(), address: addressSchema }),
    errors: ['BSK404', 'CHK380', 'SHP410', 'SHP500', 'PAY401'],
    spec: 'spec 1 §7',
  },
  'cart.addBillingAddress': {
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    access: 'personal',
    effect: 'change',
    summary: 'Set the billing address',
    params: cartParams,
    body: addressInputSchema,
    response: cartSchema,
    errors: ['BSK404', 'CHK320', 'BILL410', 'PYT406'],
    spec: 'spec 1 §7',
  },
});
