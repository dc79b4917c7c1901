import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '#contract/calls/calls.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import { TEST_PASSWORD, TestBrowser } from '#server/customers/testing.ts';
import { hashPassword } from '#server/customers/auth/passwords.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { readEnv } from '#server/platform/env.ts';
import { DEMO_PIN, demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';
import { createPartialService } from '#server/platform/http/mount.ts';
import { ALLOWANCES, allowancesOf } from '#server/platform/rate-limits/allowances.ts';
import { createRateLimit } from '#server/platform/rate-limits/token-bucket.ts';
import type { BotCheckMode } from '#server/platform/bot-check/bot-check.ts';
import { openGuard } from '#server/platform/bot-check/open-guard.ts';
import { solve } from '#server/platform/bot-check/testing.ts';
import { NOW, startCommerce } from './whole-shop.ts';

const clock = (): Date => NOW;
const log = { info: () => {}, warn: () => {}, error: () => {} };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
});
afterAll(() => database.close());

/** A process of the shop, as one that is started over the same database. */
const startProcess = async (botCheck: BotCheckMode) => {
  const { db } = database;
  const guard = await openGuard({ env: readEnv({ BOT_CHECK: botCheck }), db, clock, log });
  const { commerce, ports } = startCommerce(db, { guard });
  const own = {
    ...ports,
    guard,
    limit: createRateLimit(clock),
    clientAddress: (c: Parameters<typeof ports.clientAddress>[0]) => c.req.header('X-Test-Address') ?? '',
  };
  return createPartialService(own, commerce.handlers);
};
type Process = Awaited<ReturnType<typeof startProcess>>;

let addresses = 0;
const newAddress = (): string => `198.51.100.${(addresses += 1)}`;
/** Its requests go to the processes in turn. */
const browserOf = (processes: readonly Process[], clientAddress = newAddress()): TestBrowser => {
  let asked = 0;
  const next = (): Process => processes[(asked += 1) % processes.length] as Process;
  return new TestBrowser(async (url, init) => next().fetch(new Request(url, init)), clientAddress);
};
const account = async (email: string): Promise<string> => {
  const passwordHash = await hashPassword(TEST_PASSWORD);
  await createAccount(database.db, { email, passwordHash, consumerType: 'CONSUMER', locale: 'en-us', now: NOW });
  return email;
};

it('wrong passwords lock a name at all processes, whichever of them were tried', async () => {
  const email = await account('locked@waymark.example');
  const browser = browserOf([await startProcess('never'), await startProcess('never')]);
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 5; tries += 1) codes.push((await browser.password(email, 'not it')).code);
  expect(codes).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423']);
  for (let tries = 0; tries < 2; tries += 1) expect((await browser.password(email, TEST_PASSWORD)).code).toBe('AUT423');
});

it('what is free before a proof is wanted is free once, and a proof is good at one process', async () => {
  const browser = browserOf([await startProcess('after-some'), await startProcess('after-some')]);
  await browser.token();
  const lookup = (proof = {}) =>
    browser.call('GET', '/consumers-v3/consumer/lookup', undefined, { query: { email: 'who@waymark.example', ...proof } });
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 7; tries += 1) codes.push((await lookup()).code);
  expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'AUT403', 'AUT403']);
  const issued = (await browser.call<object>('GET', '/token/v2/auth/challenge', undefined, { query: { action: 'register' } })).body;
  const proof = { recaptcha_response: solve(issued) };
  expect([(await lookup(proof)).code, (await lookup(proof)).code]).toEqual([undefined, 'AUT403']);
});

const GIFT_CARD = { card_number: demoNumber(1), pin: DEMO_PIN };
const CONSUMER = '/consumers-v3/consumer';

it.each<[CallName, (browser: TestBrowser, n: number) => ReturnType<TestBrowser['call']>]>([
  ['auth.signin', (browser, n) => browser.password(`nobody-${n}@waymark.example`, 'not it')],
  ['auth.signup', (browser, n) => browser.call('POST', '/consumers-v3/auth/signup', { email: `new-${n}@waymark.example`, password: 'short' })],
  ['auth.resetpassword', (browser, n) => browser.call('POST', `${CONSUMER}/resetpassword`, { email: `nobody-${n}@waymark.example` })],
  ['consumer.lookup', (browser, n) => browser.call('GET', `${CONSUMER}/lookup`, undefined, { query: { email: `nobody-${n}@waymark.example` } })],
  ['consumer.retrieveUserData', (browser, n) => browser.call('POST', `${CONSUMER}/retrieveUserData`, { consumerId: `a.${n}`, email: 'a@b.example' })],
  [
    'consumer.addPaymentInstrument',
    (browser) => browser.call('POST', `${CONSUMER}/payment_instruments`, { payment_method_id: 'CREDIT_CARD', token: 'none' }),
  ],
  ['cart.giftcardBalance', (browser) => browser.call('POST', '/cart/v1/giftcard/balance', GIFT_CARD)],
])('%s is allowed as often at several processes as at one, and no oftener after a start', async (call, ask) => {
  const address = newAddress();
  const browser = browserOf([await startProcess('never'), await startProcess('never')], address);
  await browser.signIn(await account(`${call.toLowerCase()}@waymark.example`));
  const allowed = allowancesOf(ALLOWANCES[call])[0]?.burst ?? 0;
  // The sign-in just now was one.
  for (let n = call === 'auth.signin' ? 1 : 0; n < allowed; n += 1) expect((await ask(browser, n)).code).not.toBe('WMK429');
  const later = browserOf([await startProcess('never')], address);
  later.cookie = browser.cookie;
  for (const asking of [browser, browser, later]) expect((await ask(asking, allowed)).code).toBe('WMK429');
});
