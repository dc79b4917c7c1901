import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { ConsumerType } from '#contract/accounts.ts';
import type { ApiErrorBody } from '#contract/errors/api-error.ts';
import type { Session } from '#contract/calls/auth.ts';
import { authHandlers } from './auth/handlers.ts';
import { hashPassword } from './auth/passwords.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { type Answer, openTestShop } from '#server/commerce/cart/testing.ts';
import { CONSENT_COOKIE } from '#contract/consent.ts';
import { linkConsent } from '#server/marketing/consent/link.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { AllHandlers } from '#server/platform/http/handlers.ts';
import type { ServicePorts } from '#server/platform/http/service-ports.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import type { Guard } from '#server/platform/bot-check/guard.ts';
import { DEVICE_COOKIE } from './sessions/cookie.ts';
import { findSession } from './sessions/find-session.ts';
import { sessionHandlers } from './sessions/handlers.ts';
import type { OutgoingSms } from '#server/platform/sms/transport.ts';
import { findCards } from '#server/commerce/wishlists/catalogue.ts';
import { favoriteHandlers } from '#server/commerce/wishlists/favorites.ts';
import { savedHandlers } from '#server/commerce/cart/saved.ts';
import { createAccount } from '#server/accounts/create-account.ts';

/** Tests ask as often as they like. */
const NO_GUARD: Pick<Guard, 'issue' | 'meet'> = { issue: () => ({ siteKey: 'none' }), meet: () => Promise.resolve() };

export const TEST_PASSWORD = 'A long way home 1';

export interface TestAccount {
  readonly email?: string;
  readonly consumerType?: ConsumerType;
  readonly isConfirmed?: boolean;
}

export interface AccountShop {
  readonly setNow: (now: Date) => void;
  readonly now: () => Date;
  /** ms that answers were held back. */
  readonly waited: number[];
  /** Text messages that were sent. */
  readonly texts: readonly OutgoingSms[];
  /** An account with TEST_PASSWORD; `email` is made up where none is given. Its address is confirmed, unless said otherwise. */
  readonly account: (about?: TestAccount) => Promise<{ id: string; email: string }>;
  /** A browser nobody has used yet, at an address of its own. */
  readonly browser: (clientAddress?: string) => TestBrowser;
  /** A browser of a new account, signed in. */
  readonly signedIn: (consumerType?: ConsumerType) => Promise<{ browser: TestBrowser; email: string; id: string; subject: string }>;
}

/** The service with real sessions over a database filled by `fillShop`. `more` are the handlers under test, made with the shop's clock. */
export const openAccountShop = (db: Db, more: Partial<AllHandlers> = {}, overrides: Partial<ServicePorts> = {}): AccountShop => {
  let current = new Date('2026-11-21T12:00:00.000Z');
  const clock = () => current;
  const passwordHash = hashPassword(TEST_PASSWORD);
  const texts: OutgoingSms[] = [];
  const waited: number[] = [];
  const wait = async (ms: number): Promise<void> => void waited.push(ms);
  const { app } = openTestShop(
    db,
    (carts) => ({
      ...cartHandlers(carts),
      ...favoriteHandlers({ findCards }),
      ...savedHandlers({ carts }),
      ...sessionHandlers({ carts, linkConsent }),
      ...authHandlers({ sms: { send: async (message) => void texts.push(message) }, wakeMail: () => undefined, guard: NO_GUARD, wait }),
      ...more,
    }),
    {
      clock,
      authenticate: (request, handle) => findSession(handle, request.headers.get('Cookie') ?? undefined, current),
      clientAddress: (c) => c.req.header('X-Test-Address') ?? '192.0.2.1',
      ...overrides,
    },
  );
  const shop: AccountShop = {
    texts,
    waited,
    now: clock,
    setNow: (now) => {
      current = now;
    },
    account: async ({ email = `${uuidv7()}@waymark.example`, consumerType = 'CONSUMER', isConfirmed = true } = {}) => {
      const now = current;
      const emailConfirmedAt = isConfirmed ? now : undefined;
      const id = await createAccount(db, { email, consumerType, passwordHash: await passwordHash, locale: 'en-us', now, emailConfirmedAt });
      return { id: id ?? '', email };
    },
    browser: (clientAddress = '192.0.2.1') => new TestBrowser((path, init) => Promise.resolve(app.request(path, init)), clientAddress),
    signedIn: async (consumerType) => {
      const { email, id } = await shop.account(consumerType && { consumerType });
      const browser = shop.browser();
      const { subject } = await browser.signIn(email);
      return { browser, email, id, subject };
    },
  };
  return shop;
};

