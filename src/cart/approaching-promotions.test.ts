import { describe, expect, it } from 'vitest';
import type { ApproachingDiscount } from '#contract/promotion.ts';
import { approachingPromotions } from './approaching-promotions.ts';

const makeEntry = (promotionId: string, more: Partial<ApproachingDiscount> = {}): ApproachingDiscount => ({
  promotionId,
  promotionClass: 'order',
  distanceFromConditionThreshold: 1500,
  calloutMsg: 'Nearly | Nearly there | There',
  approachingDisplayLevel: 'ORDER',
  conditionThreshold: 7500,
  unit: 'amount',
  status: 'APPROACHING',
  ...more,
});
const near = (entries: readonly ApproachingDiscount[], signedIn = false) => approachingPromotions({ approachingDiscounts: [...entries] }, signedIn);

describe('promotions that are near', () => {
  it('stand with what counts already and what it takes', () => {
    expect(near([makeEntry('FREE')])).toEqual([
      { id: 'FREE', status: 'APPROACHING', text: 'Nearly', reached: 6000, threshold: 7500, missing: 1500, unit: 'amount', gift: false },
    ]);
  });

  it('say the second of three parts where the condition is met and something else is missing', () => {
    expect(near([makeEntry('ABOVE', { status: 'ABOVE', distanceFromConditionThreshold: 0 })])).toMatchObject([
      { text: 'Nearly there', reached: 7500, missing: 0 },
    ]);
  });

  it('leave out those that are reached: the totals tell of them', () => {
    expect(near([makeEntry('REACHED', { status: 'REACHED' })])).toEqual([]);
  });

  it('begin with the one of which least is missing, whether it counts money or pieces', () => {
    const entries = [
      makeEntry('FAR', { distanceFromConditionThreshold: 3700 }),
      makeEntry('PIECES', { distanceFromConditionThreshold: 1, conditionThreshold: 3, unit: 'pieces' }),
      makeEntry('NEAR'),
    ];
    expect(near(entries).map(({ id }) => id)).toEqual(['NEAR', 'PIECES', 'FAR']);
  });

  it('ignore a callout of one, two or four parts', () => {
    expect(near(['a', 'a|b', 'a|b|c|d'].map((calloutMsg, index) => makeEntry(`${index}`, { calloutMsg })))).toEqual([]);
  });

  it('know a gift by its id', () => {
    expect(near([makeEntry('GWP-SOCKS')])[0]?.gift).toBe(true);
  });

  it('speak to guests or to those who are signed in, as their id says', () => {
    const entries = ['SAVE-GUEST', 'SAVE-REGISTERED', 'SAVE-ALL'].map((id) => makeEntry(id));
    expect(near(entries).map(({ id }) => id)).toEqual(['SAVE-GUEST', 'SAVE-ALL']);
    expect(near(entries, true).map(({ id }) => id)).toEqual(['SAVE-REGISTERED', 'SAVE-ALL']);
  });

  it('are none for a cart that knows of none', () => {
    expect(approachingPromotions({}, false)).toEqual([]);
  });
});
