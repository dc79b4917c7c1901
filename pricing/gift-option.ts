import type { CartItem } from '#contract/cart.ts';

/** How a present is announced: a gift card is mailed to whom it is for, in a parcel lies a card with a message. Both are free of charge. */
export type GiftKind = 'email' | 'message';

/** Undefined where nothing can be said: what a workshop makes leaves from there, and a promotion's gift is from us. */
export const giftKindOf = ({
  isDigitalProduct,
  isCustoms,
  bonus,
}: Pick<CartItem, 'isDigitalProduct' | 'isCustoms' | 'bonus'>): GiftKind | undefined => {
  if (bonus) return undefined;
  if (isDigitalProduct) return 'email';
  return isCustoms ? undefined : 'message';
};

/** A gift card can be ordered this long before its day. */
export const GIFT_DAYS_AHEAD = 365;
const DAY_MS = 86_400_000;

/** Whether a gift card can be mailed on that day: not in the past wherever on earth that is, and within a year. */
export const canSendOn = (day: string, now: Date): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return at >= now.getTime() - 2 * DAY_MS && at <= now.getTime() + GIFT_DAYS_AHEAD * DAY_MS;
};
