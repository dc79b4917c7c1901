import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { TestAuthenticator } from '#server/customers/passkeys/testing.ts';
import { makeProof, type TestBrowser } from '#server/customers/testing.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { TEST_VARIANTS } from '#server/commerce/cart/testing-variants.ts';
import { subscriptionRoutes } from '#server/customers/profile/subscription-routes.ts';
import { stockNotices } from '#server/platform/db/schema/catalogue.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { loyaltyEmailRoutes } from '#server/customers/membership/confirm-routes.ts';
import type { OutgoingMail } from '#server/platform/mail/transport.ts';
import { NOW, openWholeShop } from './whole-shop.ts';

export const PASSWORD = 'Trail-4-ever';
export const OTHER_PASSWORD = 'Ridge-5-above';
const CONSUMER = '/consumers-v3/consumer';
const NEWSLETTER = { type: 'Newsletter', channel: 'email' };

/** The whole shop with its emails, as they are read in their mailboxes. */
export const openAddressShop = async () => {
  const mails: OutgoingMail[] = [];
  const shop = await openWholeShop({ transport: { send: async (mail) => void mails.push(mail), close: () => {} } });
  const routes = {
    subscribe: subscriptionRoutes(shop.db, () => NOW, shop.wakeMail),
    loyalty: loyaltyEmailRoutes(shop.db, () => NOW, shop.authenticate),
  };
  const guest = (): Promise<TestBrowser> => shop.shopper('guest');

  /** What stands in the latest email to an address, once there is one. */
  const inEmail = async (to: string, wanted: RegExp): Promise<string> => {
    const find = (): string | undefined =>
      mails
        .filter((mail) => mail.to === to)
        .map(({ text }) => wanted.exec(text)?.[1])
        .findLast((found) => found !== undefined);
    await expect.poll(find).toBeDefined();
    return find() ?? '';
  };
  const post = async (kind: 'subscribe' | 'loyalty', search: string, browser?: TestBrowser): Promise<number> => {
    const headers = { ...(browser?.cookie !== undefined && { Cookie: browser.cookie }) };
    return (await routes[kind].request(`${TEST_ORIGIN}/${kind}${search}`, { method: 'POST', headers })).status;
  };
  const signUp = async (email: string): Promise<string> => {
    const { status, body } = await (await guest()).call<{ consumerId: string }>('POST', '/consumers-v3/auth/signup', { email, password: PASSWORD });
    expect(status).toBe(201);
    return body.consumerId;
  };
  const signIn = async (email: string, password = PASSWORD): Promise<TestBrowser> => {
    const browser = await guest();
    await browser.signIn(email, {}, password);
    return browser;
  };
  const orderAs = (browser: TestBrowser, email: string): Promise<Order> =>
    shop.buy(async (method, path, options) => (await browser.call(method, path, options?.body)) as never, [['tee', 1]], {
      address: { ...ADDRESSES.OR, email },
    });

  return {
    ...shop,
    mails,
    guest,
    inEmail,
    signUp,
    signIn,
    orderAs,
    newAddress: (): string => `${uuidv7()}@waymark.example`,
    askNewsletter: async (browser: TestBrowser, recipient: string) =>
      (await browser.call<{ state: string }>('POST', `${CONSUMER}/subscription`, { ...NEWSLETTER, recipient })).body.state,
    /** Reads a mailbox and answers the newsletter's email. */
    answerNewsletter: async (email: string): Promise<void> => {
      expect(await post('subscribe', await inEmail(email, /\/letters\/subscribe(\?\S+)/))).toBe(200);
    },
    answerMembership: async (email: string, browser?: TestBrowser): Promise<void> => {
      expect(await post('loyalty', await inEmail(email, /\/letters\/loyalty(\?\S+)/), browser)).toBe(200);
    },
    confirmationToken: (email: string) => inEmail(email, /confirm-email\?address=own#([\w-]{43})/),
    changeToken: (email: string) => inEmail(email, /confirm-email#([\w-]{43})/),
    resetToken: (email: string) => inEmail(email, /reset-password#([\w-]{43})/),
    undoToken: (email: string) => inEmail(email, /undo-email-change#([\w-]{43})/),
    addPasskey: async (browser: TestBrowser): Promise<TestAuthenticator> => {
      const device = new TestAuthenticator(TEST_ORIGIN);
      const proof = { password: PASSWORD };
      const { body } = await browser.call<CallResponse<'auth.passkeyCreation'>>('POST', `${CONSUMER}/passkeys/creation`, { proof });
      const credential = device.create(body);
      expect((await browser.call('POST', `${CONSUMER}/passkeys`, { credential, name: 'Phone' })).status).toBe(201);
      return device;
    },
    signInWithPasskey: async (device: TestAuthenticator): Promise<TestBrowser> => {
      const browser = await guest();
      const purpose = { purpose: 'enter' };
      const { body: asked } = await browser.call<CallResponse<'auth.passkeyRequest'>>('POST', '/consumers-v3/auth/passkeys/request', purpose);
      const { codeChallenge, codeVerifier } = makeProof();
      const signed = { credential: device.get(asked), codeChallenge };
      const { body } = await browser.call<CallResponse<'auth.passkeySignIn'>>('POST', '/consumers-v3/auth/passkeys/signin', signed);
      expect((await browser.token({ type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier })).status).toBe(200);
      return browser;
    },
    confirm: (browser: TestBrowser, token: string, password?: string) =>
      browser.call('POST', '/consumers-v3/confirmemail', { token, ...(password !== undefined && { password }) }),
    askChange: (browser: TestBrowser, email: string, password = PASSWORD) =>
      browser.call('POST', `${CONSUMER}/email`, { email, proof: { password } }),
    askReset: async (email: string) => (await guest()).call('POST', `${CONSUMER}/resetpassword`, { email }),
    reset: async (token: string, password = OTHER_PASSWORD) =>
      (await guest()).call<CallResponse<'auth.confirmforgotpassword'>>('POST', '/consumers-v3/confirmforgotpassword', { token, password }),
    undo: async (token: string) => (await guest()).call('POST', '/consumers-v3/undoemailchange', { token }),
    waitForStock: async (email: string): Promise<void> => {
      await shop.db.insert(stockNotices).values({ upc: TEST_VARIANTS.tee.upc, email, locale: 'en-us', askedAt: NOW });
    },
    history: async (browser: TestBrowser): Promise<string[]> => {
      const { body } = await browser.call<CallResponse<'consumer.purchaseHistory'>>('POST', `${CONSUMER}/purchasehistory`, {});
      return body.purchases.map(({ orderNumber }) => orderNumber);
    },
  };
};

export type AddressShop = Awaited<ReturnType<typeof openAddressShop>>;
