import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { authErrors } from '#contract/errors/auth.ts';
import { rewardErrors } from '#contract/errors/promotions.ts';
import type { CallResponse } from '#contract/calls.ts';
import { type AccountShop, makeProof, openAccountShop, TEST_PASSWORD, type TestBrowser } from '#server/accounts/testing.ts';
import { authHandlers } from '#server/auth/handlers.ts';
import { TRIES_HERE, TRIES_IN_ALL } from '#server/auth/tries.ts';
import { fillShop, wish } from '#server/cart/testing.ts';
import { consumerHandlers } from '#server/consumer/handlers.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { carts } from '#server/db/schema/commerce.ts';
import { openTestDatabase } from '#server/db/test-database.ts';
import { TEST_ORIGIN } from '#server/http/testing.ts';
import { createIdempotencyStore } from '#server/idempotency/store.ts';
import { catalogueForCart } from '#server/cart/catalogue.ts';
import { createCartReader } from '#server/cart/handlers.ts';
import { loyaltyHandlers } from '#server/loyalty/handlers.ts';
import { readStanding } from '#server/loyalty/standing.ts';
import { passkeyHandlers } from '#server/passkeys/handlers.ts';
import { TestAuthenticator } from '#server/passkeys/testing.ts';
import { createSandbox } from '#server/payment/sandbox/create-sandbox.ts';
import { createBotCheck } from '#server/proof/bot-check.ts';
import { createGuard } from '#server/proof/guard.ts';
import { createSuspicion } from '#server/proof/suspicion.ts';
import { knowsSubject } from '#server/sessions/knows-subject.ts';

let database: OpenDatabase;
let shop: AccountShop;
/** The same shop, set to want a proof every time. */
let wary: AccountShop;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await fillShop(db);
  const clock = () => shop.now();
  const ports = { sms: { send: async () => {} }, wakeMail: () => undefined };
  const stock = catalogueForCart(clock);
  const keys = createIdempotencyStore({ readCart: createCartReader(stock, clock) });
  const { provider } = createSandbox({ db, clock, publicUrl: TEST_ORIGIN });
  const standingOf: Parameters<typeof consumerHandlers>[0]['standingOf'] = (handle, { id }, { withPoints }) =>
    readStanding(handle, id, { withPoints, now: clock() });
  const more = {
    ...passkeyHandlers({ publicUrl: TEST_ORIGIN, wakeMail: () => undefined }),
    ...consumerHandlers({ ...ports, standingOf, provider, keys }),
    ...loyaltyHandlers({ carts: stock, wakeMail: () => undefined }),
  };
  shop = openAccountShop(db, more, { knowsSubject: (subject, handle) => knowsSubject(handle, subject) });
  const guard = createGuard(createBotCheck(clock, undefined, 'always'), createSuspicion(clock, 0));
  wary = openAccountShop(db, { ...more, ...authHandlers({ ...ports, guard }) }, { guard });
});
afterAll(() => database.close());

let count = 0;
/** A browser at an address that nobody has used. */
const elsewhere = (): TestBrowser => shop.browser(`203.0.${Math.floor((count += 1) / 200)}.${count % 200}`);
const guest = async (): Promise<TestBrowser> => {
  const browser = elsewhere();
  await browser.token();
  return browser;
};
const signedIn = async () => {
  const account = await shop.account();
  const browser = elsewhere();
  await browser.signIn(account.email);
  return { ...account, browser };
};
const wrongPassword = async (times: number, from: () => TestBrowser) => {
  const { email } = await shop.account();
  let last = await from().password(email, 'not it');
  for (let n = 1; n < times; n += 1) last = await from().password(email, 'not it');
  return last;
};
const person = () => ({
  email: `person-${(count += 1)}@waymark.example`,
  password: 'Trail-4-ever',
  firstName: 'Ada',
  lastName: 'Byron',
  birthDate: '1990-12-10',
  phone: `206 555 ${String(2000 + count)}`,
  postalCode: '98101',
  isTermsConfirmed: true,
  subscriptions: { newsletterConsent: false, loyaltyConsent: false, smsNotificationConsent: true },
});
const signUp = (given: object) => elsewhere().call('POST', '/consumers-v3/auth/signup', given);
const changePassword = (browser: TestBrowser, body: object) =>
  browser.call('POST', '/consumers-v3/consumer/changepassword', { currentPassword: TEST_PASSWORD, newPassword: 'another long way', ...body });
