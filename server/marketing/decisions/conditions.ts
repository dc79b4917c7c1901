import * as z from 'zod';
import { PAGE_TYPES } from '#contract/constants.ts';
import { LOCALE_IDS } from '#contract/locales.ts';
import { AUDIENCES } from '#contract/promotion.ts';

const count = z.number().int().min(0);
const names = z.array(z.string()).min(1);

/** When a rule holds: every condition that it names must hold. A rule without conditions holds for everybody. */
export const conditionsSchema = z.strictObject({
  /** `anyOf`: the visitor is one of these; `noneOf`: none of these. */
  audience: z.strictObject({ anyOf: z.array(z.enum(AUDIENCES)).min(1).optional(), noneOf: z.array(z.enum(AUDIENCES)).min(1).optional() }).optional(),
  pageTypes: z.array(z.enum(PAGE_TYPES)).min(1).optional(),
  locales: z.array(z.enum(LOCALE_IDS)).min(1).optional(),
  /** Pieces, and minor units in the currency of the locale. */
  cart: z.strictObject({ minCount: count, maxCount: count, minSubtotal: count, maxSubtotal: count }).partial().optional(),
  /** What is known of earlier visits, and of this page. Of a list any entry is enough. */
  history: z
    .strictObject({
      minOrders: count,
      maxOrders: count,
      minViewedProducts: count,
      viewedProducts: names,
      viewedCategories: names,
      searched: names,
    })
    .partial()
    .optional(),
  /** Custom variables by name: all of them must have their value. */
  variables: z.record(z.string(), z.string()).optional(),
  /**
   * Part of the visitors, in percent from 0 to 100: `from` is included, `to` is not. Two rules of one experience with parts beside each other divide its
   * visitors. Visitors without an id are in no part.
   */
  share: z
    .strictObject({ from: z.number().min(0).max(100), to: z.number().min(0).max(100) })
    .refine(({ from, to }) => from < to, 'must not end before it begins')
    .optional(),
});
export type Conditions = z.infer<typeof conditionsSchema>;
