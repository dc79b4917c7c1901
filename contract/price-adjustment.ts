import * as z from 'zod/mini';
import { ADJUSTMENT_KINDS, ADJUSTMENT_LEVELS, ADJUSTMENT_REASONS } from './adjustment-rules.ts';
import { amountSchema } from './money-schemas.ts';

const value = z.int().check(z.minimum(0), z.maximum(100_000_000));

const adjustmentFields = {
  /** PERCENT: thousandths of a percent; AMOUNT: minor units off; FIXED_PRICE: minor units of one piece, or of the shipment. */
  kind: z.enum(ADJUSTMENT_KINDS),
  value,
  reason: z.enum(ADJUSTMENT_REASONS),
};

/** A change of price that an associate makes in the store (spec 1 §3). */
export const priceAdjustmentSchema = z.object({
  adjustmentId: z.string(),
  level: z.enum(ADJUSTMENT_LEVELS),
  /** Of a line. */
  itemId: z.optional(z.string()),
  /** Of a shipment. */
  shippingId: z.optional(z.string()),
  ...adjustmentFields,
  /** What it takes off now. */
  amount: amountSchema,
  storeEmployeeId: z.string(),
});
export type PriceAdjustment = z.infer<typeof priceAdjustmentSchema>;

/** One that was made before its cart was put aside, with who made it. What it takes off is worked out when the cart comes back. */
export const heldAdjustmentSchema = z.object({ ...adjustmentFields, storeEmployeeId: z.string().check(z.regex(/^[A-Z0-9-]{1,40}$/i)) });
export type HeldAdjustment = z.infer<typeof heldAdjustmentSchema>;

/** The same of the whole cart, or of what travels together in it. */
export const parkedCartAdjustmentSchema = z.extend(heldAdjustmentSchema, {
  level: z.enum(['ORDER', 'SHIPPING']),
  shippingId: z.optional(z.string().check(z.maxLength(64))),
});
export type ParkedCartAdjustment = z.infer<typeof parkedCartAdjustmentSchema>;

/** What adding one says. */
export const newAdjustmentSchema = z.object({
  level: z.enum(ADJUSTMENT_LEVELS),
  itemId: z.optional(z.string().check(z.maxLength(64))),
  shippingId: z.optional(z.string().check(z.maxLength(64))),
  ...adjustmentFields,
});
export type NewAdjustment = z.infer<typeof newAdjustmentSchema>;

export const adjustmentChangeSchema = z.object({
  kind: z.optional(adjustmentFields.kind),
  value: z.optional(value),
  reason: z.optional(adjustmentFields.reason),
});
