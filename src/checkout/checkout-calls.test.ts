import { afterEach, expect, it, vi } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { type Api, ApiError } from '#contract/client/client.ts';
import { errorRow } from '#contract/errors/errors.ts';
import { noCart } from '#pricing/no-cart.ts';
import { keepStore } from '#src/base/preferred-store/preferred-store.ts';
import { createCheckoutCalls } from './checkout-calls.ts';

const NOTHING_REBUILT = { pass: async () => null, refresh: async () => undefined };

afterEach(() => keepStore(null));

const queryOfRead = async (): Promise<unknown> => {
  let query: unknown;
  const api = (async (_name: string, input: { query: unknown }) => {
    ({ query } = input);
    return {};
  }) as unknown as Api;
  await createCheckoutCalls({ api, subject: null, accept: () => Promise.resolve(), placeTimeoutMs: 1, rebuilt: NOTHING_REBUILT }).readCart('basket');
  return query;
};

it('what can no longer come as it was chosen is asked for at the shopper’s own store first', async () => {
  expect(await queryOfRead()).toEqual({ isPatchRequired: 'true', inventorySupplyCheck: 'true' });
  keepStore({ id: 'PDX', name: 'Waymark Portland' });
  expect(await queryOfRead()).toMatchObject({ isPatchRequired: 'true', favStoreId: 'PDX' });
});

type Calls = ReturnType<typeof createCheckoutCalls>;
const forgotten = new ApiError({ ...errorRow('BSK404'), code: 'BSK404', values: {}, details: {} } as never);
const ONE_CART: readonly (readonly [string, (calls: Calls) => Promise<unknown>])[] = [
  ['the billing address', (calls) => calls.setBillingAddress('old', {} as never)],
  ['the ways to pay', (calls) => calls.pay.methods('old')],
  ['the fields of a card', (calls) => calls.pay.openCardFields('old')],
  ['a payment', (calls) => calls.pay.add('old', {} as never)],
  ['a payment that is taken off', (calls) => calls.pay.remove('old', 'one')],
  ['a voucher', (calls) => calls.pay.applyVoucher('old', 500)],
];

it.each(ONE_CART)('%s is asked once more of the cart in place of one that the shop has forgotten', async (_, act) => {
  const next: Cart = { ...noCart('en-us'), id: 'new' };
  const asked: string[] = [];
  const api = (async (name: string, input: object) => {
    const isOld = JSON.stringify(input).includes('"old"');
    asked.push(`${name} ${isOld ? 'old' : 'new'}`);
    if (isOld) throw forgotten;
    return { cart: next, paymentMethods: [], meta: {} };
  }) as unknown as Api;
  const rebuilt = { pass: vi.fn(async () => next), refresh: vi.fn(async () => undefined) };
  const calls = createCheckoutCalls({ api, subject: null, accept: () => Promise.resolve(), placeTimeoutMs: 1, rebuilt });
  await act(calls);
  expect(asked.map((one) => one.split(' ')[1])).toEqual(['old', 'new']);
  expect(rebuilt.refresh).toHaveBeenCalledOnce();
  expect(rebuilt.pass).toHaveBeenCalledExactlyOnceWith('old');
  await expect(
    act(createCheckoutCalls({ api, subject: null, accept: () => Promise.resolve(), placeTimeoutMs: 1, rebuilt: NOTHING_REBUILT })),
  ).rejects.toBe(forgotten);
});
