import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import { type AccountShop, openAccountShop, TEST_PASSWORD, type TestBrowser } from '#server/customers/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { emailUndos, passkeys } from '#server/platform/db/schema/passkeys.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { printedCards } from '#server/commerce/gift-cards/printed-cards.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { passkeyHandlers } from '#server/customers/passkeys/handlers.ts';
import { TestAuthenticator } from '#server/customers/passkeys/testing.ts';
import { forgetOldUndos } from './undo-email-change.ts';

let database: OpenDatabase;
let shop: AccountShop;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  shop = openAccountShop(database.db, passkeyHandlers({ publicUrl: TEST_ORIGIN, wakeMail: () => undefined }));
});
afterAll(() => database.close());

const DAY_MS = 86_400_000;
const later = (ms = 60_000): void => shop.setNow(new Date(shop.now().getTime() + ms));
let number = 0;
const newAddress = (): string => `later-${(number += 1)}@waymark.example`;
const tokensTo = async (recipient: string, template: string): Promise<string[]> => {
  const of = and(eq(mailOutbox.recipient, recipient), eq(mailOutbox.template, template));
  const rows = await database.db.select().from(mailOutbox).where(of).orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id));
  return rows.map(({ data }) => String(data['token']));
};
const lastTo = async (recipient: string, template: string): Promise<string> => (await tokensTo(recipient, template))[0] ?? '';
const accountOf = async (id: string) => (await database.db.select().from(accounts).where(eq(accounts.id, id)))[0];
const opens = async (email: string, password = TEST_PASSWORD): Promise<boolean> => (await shop.browser().password(email, password)).status === 200;
const undo = (token: string) => shop.browser().call('POST', '/consumers-v3/undoemailchange', { token });
const reset = (token: string, password: string) =>
  shop.browser().call<CallResponse<'auth.confirmforgotpassword'>>('POST', '/consumers-v3/confirmforgotpassword', { token, password });
const askReset = async (email: string): Promise<string> => {
  await shop.browser().call('POST', '/consumers-v3/consumer/resetpassword', { email });
  await expect.poll(() => lastTo(email, 'reset-password')).not.toBe('');
  return lastTo(email, 'reset-password');
};
const addPasskey = async (browser: TestBrowser): Promise<TestAuthenticator> => {
  const device = new TestAuthenticator(TEST_ORIGIN);
  const proof = { password: TEST_PASSWORD };
  const { body } = await browser.call<CallResponse<'auth.passkeyCreation'>>('POST', '/consumers-v3/consumer/passkeys/creation', { proof });
  const added = await browser.call('POST', '/consumers-v3/consumer/passkeys', { credential: device.create(body), name: 'Phone' });
  expect(added.status).toBe(201);
  return device;
};
const countPasskeys = (accountId: string) => database.db.$count(passkeys, eq(passkeys.accountId, accountId));

const signedIn = async (isConfirmed = true) => {
  const account = await shop.account({ isConfirmed });
  const browser = shop.browser();
  await browser.signIn(account.email);
  return { ...account, browser };
};
const change = async (browser: TestBrowser, wanted: string): Promise<void> => {
  later();
  await browser.call('POST', '/consumers-v3/consumer/email', { email: wanted, proof: { password: TEST_PASSWORD } });
  await expect.poll(() => lastTo(wanted, 'confirm-email')).not.toBe('');
  later();
  expect((await browser.call('POST', '/consumers-v3/confirmemail', { token: await lastTo(wanted, 'confirm-email') })).status).toBe(200);
};

