import type { Promotion } from '#contract/promotion.ts';

export const promotionCode = (setId: string): string => `SET-${setId.toUpperCase()}`;

export interface SetPrice {
  /** What the set is built around. */
  readonly first: string;
  /** What completes it. */
  readonly others: readonly string[];
  /** Off what completes it. */
  readonly percent: number;
}

/** A set's price: for every first product of the set, the others are reduced. A set of three reduces two, the cheapest first, as `buy-get` does. */
export const setPromotion = (id: string, { first, others, percent }: SetPrice): Promotion => ({
  id,
  campaignId: 'SETS',
  level: 'PRODUCT',
  name: {
    en: `${percent}% off what completes the set`,
    fr: `−${percent} % sur ce qui complète l’ensemble`,
    de: `${percent} % auf alles, was das Set ergänzt`,
  },
  callout: {
    en: 'Bought as a set: you save {amount}',
    fr: 'Acheté en ensemble : vous économisez {amount}',
    de: 'Als Set gekauft: Sie sparen {amount}',
  },
  eligible: { productIds: [first] },
  target: { productIds: [...others] },
  effect: { type: 'buy-get', buy: 1, get: others.length, rate: percent * 1000 },
  priority: 15,
});
