import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ConsumerType } from '#contract/accounts.ts';
import type { Cart } from '#contract/cart.ts';
import type { LoyaltyMember } from '#contract/calls/loyalty.ts';
import { accountOrderHandlers } from '#server/commerce/after-sales/handlers.ts';
import { createBuyer } from '#server/commerce/after-sales/testing-buy.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { openTestShop } from '#server/commerce/cart/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { TestVariantName } from '#server/commerce/cart/testing-variants.ts';
import type { Db, OpenDatabase } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { orderHandlers } from '#server/commerce/orders/handlers.ts';
import { paymentHandlers } from '#server/commerce/payment/handlers.ts';
import { createSandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import { programHandlers } from '#server/commerce/discount-programs/handlers.ts';
import { loyaltyHandlers } from './handlers.ts';
import { rewardHandlers } from '#server/commerce/payment/apply-reward.ts';
import { confirmMember } from '#server/customers/membership/confirm-member.ts';
import { findMember } from './members.ts';

/** A shop over a database filled by `fillShop`, with whoever has an account in it, from joining to a paid order. */
export const openLoyaltyShop = (db: Db, clock: () => Date) => {
  const sandbox = createSandbox({ db, clock, publicUrl: 'http://shop.test' });
  const { provider } = sandbox;
  const { buy, fill, pay } = createBuyer(sandbox);
  const shop = openTestShop(
    db,
    (carts, keys) => ({
      ...cartHandlers(carts),
      ...paymentHandlers({ provider, carts, keys }),
      ...orderHandlers({ carts, keys, provider, wakeMail: () => {} }),
      ...accountOrderHandlers({ keys, provider, wakeMail: () => {}, speed: 1 }),
      ...loyaltyHandlers({ wakeMail: () => {} }),
      ...rewardHandlers({ carts }),
      ...programHandlers(),
    }),
    {
      clock,
      authenticate: async (request) => {
        const subject = /(?:^|;\s*)subject=([\w-]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
        if (subject === undefined) return undefined;
        const [account] = await db
          .select({ id: accounts.id, consumerType: accounts.consumerType })
          .from(accounts)
          .where(eq(accounts.subject, subject));
        return { sessionId: `session-of-${subject}`, subject, account };
      },
    },
  );

  return {
    buy,
    guest: () => shop.as(`guest-${uuidv7()}`),

    /** Somebody with an account; `call` asks as they do. */
    shopper: async (consumerType: ConsumerType = 'CONSUMER') => {
      const email = `${uuidv7()}@waymark.example`;
      const id = (await createAccount(db, { email, consumerType, passwordHash: 'none', locale: 'en-us', now: clock() })) ?? '';
      const [row] = await db.select({ subject: accounts.subject }).from(accounts).where(eq(accounts.id, id));
      const subject = row?.subject ?? '';
      const call = shop.as(subject);
      return {
        id,
        email,
        subject,
        call,
        join: (body: object = {}) => call<LoyaltyMember>('POST', '/loyalty/v1/member', { body: { isTermsConfirmed: true, ...body } }),
        /** Answers the email of the joining, in the own session unless said otherwise. */
        confirm: async (reader: string | undefined = id) => confirmMember(db, (await findMember(db, id))?.letter ?? '', reader, clock()),
        member: async () => (await call<LoyaltyMember>('GET', '/loyalty/v1/member')).body,

        cart: (...items: readonly (readonly [TestVariantName, number])[]): Promise<Cart> => fill(call, items),

        voucher: (cart: Cart, points: number | null) =>
          call('PUT', `/cart/v1/cart/${cart.id}/reward`, { body: { appliedLoyaltyVoucher: points === null ? null : { points } } }),

        /** The cart as it stands, ordered and paid with a card. */
        pay: (cart: Cart, card?: string) => pay(call, cart, card === undefined ? {} : { card }),
      };
    },
  };
};

type LoyaltyShop = ReturnType<typeof openLoyaltyShop>;
export type Shopper = Awaited<ReturnType<LoyaltyShop['shopper']>>;

const START = new Date('2026-11-21T12:00:00Z');
export let database: OpenDatabase;
export let shop: LoyaltyShop;
export let now = START;
export const setNow = (then: Date): void => {
  now = then;
};
export const days = (count: number): void => setNow(new Date(now.getTime() + count * 86_400_000));

/** Somebody who has joined, and has confirmed it. */
export const member = async (): Promise<Shopper> => {
  const shopper = await shop.shopper();
  await shopper.join();
  await shopper.confirm();
  return shopper;
};

export const points = async (shopper: Shopper): Promise<number> => (await shopper.member()).currentLoyaltyPoints;

/** One shop for all tests of a file; each of them begins at the same moment. */
export const useLoyaltyShop = (): void => {
  beforeAll(async () => {
    database = await openTestDatabase();
    await fillShop(database.db);
    shop = openLoyaltyShop(database.db, () => now);
  });
  beforeEach(() => setNow(START));
  afterAll(() => database.close());
};
