import { contentAdminHandlers } from '#server/catalogue/content/admin-handlers.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { Cart, RegionTax } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { regionTax } from '#pricing/tax-rates.ts';
import { openOrderShop } from '#server/commerce/after-sales/testing.ts';
import { createBuyer } from '#server/commerce/after-sales/testing-buy.ts';
import { openAccountShop } from '#server/customers/testing.ts';
import { adjustmentHandlers } from '#server/commerce/adjustments/handlers.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import { openTestShop } from '#server/commerce/cart/testing.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { findTestVariants, TEST_VARIANTS, type TestVariantName } from '#server/commerce/cart/testing-variants.ts';
import { enrollmentHandlers } from '#server/customers/enrollment/handlers.ts';
import { openConsumerShop } from '#server/customers/profile/testing.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { storeEmployees } from '#server/platform/db/schema/in-store.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { ownBalances } from '#server/commerce/gift-cards/find-card.ts';
import type { AllHandlers } from '#server/platform/http/handlers.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import type { SagaKeys } from '#server/platform/idempotency/store.ts';
import { inStoreHandlers } from '#server/in-store/handlers.ts';
import { openLoyaltyShop } from '#server/commerce/loyalty/testing.ts';
import { orderHandlers } from '#server/commerce/orders/handlers.ts';
import { paymentHandlers } from '#server/commerce/payment/handlers.ts';
import { createSandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import { createBotCheck } from '#server/platform/bot-check/bot-check.ts';
import { createGuard } from '#server/platform/bot-check/guard.ts';
import { createSuspicion } from '#server/platform/bot-check/suspicion.ts';
import { questionHandlers } from '#server/catalogue/questions/handlers.ts';
import { reviewHandlers } from '#server/catalogue/reviews/handlers.ts';
import { savedHandlers } from '#server/commerce/cart/saved.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { openAuthShop } from './auth-shop.ts';

export type Call = ReturnType<ReturnType<typeof openTestShop>['as']>;
/** What an order says of its cart. */
type Placed = Pick<Cart, 'id' | 'version'> & { readonly totals: Pick<Cart['totals'], 'total'> };
type Items = readonly (readonly [TestVariantName, number, Record<string, unknown>?])[];

/** What a test can let fail that is no shopper's doing. */
interface Faults {
  readonly taxOf: (countryCode: string, province: string | undefined) => RegionTax | undefined;
  readonly balancesAnswer: boolean;
  /** UPCs that are sold no longer. */
  readonly withdrawn: ReadonlySet<string>;
  /** UPCs that the catalogue does not know any more. */
  readonly forgotten: ReadonlySet<string>;
}
const NO_FAULTS: Faults = { taxOf: regionTax, balancesAnswer: true, withdrawn: new Set(), forgotten: new Set() };

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
  let faults = NO_FAULTS;

  const handlersOf = (given: CartPorts, keys: SagaKeys): Partial<AllHandlers> => {
    const carts: CartPorts = {
      ...given,
      taxOf: (...place) => faults.taxOf(...place),
      findVariants: async (...asked) =>
        new Map(
          [...(await findTestVariants(...asked))].flatMap(([upc, variant]) => {
            if (faults.forgotten.has(upc)) return [];
            return [[upc, faults.withdrawn.has(upc) ? { ...variant, sellable: false } : variant] as const];
          }),
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
      ...savedHandlers({ carts }),
    };
  };
  const shop = openTestShop(db, handlersOf, { clock });
  const guard = createGuard(createBotCheck(clock, undefined, 'always'), createSuspicion(clock, 0));
  const carts = { findVariants: findTestVariants };

  return {
    db,
    clock,
    buyer,
    /** Somebody who has never been here. */
    stranger: (): Call => shop.as(`stranger-${uuidv7()}`),
    /** The same, in a shop that wants a proof every time. */
    distrusted: (): Call => openTestShop(db, handlersOf, { clock, guard }).as(`stranger-${uuidv7()}`),
    counter: openAccountShop(db, {
      ...inStoreHandlers({ carts }),
      ...adjustmentHandlers({ carts }),
      ...contentAdminHandlers({ storage: createFolderStorage(dataDir) }),
      ...questionHandlers(),
      ...reviewHandlers(),
      ...enrollmentHandlers({ wakeMail: () => undefined }),
    }),
    auth: openAuthShop(db),
    consumers: openConsumerShop(db),
    loyalty: openLoyaltyShop(db, clock),
    afterwards: openOrderShop(db, dataDir),

    cart: (call: Call, ...items: Items): Promise<Cart> => buyer.fill(call, items),
    /** A cart that lacks nothing but its payment. */
    addressed: async (call: Call, items: Items = [['shoe', 1]], address: Record<string, unknown> = ADDRESSES.OR, locale = 'en-us'): Promise<Cart> => {
      const { id } = await buyer.fill(call, items, locale);
      await call('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [address] }, locale });
      return (await call('POST', `/cart/v1/cart/${id}/billingAddress`, { body: address, locale })).body;
    },
    attach: (call: Call, { id }: Pick<Cart, 'id'>, body: Record<string, unknown>) =>
      call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body }),
    withCard: async (call: Call, { id }: Pick<Cart, 'id'>, number = '4242424242424242'): Promise<Cart> => {
      const body = { payment_method_id: 'CREDIT_CARD', token: await buyer.tokenOf(number) };
      return (await call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body })).body.cart;
    },
    prepare: (call: Call, { id }: Pick<Cart, 'id'>, locale = 'en-us') =>
      call<CallResponse<'cart.prepareOrder'>>('POST', '/cart/v1/cart/prepareOrder', { body: { basketId: id }, locale }),
    place: (call: Call, { id, version, totals }: Placed, more: Record<string, unknown> = {}, locale = 'en-us') =>
      call<Order>('PUT', '/cart/v2/checkout/order', {
        body: { cartId: id, cartVersion: version, total: totals.total, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' }, ...more },
        locale,
      }),

    /** With something of ours failing for as long as `work` takes. */
    during: async <T>(given: Partial<Faults>, work: () => Promise<T>): Promise<T> => {
      faults = { ...NO_FAULTS, ...given };
      try {
        return await work();
      } finally {
        faults = NO_FAULTS;
      }
    },
    /** With a change that somebody else makes whenever an order is begun: after the shop has looked at its cart, before anything is booked. */
    meanwhile: async <T>(change: string, work: () => Promise<T>): Promise<T> => {
      const body = `begin ${change}; return new; end`;
      await db.execute(sql.raw(`create function meanwhile() returns trigger language plpgsql as $$ ${body} $$`));
      await db.execute(sql`create trigger meanwhile before insert on ${orders} for each row execute function meanwhile()`);
      try {
        return await work();
      } finally {
        await db.execute(sql`drop function meanwhile() cascade`);
      }
    },

    /** With so many units at a place for as long as `work` takes. */
    withStock: async <T>(name: TestVariantName, location: string, onHand: number, work: () => Promise<T>): Promise<T> => {
      const here = and(eq(stock.upc, TEST_VARIANTS[name].upc), eq(stock.location, location));
      const [before] = await db.select({ onHand: stock.onHand }).from(stock).where(here);
      const set = (units: number) =>
        db
          .insert(stock)
          .values({ upc: TEST_VARIANTS[name].upc, location, onHand: units })
          .onConflictDoUpdate({ target: [stock.upc, stock.location], set: { onHand: units } });
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
