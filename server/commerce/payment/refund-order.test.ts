import { describe, expect, it } from 'vitest';
import { splitRepayment } from './refund-order.ts';

const order = {
  payment: { code: 'CREDIT_CARD' as const, token: 'card_x' },
  total: 40_00,
  tenders: [
    { code: 'GIFT_CARD' as const, amount: 30_00, cardId: 'a' },
    { code: 'LOYALTY_POINTS' as const, amount: 10_00, points: 200 },
    { code: 'REWARD_CODE' as const, amount: 5_00, cardId: 'b' },
    { code: 'ATHLETES_PAYMENT' as const, amount: 20_00 },
  ],
};

describe('a repayment', () => {
  it('goes to the money first, then to cards in their order, then to credit', () => {
    expect(splitRepayment(order, [], 25_00)).toEqual({ charged: 25_00, stored: [], credit: 0 });
    expect(splitRepayment(order, [], 72_00)).toEqual({
      charged: 40_00,
      stored: [
        { cardId: 'a', amount: 30_00 },
        { cardId: 'b', amount: 2_00 },
      ],
      credit: 0,
    });
    expect(splitRepayment(order, [], 95_00)).toMatchObject({ credit: 20_00 });
  });

  it('of several gives in the end to each what it had paid, however they are cut', () => {
    const earlier: NonNullable<ReturnType<typeof splitRepayment>>[] = [];
    for (const amount of [1, 39_99, 10_01, 30_00, 14_99]) {
      const plan = splitRepayment(order, earlier, amount);
      expect(plan).toBeDefined();
      if (plan) earlier.push(plan);
    }
    const sum = (of: (plan: (typeof earlier)[number]) => number) => earlier.reduce((all, plan) => all + of(plan), 0);
    expect(sum(({ charged }) => charged)).toBe(40_00);
    expect(sum(({ stored }) => stored.reduce((all, { amount }) => all + amount, 0))).toBe(35_00);
    expect(sum(({ credit }) => credit)).toBe(20_00);
    expect(splitRepayment(order, earlier, 1)).toBeUndefined();
  });

  it('of an order that nobody was charged for goes to what covered it', () => {
    expect(splitRepayment({ ...order, payment: null }, [], 10_00)).toMatchObject({ charged: 0, stored: [{ cardId: 'a', amount: 10_00 }] });
  });
});
