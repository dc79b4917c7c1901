import { describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { newRest, oldFiguresOf } from './payments.ts';

type Instrument = Cart['payment_instruments'][number];

const instrument = (payment_method_id: Instrument['payment_method_id'], amount: number): Instrument => ({
  payment_method_id,
  payment_instrument_id: payment_method_id,
  c_requestID: 'r',
  amount,
});
const paid = (total: number, ...payment_instruments: Instrument[]) => ({
  totals: { total, appliedRewards: 0 } as Cart['totals'],
  payment_instruments,
});
const gift = (amount: number) => instrument('GIFT_CARD', amount);
const card = instrument('CREDIT_CARD', 0);

describe('after an order was refused because something is not as it was seen', () => {
  it('a gift card that was spent elsewhere leads back to how the rest is paid, with what it is', () => {
    expect(newRest(paid(100, gift(100)), paid(100, gift(20)), null)).toEqual({ step: 'billing', rest: 80 });
    expect(newRest(paid(100, gift(100)), paid(100), null)).toEqual({ step: 'billing', rest: 100 });
  });

  it('the summary says what the card is asked for where the total is the same', () => {
    expect(newRest(paid(100, gift(50), card), paid(100, gift(20), card), null)).toEqual({ step: 'summary', rest: 80 });
  });

  it('a card that was refused pays no rest', () => {
    expect(newRest(paid(100, gift(50), card), paid(100, gift(20), card), 'CREDIT_CARD')).toEqual({ step: 'billing', rest: 80 });
  });

  it('a new total is shown beside the old one, and nothing more is said', () => {
    expect(newRest(paid(100, card), paid(120, card), null)).toBeUndefined();
    expect(newRest(paid(100, card), paid(100, card), null)).toBeUndefined();
  });

  it('a changed tax is shown beside the old one, as the total is', () => {
    expect(oldFiguresOf('TAX310', { total: 108, tax: 8 })).toEqual({ total: 108, tax: 8 });
  });

  it('a changed total is shown beside the old one, without the tax', () => {
    expect(oldFiguresOf('WMK409', { total: 108, tax: 8 })).toEqual({ total: 108, tax: undefined });
  });
});
