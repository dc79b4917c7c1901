import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Cart, RegionTax } from '#contract/cart.ts';
import type { Order } from '#contract/checkout.ts';
import { regionTax } from '#pricing/tax-rates.ts';
import { openOrderShop } from '#server/account-orders/testing.ts';
import { createBuyer } from '#server/account-orders/testing-buy.ts';
import { openAccountShop } from '#server/accounts/testing.ts';
import { adjustmentHandlers } from '#server/adjustments/handlers.ts';
import { cartHandlers } from '#server/cart/handlers.ts';
import { openTestShop } from '#server/cart/testing.ts';
import { ADDRESSES } from '#server/cart/testing-addresses.ts';
import { fillShop } from '#server/cart/testing-fill.ts';
import { findTestVariants, GOODS, type GoodName } from '#server/cart/testing-goods.ts';
import { openConsumerShop } from '#server/consumer/testing.ts';
import { stock } from '#server/db/schema/catalogue.ts';
import { storeEmployees } from '#server/db/schema/in-store.ts';
import { openTestDatabase } from '#server/db/test-database.ts';
import { ownBalances } from '#server/gift-cards/find-card.ts';
import { TEST_ORIGIN } from '#server/http/testing.ts';
import { inStoreHandlers } from '#server/in-store/handlers.ts';
import { openLoyaltyShop } from '#server/loyalty/testing.ts';
import { orderHandlers } from '#server/orders/handlers.ts';
import { paymentHandlers } from '#server/payment/handlers.ts';
import { createSandbox } from '#server/payment/sandbox/create-sandbox.ts';
import { questionHandlers } from '#server/questions/handlers.ts';
import { openAuthShop } from './auth-shop.ts';

export type Call = ReturnType<ReturnType<typeof openTestShop>['as']>;
type Goods = readonly (readonly [GoodName, number, Record<string, unknown>?])[];

/** What a test can let fail that is no shopper's doing. */
interface Faults {
  taxOf: (countryCode: string, province: string | undefined) => RegionTax | undefined;
  balancesAnswer: boolean;
  withdrawn: ReadonlySet<string>;
}

/** One database for all codes, and the shops over it in which each area's calls are served. */
export const openCodeShop = async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await fillShop(db);
  await db.insert(storeEmployees).values({ id: 'PDX-01', storeId: 'PDX', name: 'Maya Brooks' });
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-codes-'));
  const clock = () => new Date('2026-11-21T12:00:00Z');
  const sandbox = createSandbox({ db, clock, publicUrl: TEST_ORIGIN });
  const { provider } = sandbox;
  const buyer = createBuyer(sandbox);
  const faults: Faults = { taxOf: regionTax, balancesAnswer: true, withdrawn: new Set() };

  const shop = openTestShop(
    db,
    (given, keys) => {
      const carts: typeof given = {
        ...given,
        taxOf: (...place) => faults.taxOf(...place),
        findVariants: async (...asked) =>
          new Map(
            [...(await findTestVariants(...asked))].map(([upc, variant]) => [
              upc,
              faults.withdrawn.has(upc) ? { ...variant, sellable: false } : variant,
            ]),
          ),
      };
      const balances: typeof ownBalances = {
        balanceOf: (...asked) => (faults.balancesAnswer ? ownBalances.balanceOf(...asked) : Promise.reject(new Error('connection refused'))),
      };
      return {
        ...cartHandlers(carts),
        ...paymentHandlers({ provider, carts, keys, balances }),
        ...orderHandlers({ carts, keys, provider, wakeMail: () => {} }),
        ...questionHandlers(),
      };
    },
    { clock },
  );
  const carts = { findVariants: findTestVariants };

  return {
    db,
    clock,
    faults,
    buyer,
    /** Somebody who has never been here. */
    stranger: (): Call => shop.as(`stranger-${uuidv7()}`),
    counter: openAccountShop(db, { ...inStoreHandlers({ carts }), ...adjustmentHandlers({ carts }) }),
    auth: openAuthShop(db),
    consumers: openConsumerShop(db),
    loyalty: openLoyaltyShop(db, clock),
    afterwards: openOrderShop(db, dataDir),

    basket: (call: Call, ...goods: Goods): Promise<Cart> => buyer.fill(call, goods),
    /** A basket that lacks nothing but its payment. */
    addressed: async (call: Call, goods: Goods = [['shoe', 1]], address: Record<string, unknown> = ADDRESSES.OR): Promise<Cart> => {
      const { id } = await buyer.fill(call, goods);
      await call('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [address] } });
      return (await call('POST', `/cart/v1/cart/${id}/billingAddress`, { body: address })).body;
    },
    attach: (call: Call, { id }: Pick<Cart, 'id'>, body: Record<string, unknown>) =>
      call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body }),
    withCard: async (call: Call, { id }: Pick<Cart, 'id'>, number = '4242424242424242'): Promise<Cart> => {
      const body = { payment_method_id: 'CREDIT_CARD', token: await buyer.tokenOf(number) };
      return (await call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body })).body.cart;
    },
    prepare: (call: Call, { id }: Pick<Cart, 'id'>) => call('POST', '/cart/v1/cart/prepareOrder', { body: { basketId: id } }),
    place: (call: Call, { id, version, totals }: Cart, more: Record<string, unknown> = {}) =>
      call<Order>('PUT', '/cart/v2/checkout/order', {
        body: { cartId: id, cartVersion: version, total: totals.total, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' }, ...more },
      }),

    /** With so many pieces at a place for as long as `work` takes. */
    withStock: async <T>(name: GoodName, location: string, onHand: number, work: () => Promise<T>): Promise<T> => {
      const here = and(eq(stock.upc, GOODS[name].upc), eq(stock.location, location));
      const [before] = await db.select({ onHand: stock.onHand }).from(stock).where(here);
      const set = (pieces: number) =>
        db
          .insert(stock)
          .values({ upc: GOODS[name].upc, location, onHand: pieces })
          .onConflictDoUpdate({ target: [stock.upc, stock.location], set: { onHand: pieces } });
      await set(onHand);
      try {
        return await work();
      } finally {
        await set(before?.onHand ?? 0);
      }
    },

    close: async (): Promise<void> => {
      rmSync(dataDir, { recursive: true, force: true });
      await database.close();
    },
  };
};

export type CodeShop = Awaited<ReturnType<typeof openCodeShop>>;
