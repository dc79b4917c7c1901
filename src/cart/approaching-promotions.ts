import type { Cart } from '#contract/cart.ts';
import { AUDIENCE_MARKERS, CALLOUT_PARTS, CALLOUT_SEPARATOR, GIFT_PROMOTION_MARKER } from '#contract/constants.ts';
import type { ApproachingDiscount } from '#contract/promotion.ts';

export interface ApproachingPromotion {
  readonly id: string;
  readonly status: ApproachingDiscount['status'];
  readonly text: string;
  /** What counts already, the threshold, and the difference; in minor units, or units of items. */
  readonly reached: number;
  readonly threshold: number;
  readonly missing: number;
  readonly unit: ApproachingDiscount['unit'];
  /** The promotion includes a gift (spec 1 §4). */
  readonly gift: boolean;
}

const PART: Readonly<Record<ApproachingDiscount['status'], number>> = { APPROACHING: 0, ABOVE: 1, REACHED: 2 };

/** A callout has three parts: approaching, above the threshold, reached. With another number of parts it is ignored (spec 2 §5). */
const textOf = ({ calloutMsg, status }: ApproachingDiscount): string | undefined => {
  const parts = calloutMsg.split(CALLOUT_SEPARATOR);
  return parts.length === CALLOUT_PARTS ? parts[PART[status]]?.trim() || undefined : undefined;
};

/** Some promotions have a text for guests, some for signed-in shoppers (spec 1 §4). */
const isFor = (id: string, signedIn: boolean): boolean => {
  const audience = AUDIENCE_MARKERS.find((marker) => id.includes(marker));
  return audience === undefined || (audience === 'REGISTERED') === signedIn;
};

/** Promotions whose threshold is near, or reached while another condition is missing; computed from every cart, the nearest first. */
export const approachingPromotions = (cart: Pick<Cart, 'approachingDiscounts'>, signedIn: boolean): readonly ApproachingPromotion[] =>
  (cart.approachingDiscounts ?? [])
    .flatMap((promotion): ApproachingPromotion[] => {
      const { promotionId: id, status, distanceFromConditionThreshold: missing, conditionThreshold: threshold, unit } = promotion;
      const text = textOf(promotion);
      if (status === 'REACHED' || !text || !isFor(id, signedIn)) return [];
      return [{ id, status, text, reached: threshold - missing, threshold, missing, unit, gift: id.includes(GIFT_PROMOTION_MARKER) }];
    })
    .toSorted((one, other) => one.missing / one.threshold - other.missing / other.threshold);
