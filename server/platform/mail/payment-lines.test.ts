import { expect, it } from 'vitest';
import type { Order } from '#contract/calls/checkout.ts';
import { paymentLines } from './payment-lines.ts';

const order = (about: object): Order =>
  ({
    totals: { total: 120_00, appliedRewards: 0, currency: 'USD' },
    paymentMethod: { code: 'CREDIT_CARD', card_type: 'visa', last4: '4242' },
    ...about,
  }) as unknown as Order;

it('an order of one card is paid by that card', () => {
  expect(paymentLines(order({}), 'en-us')).toEqual([['Visa ending in 4242', '$120.00']]);
});

it('a voucher, a gift card, points and a card each say what they paid, and together it is the total', () => {
  const payments = [
    { code: 'GIFT_CARD', amount: 50_00, last4: '0815' },
    { code: 'LOYALTY_POINTS', amount: 5_00, points: 100 },
    { code: 'CREDIT_CARD', amount: 55_00, card_type: 'visa', last4: '4242' },
  ];
  const paid = order({ payments, totals: { total: 120_00, appliedRewards: 10_00, currency: 'EUR' } });
  expect(paymentLines(paid, 'de-de').map(([name]) => name)).toEqual([
    'Gutschein',
    'Geschenkkarte, endend auf 0815',
    'Punkte',
    'Visa, endend auf 4242',
  ]);
  const sum = paymentLines(paid, 'de-de').reduce((total, [, money]) => total + Number(money.replaceAll(/\D/g, '')), 0);
  expect(sum).toBe(120_00);
});

it('what points alone have paid names no card', () => {
  const payments = [{ code: 'LOYALTY_POINTS', amount: 120_00, points: 2000 }];
  expect(paymentLines(order({ payments, paymentMethod: { code: 'LOYALTY_POINTS' } }), 'fr-fr').map(([name]) => name)).toEqual(['Points']);
});
