import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import { LOCALES } from '#contract/locales.ts';
import { confirmEmail } from '#server/customers/auth/confirm-email.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { emailChanges } from '#server/platform/db/schema/passkeys.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { openLoyaltyShop } from '#server/commerce/loyalty/testing.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import { takeOverGuestOrders, takeOverOrder } from './take-over.ts';

const open = createTestTemplate(fillShop);
let now = new Date('2026-11-21T12:00:00Z');
let database: OpenDatabase;
let shop: ReturnType<typeof openLoyaltyShop>;

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  database = await open();
  shop = openLoyaltyShop(database.db, () => now);
});
afterEach(() => database.close());

type Shopper = Awaited<ReturnType<typeof shop.shopper>>;

const later = (days: number): void => {
  now = new Date(now.getTime() + days * 86_400_000);
};
const history = async ({ call }: Shopper) => {
  const { body } = await call<CallResponse<'consumer.purchaseHistory'>>('POST', '/consumers-v3/consumer/purchasehistory', { body: {} });
  return body.purchases.map(({ orderNumber }) => orderNumber);
};
const balance = async (shopper: Shopper): Promise<number> => (await shopper.member()).currentLoyaltyPoints;
/** What the sign-in does. */
const signIn = ({ id }: Shopper) => database.db.transaction((tx) => takeOverGuestOrders(tx, id, now));
const asGuest = (email: string, ...items: Parameters<typeof shop.buy>[1]) => shop.buy(shop.guest(), items, { address: { ...ADDRESSES.OR, email } });

it('what a guest ordered under an address comes to its account when a letter to it is answered, and earns once', async () => {
  const ann = await shop.shopper();
  const before = await asGuest(ann.email.toUpperCase(), ['shoe', 1]);
  await ann.join();
  await signIn(ann);
  expect(await history(ann)).toEqual([]);
  await ann.confirm();
  expect(await history(ann)).toEqual([before.orderNumber]);
  expect(await balance(ann)).toBe(25 + 120);

  later(1);
  const after = await asGuest(ann.email, ['tee', 1]);
  expect(await history(ann)).toEqual([before.orderNumber]);
  await signIn(ann);
  await signIn(ann);
  await ann.confirm();
  expect(await history(ann)).toEqual([after.orderNumber, before.orderNumber]);
  expect(await balance(ann)).toBe(25 + 120 + 30);
});

it('an order of another account, and one under another address, stay where they are', async () => {
  const [ann, eve] = [await shop.shopper(), await shop.shopper()];
  await ann.join();
  await ann.confirm();
  const hers = await shop.buy(eve.call, [['tee', 1]], { address: { ...ADDRESSES.OR, email: ann.email } });
  await asGuest('someone-else@waymark.example', ['tee', 1]);
  await signIn(ann);
  expect([await history(ann), await history(eve)]).toEqual([[], [hers.orderNumber]]);
});

it('what a guest ordered under the new address of an account comes with the answer to its letter, and what comes later with a sign-in', async () => {
  const ann = await shop.shopper();
  const wanted = 'Ann.Elsewhere@waymark.example';
  const change = async (newEmail: string): Promise<void> => {
    const token = makeToken();
    const expiresAt = new Date(now.getTime() + 60_000);
    await database.db.insert(emailChanges).values({ hash: hashToken(token), accountId: ann.id, kind: 'change', newEmail, createdAt: now, expiresAt });
    const session = { sessionId: 'a-session', subject: ann.subject, account: { id: ann.id, consumerType: 'CONSUMER' as const } };
    await confirmEmail({ token }, { db: database.db, clock: () => now, clientAddress: '192.0.2.1', locale: LOCALES['en-us'], session });
  };
  const underTheOld = await asGuest(ann.email, ['tee', 1]);
  const before = await asGuest(wanted.toLowerCase(), ['tee', 1]);
  await signIn(ann);
  expect(await history(ann)).toEqual([]);
  await change(wanted);
  expect(await history(ann)).toEqual([before.orderNumber]);

  later(1);
  const after = await asGuest(wanted, ['tee', 1]);
  await signIn(ann);
  expect(await history(ann)).toEqual([after.orderNumber, before.orderNumber]);
  await change(ann.email);
  expect(await history(ann)).toHaveLength(3);
  expect(await history(ann)).toContain(underTheOld.orderNumber);
});

it('an order that was called off before brings no points', async () => {
  const ann = await shop.shopper();
  await ann.join();
  const guest = shop.guest();
  const { orderNumber } = await shop.buy(guest, [['shoe', 1]], { address: { ...ADDRESSES.OR, email: ann.email } });
  expect((await guest('POST', '/consumers-v3/consumer/CancelOrder', { body: { orderId: orderNumber } })).status).toBe(200);
  await ann.confirm();
  expect(await history(ann)).toEqual([orderNumber]);
  expect(await balance(ann)).toBe(25);
});

it('what an account bought in the month before it joined earns with the confirmation, what is older does not', async () => {
  const ann = await shop.shopper();
  await shop.buy(ann.call, [['shoe', 1]]);
  later(20);
  await shop.buy(ann.call, [['tee', 1]]);
  later(15);
  await ann.join();
  expect(await balance(ann)).toBe(25);
  await ann.confirm();
  expect(await balance(ann)).toBe(25 + 30);
});

it('the order of a moment ago is taken over by number, proof and guest together', async () => {
  const ann = await shop.shopper();
  await ann.join();
  const { orderNumber, st } = await asGuest('somewhere@waymark.example', ['tee', 1]);
  const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const take = (proof: string, guest: string) => database.db.transaction((tx) => takeOverOrder(tx, { orderNumber, st: proof }, guest, ann, now));
  await take('made up', row?.subject ?? '');
  await take(st, 'guest-of-somebody-else');
  expect(await history(ann)).toEqual([]);
  for (const _ of ['once', 'again']) await take(st, row?.subject ?? '');
  expect(await history(ann)).toEqual([orderNumber]);
  expect(await balance(ann)).toBe(25 + 30);
});
