import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { EMPLOYEE_TERMS_VERSION } from '#contract/calls/employee-terms.ts';
import type { StoreCustomer } from '#contract/calls/store-session.ts';
import type { Db } from '#server/platform/db/open.ts';
import { programMemberships } from '#server/platform/db/schema/loyalty.ts';
import { confirmMember } from '#server/customers/membership/confirm-member.ts';
import { joinLoyalty } from '#server/commerce/loyalty/members.ts';
import { findPastItems, type PastGood, type PastItems } from './items.ts';
import { daysToBeOnItsWay } from './on-its-way.ts';
import { openPastShop, type PastShop } from './past-shop.ts';
import { pastPerson } from './people.ts';

/** Before anything of the story. */
const FIRST_DAY = 130;
const STORE = 'US-PDX';
const AGENT = '/consumers-v3/consumer/agent';

/**
 * Gives the accounts of the demonstration shop a past, told through the shop's own calls: orders in every state, returns, points, cards, favorites. The
 * same story on every day, counted back from `today`.
 */
export const seedPasts = async (db: Db, today: Date): Promise<void> => {
  const shop = openPastShop(db, today);
  try {
    await shop.daysAgo(FIRST_DAY);
    await tell(db, shop, await findPastItems(db, shop.now()), today);
  } finally {
    await shop.close();
  }
};

const nth = (items: readonly PastGood[], index: number): PastGood => {
  const good = items[index % items.length];
  if (!good) throw new Error('the shop has nothing to sell');
  return good;
};

const tell = async (db: Db, shop: PastShop, { shoes, clothes, giftCards, inStore }: PastItems, today: Date): Promise<void> => {
  const shoe = (index: number) => ({ good: nth(shoes, index) });
  const piece = (index: number, qty = 1) => ({ good: nth(clothes, index), qty });

  const casey = await pastPerson(shop, 'consumer@waymark.example', '4242424242424242');
  const morgan = await pastPerson(shop, 'member@waymark.example', '5555555555554444');
  const emery = await pastPerson(shop, 'employee@waymark.example', '4242424242424242');
  const alix = await pastPerson(shop, 'athlete@waymark.example', '4242424242424242');
  const parker = await pastPerson(shop, 'professional@waymark.example', '6011111111111117');
  const gale = await pastPerson(shop, 'guide@waymark.example', '4242424242424242');
  for (const person of [casey, morgan, parker]) await person.saveCard();

  await shop.daysAgo(120);
  await db.transaction(async (tx) => {
    const { letter } = await joinLoyalty(tx, { accountId: morgan.accountId, now: shop.now() });
    await confirmMember(tx, letter, morgan.accountId, shop.now());
  });
  await shop.daysAgo(100);
  await morgan.buy([shoe(0), piece(0)]);
  await shop.daysAgo(64);
  const tooSmall = await casey.buy([shoe(1), piece(1)]);
  await shop.daysAgo(52);
  await casey.sendBack(tooSmall, 'too-small');
  await shop.daysAgo(45);
  await emery.call('POST', '/consumers-v3/consumer/programs/terms', { version: EMPLOYEE_TERMS_VERSION });
  await shop.daysAgo(40);
  await morgan.buy([piece(2)], { points: 100 });
  await shop.daysAgo(36);
  await morgan.buy([{ good: nth(giftCards, 0), giftOption: { to: 'Robin', email: 'robin@waymark.example', message: 'See you on the ridge.' } }]);
  await shop.daysAgo(33);
  const calledOff = await casey.buy([piece(3, 2)]);
  await shop.daysAgo(32.95);
  await casey.callOff(calledOff);
  await shop.daysAgo(25);
  await parker.buy([shoe(2), piece(4)]);
  await shop.daysAgo(20);
  await emery.buy([shoe(3)]);
  await shop.daysAgo(15);
  await alix.buy([shoe(4), piece(5)]);
  await shop.daysAgo(12);
  await casey.buy([piece(6), piece(7)]);
  await shop.daysAgo(8);
  await sellInStore(shop, await inStore(STORE), 'member@waymark.example');
  await shop.daysAgo(daysToBeOnItsWay(today));
  await casey.buy([shoe(5)]);
  await gale.buy([piece(8)]);
  await shop.daysAgo(0.04);
  await morgan.buy([shoe(6)]);

  // The terms of the discount have changed since: it is asked for them anew.
  await db.update(programMemberships).set({ termsVersion: 'earlier' }).where(eq(programMemberships.accountId, emery.accountId));
  await casey.likes(nth(shoes, 7), nth(clothes, 9), nth(shoes, 8));
  await morgan.likes(nth(shoes, 0), nth(clothes, 10));
  await alix.likes(nth(shoes, 9));
};

/** A sale at the counter to a customer who said who they are, and a basket that waits there for somebody. */
const sellInStore = async (shop: PastShop, good: PastGood | undefined, customer: string): Promise<void> => {
  if (!good) return;
  const associate = await pastPerson(shop, 'associate@waymark.example', '4242424242424242');
  const { employees } = await associate.call<{ employees: { id: string }[] }>('GET', `/consumers-v3/utilities/stores/${STORE}/employees`);
  const storeEmployeeId = employees[0]?.id ?? '';
  await associate.call('PUT', `${AGENT}/session`, { storeId: STORE, storeEmployeeId });
  const { customerRef } = await associate.call<StoreCustomer>('POST', `${AGENT}/customers`, { email: customer });
  await associate.call('PUT', `${AGENT}/customer`, { customerRef });
  await associate.buy([{ good, storeId: STORE }], { billTo: customer });
  const aside = { kind: 'parked', storeId: STORE, storeEmployeeId, at: shop.now().toISOString(), note: 'Comes back after lunch' };
  await associate.call('PUT', `${AGENT}/baskets/${uuidv7()}`, { ...aside, items: [{ ...good, qty: 1 }] });
};
