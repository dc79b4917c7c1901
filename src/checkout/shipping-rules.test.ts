import { expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { toValues } from '#src/base/address/address-form.ts';
import { billedTo, billingContact, shippingInputs, type ShippingNeeds, shippingStart } from './shipping-rules.ts';
import type { ShippingValues } from './step-values.ts';
import { makeAddress } from './testing/make-address.ts';

const NEEDS: ShippingNeeds = { street: false, collected: true, pickupEmail: true, collectorPhone: true, collectorName: true };
const NOBODY = { firstName: '', lastName: '', phone: '', email: '' };
const FOR_BEA = { collectSelf: false, collector: { firstName: 'Bea', lastName: 'Stone', phone: '5035550124', email: 'bea@example.com' } };
const shipments = (...codes: string[]) =>
  codes.map((code) => ({ shippingId: code, code, ...(code === 'pickup' && { storeId: 'PDX' }) })) as unknown as Cart['shippingMethods'];
const typed = (more: Partial<ShippingValues> = {}): ShippingValues => ({
  email: 'ada@example.com',
  newsletter: true,
  saved: '',
  address: toValues(makeAddress(), 'US'),
  keep: false,
  collectSelf: true,
  collector: NOBODY,
  methods: {},
  ...more,
});
const consents = (codes: string[], more: Partial<ShippingValues> = {}) =>
  shippingInputs(typed(more), shipments(...codes), NEEDS).map(({ subscriptions }) => subscriptions?.newsletterConsent);
/** A cart that was sent what the form says. */
const addressed = (codes: string[], values: ShippingValues): Pick<Cart, 'shippingMethods' | 'billingAddress'> => {
  const inputs = shippingInputs(values, shipments(...codes), NEEDS);
  return { shippingMethods: shipments(...codes).map((entry, index) => ({ ...entry, address: makeAddress(inputs[index] as object) })) };
};

test('the newsletter goes with whatever is sent to the address of whoever orders: a parcel, a gift card, goods they fetch', () => {
  expect(consents(['standard'])).toEqual([true]);
  expect(consents(['digital'])).toEqual([true]);
  expect(consents(['pickup'])).toEqual([true]);
  expect(consents(['standard', 'pickup'], { newsletter: false })).toEqual([false, false]);
});

test('nobody agrees to it for somebody else who collects', () => {
  expect(consents(['standard', 'pickup'], FOR_BEA)).toEqual([true, undefined]);
});

test('the bill and the newsletter are those of whoever orders, also where somebody else collects all of it', () => {
  const values = typed(FOR_BEA);
  const cart = addressed(['pickup'], values);
  expect(cart.shippingMethods.map(({ address }) => address?.email)).toEqual(['bea@example.com']);
  expect(billedTo(cart, values)).toEqual({ email: 'ada@example.com', subscriptions: { newsletterConsent: true } });
  expect(billingContact(cart, values, 'US')).toMatchObject({ firstName: 'Ada', addressLine1: '' });
});

test('the bill follows what the cart says where that names whoever orders, and half an email address is nobody’s', () => {
  const cart = addressed(['pickup', 'standard'], typed(FOR_BEA));
  expect(billedTo(cart, typed({ email: 'another@example.com' }))).toEqual({ email: 'ada@example.com' });
  const collected = { ...addressed(['pickup'], typed()), billingAddress: makeAddress({ email: 'bill@example.com' }) };
  expect(billedTo(collected, typed({ email: 'ada@' }))).toEqual({ email: 'bill@example.com' });
});

test('a form that has lost what was typed begins with whoever is billed, and does not take the collector for them', () => {
  const cart = { ...addressed(['pickup'], typed(FOR_BEA)), billingAddress: makeAddress() };
  expect(shippingStart(cart, 'US', null)).toMatchObject({
    email: 'ada@example.com',
    address: { firstName: 'Ada' },
    collectSelf: false,
    collector: { firstName: 'Bea', email: 'bea@example.com' },
  });
});
