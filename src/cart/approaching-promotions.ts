import type { Cart } from '#contract/cart.ts';
import { AUDIENCE_MARKERS, CALLOUT_PARTS, CALLOUT_SEPARATOR, GIFT_PROMOTION_MARKER } from '#contract/constants.ts';

export interface ApproachingPromotion {
  readonly id: string;
  readonly text: string;
  /** Minor units: what counts already, what it takes, what is missing. */
  readonly reached: number;
  readonly threshold: number;
  readonly missing: number;
  /** A gift comes with it (spec 1 §4). */
  readonly gift: boolean;
}

/**
 * A callout may say three things at once: approaching, above the threshold, reached. With another number of parts than one and
 * three it is ignored (spec 2 §5).
 */
const approachingText = (callout: string): string | undefined => {
  const parts = callout.split(CALLOUT_SEPARATOR);
  return parts.length === 1 || parts.length === CALLOUT_PARTS ? parts[0]?.trim() || undefined : undefined;
};

/** Some promotions are worded for guests, some for those who are signed in (spec 1 §4). */
const isFor = (id: string, signedIn: boolean): boolean => {
  const audience = AUDIENCE_MARKERS.find((marker) => id.includes(marker));
  return audience === undefined || (audience === 'REGISTERED') === signedIn;
};

/** Promotions that are near, the nearest first. */
export const approachingPromotions = (cart: Pick<Cart, 'promoSummary' | 'totals'>, signedIn = false): readonly ApproachingPromotion[] =>
  cart.promoSummary
    .flatMap(({ promotionId: id, thresholdStatus, calloutMessage, distanceFromConditionThreshold: missing }) => {
      const text = approachingText(calloutMessage);
      if (thresholdStatus !== 'APPROACHING' || missing === undefined || !text || !isFor(id, signedIn)) return [];
      const reached = cart.totals.itemTotal;
      return [{ id, text, reached, threshold: reached + missing, missing, gift: id.includes(GIFT_PROMOTION_MARKER) }];
    })
    .toSorted((one, other) => one.missing - other.missing);
