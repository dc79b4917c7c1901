import { describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { SavedCard } from '#contract/calls/consumer-cards.ts';
import { choicesOf, firstChoice } from './main-choice.ts';

type Instrument = Cart['payment_instruments'][number];

const cartWith = (...payment_instruments: Instrument[]) => ({ payment_instruments, totals: { total: 100, appliedRewards: 0 } }) as unknown as Cart;
const options = [
  { code: 'CREDIT_CARD', label: 'Card' },
  { code: 'KLARNA', label: 'Klarna' },
] as const;
const saved = (id: string, more: Partial<SavedCard> = {}): SavedCard => ({
  paymentInstrumentId: id,
  payment_method_id: 'CREDIT_CARD',
  card_type: 'visa',
  last4: id,
  expired: false,
  isDefault: false,
  ...more,
});
const attached: Instrument = {
  payment_method_id: 'CREDIT_CARD',
  payment_instrument_id: 'one',
  c_requestID: 'r',
  amount: 100,
  card: { card_type: 'visa', bin: '424242', last4: '4242' },
};
const offer = (more: Partial<Parameters<typeof choicesOf>[0]> = {}) => ({
  cart: cartWith(),
  refused: null,
  options: [...options],
  cards: [],
  ...more,
});

describe('what the rest can be paid with', () => {
  it('is what the shop offers here, saved cards first', () => {
    expect(choicesOf(offer({ cards: [saved('1111'), saved('2222')] }))).toEqual(['saved:1111', 'saved:2222', 'new', 'KLARNA']);
    expect(choicesOf(offer({ options: [] }))).toEqual([]);
  });

  it('begins with what is attached, and names a saved card once', () => {
    expect(choicesOf(offer({ cart: cartWith(attached), cards: [saved('4242'), saved('2222')] }))).toEqual(['kept', 'saved:2222', 'new', 'KLARNA']);
  });

  it('does not count what was refused, or agreed to nowhere', () => {
    expect(choicesOf(offer({ cart: cartWith(attached), refused: 'one' }))).toEqual(['new', 'KLARNA']);
    const pending: Instrument = { ...attached, payment_method_id: 'KLARNA', approval: { state: 'pending', amount: 100 } };
    expect(choicesOf(offer({ cart: cartWith(pending) }))).toEqual(['new', 'KLARNA']);
    const tooLittle: Instrument = { ...pending, approval: { state: 'approved', amount: 99 } };
    expect(choicesOf(offer({ cart: cartWith(tooLittle) }))).toEqual(['new', 'KLARNA']);
  });

  it('is chosen as before; else what is attached, the first good saved card, a new one', () => {
    expect(firstChoice(offer({ cards: [saved('1111')] }), 'KLARNA')).toBe('KLARNA');
    expect(firstChoice(offer({ cart: cartWith(attached), cards: [saved('1111')] }), '')).toBe('kept');
    expect(firstChoice(offer({ cards: [saved('1111', { expired: true }), saved('2222')] }), '')).toBe('saved:2222');
    expect(firstChoice(offer({ cards: [saved('1111', { expired: true })] }), 'PAYPAL')).toBe('new');
    expect(firstChoice(offer({ options: [] }), '')).toBeUndefined();
  });
});