/** A verifier and the challenge that is made of it. */
export const makeProof = () => {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
};

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** What a browser does for the page: keeps the cookie that it was given and sends it along. */
export class TestBrowser {
  readonly #send: Send;
  readonly #clientAddress: string;
  /** The Cookie header of the next request; a test may take a copy, or put one back. */
  cookie: string | undefined;
  /** By which the shop knows the device again. */
  #device: string | undefined;
  /** `waymark-consent=...`: what was chosen about privacy on this device. */
  consent: string | undefined;

  constructor(send: Send, clientAddress: string) {
    this.#send = send;
    this.#clientAddress = clientAddress;
  }

  /** One call; every change gets a key of its own. */
  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, query = {} }: { readonly headers?: Record<string, string>; readonly query?: Record<string, string> } = {},
  ): Promise<Answer<T>> {
    const response = await this.#send(`${TEST_ORIGIN}${path}?${new URLSearchParams({ locale: 'en-us', ...query })}`, {
      method,
      headers: {
        Origin: TEST_ORIGIN,
        'User-Agent': 'Test browser',
        'X-Test-Address': this.#clientAddress,
        ...((this.cookie ?? this.#device ?? this.consent) !== undefined && {
          Cookie: [this.cookie, this.#device, this.consent].filter((cookie) => cookie !== undefined).join('; '),
        }),
        ...(method !== 'GET' && { 'Idempotency-Key': uuidv7() }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const cookie = line.includes('Max-Age=0') ? undefined : line.slice(0, line.indexOf(';'));
      if (line.startsWith(DEVICE_COOKIE)) this.#device = cookie;
      else if (line.startsWith(CONSENT_COOKIE)) this.consent = cookie;
      else this.cookie = cookie;
    }
    const parsed = (await response.json()) as T;
    const detail = response.status >= 400 ? (parsed as ApiErrorBody).errorDetails[0] : undefined;
    return { status: response.status, body: parsed, headers: response.headers, code: detail?.errorId, details: detail?.details };
  }

  token = (body: unknown = { type: 'Guest' }): Promise<Answer<Session>> => this.call<Session>('POST', '/token/v2/auth/token', body);

  /** Username and password against a code. */
  password = (username: string, password: string, codeChallenge = makeProof().codeChallenge, more: object = {}) =>
    this.call<{ authorizationCode: string; expiresIn: number }>('POST', '/consumers-v3/auth/signin', {
      type: 'Registered',
      username,
      password,
      codeChallenge,
      ...more,
    });

  /** The whole way from a password to a session; `guestObjects` are merged. */
  async signIn(email: string, guestObjects: Record<string, string> = {}, password = TEST_PASSWORD): Promise<Session> {
    const { codeChallenge, codeVerifier } = makeProof();
    const { body, code } = await this.password(email, password, codeChallenge);
    if (code !== undefined) throw new Error(`sign-in was refused with ${code}`);
    const exchange = { type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier, guestObjects };
    const answer = await this.token(exchange);
    if (answer.code !== undefined) throw new Error(`the exchange was refused with ${answer.code}`);
    return answer.body;
  }

  signOut = (refreshToken?: string) => this.call('POST', '/consumers-v3/consumer/auth/signout', refreshToken === undefined ? {} : { refreshToken });
}
