import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import type { ConsumerType } from '#contract/accounts.ts';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/checkout.ts';
import type { LoyaltyMember } from '#contract/loyalty.ts';
import { createAccount } from '../accounts/create-account.ts';
import { cartHandlers } from '../cart/handlers.ts';
import { ADDRESSES, type GoodName, openTestShop, wish } from '../cart/testing.ts';
import type { Db } from '../db/open.ts';
import { accounts } from '../db/schema/accounts.ts';
import { orderHandlers } from '../orders/handlers.ts';
import { paymentHandlers } from '../payment/handlers.ts';
import { createSandbox } from '../payment/sandbox/create-sandbox.ts';
import { programHandlers } from '../programs/handlers.ts';
import { loyaltyHandlers } from './handlers.ts';
import { confirmMember, findMember } from './members.ts';

const PAYING = '4242424242424242';

/** A shop over a database filled by `fillShop`, with whoever has an account in it, from joining to a paid order. */
export const openLoyaltyShop = (db: Db, clock: () => Date) => {
  const { provider, routes } = createSandbox({ db, clock, publicUrl: 'http://shop.test' });
  const sandbox = new Hono().route('/provider', routes);
  const shop = openTestShop(
    db,
    (carts, keys) => ({
      ...cartHandlers(carts),
      ...paymentHandlers({ provider, carts, keys }),
      ...orderHandlers({ carts, keys, provider, wakeMail: () => {} }),
      ...loyaltyHandlers({ carts, wakeMail: () => {} }),
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

  const tokenOf = async (number: string): Promise<string> => {
    const answer = await sandbox.request('/provider/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: `fields_${'a'.repeat(24)}`, number, month: 12, year: 2030, code: '123' }),
    });
    return ((await answer.json()) as { token: string }).token;
  };

  return {
    guest: () => shop.as(`guest-${uuidv7()}`),

    /** Somebody with an account; `call` asks as they do. */
    person: async (consumerType: ConsumerType = 'CONSUMER') => {
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
        confirm: async () => confirmMember(db, (await findMember(db, id))?.letter ?? '', clock()),
        member: async () => (await call<LoyaltyMember>('GET', '/loyalty/v1/member')).body,

        basket: async (...goods: readonly (readonly [GoodName, number])[]): Promise<Cart> => {
          const { id: cartId } = (await call('POST', '/cart/v1/cart', { body: {} })).body;
          for (const [name, qty] of goods) await call('POST', '/cart/v1/item', { body: { cartId, ...wish(name, { qty }) } });
          return (await call('GET', `/cart/v1/cart/${cartId}`)).body;
        },

        voucher: (cart: Cart, points: number | null) =>
          call('PUT', `/cart/v1/cart/${cart.id}/reward`, { body: { appliedLoyaltyVoucher: points === null ? null : { points } } }),

        /** The basket as it stands, ordered and paid with a card. */
        pay: async ({ id: cartId }: Cart, card = PAYING) => {
          await call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { body: { addresses: [ADDRESSES.OR] } });
          await call('POST', `/cart/v1/cart/${cartId}/billingAddress`, { body: ADDRESSES.OR });
          const paid = await call<{ cart: Cart }>('POST', `/cart/v1/cart/${cartId}/paymentInstruments`, {
            body: { payment_method_id: 'CREDIT_CARD', token: await tokenOf(card) },
          });
          const { version, totals } = paid.body.cart;
          const body = { cartId, cartVersion: version, total: totals.total, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' } };
          return call<Order>('PUT', '/cart/v2/checkout/order', { body });
        },
      };
    },
  };
};