describe('a change of address that is undone by the email to the old one', () => {
  it.each([true, false])('gives the account its address back, confirmed as it was before (%s), and to nobody else', async (isConfirmed) => {
    const { id, email, browser } = await signedIn(isConfirmed);
    const before = (await accountOf(id))?.emailConfirmedAt;
    await addPasskey(browser);
    const wanted = newAddress();
    await change(browser, wanted);
    later();
    const device = await addPasskey(browser);
    const begun = newAddress();
    await browser.call('POST', '/consumers-v3/consumer/email', { email: begun, proof: { password: TEST_PASSWORD } });
    await expect.poll(() => lastTo(begun, 'confirm-email')).not.toBe('');
    const thiefsReset = await askReset(wanted);

    const token = await lastTo(email, 'email-changed');
    expect((await undo(token)).status).toBe(200);
    expect(await accountOf(id)).toMatchObject({ email, emailConfirmedAt: before });
    expect((await browser.token()).body.type).toBe('Guest');
    expect([await opens(email), await opens(wanted)]).toEqual([false, false]);
    expect((await reset(thiefsReset, 'A thief has it 1')).code).toBe('AUT402');
    const answer = await shop
      .browser()
      .call('POST', '/consumers-v3/confirmemail', { token: await lastTo(begun, 'confirm-email'), password: TEST_PASSWORD });
    expect(answer.code).toBe('AUT402');
    const guest = shop.browser();
    await guest.token();
    const { body } = await guest.call<CallResponse<'auth.passkeyRequest'>>('POST', '/consumers-v3/auth/passkeys/request', { purpose: 'enter' });
    const entering = { credential: device.get(body), codeChallenge: 'x'.repeat(43) };
    expect((await guest.call('POST', '/consumers-v3/auth/passkeys/signin', entering)).code).toBe('AUT418');
    expect(await countPasskeys(id)).toBe(1);

    expect((await undo(token)).code).toBe('AUT402');
    const mail = await lastTo(email, 'reset-password');
    expect((await reset(mail, TEST_PASSWORD)).code, 'the password that somebody else may know').toBe('AUT452');
    expect(await reset(mail, 'The owner again 1')).toMatchObject({ status: 200, body: { removedPasskeys: isConfirmed ? 0 : 1 } });
    expect(await opens(email, 'The owner again 1')).toBe(true);
  });

  it('can be followed by others: the first email undoes them all, a later one its own and those after it', async () => {
    const { id, email: first, browser } = await signedIn();
    const [second, third] = [newAddress(), newAddress()];
    await change(browser, second);
    await change(browser, third);
    const [toFirst, toSecond] = [await lastTo(first, 'email-changed'), await lastTo(second, 'email-changed')];
    expect((await undo(toSecond)).status).toBe(200);
    expect(await accountOf(id)).toMatchObject({ email: second });
    expect((await undo(toFirst)).status).toBe(200);
    expect(await accountOf(id)).toMatchObject({ email: first });
  });

  it('takes the emails of later changes with it', async () => {
    const { id, email: first, browser } = await signedIn();
    const [second, third] = [newAddress(), newAddress()];
    await change(browser, second);
    await change(browser, third);
    const toSecond = await lastTo(second, 'email-changed');
    expect((await undo(await lastTo(first, 'email-changed'))).status).toBe(200);
    expect((await undo(toSecond)).code).toBe('AUT402');
    expect(await accountOf(id)).toMatchObject({ email: first });
  });

  it('is refused where the old address has an account by now, in the words of its reader, and the link waits', async () => {
    const { id, email, browser } = await signedIn();
    const wanted = newAddress();
    await change(browser, wanted);
    const other = await shop.account({ email, isConfirmed: false });
    const token = await lastTo(email, 'email-changed');
    expect(await undo(token)).toMatchObject({ status: 409, code: 'AUT439' });
    expect(await accountOf(id)).toMatchObject({ email: wanted });
    await database.db.delete(accounts).where(eq(accounts.id, other.id));
    expect((await undo(token)).status).toBe(200);
  });

  it('is undone within 14 days, and then forgotten with the address', async () => {
    const { email, browser } = await signedIn();
    await change(browser, newAddress());
    const token = await lastTo(email, 'email-changed');
    await forgetOldUndos(database.db, shop.now());
    expect(await database.db.$count(emailUndos, eq(emailUndos.oldEmail, email))).toBe(1);
    later(14 * DAY_MS + 1);
    expect((await undo(token)).code).toBe('AUT402');
    await forgetOldUndos(database.db, shop.now());
    expect(await database.db.$count(emailUndos, eq(emailUndos.oldEmail, email))).toBe(0);
    expect((await undo('x'.repeat(43))).code).toBe('AUT402');
  });

  it('leaves no secret in the database once its email has gone', async () => {
    const { email, browser } = await signedIn();
    await change(browser, newAddress());
    const token = await lastTo(email, 'email-changed');
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
    expect(texts.join('\n')).toContain(`${TEST_ORIGIN}/en-us/undo-email-change#${token}`);
    expect(JSON.stringify([await database.db.select().from(mailOutbox), await database.db.select().from(emailUndos)])).not.toContain(token);
  });
});

