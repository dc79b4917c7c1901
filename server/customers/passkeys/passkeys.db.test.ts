import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { Session } from '#contract/calls/auth.ts';
import type { PasskeyProof } from '#contract/calls/passkeys.ts';
import { PASSKEYS_MAX } from '#contract/calls/passkeys-limits.ts';
import { type AccountShop, makeProof, openAccountShop, TEST_PASSWORD, type TestBrowser } from '#server/customers/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { passkeyChallenges, passkeys } from '#server/platform/db/schema/passkeys.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { CHALLENGE_LIFE_MS, forgetOldChallenges } from './challenges.ts';
import { passkeyHandlers } from './handlers.ts';
import { TestAuthenticator } from './testing.ts';

let database: OpenDatabase;
let shop: AccountShop;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  shop = openAccountShop(database.db, passkeyHandlers({ publicUrl: TEST_ORIGIN, wakeMail: () => undefined }));
});
afterAll(() => database.close());

type List = CallResponse<'auth.passkeys'>;
type Creation = CallResponse<'auth.passkeyCreation'>;
type Request = CallResponse<'auth.passkeyRequest'>;

const creation = (browser: TestBrowser, proof: unknown = { password: TEST_PASSWORD }) =>
  browser.call<Creation>('POST', '/consumers-v3/consumer/passkeys/creation', { proof });
const add = (browser: TestBrowser, credential: unknown, name = 'Laptop') =>
  browser.call<List>('POST', '/consumers-v3/consumer/passkeys', { credential, name });
const list = (browser: TestBrowser) => browser.call<List>('GET', '/consumers-v3/consumer/passkeys');
const request = async (browser: TestBrowser, purpose: 'enter' | 'confirm' = 'enter'): Promise<Request> =>
  (await browser.call<Request>('POST', '/consumers-v3/auth/passkeys/request', { purpose })).body;
const enter = (browser: TestBrowser, credential: PasskeyProof, codeChallenge = makeProof().codeChallenge) =>
  browser.call<{ authorizationCode: string }>('POST', '/consumers-v3/auth/passkeys/signin', { credential, codeChallenge });

/** Somebody who is signed in and has a passkey on a device. */
const owner = async () => {
  const { email, id } = await shop.account();
  const browser = shop.browser();
  await browser.signIn(email);
  const device = new TestAuthenticator(TEST_ORIGIN);
  const { body } = await creation(browser);
  const added = await add(browser, device.create(body));
  if (added.status !== 201) throw new Error(`the passkey was refused with ${added.code}`);
  return { email, id, browser, device, passkeyId: added.body.passkeys[0]?.passkeyId ?? '' };
};
/** A browser that nobody is signed in with. */
const guest = async (): Promise<TestBrowser> => {
  const browser = shop.browser();
  await browser.token();
  return browser;
};

