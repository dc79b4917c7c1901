import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountShop, makeProof, openAccountShop, TEST_PASSWORD, type TestBrowser } from '#server/customers/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { signInTries } from '#server/platform/db/schema/accounts.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { forgetOldTries, FREE_TRIES, TRIES_A_DAY, TRIES_HERE } from './tries.ts';

let database: OpenDatabase;
let shop: AccountShop;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  shop = openAccountShop(database.db);
});
afterAll(() => database.close());
let address = 0;
/** A browser somewhere else. */
const elsewhere = () => shop.browser(`198.51.${Math.floor((address += 1) / 200)}.${address % 200}`);
const later = (ms: number) => shop.setNow(new Date(shop.now().getTime() + ms));
const NOBODY = 'nobody@waymark.example';
/** A right password, given and not yet exchanged for a session. */
const halfSignedIn = async (email: string, browser = elsewhere()) => {
  const { codeChallenge, codeVerifier } = makeProof();
  const { authorizationCode } = (await browser.password(email, TEST_PASSWORD, codeChallenge)).body;
  return { browser, exchange: () => browser.token({ type: 'Registered', authorizationCode, codeVerifier }) };
};

describe('a password', () => {
  it('is kept as Argon2id, with a salt of its own', async () => {
    const [one, other] = [await hashPassword('the same'), await hashPassword('the same')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, 'the same')).toBe(true);
    expect(await verifyPassword(one, 'The same')).toBe(false);
  });

  it('is the same however its emails are composed', async () => {
    expect(await verifyPassword(await hashPassword('re\u0301sume\u0301'), 'résumé')).toBe(true);
  });

  it('of nobody is never right', async () => {
    expect(await verifyPassword(undefined, '')).toBe(false);
  });
});

/** With what proves that it was no program: here nobody checks the work. */
const proved = (browser: TestBrowser, email: string, password: string) =>
  browser.password(email, password, undefined, { recaptcha_response: 'work' });

