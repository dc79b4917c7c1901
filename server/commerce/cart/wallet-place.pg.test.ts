import { describe, expect, test } from 'vitest';
import { ADDRESSES } from './testing-addresses.ts';
import { ada, add, create, useCartShop } from './testing-cart.ts';

useCartShop();

/** What a wallet shows before the shopper agrees. */
const PLACE = { ...ADDRESSES.OR, firstName: '', lastName: '', email: '', phone: '', addressLine1: '' };
const setAddress = (cart: { readonly id: string }, address: object, context?: string) =>
  ada('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { body: { addresses: [address], ...(context && { context }) } });

test("a wallet's address may have a longer town than a form, for delivery and billing", async () => {
  const cart = await create();
  await add(cart, 'tee');
  const long = { ...ADDRESSES.OR, city: 'Llanfairpwllgwyngyllgogerychwyrn' };
  expect(await setAddress(cart, long)).toMatchObject({ code: 'CHK380', details: { fields: { city: 'length' } } });
  expect((await setAddress(cart, long, 'APPLE_PAY_EXPRESS')).status).toBe(200);
  expect((await ada('POST', `/cart/v1/cart/${cart.id}/billingAddress`, { body: long })).status).toBe(200);
});

describe('a partial address from a wallet', () => {
  test('a partial address is enough to compute the delivery, and is marked as unchecked', async () => {
    const cart = await create();
    await add(cart, 'tee');
    const { status, body } = await setAddress(cart, PLACE, 'APPLE_PAY_EXPRESS');
    expect(status).toBe(200);
    expect(body.shippingMethods[0]?.address).toMatchObject({ city: ADDRESSES.OR.city, isValidated: false });
    expect(body.shippingMethods[0]?.applicableShippingMethods.length).toBeGreaterThan(0);
  });

  test('a partial address is refused outside of a wallet', async () => {
    const cart = await create();
    await add(cart, 'tee');
    await setAddress(cart, PLACE, 'APPLE_PAY_EXPRESS');
    expect((await setAddress(cart, PLACE)).code).toBe('CHK380');
  });

  test('a partial address is refused for a home delivery, even if the items are stated to be collected', async () => {
    const cart = await create();
    await add(cart, 'tee');
    expect((await setAddress(cart, { ...ADDRESSES.OR, province: 'ZZ' }, 'COLLECTION')).code).toBe('CHK380');
  });

  test.each([
    ['a country the shop does not ship to', { countryCode: 'BR' }, 'PAY401'],
    ['a postcode that its country does not have', { postalCode: 'ABCDE' }, 'CHK380'],
    ['no town', { city: '' }, 'CHK380'],
  ])('a partial address with %s is refused', async (_what, change, code) => {
    const cart = await create();
    await add(cart, 'tee');
    expect((await setAddress(cart, { ...PLACE, ...change }, 'APPLE_PAY_EXPRESS')).code).toBe(code);
  });

  test('a wallet that sends a name must send the rest of the address', async () => {
    const cart = await create();
    await add(cart, 'tee');
    expect((await setAddress(cart, { ...PLACE, firstName: 'Ada', lastName: 'Lovelace' }, 'APPLE_PAY_EXPRESS')).code).toBe('CHK380');
  });
});
