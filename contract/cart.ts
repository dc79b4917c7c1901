import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { DEFAULT_MAX_QTY, SHIPPING_CODES } from './constants.ts';
import { addressSchema, addressInputSchema, ADDRESS_CONTEXTS } from './address.ts';
import { productIdSchema, storeIdSchema, upcSchema, uuidSchema } from './ids.ts';
import { amountSchema, currencySchema } from './money-schemas.ts';
import { paymentInstrumentSchema } from './payment-instrument.ts';
import { priceAdjustmentSchema } from './price-adjustment.ts';
import { approachingPromotionSchema, giftOfferSchema, promotionSchema } from './promotion.ts';

export const shippingCodeSchema = z.enum(SHIPPING_CODES);
export type ShippingCode = z.infer<typeof shippingCodeSchema>;

export const attributeValueSchema = z.object({
  type: z.string(),
  value: z.string(),
  label: z.string(),
});

export const giftOptionSchema = z.object({
  to: z.string().check(z.maxLength(60)),
  email: z.optional(z.email().check(z.maxLength(100))),
  message: z.string().check(z.maxLength(240)),
  /** Day on which a gift card is mailed, in the place where it is read; absent: as soon as it is paid. */
  sendOn: z.optional(z.iso.date()),
});
export type GiftOption = z.infer<typeof giftOptionSchema>;