describe('a wrong password', () => {
  const tryWrong = async (email: string, browser = elsewhere(), times = 1) => {
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < times; n += 1) codes.push((await browser.password(email, 'not it')).code);
    return codes;
  };

  it('is refused alike whether there is such an account or not, in text and head', async () => {
    const { email } = await shop.account();
    const [known, unknown] = [await elsewhere().password(email, 'not it'), await elsewhere().password(NOBODY, 'not it')];
    const bare = ({ correlationId: _id, ...body }: Record<string, unknown>) => body;
    expect(bare(known.body as never)).toEqual(bare(unknown.body as never));
    expect(known.status).toBe(401);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  it('costs the same work for both', async () => {
    const { email } = await shop.account();
    const time = async (name: string): Promise<number> => {
      const started = performance.now();
      await elsewhere().password(name, 'not it');
      return performance.now() - started;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let n = 0; n < 7; n += 1) {
      known.push(await time(email));
      unknown.push(await time(NOBODY));
    }
    const middle = (times: number[]): number => times.toSorted((a, b) => a - b)[3] ?? 0;
    // Without the work one of them is forty times as fast.
    expect(middle(unknown) / middle(known)).toBeGreaterThan(0.5);
    expect(middle(unknown) / middle(known)).toBeLessThan(2);
  });

  it('warns before the last try, and then locks for this address alone; the right one does not help any more', async () => {
    const { email } = await shop.account();
    const here = elsewhere();
    expect(await tryWrong(email, here, TRIES_HERE.most)).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423']);
    expect(await here.password(email, TEST_PASSWORD)).toMatchObject({ status: 423, code: 'AUT423' });
    expect((await elsewhere().password(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('locks a name that nobody has in the same way', async () => {
    expect(await tryWrong('stranger@waymark.example', elsewhere(), 6)).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT423']);
  });

  it('is forgotten after a quarter of an hour', async () => {
    const { email } = await shop.account();
    const here = elsewhere();
    await tryWrong(email, here, 5);
    later(TRIES_HERE.windowMs + 1000);
    expect((await here.password(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('is forgotten with the right one', async () => {
    const { email } = await shop.account();
    const here = elsewhere();
    await tryWrong(email, here, 4);
    expect((await here.password(email, TEST_PASSWORD)).status).toBe(200);
    expect(await tryWrong(email, here, 1)).toEqual(['AUT401']);
  });

  it('twenty times in a day from one address lock the name there until the next day, and nowhere else', async () => {
    const { email } = await shop.account();
    const here = elsewhere();
    const codes = [];
    for (let n = 1; n <= TRIES_A_DAY.most; n += 1) {
      codes.push((await proved(here, email, 'not it')).code);
      if (n % TRIES_HERE.most === 0) later(TRIES_HERE.windowMs + 1000);
    }
    const round = ['AUT401', 'AUT401', 'AUT401', 'AUT426'];
    expect(codes).toEqual([...round, 'AUT423', ...round, 'AUT423', ...round, 'AUT423', ...round, 'AUT441']);
    expect(await proved(here, email, TEST_PASSWORD)).toMatchObject({ status: 423, code: 'AUT441' });
    expect((await proved(elsewhere(), email, TEST_PASSWORD)).status).toBe(200);
  });

  it('from many addresses costs a proof and time elsewhere, and locks nobody out', async () => {
    const { email } = await shop.account();
    const known = elsewhere();
    await known.signIn(email);
    for (let n = 0; n < FREE_TRIES.most; n += 1) expect(await tryWrong(email)).toEqual(['AUT401']);
    expect(await elsewhere().password(email, TEST_PASSWORD)).toMatchObject({ status: 403, code: 'AUT403' });
    shop.waited.length = 0;
    for (let n = 0; n < 8; n += 1) expect((await proved(elsewhere(), email, 'not it')).code).toBe('AUT401');
    expect(shop.waited).toEqual([100, 200, 400, 800, 1600, 3000, 3000, 3000]);
    // Where somebody has signed in before, nothing of this is noticed.
    shop.waited.length = 0;
    expect((await known.password(email, TEST_PASSWORD)).status).toBe(200);
    expect(shop.waited).toEqual([]);
  });

  it('from many addresses leaves the owner a way in from a new device: the right password with a proof', async () => {
    const { email } = await shop.account();
    for (let n = 0; n < FREE_TRIES.most; n += 1) await tryWrong(email);
    expect((await proved(elsewhere(), email, TEST_PASSWORD)).status).toBe(200);
  });

  it('at one address keeps out no device there that has signed in before, and another account’s device is none of them', async () => {
    const [{ email }, other] = [await shop.account(), await shop.account()];
    const [owner, thief] = [shop.browser('198.51.100.9'), shop.browser('198.51.100.9')];
    await owner.signIn(email);
    await thief.signIn(other.email);
    expect((await tryWrong(email, thief, TRIES_HERE.most)).at(-1)).toBe('AUT423');
    expect((await thief.password(email, TEST_PASSWORD)).code).toBe('AUT423');
    expect((await owner.password(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('is limited on a known device too', async () => {
    const { email } = await shop.account();
    const known = elsewhere();
    await known.signIn(email);
    expect(await tryWrong(email, known, TRIES_HERE.most + 1)).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT423']);
  });

  it('is counted when many come at once', async () => {
    const { email } = await shop.account();
    const here = elsewhere();
    const codes = await Promise.all(Array.from({ length: 8 }, () => here.password(email, 'not it').then(({ code }) => code)));
    expect(codes.filter((code) => code === 'AUT423').length).toBe(4);
  });

  it('leaves neither name nor address in the table, and goes after its time', async () => {
    const here = shop.browser('203.0.113.77');
    await here.password('secret.name@waymark.example', 'not it');
    const dump = JSON.stringify(await database.db.select().from(signInTries));
    expect(dump).not.toMatch(/secret\.name|203\.0\.113\.77/);
    await forgetOldTries(database.db, new Date(shop.now().getTime() + TRIES_A_DAY.windowMs + 1));
    expect(await database.db.select().from(signInTries)).toEqual([]);
  });
});

describe('a new password by email', () => {
  const ask = (email: string) => elsewhere().call<{ accepted: true }>('POST', '/consumers-v3/consumer/resetpassword', { email });
  const confirm = (token: string, password: string) => elsewhere().call('POST', '/consumers-v3/confirmforgotpassword', { token, password });
  const emails = async (email: string): Promise<string[]> => {
    const rows = await database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    return rows.map(({ data }) => String(data['token']));
  };
  /** The email is written when the answer has gone. */
  const emailFor = async (email: string, number = 1): Promise<string> => {
    await ask(email);
    await expect.poll(() => emails(email)).toHaveLength(number);
    return (await emails(email)).at(-1) ?? '';
  };

  let email = '';
  beforeEach(async () => {
    ({ email } = await shop.account());
  });

  it('is answered alike whether there is such an account or not', async () => {
    const [known, unknown] = [await ask(email), await ask(NOBODY)];
    expect(known.status).toBe(202);
    expect(known.body).toEqual(unknown.body);
    await expect.poll(() => emails(email)).toHaveLength(1);
    expect(await emails(NOBODY)).toEqual([]);
    expect((await ask('no address')).code).toBe('AUT453');
  });

  it('works once, ends every session, and frees a locked account', async () => {
    const phone = elsewhere();
    await phone.signIn(email);
    const here = elsewhere();
    for (let n = 0; n < 5; n += 1) await here.password(email, 'not it');
    const token = await emailFor(email);
    expect((await confirm(token, 'A brand new one 4')).status).toBe(200);
    expect((await phone.token()).body.type).toBe('Guest');
    expect((await here.password(email, 'A brand new one 4')).status).toBe(200);
    expect((await elsewhere().password(email, TEST_PASSWORD)).code).toBe('AUT401');
    expect(await confirm(token, 'yet another one')).toMatchObject({ status: 410, code: 'AUT402' });
  });

  it('keeps out whoever has given the old one and not gone in yet', async () => {
    const { exchange } = await halfSignedIn(email);
    await confirm(await emailFor(email), 'A brand new one 4');
    expect((await exchange()).code).toBe('AUT432');
  });

  it('is over after an hour, and with another email that was used', async () => {
    const [first, second] = [await emailFor(email), await emailFor(email, 2)];
    expect((await confirm(second, 'A brand new one 4')).status).toBe(200);
    expect((await confirm(first, 'yet another one')).code).toBe('AUT402');
    const third = await emailFor(email, 3);
    later(3_600_001);
    expect((await confirm(third, 'yet another one')).code).toBe('AUT402');
    expect((await confirm(hashless(), 'yet another one')).code).toBe('AUT402');
  });

  it('is written three times an hour at most', async () => {
    await emailFor(email, 1);
    await emailFor(email, 2);
    await emailFor(email, 3);
    await ask(email);
    await elsewhere().password(email, TEST_PASSWORD);
    expect(await emails(email)).toHaveLength(3);
  });

  it('takes no weak one, nor the present one, nor one of before; a refused one leaves the link', async () => {
    const token = await emailFor(email);
    for (const [password, reason] of [
      ['short', 'length'],
      ['long but plain 1', 'rules'],
      ['Password123!', 'common'],
    ] as const)
      expect(await confirm(token, password)).toMatchObject({ code: 'FE872', details: { reason } });
    expect((await confirm(token, TEST_PASSWORD)).code).toBe('AUT451');
    expect((await confirm(token, 'The second one 2')).status).toBe(200);
    const again = await emailFor(email, 2);
    expect((await confirm(again, TEST_PASSWORD)).code).toBe('AUT452');
    expect((await confirm(again, 'The third one 3')).status).toBe(200);
  });

  it('keeps the token itself out of the table of links', async () => {
    const token = await emailFor(email);
    expect(JSON.stringify(await database.db.execute(sql`select * from reset_links`))).not.toContain(token);
  });

  const hashless = (): string => 'A'.repeat(43);
});

describe('changing the password', () => {
  const PATH = '/consumers-v3/consumer/changepassword';

  it('is for whoever is signed in', async () => {
    const guest = elsewhere();
    await guest.token();
    expect(await guest.call('POST', PATH, { currentPassword: 'x', newPassword: 'A brand new one 4' })).toMatchObject({ status: 401, code: 'AUT404' });
    expect((await elsewhere().call('POST', PATH, { currentPassword: 'x', newPassword: 'A brand new one 4' })).code).toBe('WMK401');
  });

  it('signs the other devices out and keeps this one', async () => {
    const { email } = await shop.account();
    const [phone, laptop] = [elsewhere(), elsewhere()];
    await phone.signIn(email);
    await laptop.signIn(email);
    expect((await phone.call('POST', PATH, { currentPassword: TEST_PASSWORD, newPassword: 'A brand new one 4' })).status).toBe(200);
    expect((await phone.token()).body.type).toBe('Registered');
    expect((await laptop.token()).body.type).toBe('Guest');
    expect((await elsewhere().password(email, 'A brand new one 4')).status).toBe(200);
  });

  it('keeps out whoever has given the old one and not gone in yet', async () => {
    const { email } = await shop.account();
    const phone = elsewhere();
    await phone.signIn(email);
    const { exchange } = await halfSignedIn(email);
    await phone.call('POST', PATH, { currentPassword: TEST_PASSWORD, newPassword: 'A brand new one 4' });
    expect((await exchange()).code).toBe('AUT432');
    expect((await phone.token()).body.type).toBe('Registered');
  });

  it('wants the present one, and gives five tries at it', async () => {
    const { email } = await shop.account();
    const browser = elsewhere();
    await browser.signIn(email);
    const change = (currentPassword: string, newPassword = 'A brand new one 4') => browser.call('POST', PATH, { currentPassword, newPassword });
    expect(await change('not it')).toMatchObject({ status: 422, code: 'AUT450' });
    // As at a sign-in: the right one makes the tries before it forgotten, whatever becomes of the new one.
    expect((await change(TEST_PASSWORD, TEST_PASSWORD)).code).toBe('AUT451');
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 5; n += 1) codes.push((await change('not it')).code);
    expect(codes).toEqual(['AUT450', 'AUT450', 'AUT450', 'AUT450', 'AUT423']);
  });
});

describe('the list of sessions', () => {
  const LIST = '/consumers-v3/consumer/sessions';
  interface Listed {
    sessions: { sessionId: string; current: boolean; userAgent: string }[];
  }

  it('names the devices of this account, and can sign them out', async () => {
    const { email } = await shop.account();
    const [phone, laptop] = [elsewhere(), elsewhere()];
    await phone.signIn(email);
    await laptop.signIn(email);
    const { sessions } = (await phone.call<Listed>('GET', LIST)).body;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions[0]?.userAgent).toBe('Test browser');
    const other = sessions.find(({ current }) => !current)?.sessionId ?? '';
    expect((await phone.call('DELETE', `${LIST}/${other}`)).status).toBe(200);
    expect((await laptop.token()).body.type).toBe('Guest');
    expect((await phone.call<Listed>('GET', LIST)).body.sessions).toHaveLength(1);
  });

  it('is not added to by the code of a session that was signed out', async () => {
    const { email } = await shop.account();
    const { browser, exchange } = await halfSignedIn(email);
    await exchange();
    await browser.signOut();
    expect((await exchange()).code).toBe('AUT432');
  });

  it('knows nothing of another account’s: theirs and none answer the same', async () => {
    const [mine, theirs] = [elsewhere(), elsewhere()];
    await mine.signIn((await shop.account()).email);
    await theirs.signIn((await shop.account()).email);
    const id = (await theirs.call<Listed>('GET', LIST)).body.sessions[0]?.sessionId ?? '';
    const [foreign, none] = [await mine.call('DELETE', `${LIST}/${id}`), await mine.call('DELETE', `${LIST}/019a0000-0000-7000-8000-000000000000`)];
    expect([foreign.status, foreign.code]).toEqual([404, 'API404']);
    expect([none.status, none.code]).toEqual([404, 'API404']);
    expect((await theirs.token()).body.type).toBe('Registered');
  });
});

describe('a page of somebody else', () => {
  const paths = [
    ['/consumers-v3/auth/signin', { type: 'Registered', username: 'a@b.example', password: 'x', codeChallenge: 'A'.repeat(43) }],
    ['/consumers-v3/consumer/auth/signout', {}],
    ['/consumers-v3/consumer/changepassword', { currentPassword: 'x', newPassword: 'A brand new one 4' }],
    ['/token/v2/auth/token', { type: 'Guest' }],
  ] as const;

  it.each(paths)('can do nothing at %s with a shopper’s cookie', async (path, body) => {
    const { email } = await shop.account();
    const browser = elsewhere();
    await browser.signIn(email);
    const kept = browser.cookie;
    const foreign: Record<string, string>[] = [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }];
    for (const headers of foreign) expect(await browser.call('POST', path, body, { headers })).toMatchObject({ status: 403, code: 'WMK403O' });
    expect(browser.cookie).toBe(kept);
    expect((await browser.token()).body.type).toBe('Registered');
  });
});
