import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, openAccountShop, TEST_PASSWORD, type TestBrowser } from '#server/customers/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { emailChanges } from '#server/platform/db/schema/passkeys.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { printedCards } from '#server/commerce/gift-cards/printed-cards.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { passkeyHandlers } from '#server/customers/passkeys/handlers.ts';
import { forgetOldChanges } from './change-email.ts';

let database: OpenDatabase;
let shop: AccountShop;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  shop = openAccountShop(database.db, passkeyHandlers({ publicUrl: TEST_ORIGIN, wakeMail: () => undefined }));
});
afterAll(() => database.close());

let number = 0;
const newAddress = (): string => `new-${(number += 1)}@waymark.example`;
const ask = (browser: TestBrowser, email: string, password = TEST_PASSWORD) =>
  browser.call('POST', '/consumers-v3/consumer/email', { email, proof: { password } });
const confirm = (token: string, browser: TestBrowser) => browser.call('POST', '/consumers-v3/confirmemail', { token });
const emailsTo = (address: string) => database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, address));
/** The email is written when the answer has gone. */
const tokenFor = async (browser: TestBrowser, email: string): Promise<string> => {
  expect(await ask(browser, email)).toMatchObject({ status: 202, body: { accepted: true } });
  await expect.poll(() => emailsTo(email)).not.toEqual([]);
  return String((await emailsTo(email)).at(-1)?.data['token']);
};
const signedIn = async () => {
  const { email, id } = await shop.account();
  const browser = shop.browser();
  await browser.signIn(email);
  return { email, id, browser };
};

describe('another address of an account', () => {
  it('is its own once the email to it is answered; the old one is told, and opens the account no more', async () => {
    const { email, browser } = await signedIn();
    const other = shop.browser();
    await other.signIn(email);
    const wanted = newAddress();
    const token = await tokenFor(browser, `  ${wanted.toUpperCase()}`.trim());
    expect((await other.signIn(email)).type).toBe('Registered');
    expect(await confirm(token, browser)).toMatchObject({ status: 200, body: { kind: 'change' } });
    expect((await shop.browser().password(email, TEST_PASSWORD)).code).toBe('AUT401');
    expect((await shop.browser().password(wanted, TEST_PASSWORD)).status).toBe(200);
    expect(await emailsTo(email)).toMatchObject([{ template: 'email-changed' }]);
    // Who asked stays, nobody else does.
    expect((await browser.call('GET', '/consumers-v3/consumer/sessions')).status).toBe(200);
    expect((await other.call('GET', '/consumers-v3/consumer/sessions')).code).toBe('WMK401');
  });

  it('needs the owner: a device left open is not enough', async () => {
    const { browser } = await signedIn();
    expect(await ask(browser, newAddress(), 'not it')).toMatchObject({ status: 422, code: 'AUT450' });
    expect((await ask(shop.browser(), newAddress())).code).toBe('WMK401');
    expect((await ask(browser, 'no address')).code).toBe('AUT453');
  });

  it('is answered alike where it has an account, to which nothing is written', async () => {
    const { browser } = await signedIn();
    const { email: taken } = await shop.account();
    expect(await ask(browser, taken)).toMatchObject({ status: 202, body: { accepted: true } });
    const free = newAddress();
    await tokenFor(browser, free);
    expect(await emailsTo(taken)).toEqual([]);
  });

  it('is confirmed once, within an hour, by the email asked for last or before', async () => {
    const { browser } = await signedIn();
    const [first, second] = [await tokenFor(browser, newAddress()), await tokenFor(browser, newAddress())];
    expect((await confirm(second, browser)).status).toBe(200);
    expect((await confirm(second, browser)).code).toBe('AUT402');
    expect((await confirm(first, browser)).code).toBe('AUT402');
    const { browser: slow } = await signedIn();
    const late = await tokenFor(slow, newAddress());
    shop.setNow(new Date(shop.now().getTime() + 3_600_001));
    expect(await confirm(late, slow)).toMatchObject({ status: 410, code: 'AUT402' });
    expect((await confirm('x'.repeat(43), slow)).code).toBe('AUT402');
  });

  it('is refused where it got an account meanwhile, and the email waits', async () => {
    const { email, browser } = await signedIn();
    const wanted = newAddress();
    const token = await tokenFor(browser, wanted);
    await shop.account({ email: wanted });
    expect(await confirm(token, browser)).toMatchObject({ status: 409, code: 'AUT439' });
    expect((await shop.browser().password(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('takes the links of earlier emails with it', async () => {
    const { email, browser } = await signedIn();
    await shop.browser().call('POST', '/consumers-v3/consumer/resetpassword', { email });
    await expect.poll(() => emailsTo(email)).toHaveLength(1);
    const reset = String((await emailsTo(email))[0]?.data['token']);
    await confirm(await tokenFor(browser, newAddress()), browser);
    expect((await shop.browser().call('POST', '/consumers-v3/confirmforgotpassword', { token: reset, password: 'Another long way 2' })).code).toBe(
      'AUT402',
    );
  });

  it('is asked by three emails an hour at most', async () => {
    const { browser } = await signedIn();
    for (let n = 0; n < 3; n += 1) await tokenFor(browser, newAddress());
    const fourth = newAddress();
    expect((await ask(browser, fourth)).status).toBe(202);
    const { browser: other } = await signedIn();
    await tokenFor(other, newAddress());
    expect(await emailsTo(fourth)).toEqual([]);
  });
});

it('leaves no secret in the outbox once the email has gone', async () => {
  const { browser } = await signedIn();
  const wanted = newAddress();
  const token = await tokenFor(browser, wanted);
  const texts: string[] = [];
  const mailer = createMailer({
    db: database.db,
    clock: shop.now,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    publicUrl: TEST_ORIGIN,
    printedCards,
    from: 'Waymark <orders@shop.test>',
    transport: { send: async ({ text }) => void texts.push(text), close: () => undefined },
  });
  await mailer.deliverDue();
  expect(texts.join('\n')).toContain(`${TEST_ORIGIN}/en-us/confirm-email#${token}`);
  expect(JSON.stringify(await database.db.select().from(mailOutbox))).not.toContain(token);
  expect(JSON.stringify(await database.db.select().from(emailChanges))).not.toContain(token);
});

it('forgets changes that nobody confirmed', async () => {
  await forgetOldChanges(database.db, new Date(shop.now().getTime() + 3 * 3_600_000));
  expect(await database.db.select().from(emailChanges)).toEqual([]);
});
