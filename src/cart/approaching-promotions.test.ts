import { describe, expect, it } from 'vitest';
import type { PromoSummaryEntry } from '#contract/cart.ts';
import { noCart } from '#pricing/no-cart.ts';
import { approachingPromotions } from './approaching-promotions.ts';

const makeEntry = (promotionId: string, more: Partial<PromoSummaryEntry> = {}): PromoSummaryEntry => ({
  level: 'ORDER',
  promotionName: promotionId,
  promotionId,
  calloutMessage: 'Add more',
  campaignId: 'ALWAYS',
  thresholdStatus: 'APPROACHING',
  promotionClass: 'order',
  amount: 0,
  distanceFromConditionThreshold: 1500,
  ...more,
});
const cartWith = (...promoSummary: PromoSummaryEntry[]) => {
  const cart = noCart('en-us');
  return { promoSummary, totals: { ...cart.totals, itemTotal: 6000 } };
};

describe('promotions that are near', () => {
  it('stand with what counts already and what it takes', () => {
    expect(approachingPromotions(cartWith(makeEntry('FREE')))).toEqual([
      { id: 'FREE', text: 'Add more', reached: 6000, threshold: 7500, missing: 1500, gift: false },
    ]);
  });

  it('leave out those that are reached, and those that say nothing of a distance', () => {
    const { distanceFromConditionThreshold: _, ...vague } = makeEntry('VAGUE');
    expect(approachingPromotions(cartWith(makeEntry('REACHED', { thresholdStatus: 'REACHED' }), vague))).toEqual([]);
  });

  it('begin with the nearest', () => {
    expect(
      approachingPromotions(cartWith(makeEntry('FAR', { distanceFromConditionThreshold: 9000 }), makeEntry('NEAR'))).map(({ id }) => id),
    ).toEqual(['NEAR', 'FAR']);
  });

  it('say the first of three parts', () => {
    expect(approachingPromotions(cartWith(makeEntry('THREE', { calloutMessage: 'Nearly | Nearly there | There' })))[0]?.text).toBe('Nearly');
  });

  it('ignore a callout of two or four parts', () => {
    expect(approachingPromotions(cartWith(makeEntry('TWO', { calloutMessage: 'a|b' }), makeEntry('FOUR', { calloutMessage: 'a|b|c|d' })))).toEqual(
      [],
    );
  });

  it('know a gift by its id', () => {
    expect(approachingPromotions(cartWith(makeEntry('GWP-SOCKS')))[0]?.gift).toBe(true);
  });

  it('speak to guests or to those who are signed in, as their id says', () => {
    const cart = cartWith(makeEntry('SAVE-GUEST'), makeEntry('SAVE-REGISTERED'), makeEntry('SAVE-ALL'));
    expect(approachingPromotions(cart).map(({ id }) => id)).toEqual(['SAVE-GUEST', 'SAVE-ALL']);
    expect(approachingPromotions(cart, true).map(({ id }) => id)).toEqual(['SAVE-REGISTERED', 'SAVE-ALL']);
  });
});