describe('a passkey', () => {
  it('opens the account without a password, by the same exchange', async () => {
    const { id, device } = await owner();
    const browser = await guest();
    const asked = await request(browser);
    expect(asked).toMatchObject({ rpId: 'shop.test', userVerification: 'required', allowCredentials: [] });
    const { codeVerifier, codeChallenge } = makeProof();
    const { status, body } = await enter(browser, device.get(asked), codeChallenge);
    expect(status).toBe(200);
    const session = await browser.call<Session>('POST', '/token/v2/auth/token', {
      type: 'Registered',
      authorizationCode: body.authorizationCode,
      codeVerifier,
    });
    const [account] = await database.db.select().from(accounts).where(eq(accounts.id, id));
    expect(session.body).toMatchObject({ type: 'Registered', subject: account?.subject });
  });

  it('is listed, named anew and removed by its owner, and opens nothing afterwards', async () => {
    const { browser, device, passkeyId } = await owner();
    expect((await list(browser)).body.passkeys).toMatchObject([{ passkeyId, name: 'Laptop', isSynced: true }]);
    const path = `/consumers-v3/consumer/passkeys/${passkeyId}`;
    expect((await browser.call<List>('PATCH', path, { name: '  Phone ' })).body.passkeys).toMatchObject([{ name: 'Phone' }]);
    expect((await browser.call<List>('DELETE', path)).body.passkeys).toEqual([]);
    expect((await browser.call('DELETE', path)).code).toBe('API404');
    const other = await guest();
    expect(await enter(other, device.get(await request(other)))).toMatchObject({ status: 401, code: 'AUT418' });
  });

  it('of somebody else is not there', async () => {
    const { passkeyId } = await owner();
    const { browser } = await owner();
    const path = `/consumers-v3/consumer/passkeys/${passkeyId}`;
    expect((await browser.call('PATCH', path, { name: 'Mine' })).code).toBe('API404');
    expect((await browser.call('DELETE', path)).code).toBe('API404');
  });

  it('is told of by email, and goes with the account', async () => {
    const { id, email } = await owner();
    const emails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    expect(emails).toMatchObject([{ template: 'security-notice', data: { about: 'passkey-added' } }]);
    await database.db.delete(accounts).where(eq(accounts.id, id));
    expect(await database.db.select().from(passkeys).where(eq(passkeys.accountId, id))).toEqual([]);
  });
});

describe('adding one', () => {
  it('is for the owner: the password, or a passkey used just now', async () => {
    const { browser, device } = await owner();
    expect((await creation(browser, { password: 'not it' })).code).toBe('AUT450');
    const asked = await request(browser, 'confirm');
    expect(asked.allowCredentials).toHaveLength(1);
    const { status, body } = await creation(browser, { passkey: device.get(asked) });
    expect(status).toBe(200);
    expect(body.excludeCredentials).toHaveLength(1);
    // What was signed for a sign-in confirms nothing.
    expect((await creation(browser, { passkey: device.get(await request(browser)) })).code).toBe('AUT437');
    // Nor does somebody else's.
    const other = await owner();
    const theirs = other.device.get(await request(browser, 'confirm'));
    expect((await creation(browser, { passkey: theirs })).code).toBe('AUT418');
  });

  it('is for this session, once, in time', async () => {
    const { email } = await shop.account();
    const [browser, second] = [shop.browser(), shop.browser()];
    await browser.signIn(email);
    await second.signIn(email);
    const device = new TestAuthenticator(TEST_ORIGIN);
    const made = device.create((await creation(browser)).body);
    expect((await add(second, made)).code).toBe('AUT437');
    expect((await add(browser, made)).status).toBe(201);
    expect((await add(browser, made)).code).toBe('AUT437');
    const late = device.create((await creation(browser)).body);
    shop.setNow(new Date(shop.now().getTime() + CHALLENGE_LIFE_MS + 1));
    expect((await add(browser, late)).code).toBe('AUT437');
  });

  it('takes none that another site, another kind of use or an unasked holder has made', async () => {
    const { browser } = await owner();
    const device = new TestAuthenticator(TEST_ORIGIN);
    for (const wrong of [{ origin: 'https://shop.test.evil.example' }, { type: 'webauthn.get' }, { verified: false }])
      expect((await add(browser, device.create((await creation(browser)).body, wrong))).code).toBe('AUT438');
  });

  it('has an end', async () => {
    const { browser, id } = await owner();
    const now = shop.now();
    const [first] = await database.db.select().from(passkeys).where(eq(passkeys.accountId, id));
    if (!first) throw new Error('no passkey');
    for (let n = 1; n < PASSKEYS_MAX; n += 1)
      await database.db.insert(passkeys).values({ ...first, id: crypto.randomUUID(), credentialId: `${first.credentialId}${n}`, createdAt: now });
    expect((await creation(browser)).code).toBe('WMK409L');
  });

  it('is nothing for guests', async () => {
    const browser = await guest();
    expect((await creation(browser)).code).toBe('AUT404');
    expect((await list(browser)).code).toBe('AUT404');
    expect((await browser.call('POST', '/consumers-v3/auth/passkeys/request', { purpose: 'confirm' })).code).toBe('AUT404');
  });
});

