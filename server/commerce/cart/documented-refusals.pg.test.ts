import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/calls/calls.ts';
import type { Cart } from '#contract/cart.ts';
import { ADDRESSES } from './testing-addresses.ts';
import { ada, add, create, useCartShop } from './testing-cart.ts';

useCartShop();

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const documented = (call: CallName): readonly string[] => calls[call].errors;

describe('an address is refused with each code that its call documents, and no other', () => {
  const { phone: _, ...noPhone } = ADDRESSES.OR;
  const bad = [
    { ...ADDRESSES.OR, firstName: '' },
    { ...ADDRESSES.OR, firstName: 'A<b>' },
    { ...ADDRESSES.OR, phone: '12' },
    noPhone,
    { ...ADDRESSES.OR, addressLine1: 'PO Box 12' },
    { ...ADDRESSES.OR, countryCode: 'FR', postalCode: '74000', province: '' },
  ];
  const codesOf = async (path: (cart: Cart) => string, bodyOf: (address: object) => object = (address) => address): Promise<Set<unknown>> => {
    const { body: cart } = await add(await create(), 'tee');
    const codes = [(await ada('POST', path({ ...cart, id: UNKNOWN }), { body: bodyOf(ADDRESSES.OR) })).code];
    for (const address of bad) codes.push((await ada('POST', path(cart), { body: bodyOf(address) })).code);
    return new Set(codes.filter((code) => code !== undefined));
  };

  test('the address of a shipment is refused with each documented code', async () => {
    const codes = await codesOf(
      ({ id }) => `/cart/v2/cart/${id}/shippingAddress`,
      (address) => ({ addresses: [address] }),
    );
    expect(codes).toEqual(new Set(documented('cart.addShippingAddress')));
  });

  test('the validated address of a shipment is refused with each documented code', async () => {
    expect(await codesOf(({ id }) => `/cart/v1/cart/${id}/shippingAddress/validation`)).toEqual(new Set(documented('cart.validateShippingAddress')));
  });

  test('the billing address is refused with each documented code', async () => {
    expect(await codesOf(({ id }) => `/cart/v1/cart/${id}/billingAddress`)).toEqual(new Set(documented('cart.addBillingAddress')));
  });
});
