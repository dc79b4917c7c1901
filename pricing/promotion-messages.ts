import type { PromoSummaryEntry } from '#contract/cart.ts';
import { CALLOUT_SEPARATOR } from '#contract/constants.ts';
import type { ApproachingDiscount, RuleText } from '#contract/promotion.ts';
import type { Judged } from './apply-level.ts';
import type { PublicRules } from './types.ts';
import { fillText } from './fill-text.ts';

/** Whether a judged promotion takes something off or has given its gift, is near, or waits for something else than more goods. */
type Status = ApproachingDiscount['status'];

const statusOf = ({ counts, verdict, offer }: Judged, given: ReadonlySet<string>): Status | undefined => {
  if (verdict.missing > 0) return verdict.base < verdict.missing ? undefined : 'APPROACHING';
  const applies = offer.promotion.effect.type === 'gift' ? given.has(offer.promotion.id) : verdict.amount > 0;
  return counts && applies ? 'REACHED' : 'ABOVE';
};

export interface PromotionMessage {
  readonly status: Status;
  /** Absent where it says nothing in its present state. */
  readonly summary?: PromoSummaryEntry;
  /** Absent where it has no words for being near. */
  readonly bar?: ApproachingDiscount;
}

/**
 * What the shopper is told of a promotion: that it applies, or that it is near, which it is from half of its condition on.
 * @param given promotions that have a gift in the cart
 */
export const describePromotion = (judged: Judged, given: ReadonlySet<string>, rules: PublicRules): PromotionMessage | undefined => {
  const status = statusOf(judged, given);
  if (status === undefined) return undefined;
  const { promotion, couponCode } = judged.offer;
  const { verdict } = judged;
  const { effect, level, approaching, above, callout } = promotion;
  const amounts = {
    amount: verdict.amount,
    missing: verdict.missing,
    threshold: promotion.threshold?.[rules.currency],
    off: effect.type === 'amount' ? effect.amounts[rules.currency] : undefined,
  };
  const units = verdict.unit === 'pieces' ? verdict.missing : 0;
  const say = (words: RuleText): string => fillText(words, amounts, rules, units);
  const about = { promotionId: promotion.id, promotionClass: level.toLowerCase() };
  const words = status === 'REACHED' ? callout : status === 'APPROACHING' ? approaching : undefined;
  const summary: PromoSummaryEntry | undefined = words && {
    level,
    promotionName: say(promotion.name),
    ...about,
    calloutMessage: say(words),
    campaignId: promotion.campaignId,
    ...(couponCode === undefined ? {} : { couponCode }),
    thresholdStatus: status === 'REACHED' ? 'REACHED' : 'APPROACHING',
    amount: status === 'REACHED' ? verdict.amount : 0,
    ...(status === 'REACHED' ? {} : { distanceFromConditionThreshold: verdict.missing }),
  };
  const bar: ApproachingDiscount | undefined =
    approaching === undefined || verdict.threshold === 0
      ? undefined
      : {
          ...about,
          distanceFromConditionThreshold: verdict.missing,
          calloutMsg: [approaching, above ?? callout, callout].map(say).join(CALLOUT_SEPARATOR),
          approachingDisplayLevel: level,
          conditionThreshold: verdict.threshold,
          unit: verdict.unit,
          status,
        };
  return { status, ...(summary && { summary }), ...(bar && { bar }) };
};