describe('a wrong passkey', () => {
  it('signs a challenge that is used, too old, or another session’s: AUT437', async () => {
    const { device } = await owner();
    const browser = await guest();
    const signed = device.get(await request(browser));
    expect((await enter(browser, signed)).status).toBe(200);
    expect(await enter(browser, signed)).toMatchObject({ status: 401, code: 'AUT437' });
    expect((await enter(await guest(), device.get(await request(browser)))).code).toBe('AUT437');
    const late = device.get(await request(browser));
    shop.setNow(new Date(shop.now().getTime() + CHALLENGE_LIFE_MS + 1));
    expect((await enter(browser, late)).code).toBe('AUT437');
  });

  it('is known to nobody: AUT418', async () => {
    const stranger = new TestAuthenticator(TEST_ORIGIN);
    const { browser } = await owner();
    stranger.create((await creation(browser)).body);
    const asking = await guest();
    expect((await enter(asking, stranger.get(await request(asking)))).code).toBe('AUT418');
  });

  it('has a signature, site, holder, kind or count that is not right: AUT438, and nothing is used up by it but the challenge', async () => {
    const { device, id } = await owner();
    const browser = await guest();
    const attempt = async (change: (signed: PasskeyProof) => PasskeyProof, how = {}) =>
      (await enter(browser, change(device.get(await request(browser), how)))).code;
    const same = (signed: PasskeyProof) => signed;
    expect(await attempt(same, { counter: 7 })).toBeUndefined();
    for (const how of [{ origin: 'http://evil.test' }, { verified: false }, { type: 'webauthn.create' }, { counter: 7 }, { counter: 3 }])
      expect(await attempt(same, how)).toBe('AUT438');
    const forged = ({ response, ...rest }: PasskeyProof): PasskeyProof => ({ ...rest, response: { ...response, signature: 'AAAA' } });
    expect(await attempt(forged)).toBe('AUT438');
    const another = ({ response, ...rest }: PasskeyProof): PasskeyProof => ({ ...rest, response: { ...response, userHandle: 'AAAA' } });
    expect(await attempt(another)).toBe('AUT438');
    const [kept] = await database.db.select().from(passkeys).where(eq(passkeys.accountId, id));
    expect(kept?.counter).toBe(7);
    expect(await attempt(same, { counter: 8 })).toBeUndefined();
  });

  it('is a clear no, whatever it is made of', async () => {
    const browser = await guest();
    const { device } = await owner();
    const right = device.get(await request(browser));
    for (const clientDataJSON of ['AAAA', Buffer.from('{}').toString('base64url'), Buffer.from('{"challenge":7}').toString('base64url')])
      expect((await enter(browser, { ...right, response: { ...right.response, clientDataJSON } })).code).toBe('AUT437');
    for (const authenticatorData of ['AAAA', 'A'.repeat(4096)]) {
      const signed = device.get(await request(browser));
      expect((await enter(browser, { ...signed, response: { ...signed.response, authenticatorData } })).code).toBe('AUT438');
    }
    expect((await enter(browser, right)).status).toBe(200);
    const german = await browser.call(
      'POST',
      '/consumers-v3/auth/passkeys/signin',
      { credential: right, codeChallenge: makeProof().codeChallenge },
      { query: { locale: 'de-de' } },
    );
    expect(german.body).toMatchObject({ errorDetails: [{ message: expect.stringContaining('Passkey') }] });
  });
});

it('forgets challenges that nobody signed', async () => {
  await request(await guest());
  await forgetOldChallenges(database.db, new Date(shop.now().getTime() + CHALLENGE_LIFE_MS));
  expect(await database.db.select().from(passkeyChallenges)).toEqual([]);
});