const passkeyRequest = async (browser: TestBrowser) =>
  (await browser.call<CallResponse<'auth.passkeyRequest'>>('POST', '/consumers-v3/auth/passkeys/request', { purpose: 'enter' })).body;
const passkeySignIn = (browser: TestBrowser, credential: unknown) =>
  browser.call('POST', '/consumers-v3/auth/passkeys/signin', { credential, codeChallenge: makeProof().codeChallenge });
const withPasskey = async (keep: boolean) => {
  const { browser } = await signedIn();
  const device = new TestAuthenticator(TEST_ORIGIN);
  const { body } = await browser.call<CallResponse<'auth.passkeyCreation'>>('POST', '/consumers-v3/consumer/passkeys/creation', {
    proof: { password: TEST_PASSWORD },
  });
  const credential = device.create(body);
  if (keep) await browser.call('POST', '/consumers-v3/consumer/passkeys', { credential, name: 'Phone' });
  return device;
};

type Ask = () => Promise<{ readonly code: string | undefined; readonly status: number }>;

/** What a client sends, and the code it is refused with. */
const INPUTS: Readonly<Record<string, readonly [input: string, ask: Ask]>> = {
  AUT401: ['sign in with a wrong password', () => wrongPassword(1, elsewhere)],
  AUT426: [
    'sign in with a wrong password for the last time but one',
    () => {
      const here = elsewhere();
      return wrongPassword(TRIES_HERE.most - 1, () => here);
    },
  ],
  AUT423: [
    'sign in with wrong passwords from one address',
    () => {
      const here = elsewhere();
      return wrongPassword(TRIES_HERE.most, () => here);
    },
  ],
  AUT441: ['sign in with wrong passwords from many addresses', () => wrongPassword(TRIES_IN_ALL.most, elsewhere)],
  AUT418: [
    'sign in with a passkey that the shop does not know',
    async () => {
      const [device, browser] = [await withPasskey(false), await guest()];
      return passkeySignIn(browser, device.get(await passkeyRequest(browser)));
    },
  ],
  AUT437: [
    'sign in with a passkey that signed another session’s challenge',
    async () => {
      const [device, browser] = [await withPasskey(true), await guest()];
      return passkeySignIn(browser, device.get(await passkeyRequest(await guest())));
    },
  ],
  AUT438: [
    'sign in with a passkey that signed on another site',
    async () => {
      const [device, browser] = [await withPasskey(true), await guest()];
      return passkeySignIn(browser, device.get(await passkeyRequest(browser), { origin: 'http://evil.test' }));
    },
  ],
  AUT500: [
    'sign in where the kept hash cannot be read',
    async () => {
      const { email, id } = await shop.account();
      await database.db.update(accounts).set({ passwordHash: 'broken' }).where(eq(accounts.id, id));
      return elsewhere().password(email, TEST_PASSWORD);
    },
  ],
  AUT403: ['sign in without a proof where the shop wants one', async () => wary.browser().password((await shop.account()).email, TEST_PASSWORD)],
  AUT404: ['ask as a guest for what is an account’s', async () => (await guest()).call('GET', '/consumers-v3/consumer/sessions')],
  AUT402: [
    'set a password by a link that is used',
    () => elsewhere().call('POST', '/consumers-v3/confirmforgotpassword', { token: 'x'.repeat(43), password: 'another long way' }),
  ],
  AUT432: [
    'exchange a code that the shop has not given',
    () => elsewhere().token({ type: 'Registered', authorizationCode: 'x'.repeat(43), codeVerifier: makeProof().codeVerifier }),
  ],
  AUT409: [
    'sign in while an order is placed with the guest’s basket',
    async () => {
      const { email } = await shop.account();
      const browser = await guest();
      const { body } = await browser.call<Cart>('POST', '/cart/v1/cart', {});
      await browser.call('POST', '/cart/v1/item', { cartId: body.id, ...wish('tee') });
      await database.db.update(carts).set({ state: 'placing' }).where(eq(carts.id, body.id));
      const { codeChallenge, codeVerifier } = makeProof();
      const { authorizationCode } = (await browser.password(email, TEST_PASSWORD, codeChallenge)).body;
      return browser.token({ type: 'Registered', authorizationCode, codeVerifier, guestObjects: { basketId: body.id } });
    },
  ],
  AUT498: [
    'change a basket under the name of somebody who is nobody any more',
    async () => (await guest()).call('POST', '/cart/v1/cart', {}, { headers: { 'X-Waymark-Subject': 'account-erased' } }),
  ],
  AUT439: ['sign up with an address that has an account', async () => signUp({ ...person(), email: (await shop.account()).email })],
  PRO400: [
    'sign up twice at the same moment',
    async () => {
      const given = person();
      const both = await Promise.all([signUp(given), signUp(given)]);
      return both.find(({ status }) => status !== 201) ?? { code: undefined, status: 201 };
    },
  ],
  AUT440: ['sign up from a store that there is not', () => signUp({ ...person(), source: { store: 'NOWHERE' } })],
  AUT442: [
    'sign up with the phone number of another account',
    async () => {
      const first = person();
      await signUp(first);
      return signUp({ ...person(), phone: first.phone });
    },
  ],
  AUT453: ['sign up with what is no address', () => signUp({ ...person(), email: 'nobody' })],
  FE872: ['sign up with a password that is too short', () => signUp({ ...person(), password: 'short' })],
  PRO410: ['sign up too young', () => signUp({ ...person(), birthDate: '2024-01-01' })],
  PRO411: ['sign up without a birth date', () => signUp({ ...person(), birthDate: undefined })],
  AUT450: ['change the password with a wrong present one', async () => changePassword((await signedIn()).browser, { currentPassword: 'not it' })],
  AUT451: ['change the password into the present one', async () => changePassword((await signedIn()).browser, { newPassword: TEST_PASSWORD })],
  AUT452: [
    'change the password into one before it',
    async () => {
      const { browser } = await signedIn();
      await changePassword(browser, {});
      return changePassword(browser, { currentPassword: 'another long way', newPassword: TEST_PASSWORD });
    },
  ],
  FE340: [
    'change the password with another one typed the second time',
    async () => changePassword((await signedIn()).browser, { passwordConfirmation: 'another long wey' }),
  ],
  PRO415: [
    'change the password twice at the same moment',
    async () => {
      const { browser } = await signedIn();
      const both = await Promise.all([changePassword(browser, {}), changePassword(browser, { newPassword: 'a third long way' })]);
      return both.find(({ status }) => status !== 200) ?? { code: undefined, status: 200 };
    },
  ],
  CCN404: [
    'ask for a form’s fields with an id that the shop has not signed',
    async () => (await guest()).call('POST', '/consumers-v3/consumer/retrieveUserData', { consumerId: 'made.up', email: 'a@waymark.example' }),
  ],
  API400: [
    'call without an access key where the shop wants one',
    async () => {
      const keyed = openAccountShop(database.db, {}, { accessKeys: new Set(['key']) });
      return keyed.browser().token();
    },
  ],
};

it.each(Object.entries(INPUTS).map(([code, [input, ask]]) => [code, input, ask] as const))('%s: %s', async (code, _, ask) => {
  const answer = await ask();
  expect(answer.code).toBe(code);
  expect(answer.status).toBe({ ...authErrors, ...rewardErrors }[code as keyof typeof authErrors].status);
});

/** Codes of the same group that tests beside their handlers show. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  AUT444: 'server/enrollment/sign-up.test.ts',
  '4044': 'server/loyalty/loyalty.test.ts',
  PRO404: 'server/consumer/profile.test.ts',
  PRO412: 'server/consumer/profile.test.ts',
  PRO414: 'server/consumer/addresses.test.ts',
  PRO418: 'server/consumer/profile.test.ts',
  CCA400: 'server/consumer/addresses.test.ts',
  CCA401: 'server/consumer/addresses.test.ts',
  FE309: 'src/checkout',
};

it('no code of the group is left out', () => {
  expect(Object.keys(authErrors).toSorted()).toEqual([...Object.keys(INPUTS), ...Object.keys(ELSEWHERE)].toSorted());
});
