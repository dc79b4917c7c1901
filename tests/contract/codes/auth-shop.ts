import { tmpdir } from 'node:os';
import { and, eq } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls/calls.ts';
import { LOCALES } from '#contract/locales.ts';
import { makeProof, openAccountShop, TEST_PASSWORD, type TestBrowser } from '#server/customers/testing.ts';
import { authHandlers } from '#server/customers/auth/handlers.ts';
import { writeResetEmail } from '#server/customers/auth/reset-password.ts';
import { TRIES_A_DAY, TRIES_HERE } from '#server/customers/auth/tries.ts';
import { catalogueForCart } from '#server/commerce/cart/catalogue.ts';
import { createCartReader } from '#server/commerce/cart/handlers.ts';
import { findTestVariants } from '#server/commerce/cart/testing-variants.ts';
import { consumerHandlers } from '#server/customers/profile/handlers.ts';
import { noMemberStatus } from '#server/customers/profile/ports.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { createIdempotencyStore } from '#server/platform/idempotency/store.ts';
import { inStoreHandlers } from '#server/in-store/handlers.ts';
import { passkeyHandlers } from '#server/customers/passkeys/handlers.ts';
import { TestAuthenticator } from '#server/customers/passkeys/testing.ts';
import { createSandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import { createBotCheck } from '#server/platform/bot-check/bot-check.ts';
import { createGuard } from '#server/platform/bot-check/guard.ts';
import { createSuspicion } from '#server/platform/bot-check/suspicion.ts';
import { findSession } from '#server/customers/sessions/find-session.ts';
import { knowsSubject } from '#server/customers/sessions/knows-subject.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import type { Refused } from './case.ts';

/** People who sign up and in, with passwords and passkeys, and what they ask. */
export const openAuthShop = (db: Db) => {
  const clock = (): Date => people.now();
  const ports = { sms: { send: async () => {} }, wakeMail: () => undefined };
  const keys = createIdempotencyStore({ readCart: createCartReader(catalogueForCart(clock), clock), secret: 'test' });
  const { provider } = createSandbox({ db, clock, publicUrl: TEST_ORIGIN });
  const more = {
    ...passkeyHandlers({ publicUrl: TEST_ORIGIN, wakeMail: () => undefined }),
    ...consumerHandlers({
      ...ports,
      memberStatusOf: noMemberStatus,
      provider,
      keys,
      files: { storage: createFolderStorage(tmpdir()), dataDir: tmpdir() },
    }),
    ...inStoreHandlers({ carts: { findVariants: findTestVariants }, wait: async () => {} }),
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
  /** The sign-in of the people in the store. */
  const agentLogin = (browser: TestBrowser, username: string, password: string, more: object = {}): Promise<Refused> =>
    browser.call('POST', '/consumers-v3/consumer/agent/login', {
      type: 'Registered',
      username,
      password,
      codeChallenge: makeProof().codeChallenge,
      ...more,
    });
  const shopperLogin: typeof agentLogin = (browser, username, password, more) => browser.password(username, password, undefined, more);
  const wrongPassword = async (times: number, from: () => TestBrowser, login = shopperLogin): Promise<Refused> => {
    const { email } = await people.account();
    let last = await login(from(), email, 'not it');
    for (let n = 1; n < times; n += 1) last = await login(from(), email, 'not it');
    return last;
  };
  /** Asks as often as a day allows, a few at a time. */
  const allDay = async (ask: () => Promise<Refused>): Promise<Refused> => {
    const started = people.now();
    let last = await ask();
    for (let n = 1; n < TRIES_A_DAY.most; n += 1) {
      if (n % TRIES_HERE.most === 0) people.setNow(new Date(people.now().getTime() + TRIES_HERE.windowMs + 1000));
      last = await ask();
    }
    people.setNow(started);
    return last;
  };
  const wrongAllDay = async (login = shopperLogin): Promise<Refused> => {
    const [{ email }, here] = [await people.account(), elsewhere()];
    return allDay(() => login(here, email, 'not it', { recaptcha_response: 'work' }));
  };
  /** An account whose hash cannot be read. */
  const brokenAccount = async (): Promise<string> => {
    const { email, id } = await people.account();
    await db.update(accounts).set({ passwordHash: 'broken' }).where(eq(accounts.id, id));
    return email;
  };
  /** What an email's link carries. */
  const linkFor = async (email: string): Promise<string> => {
    await writeResetEmail(db, email, LOCALES['en-us'], clock());
    const ofThem = and(eq(mailOutbox.recipient, email), eq(mailOutbox.template, 'reset-password'));
    const [mail] = await db.select({ data: mailOutbox.data }).from(mailOutbox).where(ofThem);
    return String(mail?.data['token']);
  };
  const shopper = () => ({
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
    browser.call('POST', '/consumers-v3/consumer/changepassword', { currentPassword: TEST_PASSWORD, newPassword: 'Another long way 2', ...body });
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
    /** The same shop, in which an account is erased as soon as it has been seen who asks. */
    forgetful: openAccountShop(db, more, {
      authenticate: async (request, handle) => {
        const session = await findSession(handle, request.headers.get('Cookie') ?? undefined, clock());
        if (session?.account) await handle.delete(accounts).where(eq(accounts.id, session.account.id));
        return session;
      },
    }),
    elsewhere,
    guest,
    signedIn,
    agentLogin,
    wrongPassword,
    allDay,
    wrongAllDay,
    brokenAccount,
    linkFor,
    shopper,
    signUp,
    changePassword,
    passkeyRequest,
    passkeySignIn,
    withPasskey,
  };
};

export type AuthShop = ReturnType<typeof openAuthShop>;
