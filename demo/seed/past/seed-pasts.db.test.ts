import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Purchase } from '#contract/calls/orders.ts';
import { LOCALES } from '#contract/locales.ts';
import { readHistory } from '#server/commerce/after-sales/history.ts';
import { findOwn } from '#server/commerce/after-sales/find-own.ts';
import { viewPurchase } from '#server/commerce/after-sales/view.ts';
import { seedAccounts } from '../accounts.ts';
import { seedProfiles } from '#server/customers/profile/seed-profiles.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { idempotencyKeys, mailOutbox, providerCharges, reservations, sessions } from '#server/platform/db/schema/commerce.ts';
import { consumerCards } from '#server/platform/db/schema/consumer.ts';
import { loyaltyPostings, programSpend } from '#server/platform/db/schema/loyalty.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { wishItems } from '#server/platform/db/schema/wishlists.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { seedEmployees } from '../employees.ts';
import { readMemberStatus } from '#server/commerce/loyalty/member-status.ts';
import { seedMembers } from '#server/commerce/loyalty/seed-members.ts';
import { seedPromotions } from '#server/commerce/promotions/seed.ts';
import { seedDatabase } from '../seed-database.ts';
import { seedPasts } from './seed-pasts.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await openTestDatabase();
  ({ db } = database);
  close = () => database.close();
  await seedDatabase(db, NOW);
  await seedPromotions(db);
  await seedAccounts(db, NOW);
  await seedProfiles(db, NOW);
  await seedEmployees(db);
  await seedMembers(db, NOW);
  await seedPasts(db, NOW);
}, 120_000);
afterAll(() => close());

const personOf = async (name: string) => {
  const found = (await db.select().from(accounts)).find(({ email }) => email === `${name}@waymark.example`);
  if (!found) throw new Error(`nobody is ${name}`);
  return { account: found, reader: { subject: found.subject, account: { id: found.id, consumerType: found.consumerType } } };
};
const orders = async (name: string): Promise<Purchase[]> => {
  const { reader } = await personOf(name);
  const { purchases } = await readHistory(db, reader, 'en-us', { pageSize: 50 });
  return Promise.all(purchases.map(async ({ orderNumber }) => viewPurchase(db, await findOwn(db, reader, orderNumber, undefined), NOW, {})));
};

describe('the people of the demonstration shop', () => {
  it.each([
    ['consumer', ['SHIPPED', 'DELIVERED', 'CANCELLED', 'DELIVERED']],
    ['member', ['PLACED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'DELIVERED']],
    ['employee', ['DELIVERED']],
    ['athlete', ['DELIVERED']],
    ['professional', ['DELIVERED']],
    ['guide', ['SHIPPED']],
  ])('%s has orders, newest first: %j', async (name, states) => {
    expect((await orders(name)).map(({ status }) => status)).toEqual(states);
  });

  it('have what belongs to it: a return that was paid back, a parcel to follow, a sale of a store, a gift card', async () => {
    const [onItsWay, , , sentBack] = await orders('consumer');
    expect(onItsWay?.tracking[0]?.trackingNumber).toMatch(/^WT\d{12}$/);
    expect(sentBack?.returns).toMatchObject([{ state: 'REFUNDED', refund: { state: 'done' } }]);
    const [, inStore, giftCard, withPoints] = await orders('member');
    expect(inStore?.order.inStoreSalesInfo).toMatchObject({ storeId: 'US-PDX' });
    expect(giftCard?.order.items.some(({ isDigitalProduct }) => isDigitalProduct)).toBe(true);
    expect(withPoints?.order.totals.appliedRewards).toBe(5_00);
  });

  it('have points, cards, favorites and discounts that follow from it', async () => {
    const { account } = await personOf('member');
    const status = await readMemberStatus(db, account.id, { withPoints: true, now: NOW });
    expect(status.isLoyaltyMember).toBe(true);
    expect(status.loyaltySummary?.points.balance).toBeGreaterThan(200);
    expect((await db.select().from(loyaltyPostings)).reduce((sum, { points }) => sum + points, 0)).toBe(0);
    expect(await db.$count(consumerCards)).toBe(3);
    expect(await db.$count(wishItems)).toBe(6);
    expect((await db.select().from(programSpend)).map(({ program }) => program).toSorted()).toEqual(['ATHLETE', 'EMPLOYEE', 'IPA', 'WRANX']);
  });

  it('leave nothing open behind: no letter, no session, no reservation, no key, no charge without an order', async () => {
    expect((await db.select().from(mailOutbox)).filter(({ sentAt }) => sentAt === null)).toEqual([]);
    for (const table of [sessions, reservations, idempotencyKeys]) expect(await db.$count(table)).toBe(0);
    expect(await db.$count(providerCharges)).toBe(13);
    expect((await db.select().from(stock)).filter(({ onHand }) => onHand < 0)).toEqual([]);
  });

  it('speak of the past in the money of their shop', async () => {
    for (const { order } of await orders('consumer')) expect(order.totals.currency).toBe(LOCALES['en-us'].currency);
  });
});
