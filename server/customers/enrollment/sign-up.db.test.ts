import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { type AccountShop, openAccountShop } from '#server/customers/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { confirmTexts } from '#server/customers/profile/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { stores } from '#server/platform/db/schema/catalogue.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { consumerProfiles, subscriptions } from '#server/platform/db/schema/consumer.ts';
import { loyaltyMembers } from '#server/platform/db/schema/loyalty.ts';
import { signUps } from '#server/platform/db/schema/enrollment.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { untilTheyMeet } from '#tests/support/until-they-meet.ts';

let database: OpenDatabase;
let shop: AccountShop;
let count = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  shop = openAccountShop(database.db);
});
afterAll(() => database.close());

/** Of somebody who fills in everything; each is somebody else. */
const whole = () => {
  count += 1;
  return {
    email: `new-${count}@waymark.example`,
    password: 'Trail-4-ever',
    firstName: 'Ada',
    lastName: 'Byron',
    birthDate: '1990-12-10',
    phone: `(206) 555 - ${1000 + count}`,
    postalCode: '98101',
    isTermsConfirmed: true,
    subscriptions: { newsletterConsent: true, loyaltyConsent: true, smsNotificationConsent: true },
  };
};
const signUp = (body: object, query: Record<string, string> = {}) =>
  shop.browser().call<{ consumerId: string }>('POST', '/consumers-v3/auth/signup', body, { query });
const without = (name: string): object => Object.fromEntries(Object.entries(whole()).filter(([key]) => key !== name));
const issuesOf = async (body: object, query: Record<string, string> = {}) => {
  const { status, code, details } = await signUp(body, query);
  expect([status, code]).toEqual([400, 'WMK400']);
  return details?.issues;
};

