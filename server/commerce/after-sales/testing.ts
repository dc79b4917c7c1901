import type { Order } from '#contract/calls/checkout.ts';
import type { Purchase } from '#contract/calls/orders.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { openTestShop } from '#server/commerce/cart/testing.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { contactHandlers } from '#server/customers/contact/handlers.ts';
import type { Db } from '#server/platform/db/open.ts';
import { orderHandlers } from '#server/commerce/orders/handlers.ts';
import { paymentHandlers } from '#server/commerce/payment/handlers.ts';
import type { PaymentProvider } from '#server/commerce/payment/provider.ts';
import { createSandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { receiveReturns } from './receive-returns.ts';
import { accountOrderHandlers } from './handlers.ts';
import { settleRefunds } from './refunds.ts';
import { createBuyer } from './testing-buy.ts';
import { advanceShipments } from './warehouse.ts';

export type Call = ReturnType<ReturnType<typeof openTestShop>['as']>;

/** Cookie of an account's session, as `makeServicePorts` reads it. */
export const accountCookie = (subject: string): string => `${subject}; account=0193b0a4-77aa-7000-8000-000000000001`;

const LOG = { info: () => {}, warn: () => {}, error: () => {} };

/** A shop in which orders are placed, paid and followed up, over a database filled by `fillShop`. Time passes when a test says so. */
export const openOrderShop = (db: Db, dataDir = '/nonexistent') => {
  let now = new Date('2026-06-01T12:00:00Z');
  const clock = () => now;
  const sandbox = createSandbox({ db, clock, publicUrl: 'http://shop.test' });
  let refunding = true;
  const refuse = () => Promise.reject(new Error('connection reset'));
  const provider: PaymentProvider = {
    ...sandbox.provider,
    refundPart: (part) => (refunding ? sandbox.provider.refundPart(part) : refuse()),
  };
  const shop = openTestShop(
    db,
    (carts, keys) => ({
      ...cartHandlers(carts),
      ...paymentHandlers({ provider, carts, keys }),
      ...orderHandlers({ carts, keys, provider, wakeMail: () => {} }),
      ...accountOrderHandlers({ keys, provider, wakeMail: () => {}, speed: 1, trackingUrl: 'https://carrier.example/{number}' }),
      ...contactHandlers({ keys, storage: createFolderStorage(dataDir), wakeMail: () => {} }),
    }),
    { clock },
  );

  const work = async (): Promise<void> => {
    await advanceShipments({ db, clock, speed: 1 });
    await receiveReturns(db, now);
    await settleRefunds({ db, clock, log: LOG, provider });
  };

  const { buy } = createBuyer(sandbox);
  const order = (call: Call, items: Parameters<typeof buy>[1], how: Parameters<typeof buy>[2] = {}): Promise<Order> =>
    buy(call, items, { address: ADDRESSES.NY, ...how });

  return {
    as: shop.as,
    order,
    now: clock,
    provider,
    /** Lets so many days pass, with all that the background does in them. */
    days: async (count: number): Promise<void> => {
      now = new Date(now.getTime() + count * 86_400_000);
      await work();
    },
    work,
    /** Whether the provider answers about refunds. */
    setRefunding: (answers: boolean): void => {
      refunding = answers;
    },
    purchase: (call: Call, orderNumber: string) => call<Purchase>('GET', `/consumers-v3/consumer/purchase/${orderNumber}`),
  };
};
