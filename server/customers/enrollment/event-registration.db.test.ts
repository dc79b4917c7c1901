import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, openAccountShop, type TestBrowser } from '#server/customers/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { eventRegistrations } from '#server/platform/db/schema/enrollment.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { enrollmentHandlers } from './handlers.ts';

let database: OpenDatabase;
let shop: AccountShop;
let browser: TestBrowser;
let email: string;
let woken = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  const event = (slug: string, doc: object) => ({
    siteId: 'WAYMARK-US',
    kind: 'event',
    slug,
    mode: 'publish',
    doc: { ...doc },
    modifiedAt: new Date(0),
  });
  await database.db.insert(contentDocs).values([
    event('winter-trail-weekend', {
      title: 'Winter trail weekend',
      startDate: '2027-01-16',
      endDate: '2027-01-17',
      enablePlusOne: true,
      capacity: 24,
      place: 'Chamonix',
    }),
    event('night-run', { title: 'Night run', startDate: '2027-02-05', endDate: '2027-02-05', enablePlusOne: false }),
    event('monthly-walk', { title: 'Monthly walk', startDate: '2026-01-03', endDate: '2026-01-03', repeatsAfterDays: 28, enablePlusOne: false }),
  ]);
  shop = openAccountShop(database.db, enrollmentHandlers({ wakeMail: () => void (woken += 1) }));
  ({ email } = await shop.account());
  browser = shop.browser();
  await browser.token();
  await browser.signIn(email);
});
afterAll(() => database.close());

const WEEKEND = {
  email: 'somebody.else@waymark.example',
  attendingDays: '2027-01-17, 2027-01-16',
  eventId: 'winter-trail-weekend',
  eventTermsAccepted: true,
  firstName: 'Ada',
  lastName: 'Byron',
  plusOne: 'Charles Babbage',
  registrationTimestamp: '2026-11-21T12:00:00.000Z',
};
const join = (more: object = {}, by = browser) => by.call('POST', '/consumers-v3/consumer/event-registration', { ...WEEKEND, ...more });
const kept = () => database.db.select().from(eventRegistrations);

describe('joining an event', () => {
  it('keeps the days and the guest under the address of the account, whatever the form held', async () => {
    expect(await join()).toMatchObject({ status: 200, body: { eventId: 'winter-trail-weekend', registeredAt: shop.now().toISOString() } });
    expect(await kept()).toMatchObject([{ email, days: ['2027-01-16', '2027-01-17'], plusOne: 'Charles Babbage', registeredAt: shop.now() }]);
  });

  it('is confirmed by a letter to that address, in the same transaction', async () => {
    const [letter] = await database.db.select().from(mailOutbox);
    expect(letter).toMatchObject({
      template: 'event-registration',
      recipient: email,
      locale: 'en-us',
      data: { title: 'Winter trail weekend', days: ['2027-01-16', '2027-01-17'], plusOne: 'Charles Babbage', place: 'Chamonix' },
    });
    expect(woken).toBe(1);
  });

  it('once more changes what was said', async () => {
    await join({ attendingDays: '2027-01-17', plusOne: '' });
    expect(await kept()).toMatchObject([{ days: ['2027-01-17'], plusOne: null }]);
  });

  it('that lasts a day needs no choice of days', async () => {
    expect((await join({ eventId: 'night-run', attendingDays: '', plusOne: '' })).status).toBe(200);
    expect((await kept()).find(({ eventId }) => eventId === 'night-run')?.days).toEqual(['2027-02-05']);
  });

  it('that repeats is joined on its next day', async () => {
    expect((await join({ eventId: 'monthly-walk', attendingDays: '', plusOne: '' })).status).toBe(200);
    expect((await kept()).find(({ eventId }) => eventId === 'monthly-walk')?.days).toEqual(['2026-12-05']);
  });

  it('writes no letter where it is refused', async () => {
    const before = await database.db.$count(mailOutbox);
    await join({ eventTermsAccepted: false });
    expect(await database.db.$count(mailOutbox)).toBe(before);
  });

  it.each([
    ['eventTermsAccepted', { eventTermsAccepted: false }, 'requiredCheckbox'],
    ['attendingDays', { attendingDays: '' }, 'required'],
    ['attendingDays', { attendingDays: '2027-01-18' }, 'unknown'],
    ['attendingDays', { attendingDays: "2027-01-16, '; drop table" }, 'unknown'],
    ['plusOne', { plusOne: '<b>me</b>' }, 'guestName'],
    ['plusOne', { eventId: 'night-run', plusOne: 'Charles Babbage' }, 'guestName'],
  ])('names %s where %o is wrong', async (field, wrong, reason) => {
    const { code, details } = await join(wrong);
    expect([code, details?.issues]).toEqual(['WMK400', [{ path: `body.${field}`, reason }]]);
  });

  it('is for those who are signed in', async () => {
    const guest = shop.browser();
    await guest.token();
    expect((await join({}, guest)).code).toBe('AUT404');
  });

  it('that there is not, or that is over, is refused in the same way', async () => {
    expect((await join({ eventId: 'moon-walk' })).code).toBe('API404');
    shop.setNow(new Date('2027-01-18T00:00:01.000Z'));
    const late = shop.browser();
    await late.token();
    await late.signIn(email);
    expect((await join({}, late)).code).toBe('API404');
  });
});
