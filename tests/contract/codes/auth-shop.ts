import { tmpdir } from 'node:os';
import type { CallResponse } from '#contract/calls.ts';
import { makeProof, openAccountShop, TEST_PASSWORD, type TestBrowser } from '#server/accounts/testing.ts';
import { authHandlers } from '#server/auth/handlers.ts';
import { catalogueForCart } from '#server/cart/catalogue.ts';
import { createCartReader } from '#server/cart/handlers.ts';
import { consumerHandlers } from '#server/consumer/handlers.ts';
import { noStanding } from '#server/consumer/ports.ts';
import type { Db } from '#server/db/open.ts';
import { TEST_ORIGIN } from '#server/http/testing.ts';
import { createIdempotencyStore } from '#server/idempotency/store.ts';
import { passkeyHandlers } from '#server/passkeys/handlers.ts';
import { TestAuthenticator } from '#server/passkeys/testing.ts';
import { createSandbox } from '#server/payment/sandbox/create-sandbox.ts';
import { createBotCheck } from '#server/proof/bot-check.ts';
import { createGuard } from '#server/proof/guard.ts';
import { createSuspicion } from '#server/proof/suspicion.ts';
import { knowsSubject } from '#server/sessions/knows-subject.ts';

/** People who sign up and in, with passwords and passkeys, and what they ask. */
export const openAuthShop = (db: Db) => {
  const clock = (): Date => people.now();
  const ports = { sms: { send: async () => {} }, wakeMail: () => undefined };
  const keys = createIdempotencyStore({ readCart: createCartReader(catalogueForCart(clock), clock), secret: 'test' });
  const { provider } = createSandbox({ db, clock, publicUrl: TEST_ORIGIN });
  const more = {
    ...passkeyHandlers({ publicUrl: TEST_ORIGIN, wakeMail: () => undefined }),
    ...consumerHandlers({ ...ports, standingOf: noStanding, provider, keys, dataDir: tmpdir() }),
  };
  const people = openAccountShop(db, more, { knowsSubject: (subject, handle) => knowsSubject(handle, subject) });
  const guard = createGuard(createBotCheck(clock, undefined, 'always'), createSuspicion(clock, 0));

  let count = 0;
  /** A browser at an address that nobody has used. */
  const elsewhere = (): TestBrowser => people.browser(`203.0.${Math.floor((count += 1) / 200)}.${count % 200}`);
  const guest = async (): Promise<TestBrowser> => {
    const browser = elsewhere();
    await browser.token();
    return browser;
  };
  const signedIn = async () => {
    const account = await people.account();
    const browser = elsewhere();
    await browser.signIn(account.email);
    return { ...account, browser };
  };
  const wrongPassword = async (times: number, from: () => TestBrowser) => {
    const { email } = await people.account();
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

  return {
    db,
    people,
    /** The same shop, set to want a proof every time. */
    wary: openAccountShop(db, { ...more, ...authHandlers({ ...ports, guard }) }, { guard }),
    elsewhere,
    guest,
    signedIn,
    wrongPassword,
    person,
    signUp,
    changePassword,
    passkeyRequest,
    passkeySignIn,
    withPasskey,
  };
};

export type AuthShop = ReturnType<typeof openAuthShop>;
