import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import type { Cart } from '#contract/cart.ts';
import { ADDRESSES } from './testing-addresses.ts';
import { type GoodName, GOODS, wish } from './testing-goods.ts';
import { ada, add, create, update, useCartShop } from './testing-basket.ts';

useCartShop();

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const documented = (call: CallName): readonly string[] => calls[call].errors;

describe('a line that is changed is refused', () => {
  const giftOption = { to: 'Bea', email: 'bea@example.com', message: '' };

  test.each<[code: string, why: string, name: GoodName, change: Readonly<Record<string, unknown>>, locale?: string]>([
    ['INV702', 'where it has no price in the currency', 'dollarsOnly', { qty: 2 }, 'fr-fr'],
    ['PRC400', 'where the other variant costs nothing by mistake', 'tee', { upc: GOODS.freeOfCharge.upc }],
    ['GWP403', 'where the other variant comes with a purchase alone', 'tee', { upc: GOODS.gift.upc }],
    ['GFO404', 'where it cannot be announced as a present', 'custom', { giftOption }],
    ['GFS800', 'where nothing is mailed on that day', 'giftCard', { giftOption: { ...giftOption, sendOn: '2020-01-01' } }],
  ])('with %s %s', async (code, _why, name, change, locale = 'en-us') => {
    const { body } = await add(await create(), name);
    expect((await update(body, body.items[0]?.id, change, { locale })).code).toBe(code);
    expect(documented('cart.updateItem')).toContain(code);
  });
});

describe('pieces are not put aside in a store', () => {
  test.each<[code: string, why: string, name: GoodName, more?: Readonly<Record<string, unknown>>, locale?: string]>([
    ['INV408', 'that are more than the shop allows', 'tee', { qty: 7 }],
    ['INV702', 'without a price in the currency', 'dollarsOnly', { storeId: 'PAR' }, 'fr-fr'],
    ['PRC400', 'that cost nothing by mistake', 'freeOfCharge'],
    ['GWP403', 'that come with a purchase alone', 'gift'],
  ])('with %s %s', async (code, _why, name, more = {}, locale = 'en-us') => {
    const { id } = await create(ada, { locale });
    const body = { cartId: id, storeId: 'PDX', ...wish(name), ...more };
    expect((await ada('POST', '/cart/v1/reserveWithItem', { body, locale })).code).toBe(code);
    expect(documented('cart.reserveWithItem')).toContain(code);
  });
});

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

  test('for a shipment', async () => {
    const codes = await codesOf(
      ({ id }) => `/cart/v2/cart/${id}/shippingAddress`,
      (address) => ({ addresses: [address] }),
    );
    expect(codes).toEqual(new Set(documented('cart.addShippingAddress')));
  });

  test('for a shipment, without being kept', async () => {
    expect(await codesOf(({ id }) => `/cart/v1/cart/${id}/shippingAddress/validation`)).toEqual(new Set(documented('cart.validateShippingAddress')));
  });

  test('for the bill', async () => {
    expect(await codesOf(({ id }) => `/cart/v1/cart/${id}/billingAddress`)).toEqual(new Set(documented('cart.addBillingAddress')));
  });
});
