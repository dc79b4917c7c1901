import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import { CONSENT_COOKIE, CONSENT_MAX_AGE_S, CONSENT_TEXT, decodeChoice, encodeChoice, type OptionalCategory } from '#contract/consent.ts';
import { openAccountShop, type TestBrowser } from '#server/customers/testing.ts';
import { eraseShopper } from '#server/customers/profile/erase.ts';
import { findOwned, type Shopper } from '#server/customers/profile/owned-tables.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { consentRecords } from '#server/platform/db/schema/consent.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { consentHandlers } from './handlers.ts';
import { forgetOldConsent } from './records.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const DAY_MS = 86_400_000;

let open: OpenDatabase;
let shop: ReturnType<typeof openAccountShop>;
const forgotten: string[] = [];
beforeAll(async () => {
  open = await openTestDatabase();
  const forget = async (_: unknown, ids: readonly string[]): Promise<void> => void forgotten.push(...ids);
  shop = openAccountShop(open.db, consentHandlers([forget]));
});
beforeEach(() => {
  shop.setNow(NOW);
  forgotten.length = 0;
});
afterAll(() => open.close());

type Proof = CallResponse<'consent.proof'>;

/** Chooses as the page does: into the cookie first, then to the shop. */
const choose = async (browser: TestBrowser, granted: readonly OptionalCategory[], more: Readonly<Record<string, unknown>> = {}, headers = {}) => {
  const id = uuidv7();
  browser.consent = `${CONSENT_COOKIE}=${encodeChoice({ id, granted, at: '2026-11-24T09:00:00.000Z' })}`;
  const body = { id, granted, source: 'banner', text: CONSENT_TEXT, chosenAt: '2026-11-24T09:00:00.000Z', ...more };
  const answer = await browser.call<{ id: string; recordedAt: string }>('POST', '/fapi/consent', body, { headers, query: { locale: 'fr-fr' } });
  return { id, body, answer };
};
const proofOf = async (id: string) => (await shop.browser().call<Proof>('GET', `/fapi/consent/${id}`)).body.records;
const chosenBy = (browser: TestBrowser) => decodeChoice(browser.consent?.slice(CONSENT_COOKIE.length + 1));
const ofAccount = (id: string) => open.db.select().from(consentRecords).where(eq(consentRecords.accountId, id));
const shopperOf = async (id: string): Promise<Shopper> => {
  const [row] = await open.db.select().from(accounts).where(eq(accounts.id, id));
  return { accountId: id, subject: row?.subject ?? '', emails: [], unconfirmed: [] };
};

describe('the record of a choice', () => {
  it('has the date of the server, in the answer and in the cookie', async () => {
    const browser = shop.browser();
    const { id, answer } = await choose(browser, ['C0002']);
    expect(answer).toMatchObject({ status: 201, body: { id, recordedAt: NOW.toISOString() } });
    expect(answer.headers.get('Set-Cookie')).toContain(`Max-Age=${CONSENT_MAX_AGE_S}`);
    expect(chosenBy(browser)).toEqual({ id, granted: ['C0002'], at: NOW.toISOString() });
  });

  it('is kept once, as it was first said', async () => {
    const browser = shop.browser();
    const { id, body } = await choose(browser, ['C0002']);
    shop.setNow(new Date(NOW.getTime() + DAY_MS));
    const again = await browser.call<{ recordedAt: string }>('POST', '/fapi/consent', { ...body, granted: ['C0004'] });
    expect(again.body.recordedAt).toBe(NOW.toISOString());
    expect(await proofOf(id)).toMatchObject([{ id, granted: ['C0002'], refused: ['C0003', 'C0004'] }]);
  });

  it('changes no cookie of a newer choice', async () => {
    const browser = shop.browser();
    const { body } = await choose(browser, ['C0002']);
    const { id } = await choose(browser, []);
    await browser.call('POST', '/fapi/consent', body);
    expect(chosenBy(browser)?.id).toBe(id);
  });

  it('proves all choices of its device, what was read, where and with which signal', async () => {
    const browser = shop.browser();
    const first = await choose(browser, ['C0002', 'C0003', 'C0004']);
    shop.setNow(new Date(NOW.getTime() + DAY_MS));
    const second = await choose(browser, [], { previous: first.id, source: 'preferences' }, { 'Sec-GPC': '1' });
    await choose(shop.browser(), ['C0004']);
    const common = { locale: 'fr-fr', text: CONSENT_TEXT, chosenAt: '2026-11-24T09:00:00.000Z', inAccount: false };
    const expected = [
      { ...common, id: first.id, granted: ['C0002', 'C0003', 'C0004'], refused: [], source: 'banner', globalPrivacyControl: false },
      { ...common, id: second.id, granted: [], refused: ['C0002', 'C0003', 'C0004'], source: 'preferences', globalPrivacyControl: true },
    ];
    for (const id of [first.id, second.id]) expect(await proofOf(id)).toMatchObject(expected);
  });

  it('of an unknown or malformed id is not found', async () => {
    for (const id of [uuidv7(), 'nothing']) expect((await shop.browser().call('GET', `/fapi/consent/${id}`)).status).toBe(404);
  });

  it.each([
    { id: 'x' },
    { granted: ['C0001'] },
    { granted: 'C0002' },
    { source: 'account' },
    { chosenAt: 'now' },
    { text: 'my own words' },
    { forget: ['x'] },
  ])('is refused with %o', async (wrong) => expect((await choose(shop.browser(), [], wrong)).answer.status).toBe(400));

  it('has what is kept under withdrawn ids deleted', async () => {
    const id = uuidv7();
    await choose(shop.browser(), [], { forget: [id] });
    expect(forgotten).toEqual([id]);
  });
});

