export const ADJUSTMENT_LEVELS = ['ITEM', 'ORDER', 'SHIPPING'] as const;
export type AdjustmentLevel = (typeof ADJUSTMENT_LEVELS)[number];

export const ADJUSTMENT_KINDS = ['PERCENT', 'AMOUNT', 'FIXED_PRICE'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** Why a price is changed: the books want one of these, not a free text. */
export const ADJUSTMENT_REASONS = ['DAMAGED', 'PRICE_MATCH', 'MISSED_PROMOTION', 'GOODWILL', 'LATE_DELIVERY'] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];