describe('a password that is set by email', () => {
  it('removes the passkeys of whoever made the account before anybody had confirmed the address, and confirms it', async () => {
    const { id, email, browser } = await signedIn(false);
    await addPasskey(browser);
    later();
    expect(await reset(await askReset(email), 'The owner again 1')).toMatchObject({ status: 200, body: { removedPasskeys: 1 } });
    expect(await countPasskeys(id)).toBe(0);
    expect(await accountOf(id)).toMatchObject({ emailConfirmedAt: shop.now() });
  });

  it('removes those of before the confirmation alone', async () => {
    const { id, email, browser } = await signedIn(false);
    await addPasskey(browser);
    later();
    await browser.call('POST', '/consumers-v3/consumer/email/confirmation');
    expect((await browser.call('POST', '/consumers-v3/confirmemail', { token: await lastTo(email, 'confirm-own-email') })).status).toBe(200);
    later();
    await addPasskey(browser);
    expect(await reset(await askReset(email), 'The owner again 1')).toMatchObject({ body: { removedPasskeys: 1 } });
    expect(await countPasskeys(id)).toBe(1);
  });
});

describe('the email that confirms the address of an account', () => {
  const send = (browser: TestBrowser) => browser.call<CallResponse<'auth.sendConfirmation'>>('POST', '/consumers-v3/consumer/email/confirmation');

  it('is written three times an hour, and not once the address is confirmed', async () => {
    const { email, browser } = await signedIn(false);
    const states: string[] = [];
    for (let n = 0; n < 4; n += 1) states.push((await send(browser)).body.state);
    expect(states).toEqual(['sent', 'sent', 'sent', 'tooMany']);
    expect(await tokensTo(email, 'confirm-own-email')).toHaveLength(3);
    later(3_600_001);
    expect((await send(browser)).body.state).toBe('sent');
    const token = await lastTo(email, 'confirm-own-email');
    expect(await browser.call('POST', '/consumers-v3/confirmemail', { token })).toMatchObject({ status: 200, body: { kind: 'confirm' } });
    expect((await send(browser)).body.state).toBe('confirmed');
    expect((await browser.call('POST', '/consumers-v3/confirmemail', { token })).code).toBe('AUT402');
  });

  it('is for whoever is signed in, for a week, and signs nobody out', async () => {
    const guest = shop.browser();
    await guest.token();
    expect((await send(guest)).code).toBe('AUT404');
    const { email, browser } = await signedIn(false);
    await send(browser);
    const first = await lastTo(email, 'confirm-own-email');
    later(7 * DAY_MS + 1);
    const again = shop.browser();
    await again.signIn(email);
    const other = shop.browser();
    await other.signIn(email);
    expect((await again.call('POST', '/consumers-v3/confirmemail', { token: first })).code).toBe('AUT402');
    await send(again);
    const second = await lastTo(email, 'confirm-own-email');
    expect((await again.call('POST', '/consumers-v3/confirmemail', { token: second })).status).toBe(200);
    expect([(await again.token()).body.type, (await other.token()).body.type]).toEqual(['Registered', 'Registered']);
  });

  it('counts wrong passwords like a sign-in', async () => {
    const { email, browser } = await signedIn(false);
    await send(browser);
    const token = await lastTo(email, 'confirm-own-email');
    const codes: (string | undefined)[] = [];
    const reader = shop.browser('198.51.100.9');
    for (let n = 0; n < 6; n += 1) codes.push((await reader.call('POST', '/consumers-v3/confirmemail', { token, password: 'not it' })).code);
    expect(codes).toEqual(['AUT450', 'AUT450', 'AUT450', 'AUT450', 'AUT423', 'AUT423']);
  });
});
