import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { FlashCode } from '#contract/errors/flash.ts';
import type { Cart, Flash } from '#contract/cart.ts';
import { TEST_VARIANTS, type TestVariantName, wish } from '#server/commerce/cart/testing-variants.ts';
import { stores } from '#server/platform/db/schema/catalogue.ts';
import { AGENT, counter } from './own.ts';
import type { Call, CodeShop } from './shop.ts';

/** What happens to a cart, and the remarks that it or its order then carries. */
export type FlashCase = readonly [input: string, ask: (shop: CodeShop) => Promise<readonly Flash[]>];

type Query = Readonly<Record<string, string>>;
const read = async (call: Call, id: string, query: Query = {}, locale = 'en-us') =>
  (await call('GET', `/cart/v1/cart/${id}`, { query, locale })).body.flash;

/** A cart of one thing that is read again once something has happened to the stock of a place. */
const restocked = (
  input: string,
  name: TestVariantName,
  more: Record<string, unknown>,
  place: readonly [location: string, onHand: number],
  query: Query = {},
): FlashCase => [
  input,
  async (shop) => {
    const call = shop.stranger();
    const { id } = await shop.cart(call, [name, 2, more]);
    return shop.withStock(name, ...place, () => read(call, id, query));
  },
];

/** A cart for a store that closes before it is read again. */
const closed = (input: string, id: string, more: Record<string, unknown>): FlashCase => [
  input,
  async (shop) => {
    const [like] = await shop.db.select().from(stores).where(eq(stores.id, 'PDX'));
    if (!like) throw new Error('no store');
    await shop.db.insert(stores).values({ ...like, id });
    const call = shop.stranger();
    const cart = await shop.withStock('tee', id, 5, () => shop.cart(call, ['tee', 1, { storeId: id, ...more }]));
    await shop.db.delete(stores).where(eq(stores.id, id));
    return read(call, cart.id, { isPatchRequired: 'true' });
  },
];

/** A cart that an associate puts aside and takes up again. */
const resumed = (input: string, content: Record<string, unknown>): FlashCase => [
  input,
  async (shop) => {
    const { browser } = await counter(shop);
    const path = `${AGENT}/baskets/${uuidv7()}`;
    await browser.call('PUT', path, { kind: 'parked', storeId: 'PDX', storeEmployeeId: 'PDX-01', at: '2026-11-21T10:00:00.000Z', ...content });
    return (await browser.call<Cart>('POST', `${path}/resume`, {})).body.flash;
  },
];

const PATCHED = { isPatchRequired: 'true' };

export const flashCases: Readonly<Record<FlashCode, FlashCase>> = {
  ProductLineItemInventoryMissing: restocked('fewer are left than one wants', 'five', {}, ['ship', 1]),
  ProductLineItemFullInventoryMissing: restocked('nothing is left of anything', 'five', {}, ['ship', 0]),
  ProductItemNotAvailable: [
    'something is no longer sold',
    async (shop) => {
      const call = shop.stranger();
      const { id } = await shop.cart(call, ['five', 1]);
      return shop.during({ withdrawn: new Set([TEST_VARIANTS.five.upc]) }, () => read(call, id));
    },
  ],
  ProductItemMaxQuantity: [
    'a basket is rebuilt with more than the shop allows of a product',
    async (shop) =>
      (await shop.stranger()('POST', '/cart/v1/cart', { body: { rebuildOf: { cartId: uuidv7(), epoch: 0 }, items: [wish('tee', { qty: 9 })] } })).body
        .flash,
  ],
  ProductItemRequired: [
    'a gift card names nobody',
    async (shop) => {
      const call = shop.stranger();
      return (await shop.cart(call, ['giftCard', 1])).flash;
    },
  ],
  InvalidShippingAddress: [
    'the shop of another country is asked, which does not ship there',
    async (shop) => {
      const call = shop.stranger();
      return read(call, (await shop.addressed(call)).id, {}, 'fr-fr');
    },
  ],
  PaymentNotAuthorized: [
    'an order is paid with a card whose bank asks its owner',
    async (shop) => {
      const call = shop.stranger();
      return (await shop.place(call, await shop.withCard(call, await shop.addressed(call), '4000000000003220'))).body.flash;
    },
  ],
  PickupToShipToStore: restocked('the shelf of its store is empty', 'tee', { storeId: 'PDX' }, ['PDX', 0], PATCHED),
  ShipToStoreToPickup: restocked(
    'what was to be sent to a store lies there alone',
    'tee',
    { storeId: 'PDX', shippingCode: 'sts' },
    ['ship', 0],
    PATCHED,
  ),
  HomeDeliveryToPickup: restocked('what was to be sent lies in the favorite store alone', 'tee', {}, ['ship', 0], { ...PATCHED, favStoreId: 'PDX' }),
  PickupToHomeDelivery: closed('the store that it waits in closes', 'SAL', {}),
  ShipToStoreToHomeDelivery: closed('the store that it is sent to closes', 'EUG', { shippingCode: 'sts' }),
  PriceAdjustmentEnded: resumed('a basket that was put aside comes back with a price lower than the shop allows', {
    items: [wish('tee', { qty: 1, adjustment: { kind: 'PERCENT', value: 90_000, reason: 'DAMAGED', storeEmployeeId: 'PDX-01' } })],
  }),
  CouponEnded: resumed('a basket that was put aside had a code that there is not', { items: [wish('tee', { qty: 1 })], coupons: ['NO-SUCH-CODE'] }),
  OrderShippingMethodDowngrade: [
    'something is added that the chosen way is not for',
    async (shop) => {
      const call = shop.stranger();
      const { id: cartId } = await shop.cart(call, ['tee', 1]);
      await call('POST', '/cart/v1/shippingMethod', { body: { cartId, shippingId: 'home', code: 'express' } });
      return (await call('POST', '/cart/v1/item', { body: { cartId, ...wish('backorder') } })).body.flash;
    },
  ],
};