describe('an account', () => {
  it('keeps what was chosen on the device before the sign-in, once, however often somebody signs in', async () => {
    const { id, email } = await shop.account();
    const browser = shop.browser();
    const chosen = await choose(browser, ['C0003']);
    await browser.signIn(email);
    await browser.signOut();
    await browser.signIn(email);
    expect(await ofAccount(id)).toMatchObject([{ copiedFrom: chosen.id, granted: ['C0003'] }]);
    expect(chosenBy(browser)?.id).toBe(chosen.id);
    expect(await proofOf(chosen.id)).toMatchObject([{ id: chosen.id, inAccount: true }]);
  });

  it('of each who signs in on a device has the choice of that device', async () => {
    const browser = shop.browser();
    const [ada, eve] = [await shop.account(), await shop.account()];
    await browser.signIn(ada.email);
    const chosen = await choose(browser, ['C0002']);
    await browser.signOut();
    await browser.signIn(eve.email);
    expect(await ofAccount(ada.id)).toMatchObject([{ id: chosen.id }]);
    expect(await ofAccount(eve.id)).toMatchObject([{ copiedFrom: chosen.id, granted: ['C0002'] }]);
  });

  it('brings its latest choice to a device on which nothing was chosen', async () => {
    const { email } = await shop.account();
    const [first, second] = [shop.browser(), shop.browser()];
    await first.signIn(email);
    await choose(first, ['C0002', 'C0004']);
    shop.setNow(new Date(NOW.getTime() + DAY_MS));
    await second.signIn(email);
    expect(chosenBy(second)).toMatchObject({ granted: ['C0002', 'C0004'], at: NOW.toISOString() });
    expect(await proofOf(chosenBy(second)?.id ?? '')).toMatchObject([{ source: 'account', inAccount: true }]);
  });

  it('brings no choice that is older than a choice lasts', async () => {
    const { email } = await shop.account();
    const [first, second] = [shop.browser(), shop.browser()];
    await first.signIn(email);
    await choose(first, ['C0002']);
    shop.setNow(new Date(NOW.getTime() + CONSENT_MAX_AGE_S * 1000));
    await second.signIn(email);
    expect(second.consent).toBeUndefined();
  });

  it('exports its records and takes them along when it is erased', async () => {
    const { id, email } = await shop.account();
    const browser = shop.browser();
    await browser.signIn(email);
    const chosen = await choose(browser, ['C0002']);
    const shopper = await shopperOf(id);
    const exported = (await findOwned(open.db, shopper)).find(({ name }) => name === 'consent_records');
    expect(exported?.rows).toMatchObject([{ id: chosen.id, granted: ['C0002'] }]);
    await open.db.transaction((tx) => eraseShopper(tx, shopper));
    expect(await ofAccount(id)).toEqual([]);
    expect((await shop.browser().call('GET', `/fapi/consent/${chosen.id}`)).status).toBe(404);
  });
});

it('a proof is deleted when nobody can be asked for it any more', async () => {
  const { id } = await choose(shop.browser(), []);
  await forgetOldConsent(open.db, new Date(NOW.getTime() + 3 * 365 * DAY_MS));
  expect(await proofOf(id)).toHaveLength(1);
  await forgetOldConsent(open.db, new Date(NOW.getTime() + 4 * 365 * DAY_MS));
  expect((await shop.browser().call('GET', `/fapi/consent/${id}`)).status).toBe(404);
});
