import * as z from 'zod/mini';
import { addressSchema } from './address.ts';
import { SHIPPING_CODES } from './constants.ts';
import { uuidSchema } from './ids.ts';
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

/** Estimated days from now; 'same day' is 0. `notBefore`: of goods that are not out yet the days count from that one. */
export const deliveryTimeSchema = z.object({ minDays: z.int(), maxDays: z.int(), notBefore: z.optional(z.iso.date()) });

export const shippingMethodSchema = z.object({
  code: shippingCodeSchema,
  label: z.string(),
  /** Before and after shipping promotions. */
  price: z.object({ amount: amountSchema, finalAmount: amountSchema, currency: currencySchema }),
  deliveryTime: deliveryTimeSchema,
  address: z.optional(addressSchema),
  storeId: z.optional(z.string()),
  storeName: z.optional(z.string()),
  /** Street and town on one line, as they are written there. */
  storeAddress: z.optional(z.string()),
  shippingId: z.string(),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

export const itemShippingOptionSchema = z.object({
  selected: z.boolean(),
  shippingMethod: z.object({ code: shippingCodeSchema, deliveryTime: deliveryTimeSchema }),
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
  /** What one cart may hold of it now: the shop's limit and the stock, whichever is less. */
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
  /** Until then its pieces are put aside for this cart (`cart.reserveWithItem`, or while the order is prepared). */
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
      storeAddress: z.optional(z.string()),
      /** The shopper's own choice, not a default: then a slower way in its place is told. */
      shopperAppliedSM: z.optional(z.boolean()),
      /** Tax of the place where the goods are handed over; absent while nobody knows it. The device estimates with it. */
      tax: z.optional(regionTaxSchema),
    }),
  ),
  billingAddress: z.optional(addressSchema),
  /** `promotion` is the rule behind a valid code: with it the device estimates as the server does. */
  couponItems: z.array(z.object({ code: z.string(), valid: z.boolean(), statusCode: z.enum(COUPON_STATES), promotion: z.optional(promotionSchema) })),
  /** Rules of whose cart it is (discounts of employees and professionals, benefits of members): the device estimates with them, too. */
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
  /** Always empty here: what there is to say is a remark of `flash`, whose words the page has in every language. */
  customerNotifications: z.array(z.object({ type: z.string(), message: z.string() })),
  shipments: z.array(shipmentSchema),
  updatedAt: z.string(),
  /** Names exactly this content, if the request had `X-Waymark-Holds`: whoever holds it can be answered with what differs (cart-difference.ts). */
  tag: z.optional(z.string()),
});
export type Cart = z.infer<typeof cartSchema>;
