import { describe, expect, it } from 'vitest';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { confirmTexts, database, shop, useConsumerShop } from './testing.ts';

useConsumerShop();

const PATH = '/consumers-v3/consumer';
type Answer = { consumerProfile: ConsumerProfile };
const read = (browser: TestBrowser) => browser.call<Answer>('GET', PATH);
const write = (
  browser: TestBrowser,
  consumerDetails: object,
  more: { preferences?: object; version?: number; method?: string; locale?: string } = {},
) => {
  const { method = 'POST', locale = 'en-us', ...rest } = more;
  return browser.call<Answer>(method, PATH, { consumerProfile: { consumerDetails, ...rest } }, { query: { locale } });
};

describe('a profile', () => {
  it('of an account that has told nothing shows its address', async () => {
    const { browser, email, id } = await shop.signedIn();
    const { consumerProfile } = (await read(browser)).body;
    expect(consumerProfile).toMatchObject({ consumerNo: id, consumerType: 'CONSUMER', consumerDetails: { email, address: [] }, version: 0 });
  });

  it('is begun once and changed part by part', async () => {
    const { browser } = await shop.signedIn();
    expect(await write(browser, { firstName: 'Ada' }, { method: 'PUT' })).toMatchObject({ status: 404, code: 'PRO404' });
    expect((await write(browser, { firstName: 'Ada', lastName: 'Marsh', phone: '(503) 555-0142' })).status).toBe(201);
    const { body } = await write(
      browser,
      { postalCode: '97205' },
      { method: 'PUT', preferences: { interests: 'snow|hiking|snow', preferredShoeSize: '8.5' } },
    );
    expect(body.consumerProfile.consumerDetails).toMatchObject({ firstName: 'Ada', phone: '5035550142', phoneCode: '1', postalCode: '97205' });
    expect(body.consumerProfile.preferences).toEqual({ interests: 'hiking|snow', preferredShoeSize: '8.5' });
    expect((await read(browser)).body).toEqual(body);
  });

  it('does not take a number that somebody else has proved, and keeps its own', async () => {
    const [one, other] = [await shop.signedIn(), await shop.signedIn()];
    await write(one.browser, { phone: '5035550153' });
    // Anybody can write a number down: it is nobody's yet.
    expect((await write(other.browser, { phone: '+1 503 555 0153' })).status).toBe(201);
    await confirmTexts(database.db, one.id, '+15035550153', new Date());
    expect(await write(other.browser, { phone: '+1 503 555 0153' })).toMatchObject({ code: 'AUT442' });
    expect((await write(one.browser, { phone: '(503) 555-0153', firstName: 'Ada' })).status).toBe(201);
  });

  it('loses what is emptied, and nothing else', async () => {
    const { browser } = await shop.signedIn();
    await write(browser, { firstName: 'Ada', lastName: 'Marsh', phone: '5035550151' });
    const { body } = await write(browser, { phone: '', lastName: '' }, { method: 'PUT' });
    expect(body.consumerProfile.consumerDetails).toMatchObject({ firstName: 'Ada' });
    expect(body.consumerProfile.consumerDetails).not.toHaveProperty('phone');
    expect(body.consumerProfile.consumerDetails).not.toHaveProperty('lastName');
  });

  it('stays as it is when nothing is filled in', async () => {
    const { browser } = await shop.signedIn();
    await write(browser, { firstName: 'Ada' });
    expect((await write(browser, {}, { method: 'PUT' })).body.consumerProfile.version).toBe(1);
  });

  it('is not overwritten by a device that has not seen its last change', async () => {
    const { browser } = await shop.signedIn();
    const { version } = (await write(browser, { firstName: 'Ada' })).body.consumerProfile;
    await write(browser, { firstName: 'Ann' }, { method: 'PUT', version });
    expect(await write(browser, { firstName: 'Eve' }, { method: 'PUT', version })).toMatchObject({ status: 422, code: 'PRO418' });
    expect((await read(browser)).body.consumerProfile.consumerDetails.firstName).toBe('Ann');
  });

  it('of two devices that change the same version at once takes one change', async () => {
    const { browser } = await shop.signedIn();
    const begun = await Promise.all([write(browser, { firstName: 'Ada' }), write(browser, { lastName: 'Marsh' })]);
    expect(begun.map(({ status }) => status)).toEqual([201, 201]);
    const { consumerDetails, version } = (await read(browser)).body.consumerProfile;
    expect([consumerDetails, version]).toMatchObject([{ firstName: 'Ada', lastName: 'Marsh' }, 2]);
    const change = (firstName: string) => write(browser, { firstName }, { method: 'PUT', version });
    const changed = await Promise.all([change('Ann'), change('Eve')]);
    expect(new Set(changed.map(({ code }) => code))).toEqual(new Set(['PRO418', undefined]));
  });

  it.each([
    [{ birthDate: '2025-01-01' }, 'en-us', 'PRO410'],
    [{ birthDate: '2012-01-01' }, 'de-de', 'PRO410'],
    [{ phone: '12' }, 'en-us', 'PRO412'],
    [{ firstName: 'A' }, 'en-us', 'PRO412'],
    [{ lastName: 'Marsh5' }, 'en-us', 'PRO412'],
    [{ postalCode: 'nowhere' }, 'en-gb', 'PRO412'],
  ])('refuses %j in %s with %s, names the field and keeps nothing', async (details, locale, code) => {
    const { browser } = await shop.signedIn();
    const answer = await write(browser, { ...details }, { locale });
    expect(answer).toMatchObject({ status: 422, code, details: { fields: { [Object.keys(details)[0]!]: expect.any(String) } } });
    expect((await read(browser)).body.consumerProfile.version).toBe(0);
  });

  it('counts age by the shop’s own clock', async () => {
    const { browser } = await shop.signedIn();
    const before = shop.now();
    const birthDate = '2013-11-22';
    const tooYoung = await write(browser, { birthDate });
    shop.setNow(new Date(before.getTime() + 86_400_000));
    const oldEnough = await write(browser, { birthDate });
    shop.setNow(before);
    expect([tooYoung.code, oldEnough.status]).toEqual(['PRO410', 201]);
  });

  it('refuses an interest and a shoe size that there are not', async () => {
    const { browser } = await shop.signedIn();
    expect(await write(browser, {}, { preferences: { interests: 'hiking|<script>' } })).toMatchObject({ code: 'PRO412' });
    expect(await write(browser, {}, { preferences: { preferredShoeSize: 'big' } })).toMatchObject({ code: 'PRO412' });
  });

  it('knows the favorite store, forgets it again, and takes none that there is not', async () => {
    const { browser } = await shop.signedIn();
    const store = (favoriteStoreId: string) => write(browser, {}, { preferences: { favoriteStoreId } });
    expect((await store('PDX')).body.consumerProfile.preferences).toEqual({ favoriteStoreId: 'PDX' });
    expect(await store('NOWHERE')).toMatchObject({ code: 'PRO412' });
    expect((await store('')).body.consumerProfile.preferences).toEqual({});
  });

  it('is nobody’s but its owner’s', async () => {
    const guest = shop.browser();
    await guest.token();
    expect(await read(guest)).toMatchObject({ status: 401, code: 'AUT404' });
    expect(await write(guest, { firstName: 'Eve' })).toMatchObject({ status: 401, code: 'AUT404' });
  });

  it('keeps which letters are wanted', async () => {
    const { browser } = await shop.signedIn();
    expect((await browser.call('PUT', `${PATH}/notification`, { backInStock: false })).body).toEqual({ backInStock: false });
    expect((await read(browser)).body.consumerProfile.notification).toEqual({ backInStock: false });
  });
});

describe('what a sign-up asks about others', () => {
  it('is whether an address has an account', async () => {
    const { email } = await shop.account();
    const guest = shop.browser();
    await guest.token();
    const lookup = (address: string) => guest.call('GET', `${PATH}/lookup`, undefined, { query: { email: address } });
    expect((await lookup(email.toUpperCase())).body).toEqual({ isRegistered: true });
    expect((await lookup('nobody@waymark.example')).body).toEqual({ isRegistered: false });
    expect((await lookup('no address')).code).toBe('AUT453');
  });
});
