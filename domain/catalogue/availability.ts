import { LABEL_LOW_STOCK } from '#contract/constants.ts';
import type { Variant } from '#contract/calls/products.ts';
import type { ModelColourway, ModelStyle, ModelVariant } from './model/types.ts';

type StockStatus = Variant['stockStatus'];

/** What `quantity` units are called (spec 3 §3, spec 1 §9); what is sold on or never runs out is always available. */
export const stockStatus = (quantity: number, endless: boolean, lowFrom: number): StockStatus => {
  if (endless || quantity > lowFrom) return 'AVAILABLE';
  return quantity > 0 ? LABEL_LOW_STOCK : 'OUT OF STOCK';
};

/** Announced styles have an address but no cart. */
export const canBeSold = (style: Pick<ModelStyle, 'comingSoon'>): boolean => !style.comingSoon;

/** As lists see it: units as last seen. */
export const isAvailable = (variant: ModelVariant): boolean =>
  canBeSold(variant.colourway.style) && !variant.withdrawn && (variant.backorder || variant.shipped > 0);

export const anyAvailable = (colourway: ModelColourway): boolean => colourway.variants.some(isAvailable);

/** Quantities are told up to here: nobody needs to count the warehouse. */
export const TOLD_UP_TO = 999;
