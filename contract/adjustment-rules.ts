import type { LocaleId } from './locales.ts';

export const ADJUSTMENT_LEVELS = ['ITEM', 'ORDER', 'SHIPPING'] as const;
export type AdjustmentLevel = (typeof ADJUSTMENT_LEVELS)[number];

export const ADJUSTMENT_KINDS = ['PERCENT', 'AMOUNT', 'FIXED_PRICE'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** Why a price is changed: the books want one of these, not a free text. */
export const ADJUSTMENT_REASONS = ['DAMAGED', 'PRICE_MATCH', 'MISSED_PROMOTION', 'GOODWILL', 'LATE_DELIVERY'] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

/** How much of what a line, the goods of an order or a shipment cost an associate may take off; whole percent. */
export type AdjustmentLimits = Readonly<Record<AdjustmentLevel, number>>;

const USUAL: AdjustmentLimits = { ITEM: 50, ORDER: 20, SHIPPING: 100 };

/** Of a locale: what a shop allows the counter is its own decision. */
export const adjustmentLimits = (locale: LocaleId): AdjustmentLimits => (locale === 'fr-fr' || locale === 'de-de' ? { ...USUAL, ITEM: 40 } : USUAL);
