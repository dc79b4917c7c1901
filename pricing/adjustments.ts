import type { PriceAdjustment } from '#contract/price-adjustment.ts';
import type { AdjustmentLevel } from '#contract/adjustment-rules.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { Effect, Promotion } from '#contract/promotion.ts';
import { ADJUSTMENT_LIMITS } from '#contract/settings/adjustments.ts';

const PERCENT = 1000;
const LEVEL: Readonly<Record<AdjustmentLevel, Promotion['level']>> = { ITEM: 'PRODUCT', ORDER: 'ORDER', SHIPPING: 'SHIPPING' };
const WORDS = { en: 'Price adjustment', fr: 'Ajustement de prix', de: 'Preisänderung' };

/** The name under which the totals list an adjustment. */
export const adjustmentPromotionId = (adjustmentId: string): string => `ADJUSTMENT-${adjustmentId}`;

type Adjustment = Pick<PriceAdjustment, 'adjustmentId' | 'level' | 'itemId' | 'shippingId' | 'kind' | 'value'>;

/**
 * An associate's change of price as a rule: prorated, taxed and added up like any other. What the locale allows holds for as long as the
 * cart changes: a sum that was right for ten pairs takes no more than its part off one.
 */
export const adjustmentRule = (
  { adjustmentId, level, itemId, shippingId, kind, value }: Adjustment,
  locale: LocaleId,
  currency: Currency,
): Promotion => {
  const maxRate = ADJUSTMENT_LIMITS[locale][level] * PERCENT;
  const effect: Effect =
    kind === 'PERCENT'
      ? { type: 'percent', rate: Math.min(value, maxRate) }
      : { type: kind === 'AMOUNT' ? 'amount' : 'fixed-price', amounts: { [currency]: value }, maxRate };
  return {
    id: adjustmentPromotionId(adjustmentId),
    campaignId: 'ADJUSTMENTS',
    level: LEVEL[level],
    name: WORDS,
    callout: WORDS,
    ...(itemId === undefined ? {} : { eligible: { itemIds: [itemId] } }),
    ...(shippingId === undefined ? {} : { shippingIds: [shippingId] }),
    effect,
    priority: 0,
  };
};
