import * as z from 'zod/mini';
import { CURRENCIES } from './money.ts';
import { amountSchema } from './money-schemas.ts';

/** Amounts of one rule in every currency it is offered in; a rule without the cart's currency does not apply. */
export const amountsSchema = z.partialRecord(z.enum(CURRENCIES), amountSchema);
export type Amounts = z.infer<typeof amountsSchema>;

/** Words by language: `en`, `fr`, `de`; English where the language is missing. */
export const ruleTextSchema = z.record(z.string(), z.string());
export type RuleText = z.infer<typeof ruleTextSchema>;

/** Which items a promotion looks at. Lists that are absent do not narrow. */
export const itemFilterSchema = z.object({
  categoryIds: z.optional(z.array(z.string())),
  /** Styles or colourways. */
  productIds: z.optional(z.array(z.string())),
  taxClasses: z.optional(z.array(z.string())),
  /** True: only items whose price is reduced already; false: only those whose is not. */
  reduced: z.optional(z.boolean()),
  /** Lines of one cart: an associate's adjustment is about these. */
  itemIds: z.optional(z.array(z.string())),
});
export type ItemFilter = z.infer<typeof itemFilterSchema>;

const pieces = z.int().check(z.minimum(1));

/** Rates are thousandths of a percent: 10 % is 10000. */
export const effectSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('percent'), rate: z.int().check(z.minimum(0), z.maximum(100_000)) }),
  /** A sum off, never more than there is; `each`: off every piece; `maxRate`: never more than this part of what there is. */
  z.object({ type: z.literal('amount'), amounts: amountsSchema, each: z.optional(z.boolean()), maxRate: z.optional(z.int()) }),
  /** Every piece, or the shipment, costs this much where it costs more. */
  z.object({ type: z.literal('fixed-price'), amounts: amountsSchema, maxRate: z.optional(z.int()) }),
  /**
   * Product level only. Without a `target`: of every `buy + get` eligible pieces the `get` cheapest are reduced by `rate`. With one: for every `buy`
   * eligible pieces that are no target themselves, the `get` cheapest of the target. `times`: at most so often in one order.
   */
  z.object({ type: z.literal('buy-get'), buy: pieces, get: pieces, rate: z.int(), times: z.optional(pieces) }),
  /** Shipping level only: these ways of shipping cost nothing. */
  z.object({ type: z.literal('free-shipping'), codes: z.array(z.string()) }),
  /** One of these is given with the order; the first that is there unless the shopper chooses. */
  z.object({ type: z.literal('gift'), choices: z.array(z.object({ upc: z.string(), productId: z.string() })).check(z.minLength(1)) }),
]);
export type Effect = z.infer<typeof effectSchema>;

/** For whom a promotion is; the server sends a device those of its shopper alone. */
export const AUDIENCES = ['GUEST', 'REGISTERED', 'MEMBER', 'EMPLOYEE', 'ATHLETE', 'PROSUMER', 'ASSOCIATE'] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * One promotion as data. Levels are worked out in the order product, order, shipping, each on what the level before left over;
 * within a level by `priority` (lowest first), then id. Of those that share a `group` only the one worth most applies. One that is `exclusive`
 * applies alone at its level, where that is worth more to the shopper than what can be combined there.
 */
export const promotionSchema = z.object({
  id: z.string(),
  campaignId: z.string(),
  level: z.enum(['PRODUCT', 'ORDER', 'SHIPPING']),
  name: ruleTextSchema,
  /** Shown when it applies. `{amount}` is what it takes off, `{threshold}` what it asks for. */
  callout: ruleTextSchema,
  /** Shown while it is near. `{missing}` is what lacks (`{pieces}` of a quantity), `{off}` the sum it will take off. */
  approaching: z.optional(ruleTextSchema),
  /** Shown when the condition is met and it takes nothing off yet: a gift to be chosen, another promotion that is worth more. */
  above: z.optional(ruleTextSchema),
  audience: z.optional(z.array(z.enum(AUDIENCES))),
  eligible: z.optional(itemFilterSchema),
  excluded: z.optional(itemFilterSchema),
  /** What is reduced, where that is not what the condition counts. */
  target: z.optional(itemFilterSchema),
  /** Eligible items, after the discounts of the levels before, must come to this. */
  threshold: z.optional(amountsSchema),
  /** So many eligible pieces must be there. */
  quantity: z.optional(pieces),
  /** Shipments it is about, where it is not about all. */
  shippingIds: z.optional(z.array(z.string())),
  effect: effectSchema,
  priority: z.int(),
  group: z.optional(z.string()),
  exclusive: z.optional(z.boolean()),
});
export type Promotion = z.infer<typeof promotionSchema>;

/** How far a promotion is, for the bars over the cart (spec 2 §3). */
export const approachingPromotionSchema = z.object({
  promotionId: z.string(),
  promotionClass: z.string(),
  /** Minor units, or pieces where the condition counts pieces; 0 once it is met. */
  distanceFromConditionThreshold: amountSchema,
  /** Three parts with a pipe between: approaching, above the threshold, reached (spec 2 §3, §5). */
  calloutMsg: z.string(),
  approachingDisplayLevel: z.enum(['PRODUCT', 'ORDER', 'SHIPPING']),
  conditionThreshold: amountSchema,
  unit: z.enum(['amount', 'pieces']),
  status: z.enum(['APPROACHING', 'ABOVE', 'REACHED']),
});
export type ApproachingDiscount = z.infer<typeof approachingPromotionSchema>;

/** A gift that the cart has earned and may choose. */
export const giftOfferSchema = z.object({
  promotionId: z.string(),
  name: z.string(),
  choices: z.array(
    z.object({ upc: z.string(), productId: z.string(), name: z.string(), label: z.string(), productImageURL: z.string(), available: z.boolean() }),
  ),
  /** In the cart now; absent: none is left, or the shopper wants none. */
  chosen: z.optional(z.string()),
});
export type GiftOffer = z.infer<typeof giftOfferSchema>;
