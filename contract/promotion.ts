import * as z from 'zod/mini';
import { CURRENCIES } from './money.ts';
import { amountSchema } from './money-schemas.ts';

/** Amounts of one rule in every currency it is offered in; a rule without the cart's currency does not apply. */
export const amountsSchema = z.partialRecord(z.enum(CURRENCIES), amountSchema);
export type Amounts = z.infer<typeof amountsSchema>;

/** Words by language: `en`, `fr`, `de`; English where the language is missing. */
export const ruleWordsSchema = z.record(z.string(), z.string());
export type RuleWords = z.infer<typeof ruleWordsSchema>;

/** Which items a promotion looks at. Lists that are absent do not narrow. */
export const itemFilterSchema = z.object({
  categoryIds: z.optional(z.array(z.string())),
  /** Styles or colourways. */
  productIds: z.optional(z.array(z.string())),
  taxClasses: z.optional(z.array(z.string())),
  /** True: only items whose price is reduced already; false: only those whose is not. */
  reduced: z.optional(z.boolean()),
});
export type ItemFilter = z.infer<typeof itemFilterSchema>;

/** Rates are thousandths of a percent: 10 % is 10000. */
export const effectSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('percent'), rate: z.int() }),
  /** A sum off, never more than there is. */
  z.object({ type: z.literal('amount'), amounts: amountsSchema }),
  /** Of every `buy + get` eligible pieces the `get` cheapest are reduced by `rate`. Product level only. */
  z.object({ type: z.literal('buy-get'), buy: z.int().check(z.minimum(1)), get: z.int().check(z.minimum(1)), rate: z.int() }),
  /** Shipping level only: these ways of shipping cost nothing. */
  z.object({ type: z.literal('free-shipping'), codes: z.array(z.string()) }),
]);
export type Effect = z.infer<typeof effectSchema>;

/**
 * One promotion as data. Levels are worked out in the order product, order, shipping, each on what the level before left over;
 * within a level by `priority` (lowest first), then id. Of those that share a `group` only the one worth most applies.
 */
export const promotionSchema = z.object({
  id: z.string(),
  campaignId: z.string(),
  level: z.enum(['PRODUCT', 'ORDER', 'SHIPPING']),
  name: ruleWordsSchema,
  /** Shown when it applies. `{amount}` is what it takes off, `{threshold}` what it asks for. */
  callout: ruleWordsSchema,
  /** Shown while it is near. `{missing}` is what lacks, `{off}` the sum it will take off. */
  approaching: z.optional(ruleWordsSchema),
  eligible: z.optional(itemFilterSchema),
  excluded: z.optional(itemFilterSchema),
  /** Eligible items, after the discounts of the levels before, must come to this. */
  threshold: z.optional(amountsSchema),
  effect: effectSchema,
  priority: z.int(),
  group: z.optional(z.string()),
});
export type Promotion = z.infer<typeof promotionSchema>;
