import { describe, expect, it } from 'vitest';
import { applyTenders, withShares } from './apply-tenders.ts';

const instrument = (id: string, more: object) => ({
  payment_method_id: 'GIFT_CARD' as const,
  payment_instrument_id: id,
  c_requestID: 'request',
  amount: 0,
  ...more,
});

describe('what is spent without a charge', () => {
  it('covers the bill in its order, each as far as it goes', () => {
    expect(applyTenders(100_00, [30_00, 50_00])).toEqual({ amounts: [30_00, 50_00], remaining: 20_00 });
    expect(applyTenders(60_00, [30_00, 50_00, 10_00])).toEqual({ amounts: [30_00, 30_00, 0], remaining: 0 });
  });
  it('never covers less than nothing, whatever is owed', () => {
    expect(applyTenders(-5, [30_00])).toEqual({ amounts: [0], remaining: 0 });
    expect(applyTenders(10, [-3])).toEqual({ amounts: [0], remaining: 10 });
  });
});

it('leaves the rest to a card, and spends as few points as pay their share', () => {
  const shares = withShares(
    [
      instrument('card', { payment_method_id: 'CREDIT_CARD' as const }),
      instrument('gift', { available: 30_00 }),
      instrument('points', { payment_method_id: 'LOYALTY_POINTS' as const, available: 100_00, pointWorth: 7 }),
    ],
    40_00,
  );
  expect(shares.map(({ amount }) => amount)).toEqual([0, 30_00, 10_00]);
  expect(shares[2]).toMatchObject({ points: 143 });
});
