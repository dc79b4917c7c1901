import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { promotionErrors } from '#contract/errors/promotions.ts';
import { wish } from '#server/cart/testing.ts';
import { promotions } from '#server/db/schema/promotions.ts';
import { checkout, database, place, shop, useOrderShop } from '#server/orders/testing.ts';

useOrderShop();

type Call = ReturnType<typeof shop.as>;
type Code = keyof typeof promotionErrors | 'GWP403';

const basketOf = async (call: Call, ...goods: readonly Parameters<typeof wish>[0][]): Promise<Cart> => {
  let { body } = await call('POST', '/cart/v1/cart', { body: {} });
  for (const name of goods) ({ body } = await call('POST', '/cart/v1/item', { body: { cartId: body.id, ...wish(name) } }));
  return body;
};
const apply = (call: Call, { id }: Cart, code: string) => call('PUT', '/cart/v1/coupon', { body: { cartId: id, code } });
const typed = async (code: string) => {
  const call = shop.as(`types-${code}`);
  return apply(call, await basketOf(call, 'shoe'), code);
};

/** What docs/pricing.md says to do for each code. */
const INPUTS: Readonly<Record<Code, () => Promise<{ readonly code: string | undefined }>>> = {
  PRM130: () => typed('NOSUCH'),
  PRM160: () => typed('EUROPE5'),
  PRM135: () => typed('NEXTYEAR'),
  PRM140: () => typed('FIRST100'),
  PRM155: () => typed('SPRING25'),
  PRM175: async () => {
    const call = shop.as('reduced-alone');
    return apply(call, await basketOf(call, 'tee'), 'TRAIL15');
  },
  PRM416: async () => {
    const call = shop.as('twice');
    const cart = await basketOf(call, 'shoe');
    await apply(call, cart, 'WELCOME10');
    return apply(call, cart, ' welcome10 ');
  },
  PRM150: async () => {
    const call = shop.as('again');
    const cart = await checkout({ call, goods: [['tee', 1]] });
    const { body } = await apply(call, cart, 'WELCOME10');
    expect((await place(body, {}, { call })).status).toBe(200);
    return apply(call, await basketOf(call, 'shoe'), 'WELCOME10');
  },
  GWP403: async () => {
    const call = shop.as('buys-a-gift');
    const cart = await basketOf(call, 'tee');
    return call('POST', '/cart/v1/item', { body: { cartId: cart.id, ...wish('gift') } });
  },
};

it('every code about promotions is answered to a documented input', async () => {
  expect(Object.keys(INPUTS).toSorted()).toEqual([...Object.keys(promotionErrors), 'GWP403'].toSorted());
  const answered: Record<string, string | undefined> = {};
  for (const [code, produce] of Object.entries(INPUTS)) answered[code] = (await produce()).code;
  expect(answered).toEqual(Object.fromEntries(Object.keys(INPUTS).map((code) => [code, code])));
}, 120_000);

it('an order whose promotion ended since the shopper looked is refused, and nothing is charged', async () => {
  const call = shop.as('too-late');
  const cart = await checkout({ call, goods: [['shoe', 1]] });
  const { body } = await apply(call, cart, 'WELCOME10');
  await database.db.update(promotions).set({ active: false }).where(eq(promotions.code, 'WELCOME10'));
  expect(await place(body, {}, { call })).toMatchObject({ status: 409, code: 'WMK409' });
  expect((await call('GET', `/cart/v1/cart/${cart.id}`)).body.couponItems).toMatchObject([{ code: 'WELCOME10', valid: false }]);
}, 120_000);
