import { expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { toValues } from '#src/address/address-form.ts';
import { shippingInputs, type ShippingNeeds } from './shipping-rules.ts';
import type { ShippingValues } from './step-values.ts';
import { makeAddress } from './testing/make-address.ts';

const NEEDS: ShippingNeeds = { street: false, collected: true, pickupEmail: true, collectorPhone: true, collectorName: true };
const NOBODY = { firstName: '', lastName: '', phone: '', email: '' };
const shipments = (...codes: string[]) =>
  codes.map((code) => ({ shippingId: code, code, ...(code === 'pickup' && { storeId: 'PDX' }) })) as unknown as Cart['shippingMethods'];
const consents = (codes: string[], more: Partial<ShippingValues> = {}) => {
  const address = toValues(makeAddress(), 'US');
  const values = {
    email: 'ada@example.com',
    newsletter: true,
    saved: '',
    address,
    keep: false,
    collectSelf: true,
    collector: NOBODY,
    methods: {},
    ...more,
  };
  return shippingInputs(values, shipments(...codes), NEEDS).map(({ subscriptions }) => subscriptions?.newsletterConsent);
};

test('the newsletter goes with whatever is sent to the address of whoever orders: a parcel, a gift card, goods they fetch', () => {
  expect(consents(['standard'])).toEqual([true]);
  expect(consents(['digital'])).toEqual([true]);
  expect(consents(['pickup'])).toEqual([true]);
  expect(consents(['standard', 'pickup'], { newsletter: false })).toEqual([false, false]);
});

test('nobody agrees to it for somebody else who collects', () => {
  const collector = { firstName: 'Bea', lastName: 'Stone', phone: '5035550124', email: 'bea@example.com' };
  expect(consents(['standard', 'pickup'], { collectSelf: false, collector })).toEqual([true, undefined]);
});
