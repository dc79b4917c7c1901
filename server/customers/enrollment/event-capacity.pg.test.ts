import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccountShop, type AccountShop } from '#server/customers/testing.ts';
import { contentHandlers } from '#server/catalogue/content/handlers.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import { eventRegistrations } from '#server/platform/db/schema/enrollment.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { enrollmentHandlers } from './handlers.ts';

let database: OpenDatabase;
let shop: AccountShop;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  shop = openAccountShop(database.db, { ...contentHandlers(), ...enrollmentHandlers({ wakeMail: () => undefined }) });
});
afterAll(() => database.close());

const hold = async (slug: string, capacity: number) => {
  const doc = { title: 'Hut evening', startDate: '2027-01-16', endDate: '2027-01-16', enablePlusOne: true, capacity };
  await database.db.insert(contentDocs).values({ siteId: 'WAYMARK-US', kind: 'event', slug, mode: 'publish', doc, modifiedAt: new Date(0) });
};
const person = async () => {
  const { email } = await shop.account();
  const browser = shop.browser();
  await browser.token();
  await browser.signIn(email);
  return (eventId: string, plusOne = '') =>
    browser.call('POST', '/consumers-v3/consumer/event-registration', {
      email,
      attendingDays: '',
      eventId,
      eventTermsAccepted: true,
      plusOne,
      registrationTimestamp: '2026-11-21T12:00:00.000Z',
    });
};
const placesLeft = async (id: string) => {
  const { body } = await shop.browser().call<CallResponse<'content.events'>>('GET', '/publish/caas/v1/canvas/augmentedpage/events/WAYMARK-US');
  return body.events.find(({ eventId }) => eventId === id)?.placesLeft;
};

it('two who ask for the last place at the same time do not both get it', async () => {
  await hold('race', 3);
  const people = await Promise.all(Array.from({ length: 6 }, () => person()));
  const answers = await Promise.all(people.map((join) => join('race')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ code }) => code === 'WMK409E').map(({ details }) => details)).toEqual(
    Array.from({ length: 3 }, () => ({ title: 'Hut evening', placesLeft: 0 })),
  );
  expect(await database.db.$count(eventRegistrations)).toBe(3);
  expect(await placesLeft('race')).toBe(0);
});

it('a guest takes a place, too: where one is left, nobody is brought', async () => {
  await hold('guests', 3);
  const [ann, bob] = [await person(), await person()];
  expect((await ann('guests', 'Charles Babbage')).status).toBe(200);
  expect(await placesLeft('guests')).toBe(1);
  expect(await bob('guests', 'Ada Byron')).toMatchObject({ status: 409, code: 'WMK409E', details: { placesLeft: 1 } });
  expect((await bob('guests')).status).toBe(200);
  expect(await placesLeft('guests')).toBe(0);
});

it('whoever comes already may say something else in an event that is full', async () => {
  await hold('full', 2);
  const ann = await person();
  await ann('full', 'Charles Babbage');
  expect(await placesLeft('full')).toBe(0);
  expect((await ann('full')).status).toBe(200);
  expect(await placesLeft('full')).toBe(1);
  expect((await ann('full', 'Ada Byron')).status).toBe(200);
});