describe('a sign-up', () => {
  it('keeps who somebody is, what they agreed to and where they came from', async () => {
    const [store] = await database.db.select().from(stores).limit(1);
    const given = { ...whole(), gender: 'female', source: { store: store?.id, acquisitionType: 'spring-mail', campaignName: 'trail-day' } };
    const { status, body } = await signUp(given);
    expect(status).toBe(201);
    const [profile] = await database.db.select().from(consumerProfiles).where(eq(consumerProfiles.accountId, body.consumerId));
    expect(profile).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      birthDate: '1990-12-10',
      phone: `206555${1000 + count}`,
      phoneCode: '1',
      phoneCountry: 'US',
      postalCode: '98101',
      gender: 'female',
    });
    const [proof] = await database.db.select().from(signUps).where(eq(signUps.accountId, body.consumerId));
    expect(proof).toMatchObject({
      termsConfirmed: true,
      newsletterConsent: true,
      loyaltyConsent: true,
      smsConsent: true,
      store: store?.id,
      acquisitionType: 'spring-mail',
      campaignName: 'trail-day',
      at: shop.now(),
    });
    const browser = shop.browser();
    await browser.token();
    expect((await browser.signIn(given.email, {}, given.password)).type).toBe('Registered');
  });

  it('begins what was asked for: membership, and the emails and the message that ask whether it is meant', async () => {
    const given = whole();
    const { body } = await signUp(given);
    const [member] = await database.db.select().from(loyaltyMembers).where(eq(loyaltyMembers.accountId, body.consumerId));
    expect(member).toMatchObject({ joinedAt: shop.now(), confirmedAt: null });
    const emails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, given.email));
    expect(emails.map(({ template }) => template).toSorted()).toEqual(['confirm-own-email', 'loyalty-confirm', 'subscription']);
    expect(shop.texts.at(-1)).toMatchObject({ to: `+1206555${1000 + count}` });
    const wanted = await database.db.select().from(subscriptions).where(eq(subscriptions.accountId, body.consumerId));
    expect(
      wanted.map(({ channel, optin, doubleOptinAt }) => `${channel} ${optin} ${doubleOptinAt?.toISOString() ?? 'unconfirmed'}`).toSorted(),
    ).toEqual(['email true unconfirmed', 'sms true unconfirmed']);
  });

  it('without a wish asks for nothing but a confirmation of the address', async () => {
    const given = { ...whole(), phone: undefined, subscriptions: { newsletterConsent: false, loyaltyConsent: false } };
    const texts = shop.texts.length;
    const { body } = await signUp(given);
    const emails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, given.email));
    expect(emails.map(({ template }) => template)).toEqual(['confirm-own-email']);
    expect(await database.db.select().from(loyaltyMembers).where(eq(loyaltyMembers.accountId, body.consumerId))).toEqual([]);
    expect(shop.texts).toHaveLength(texts);
  });

  it('needs nothing but an email and a password in its simplified form, and has no profile then', async () => {
    const { status, body } = await signUp({ email: 'plain@waymark.example', password: 'Trail-4-ever' });
    expect(status).toBe(201);
    expect(await database.db.select().from(consumerProfiles).where(eq(consumerProfiles.accountId, body.consumerId))).toEqual([]);
  });

  it('of an address that has an account is refused at the email', async () => {
    const given = whole();
    await signUp(given);
    expect((await signUp({ ...whole(), email: ` ${given.email.toUpperCase()}` })).code).toBe('AUT439');
  });

  it('with a number that another account has proved is refused at the phone, and makes no account', async () => {
    await signUp(whole());
    const number = `206-555-${1000 + count}`;
    const texts = eq(subscriptions.recipient, `+1${number.replaceAll('-', '')}`);
    await database.db.update(subscriptions).set({ doubleOptinAt: shop.now() }).where(texts);
    const other = { ...whole(), phone: `+1 ${number}` };
    expect((await signUp(other)).code).toBe('AUT442');
    expect(await database.db.select().from(accounts).where(eq(accounts.email, other.email))).toEqual([]);
  });

  it('with a number that somebody else has merely written down is taken', async () => {
    const { phone } = whole();
    expect((await signUp({ ...whole(), phone })).status).toBe(201);
    expect((await signUp({ ...whole(), phone })).status).toBe(201);
  });

  it('with a number whose messages somebody else has answered is refused at the phone, too', async () => {
    const { id: accountId } = await shop.account();
    await confirmTexts(database.db, accountId, '+12065550199', shop.now());
    expect((await signUp({ ...whole(), phone: '206 555 0199' })).code).toBe('AUT444');
  });

  it('of two at once with the same address makes one account, and says to the other that it is in use', async () => {
    const both = (email: string) => Promise.all([signUp({ ...whole(), email }), signUp({ ...whole(), email })]);
    const answers = await untilTheyMeet(
      () => both(whole().email),
      (pair) => pair.some(({ code }) => code === 'PRO400'),
    );
    expect(answers.map(({ status, code }) => code ?? `${status}`).toSorted()).toEqual(['201', 'PRO400']);
  });

  it.each([
    ['PRO411', { birthDate: '' }],
    ['PRO410', { birthDate: '2013-11-22' }],
    ['AUT453', { email: 'nobody' }],
    ['FE872', { password: 'Sh0rt' }],
    ['FE872', { password: 'alllowercase' }],
    ['FE872', { password: 'Password123' }],
    ['AUT440', { source: { store: 'NOWHERE-1' } }],
  ])('is refused with %s for %o', async (code, wrong) => {
    expect((await signUp({ ...whole(), ...wrong })).code).toBe(code);
  });

  it('takes whoever turned 13 today, by the clock of the shop', async () => {
    expect((await signUp({ ...whole(), birthDate: '2013-11-21' })).status).toBe(201);
  });

  it('asks for the age of its country', async () => {
    const younger = { ...whole(), birthDate: '2011-11-21', phone: undefined, postalCode: undefined };
    expect((await signUp(younger, { locale: 'de-de' })).code).toBe('PRO410');
    expect((await signUp(younger, { locale: 'fr-fr' })).status).toBe(201);
  });

  it.each([
    ['firstName', { firstName: 'A' }, 'min:2'],
    ['lastName', { lastName: 'x'.repeat(31) }, 'max:30'],
    ['firstName', { firstName: '<script>' }, 'name'],
    ['birthDate', { birthDate: '1990-02-30' }, 'date'],
    ['birthDate', { birthDate: '1899-12-31' }, 'dateOnOrAfter:1900-01-01'],
    ['phone', { phone: '555 1234' }, 'phone'],
    ['postalCode', { postalCode: 'K1A 0B1' }, 'postalCode'],
    ['isTermsConfirmed', { isTermsConfirmed: false }, 'requiredCheckbox'],
    ['smsNotificationConsent', { subscriptions: {} }, 'requiredCheckbox'],
  ])('names the field %s that %o is wrong in', async (field, wrong, reason) => {
    expect(await issuesOf({ ...whole(), ...wrong })).toEqual([{ path: `body.${field}`, reason }]);
  });

  it('with anything about a person in it is the whole form: names and terms are asked for', async () => {
    expect(await issuesOf(without('firstName'))).toEqual([{ path: 'body.firstName', reason: 'required' }]);
    expect(await issuesOf(without('isTermsConfirmed'))).toEqual([{ path: 'body.isTermsConfirmed', reason: 'requiredCheckbox' }]);
  });

  it('keeps text for what it is: a name of letters of any script, and never one with marks of a page', async () => {
    const { status, body } = await signUp({ ...whole(), firstName: 'Zoë-Marie', lastName: "O'Néill" });
    expect(status).toBe(201);
    const [profile] = await database.db.select().from(consumerProfiles).where(eq(consumerProfiles.accountId, body.consumerId));
    expect(profile).toMatchObject({ firstName: 'Zoë-Marie', lastName: "O'Néill" });
  });
});
