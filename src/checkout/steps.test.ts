import { describe, expect, it } from 'vitest';
import { mainPaymentOf } from './payments.ts';
import { allowedStep, firstIncomplete, isShippingDone, type StepCart } from './steps.ts';
import { makeAddress } from './testing/make-address.ts';

type Entry = StepCart['shippingMethods'][number];

const address = makeAddress();
const way = (code: Entry['code'], shippingId: string) => ({
  code,
  label: code,
  price: { amount: 0, finalAmount: 0, currency: 'USD' as const },
  deliveryTime: { minDays: 1, maxDays: 2 },
  shippingId,
});
const home = (more: Partial<Entry> = {}): Entry => ({
  shippingId: 'home',
  code: 'standard',
  applicableShippingMethods: [way('standard', 'home')],
  ...more,
});
const totals = { total: 100, appliedRewards: 0 } as StepCart['totals'];
const cart = (more: Partial<StepCart> = {}): StepCart => ({
  totals,
  shippingMethods: [home({ address })],
  payment_instruments: [],
  flash: [],
  ...more,
});
const card: StepCart['payment_instruments'][number] = {
  payment_method_id: 'CREDIT_CARD',
  payment_instrument_id: 'card-1',
  c_requestID: 'r',
  amount: 100,
};
const paid = { payment_instruments: [card], billingAddress: address };

describe('the steps of the checkout', () => {
  it('begin with shipping while a parcel has no street', () => {
    expect(firstIncomplete({ cart: cart({ shippingMethods: [home()] }), refusedPayment: null })).toBe('shipping');
    expect(isShippingDone(cart({ shippingMethods: [home({ address: { ...address, addressLine1: '' } })] }))).toBe(false);
  });

  it('ask for no street where everything is collected or mailed, but for a person', () => {
    const pickup: Entry = { shippingId: 'pickup-101', storeId: '101', code: 'pickup', applicableShippingMethods: [way('pickup', 'pickup-101')] };
    const person = { ...address, addressLine1: '', city: '' };
    expect(isShippingDone(cart({ shippingMethods: [{ ...pickup, address: person }] }))).toBe(true);
    expect(isShippingDone(cart({ shippingMethods: [pickup] }))).toBe(false);
    expect(isShippingDone(cart({ shippingMethods: [{ ...pickup, address: { ...person, phone: undefined } }] }))).toBe(false);
  });

  it('stay at shipping when the chosen way leads nowhere or the shop refuses the address', () => {
    expect(isShippingDone(cart({ shippingMethods: [home({ address, code: 'express' })] }))).toBe(false);
    expect(isShippingDone(cart({ flash: [{ code: 'InvalidShippingAddress', type: 'error', details: {} }] }))).toBe(false);
  });

  it('need both a card and a billing address before the summary', () => {
    expect(firstIncomplete({ cart: cart(), refusedPayment: null })).toBe('billing');
    expect(firstIncomplete({ cart: cart({ payment_instruments: [card] }), refusedPayment: null })).toBe('billing');
    expect(firstIncomplete({ cart: cart(paid), refusedPayment: null })).toBe('summary');
  });

  it('do not count a card that was refused, until another one is attached', () => {
    expect(firstIncomplete({ cart: cart(paid), refusedPayment: 'card-1' })).toBe('billing');
    expect(mainPaymentOf({ payment_instruments: [{ ...card, payment_instrument_id: 'card-2' }] }, 'card-1')?.payment_instrument_id).toBe('card-2');
  });

  const at = (approval: StepCart['payment_instruments'][number]['approval']) =>
    firstIncomplete({ cart: cart({ ...paid, payment_instruments: [{ ...card, payment_method_id: 'PAYPAL', approval }] }), refusedPayment: null });

  it('count what was agreed to on another page only as far as it was agreed to', () => {
    expect([at({ state: 'pending', amount: 100 }), at({ state: 'refused', amount: 100 })]).toEqual(['billing', 'billing']);
    expect([at({ state: 'approved', amount: 99 }), at({ state: 'approved', amount: 100 })]).toEqual(['billing', 'summary']);
  });

  it('lead to the summary where PayPal express was agreed to before the address brought its tax', () => {
    expect(at({ state: 'approved', amount: 96, express: true })).toBe('summary');
    expect(at({ state: 'expired', amount: 96, express: true })).toBe('billing');
  });

  it('need nothing more where gift cards and points cover everything, and something where they do not', () => {
    const covered = (amount: number) => cart({ ...paid, payment_instruments: [{ ...card, payment_method_id: 'GIFT_CARD', amount }] });
    expect(firstIncomplete({ cart: covered(100), refusedPayment: null })).toBe('summary');
    expect(firstIncomplete({ cart: covered(99), refusedPayment: null })).toBe('billing');
  });

  it('lead back freely and ahead no further than the first incomplete one', () => {
    const done = { cart: cart(paid), refusedPayment: null };
    const begun = { cart: cart(), refusedPayment: null };
    const empty = { cart: cart({ shippingMethods: [] }), refusedPayment: null };
    expect([allowedStep('shipping', done), allowedStep('billing', done), allowedStep('summary', done)]).toEqual(['shipping', 'billing', 'summary']);
    expect([allowedStep('shipping', begun), allowedStep('summary', begun)]).toEqual(['shipping', 'billing']);
    expect([allowedStep('billing', empty), allowedStep('summary', empty)]).toEqual(['shipping', 'shipping']);
  });
});
