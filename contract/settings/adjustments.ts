import type { AdjustmentLevel } from '../adjustment-rules.ts';
import type { LocaleId } from '../locales.ts';

/** How much of what a line, the goods of an order or a shipment cost an associate may take off; whole percent. */
export type AdjustmentLimits = Readonly<Record<AdjustmentLevel, number>>;

const usual: AdjustmentLimits = { ITEM: 50, ORDER: 20, SHIPPING: 100 };
const careful: AdjustmentLimits = { ...usual, ITEM: 40 };

/** What a shop allows the counter is its own decision; apart from the other settings, for no first visit needs it. */
export const ADJUSTMENT_LIMITS: Readonly<Record<LocaleId, AdjustmentLimits>> = {
  'en-us': usual,
  'en-ca': usual,
  'en-gb': usual,
  'fr-fr': careful,
  'de-de': careful,
};
