import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order, OrderPaymentPart } from '#contract/calls/checkout.ts';
import { LOCALES } from '#contract/locales.ts';
import { type Bill, billOfCart, billOfOrder } from './bill.ts';
import { withShares } from './apply-tenders.ts';
import { priceCart } from './price-cart.ts';
import { publicRules } from './public-rules.ts';
import { cart } from './testing-carts.ts';

type Instrument = Cart['payment_instruments'][number];

const sumOf = ({ rows }: Bill): number => rows.reduce((sum, { amount }) => sum + amount, 0);

const tender = fc.record({
  payment_method_id: fc.constantFrom('GIFT_CARD', 'LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD', 'ATHLETES_PAYMENT'),
  available: fc.integer({ min: 0, max: 300_00 }),
});
const CARD: Instrument = { payment_method_id: 'CREDIT_CARD', payment_instrument_id: 'card', c_requestID: 'r', amount: 0 };

const paid = fc
  .record({ given: cart, tenders: fc.array(tender, { maxLength: 4 }), voucher: fc.integer({ min: 0, max: 100_00 }), byCard: fc.boolean() })
  .map(({ given: { locale, input }, tenders, voucher, byCard }) => {
    const rules = publicRules(locale);
    const plain = priceCart(input, rules);
    // As the service does: a voucher gives no change.
    const rewards = voucher < plain.totals.total ? voucher : 0;
    const { totals, shipments } = priceCart({ ...input, rewards, tenders: tenders.map(({ available }) => available) }, rules);
    const attached = [
      ...tenders.map((one, index): Instrument => ({ ...one, payment_instrument_id: `${index}`, c_requestID: 'r', amount: 0 })),
      ...(byCard ? [CARD] : []),
    ];
    return {
      taxIncluded: LOCALES[locale].taxIncluded,
      cart: {
        totals,
        shipments: shipments.map(({ shippingId, finalAmount }) => ({ shippingId, code: 'standard' as const, itemIds: [], shipping: finalAmount })),
        payment_instruments: withShares(attached, totals.total - totals.appliedRewards),
      },
    };
  });

describe('for every cart, however it is paid', () => {
  test('the rows of a cart add up to what remains to be paid', () => {
    fc.assert(
      fc.property(paid, ({ cart, taxIncluded }) => {
        const bill = billOfCart(cart, taxIncluded);
        expect([sumOf(bill), bill.due]).toEqual([cart.totals.remainingToPay, cart.totals.remainingToPay]);
        expect(bill.total).toBe(cart.totals.total);
      }),
      { numRuns: 500 },
    );
  });

  test('the order shows the same rows, and its card is charged with what they come to', () => {
    fc.assert(
      fc.property(paid, ({ cart, taxIncluded }) => {
        const before = billOfCart(cart, taxIncluded);
        const payments = cart.payment_instruments
          .map(({ payment_method_id, amount }): OrderPaymentPart => ({ code: payment_method_id, amount }))
          .filter(({ amount }) => amount > 0);
        const order = { totals: { ...cart.totals, remainingToPay: 0 }, payments, shipments: cart.shipments } as unknown as Order;
        const after = billOfOrder(order, taxIncluded);
        expect([after.due, after.total, sumOf(after)]).toEqual([before.due, before.total, before.due]);
        expect(after.rows.map(({ kind, amount }) => [kind, amount])).toEqual(before.rows.map(({ kind, amount }) => [kind, amount]));
      }),
      { numRuns: 500 },
    );
  });
});

it('every deduction stands above what is to be paid', () => {
  const totals = { itemSubTotal: 74_95, totalDiscount: 0, shipping: 0, tax: 0, appliedRewards: 10_00, total: 74_95 } as Cart['totals'];
  const gift: Instrument = { ...CARD, payment_method_id: 'GIFT_CARD', amount: 50_00, available: 50_00, stored: { last4: '0815', balance: 50_00 } };
  const bill = billOfCart({ totals, shipments: [], payment_instruments: [gift, CARD] }, true);
  expect(bill.rows).toMatchObject([
    { kind: 'items', amount: 74_95 },
    { kind: 'voucher', amount: -10_00 },
    { kind: 'tender', amount: -50_00, tender: { last4: '0815' } },
  ]);
  expect(bill.due).toBe(14_95);
});