export const shippingMethodSchema = z.object({
  code: shippingCodeSchema,
  label: z.string(),
  /** Before and after shipping promotions. */
  price: z.object({ amount: amountSchema, finalAmount: amountSchema, currency: currencySchema }),
  /** Estimated days from now; 'same day' is 0. */
  deliveryTime: z.object({ minDays: z.int(), maxDays: z.int() }),
  address: z.optional(addressSchema),
  storeId: z.optional(z.string()),
  storeName: z.optional(z.string()),
  shippingId: z.string(),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

export const itemShippingOptionSchema = z.object({
  selected: z.boolean(),
  shippingMethod: z.object({ code: shippingCodeSchema, deliveryTime: z.object({ minDays: z.int(), maxDays: z.int() }) }),
  storeInfo: z.optional(z.object({ id: z.string(), name: z.string(), storeInventory: z.int() })),
});

export const itemPriceSchema = z.object({
  /** Of one piece, before promotions. `high*` differ from `current` and `original` only where the price is a range. */
  current: amountSchema,
  original: amountSchema,
  highCurrent: amountSchema,
  highOriginal: amountSchema,
  /** Of the row: `current` times quantity. */
  rowTotal: amountSchema,
  priceAfterItemDiscount: amountSchema,
  /** What the row costs after every discount, prorated so that the rows add up to the totals. */
  priceAfterOrderDiscount: amountSchema,
  /** Same as `priceAfterOrderDiscount`: what this row adds to the bill. */
  amount: amountSchema,
  currency: currencySchema,
});

export const cartItemSchema = z.object({
  id: z.string(),
  /** Colourway. */
  productId: z.string(),
  /** Style. */
  masterId: z.string(),
  upc: z.string(),
  name: z.string(),
  qty: z.int().check(z.minimum(1)),
  /** What one basket may hold of it now: the shop's limit and the stock, whichever is less. */
  maxQty: z.int(),
  /** What was chosen for a thing that is made to order; its words stand among the attributes, its surcharge is in the price. */
  recipeId: z.optional(z.string()),
  price: itemPriceSchema,
  taxTotal: amountSchema,
  /** A gift that a promotion added. */
  bonus: z.boolean(),
  /** Of a gift: the promotion that gave it. */
  promotionId: z.optional(z.string()),
  isCustoms: z.boolean(),
  shippingOptions: z.array(itemShippingOptionSchema),
  giftOption: z.optional(giftOptionSchema),
  pdpUrl: z.string(),
  productImageURL: z.string(),
  slug: z.string(),
  isDigitalProduct: z.boolean(),
  /** Made to order as the shop designed it: the recipe that holds where the shopper chose none. */
  precreatedCustomsCode: z.optional(z.string()),
  productPromotions: z.array(z.object({ promotionId: z.string(), calloutMessage: z.string(), amount: amountSchema })),
  badge: z.optional(z.string()),
  eyebrow: z.optional(z.string()),
  rating: z.object({ score: z.number(), reviewsCount: z.int() }),
  /** colour, size, width ... as chosen, with the words to show. */
  attributes: z.array(attributeValueSchema),
  breadcrumbs: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  /** Until then its pieces are put aside for this basket (`cart.reserveWithItem`, or while the order is prepared). */
  reservedUntil: z.optional(z.string()),
  /** Stock of the way it travels at the time of the answer. */
  availability: z.object({ state: z.enum(['InStock', 'LowStock', 'OutOfStock', 'Withdrawn']), quantity: z.int() }),
  /** Rule data the device needs to estimate: tax class and categories. Public facts of the product. */
  pricingFacts: z.object({ taxClass: z.string(), categoryIds: z.array(z.string()) }),
  /** How the idempotency of the client sees the line: ids of the mutations that made or changed it, newest last, at most 8. */
  opIds: z.optional(z.array(z.string())),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const totalsSchema = z.object({
  /** What the shopper pays. */
  total: amountSchema,
  totalDiscount: amountSchema,
  /** Rows after item discounts. */
  itemTotal: amountSchema,
  totalWithoutTax: amountSchema,
  shipping: amountSchema,
  tax: amountSchema,
  /** Whole percent, rounded down. */
  totalDiscountPercentage: z.int(),
  remainingToPay: amountSchema,
  currency: currencySchema,
  totalUnits: z.int(),
  /** Rows before any discount. */
  itemSubTotal: amountSchema,
  netAmount: amountSchema,
  taxAmount: amountSchema,
  appliedRewards: amountSchema,
});
export type Totals = z.infer<typeof totalsSchema>;

export const promoSummaryEntrySchema = z.object({
  level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']),
  promotionName: z.string(),
  promotionId: z.string(),
  calloutMessage: z.string(),
  campaignId: z.string(),
  couponCode: z.optional(z.string()),
  thresholdStatus: z.enum(['REACHED', 'APPROACHING']),
  promotionClass: z.string(),
  amount: amountSchema,
  /** For an approaching promotion: what is still missing. */
  distanceFromConditionThreshold: z.optional(amountSchema),
});

export type PromoSummaryEntry = z.infer<typeof promoSummaryEntrySchema>;

export const flashSchema = z.object({
  code: z.string(),
  type: z.enum(['info', 'warning', 'error']),
  details: z.record(z.string(), z.unknown()),
});

export type Flash = z.infer<typeof flashSchema>;

/** Rates are thousandths of a percent (25.5 % is 25500), limits minor units of one piece. */
export const regionTaxSchema = z.object({
  rate: z.int(),
  /** Children's clothes and shoes, where they have a rate of their own. */
  kids: z.optional(z.int()),
  /** Clothes and shoes are free below this price, or up to this part of it. */
  freeBelow: z.optional(z.int()),
  freeUpTo: z.optional(z.int()),
  /** Shipping is taxed like the goods it carries. */
  shipping: z.boolean(),
});
export type RegionTax = z.infer<typeof regionTaxSchema>;

/** What became of a code: applied, kept until its condition is met, or no longer good. */
export const COUPON_STATES = ['applied', 'no_applicable_promotion', 'coupon_expired', 'coupon_redeemed', 'coupon_unknown'] as const;

export const shipmentSchema = z.object({
  shippingId: z.string(),
  code: shippingCodeSchema,
  storeId: z.optional(z.string()),
  itemIds: z.array(z.string()),
  shipping: amountSchema,
});

export const cartSchema = z.object({
  id: uuidSchema,
  basketId: uuidSchema,
  /** Rises with every change; a newer snapshot is never replaced by an older one. */
  version: z.int(),
  /** Public rule data that the totals were made with: the device estimates with the same. */
  pricingVersion: z.string(),
  locale: z.string(),
  items: z.array(cartItemSchema),
  totals: totalsSchema,
  totalItems: z.int(),
  currency: currencySchema,
  payment_instruments: z.array(paymentInstrumentSchema),
  /** Of the GIFT_CARD instruments: the number without all but its last four digits. */
  giftCards: z.array(z.object({ cardNumber: z.string(), amount: amountSchema })),
  shippingMethods: z.array(
    z.object({
      shippingId: z.string(),
      code: shippingCodeSchema,
      applicableShippingMethods: z.array(shippingMethodSchema),
      address: z.optional(addressSchema),
      /** The shop or the collection point where the shipment waits. */
      storeId: z.optional(z.string()),
      storeName: z.optional(z.string()),
      /** The shopper's own choice, not a default: then a slower way in its place is told. */
      shopperAppliedSM: z.optional(z.boolean()),
      /** Tax of the place where the goods are handed over; absent while nobody knows it. The device estimates with it. */
      tax: z.optional(regionTaxSchema),
    }),
  ),
  billingAddress: z.optional(addressSchema),
  /** `promotion` is the rule behind a valid code: with it the device estimates as the server does. */
  couponItems: z.array(z.object({ code: z.string(), valid: z.boolean(), statusCode: z.enum(COUPON_STATES), promotion: z.optional(promotionSchema) })),
  /** Rules of whose basket it is (discounts of employees and professionals, benefits of members): the device estimates with them, too. */
  personalPromotions: z.optional(z.array(promotionSchema)),
  /** Rules that need no code and hold now for this shopper: the device estimates with them instead of the ones it came with. */
  publicPromotions: z.optional(z.array(promotionSchema)),
  approachingDiscounts: z.optional(z.array(approachingPromotionSchema)),
  /** Gifts that may be chosen. */
  gifts: z.optional(z.array(giftOfferSchema)),
  /** Changes of price that an associate made in the store. */
  priceAdjustments: z.optional(z.array(priceAdjustmentSchema)),
  orderPromotions: z.array(z.object({ promotionId: z.string(), calloutMessage: z.string(), amount: amountSchema })),
  promoSummary: z.array(promoSummaryEntrySchema),
  flash: z.array(flashSchema),
  customerNotifications: z.array(z.object({ type: z.string(), message: z.string() })),
  shipments: z.array(shipmentSchema),
  updatedAt: z.string(),
});
export type Cart = z.infer<typeof cartSchema>;

const newItem = {
  /** Colourway the shopper looked at. */
  product: productIdSchema,
  upc: upcSchema,
  qty: z.optional(z.int().check(z.minimum(1), z.maximum(DEFAULT_MAX_QTY))),
  /** A store or, with `shippingCode` pudo, a collection point. Present: picked up there; absent: shipped. */
  storeId: z.optional(storeIdSchema),
  shippingCode: z.optional(shippingCodeSchema),
  maxQty: z.optional(z.int().check(z.minimum(1))),
  context: z.optional(z.string().check(z.maxLength(40))),
  recipeId: z.optional(z.string().check(z.maxLength(64))),
  giftOption: z.optional(giftOptionSchema),
};

export const addItemBodySchema = z.object({
  cartId: uuidSchema,
  ...newItem,
  /** Puts a saved item back: leaves the saved list in the same transaction. */
  saveForLaterItemId: z.optional(uuidSchema),
  /** Chooses this as the gift of a promotion whose condition is met, in the place of another gift of it. */
  giftOf: z.optional(z.string().check(z.maxLength(60))),
});

const basketParams = z.object({ basketId: uuidSchema });

export const cartCalls = defineCalls({
  'cart.create': {
    method: 'POST',
    path: '/cart/v1/cart',
    access: 'personal',
    effect: 'change',
    summary: 'Create a basket, empty or with the items of a basket that vanished',
    body: z.object({
      /** One basket for one rebuild, however often it is sent: the id of the vanished basket and the epoch. */
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
    body: z.object(newItem),
    response: cartSchema,
    status: 201,
    errors: ['ORD404', 'INV700', 'INV408', 'INV702', 'PRC400', 'GWP403', 'STR404', 'GFO404', 'GFS800'],
    spec: 'spec 1 §7',
  },
  'cart.get': {
    method: 'GET',
    path: '/cart/v1/cart/{basketId}',
    access: 'personal',
    effect: 'read',
    summary: 'The basket as it stands',
    params: basketParams,
    query: z.object({
      /** The shopper's favorite store: offered for what can be collected there, and where a line goes that can no longer be sent. */
      favStoreId: z.optional(storeIdSchema),
      /** Lines that can no longer come as chosen are moved to a way that can, and the answer says which (spec 1 §4). */
      isPatchRequired: z.optional(z.enum(['true', 'false'])),
      /** `false` leaves out what is said of missing stock: for a look at the basket alone. */
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
    params: basketParams,
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
    errors: ['BSK404', 'ORD404', 'ORD430', 'INV700', 'INV408', 'INV702', 'PRC400', 'STR404', 'GFO404', 'GFS800'],
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
  'cart.getShippingMethod': {
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
    access: 'personal',
    effect: 'read',
    summary: 'The ways a shipment can travel',
    params: z.object({ basketId: uuidSchema, shippingId: z.string() }),
    response: z.object({ shippingId: z.string(), code: shippingCodeSchema, applicableShippingMethods: z.array(shippingMethodSchema) }),
    errors: ['BSK404', 'SHP404'],
    spec: 'spec 1 §7',
  },
  'cart.addShippingAddress': {
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    access: 'personal',
    effect: 'change',
    summary: 'Set the addresses of the shipments',
    params: basketParams,
    body: z.object({
      addresses: z.array(addressInputSchema).check(z.minLength(1), z.maxLength(20)),
      recaptcha_response: z.optional(z.string()),
      context: z.optional(z.enum(ADDRESS_CONTEXTS)),
      bid: z.optional(z.string()),
    }),
    response: cartSchema,
    errors: ['BSK404', 'CHK380', 'CHK320', 'SHP410', 'SHP500', 'PAY401'],
    spec: 'spec 1 §7',
  },
  'cart.deleteShippingAddress': {
    method: 'DELETE',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    access: 'personal',
    effect: 'change',
    summary: 'Clear the addresses of the shipments',
    params: basketParams,
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
    params: basketParams,
    body: addressInputSchema,
    response: z.object({ valid: z.boolean(), address: addressSchema }),
    errors: ['BSK404', 'CHK380', 'CHK320', 'SHP410', 'SHP500', 'PAY401'],
    spec: 'spec 1 §7',
  },
  'cart.addBillingAddress': {
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    access: 'personal',
    effect: 'change',
    summary: 'Set the billing address',
    params: basketParams,
    body: addressInputSchema,
    response: cartSchema,
    errors: ['BSK404', 'CHK320', 'BILL410', 'PYT406'],
    spec: 'spec 1 §7',
  },
  'cart.deleteBillingAddress': {
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    access: 'personal',
    effect: 'change',
    summary: 'Clear the billing address',
    params: basketParams,
    response: cartSchema,
    errors: ['BSK404'],
    spec: 'spec 1 §7',
  },
});
