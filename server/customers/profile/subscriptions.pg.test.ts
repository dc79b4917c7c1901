import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '#contract/calls/consumer-subscription.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { subscriptions } from '#server/platform/db/schema/consumer.ts';
import { LOCALE_IDS, LOCALES } from '#contract/locales.ts';
import { shopSecret } from '#server/platform/db/shop-secret.ts';
import { subscriptionEmail, type SubscriptionEmail } from '#server/platform/mail/subscription.ts';
import { subscriptionWelcome, type SubscriptionWelcome } from '#server/platform/mail/subscription-welcome.ts';
import { signConsumerId } from './signed-id.ts';
import { forgetUnconfirmed } from './subscribe.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { database, shop, useConsumerShop } from './testing.ts';

useConsumerShop();

const PATH = '/consumers-v3/consumer/subscription';
type Listed = { subscriptions: Subscription[]; code?: string };
const ask = (browser: TestBrowser, body: object) => browser.call<{ state: string }>('POST', PATH, body);
const put = (browser: TestBrowser, body: object) => browser.call<Listed>('PUT', PATH, body);
const list = async (browser: TestBrowser) => (await browser.call<Listed>('GET', PATH)).body.subscriptions;
const emailsTo = (recipient: string) =>
  database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient)).orderBy(desc(mailOutbox.createdAt));
const later = (ms: number): void => shop.setNow(new Date(shop.now().getTime() + ms));

/** Opens a link of the latest email, as its reader's button does. */
const follow = async (recipient: string, which: 'subscribe' | 'unsubscribe', method: 'GET' | 'POST' = 'POST'): Promise<number> => {
  const mail = (await emailsTo(recipient)).find(({ template }) => template === 'subscription');
  const { text, headers } = subscriptionEmail(mail!.data as unknown as SubscriptionEmail, mail!.locale, 'https://shop.example');
  const link = which === 'subscribe' ? /https:\S+subscribe\?subscription\S+/.exec(text)![0] : (headers?.['List-Unsubscribe'] ?? '').slice(1, -1);
  const { pathname, search } = new URL(link);
  return (await subscriptionRoutes(database.db, shop.now, () => {}).request(`${pathname.replace('/letters', '')}${search}`, { method })).status;
};

describe('the newsletter', () => {
  it('begins when the reader of the mailbox says yes, and not by a mail program that follows links', async () => {
    const { browser, email } = await shop.signedIn();
    expect(await ask(browser, { channel: 'email' })).toMatchObject({ status: 202, body: { state: 'pending' } });
    expect(await list(browser)).toMatchObject([{ type: 'Newsletter', channel: 'email', recipient: email, optin: true, doubleOptin: false }]);
    expect(await follow(email, 'subscribe', 'GET')).toBe(200);
    expect((await list(browser))[0]?.doubleOptin).toBe(false);
    expect(await follow(email, 'subscribe')).toBe(200);
    expect((await list(browser))[0]?.doubleOptin).toBe(true);
    expect(await follow(email, 'subscribe'), 'pressed twice').toBe(200);
    expect((await ask(browser, { channel: 'email' })).body).toEqual({ state: 'subscribed' });
  });

  it('ends with the account’s word or by the email’s own link, and what was agreed to stays written down', async () => {
    const { browser, email } = await shop.signedIn();
    await ask(browser, { channel: 'email' });
    await follow(email, 'subscribe');
    expect((await put(browser, { channel: 'email', optin: false })).body.subscriptions).toMatchObject([
      { optin: false, doubleOptin: false, optinDate: expect.any(String), optoutDate: expect.any(String) },
    ]);
    expect(await follow(email, 'subscribe'), 'the old link begins nothing again').toBe(404);
    later(61_000);
    await ask(browser, { channel: 'email' });
    await follow(email, 'subscribe');
    expect(await follow(email, 'unsubscribe')).toBe(200);
    expect((await list(browser))[0]).toMatchObject({ optin: false });
  });

  it('tells a guest nothing about somebody else’s mailbox', async () => {
    const { browser, email } = await shop.signedIn();
    await ask(browser, { channel: 'email' });
    await follow(email, 'subscribe');
    const guest = shop.browser();
    await guest.token();
    const [known, unknown] = [
      await ask(guest, { channel: 'email', recipient: email.toUpperCase() }),
      await ask(guest, { channel: 'email', recipient: 'new@waymark.example' }),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await list(browser)).toHaveLength(1);
  });

  it('writes once a minute to one address, whoever presses', async () => {
    const guest = shop.browser();
    await guest.token();
    for (let press = 0; press < 3; press += 1) await ask(guest, { channel: 'email', recipient: 'often@waymark.example' });
    expect(await emailsTo('often@waymark.example')).toHaveLength(1);
    later(61_000);
    await ask(guest, { channel: 'email', recipient: 'often@waymark.example' });
    expect(await emailsTo('often@waymark.example')).toHaveLength(2);
  });

  it('does not begin by a link that is old, wrong, or another’s', async () => {
    const guest = shop.browser();
    await guest.token();
    await ask(guest, { channel: 'email', recipient: 'late@waymark.example' });
    const [{ id } = { id: '' }] = await database.db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.recipient, 'late@waymark.example'));
    const routes = subscriptionRoutes(database.db, shop.now, () => {});
    expect((await routes.request(`/subscribe?subscription=${id}&secret=guess`, { method: 'POST' })).status).toBe(404);
    expect((await routes.request('/subscribe?subscription=none&secret=', { method: 'POST' })).status).toBe(404);
    expect((await routes.request('/unsubscribe?token=none', { method: 'POST' })).status).toBe(404);
    later(8 * 86_400_000);
    expect(await follow('late@waymark.example', 'subscribe')).toBe(404);
  });

  it('forgets an address that nobody confirmed', async () => {
    const guest = shop.browser();
    await guest.token();
    await ask(guest, { channel: 'email', recipient: 'typed@waymark.example' });
    const known = () => database.db.select().from(subscriptions).where(eq(subscriptions.recipient, 'typed@waymark.example'));
    later(29 * 86_400_000);
    await forgetUnconfirmed(database.db, shop.now());
    expect(await known()).toHaveLength(1);
    later(2 * 86_400_000);
    await forgetUnconfirmed(database.db, shop.now());
    expect(await known()).toEqual([]);
  });

  it('goes to no address that is none', async () => {
    const guest = shop.browser();
    await guest.token();
    expect((await ask(guest, { channel: 'email', recipient: 'nobody' })).code).toBe('AUT453');
    expect((await ask(guest, { channel: 'email' })).code).toBe('AUT453');
    expect((await guest.call('GET', PATH)).code).toBe('AUT404');
  });
});

describe('the email that welcomes a subscriber', () => {
  const DAY = 86_400_000;
  const welcomesTo = async (recipient: string) => (await emailsTo(recipient)).filter(({ template }) => template === 'subscription-welcome');
  const subscribed = async (recipient: string): Promise<{ consumerId: string; email: string }> => {
    const guest = shop.browser();
    await guest.token();
    await ask(guest, { channel: 'email', recipient });
    expect(await follow(recipient, 'subscribe')).toBe(200);
    const [mail] = await welcomesTo(recipient);
    const { text } = subscriptionWelcome(mail!.data as unknown as SubscriptionWelcome, mail!.locale, 'https://shop.example');
    const { searchParams } = new URL(/https:\S+sign-up\S+/.exec(text)![0]);
    return { consumerId: searchParams.get('consumerId') ?? '', email: searchParams.get('email') ?? '' };
  };
  const tell = async (body: object) => {
    const guest = shop.browser();
    await guest.token();
    return guest.call('POST', '/consumers-v3/consumer/retrieveUserData', body);
  };

  it('leads to a form that knows the address, with another address to nothing', async () => {
    const link = await subscribed('reader@waymark.example');
    expect((await tell(link)).body).toEqual({ email: 'reader@waymark.example' });
    expect((await tell({ ...link, email: 'READER@waymark.example ' })).body).toEqual({ email: 'reader@waymark.example' });
    expect(await tell({ ...link, email: 'other@waymark.example' })).toMatchObject({ status: 404, code: 'CCN404' });
  });

  it('cannot be made up, nor made to last', async () => {
    const link = await subscribed('careful@waymark.example');
    const [id = '', until = '', signature = ''] = link.consumerId.split('.');
    const forged = [
      id,
      `${id}.${signature}`,
      `${id}.${until}.${'A'.repeat(43)}`,
      `${id}.${Number(until) + DAY}.${signature}`,
      signConsumerId(id, new Date(Number(until)), 'guessed'),
      signConsumerId('019aa000-0000-7000-8000-000000000001', new Date(Number(until)), await shopSecret(database.db, 'consumer-ids')),
    ];
    for (const consumerId of forged) expect([consumerId, (await tell({ ...link, consumerId })).code]).toEqual([consumerId, 'CCN404']);
    later(29 * DAY);
    expect((await tell(link)).status).toBe(200);
    later(DAY);
    expect((await tell(link)).code).toBe('CCN404');
  });

  it('tells nothing any more once the subscription has ended, or the address has an account', async () => {
    const ended = await subscribed('gone@waymark.example');
    expect(await follow('gone@waymark.example', 'unsubscribe')).toBe(200);
    expect((await tell(ended)).code).toBe('CCN404');
    const joined = await subscribed('joined@waymark.example');
    await shop.account({ email: 'joined@waymark.example' });
    expect((await tell(joined)).code).toBe('CCN404');
  });

  it('goes once, and to nobody who has an account already', async () => {
    await subscribed('once@waymark.example');
    expect(await follow('once@waymark.example', 'subscribe'), 'pressed twice').toBe(200);
    expect(await welcomesTo('once@waymark.example')).toHaveLength(1);
    const { browser, email } = await shop.signedIn();
    await ask(browser, { channel: 'email' });
    await follow(email, 'subscribe');
    expect(await welcomesTo(email)).toEqual([]);
    const known = await shop.account();
    const guest = shop.browser();
    await guest.token();
    await ask(guest, { channel: 'email', recipient: known.email });
    await follow(known.email, 'subscribe');
    expect(await welcomesTo(known.email)).toEqual([]);
  });

  it.each(LOCALE_IDS)('is written for %s, with its way out', (id) => {
    const mail = subscriptionWelcome({ consumerId: 'a.1.b', email: 'a+b@shop.example', stopToken: 'stop' }, id, 'https://shop.example');
    expect(mail.html).toContain(`lang="${LOCALES[id].tag}"`);
    expect(mail.text).toContain(`https://shop.example/${id}/sign-up?consumerId=a.1.b&email=a%2Bb%40shop.example`);
    expect(mail.headers?.['List-Unsubscribe']).toBe(`<https://shop.example/letters/unsubscribe?token=stop&lang=${LOCALES[id].language}>`);
  });
});

describe('text messages', () => {
  const withPhone = async (phone: string) => {
    const shopper = await shop.signedIn();
    await shopper.browser.call('POST', '/consumers-v3/consumer', { consumerProfile: { consumerDetails: { phone } } });
    return shopper;
  };
  const lastCode = (to: string): string => /\d{6}/.exec(shop.messages.findLast((message) => message.to === to)?.text ?? '')?.[0] ?? '';

  it('begin with the code that went to the phone', async () => {
    const { browser } = await withPhone('(503) 555-0171');
    expect((await ask(browser, { channel: 'sms' })).body).toEqual({ state: 'pending' });
    const code = lastCode('+15035550171');
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await put(browser, { channel: 'sms', optin: true, code: wrong })).body).toMatchObject({
      code: 'wrong',
      subscriptions: [{ doubleOptin: false }],
    });
    expect((await put(browser, { channel: 'sms', optin: true, code })).body).toMatchObject({
      subscriptions: [{ doubleOptin: true, recipient: '+15035550171' }],
    });
  });

  it('are not begun by guessing: five tries, and then not even the right code', async () => {
    const { browser } = await withPhone('(503) 555-0172');
    await ask(browser, { channel: 'sms' });
    const code = lastCode('+15035550172');
    const wrong = code === '000000' ? '000001' : '000000';
    const tries: (string | undefined)[] = [];
    for (let count = 0; count < 5; count += 1) tries.push((await put(browser, { channel: 'sms', optin: true, code: wrong })).body.code);
    expect(tries).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'spent']);
    expect((await put(browser, { channel: 'sms', optin: true, code })).body).toMatchObject({
      code: 'spent',
      subscriptions: [{ doubleOptin: false }],
    });
  });

  it('do not begin with a code that is a quarter of an hour old', async () => {
    const { browser } = await withPhone('(503) 555-0173');
    await ask(browser, { channel: 'sms' });
    const code = lastCode('+15035550173');
    later(16 * 60_000);
    expect((await put(browser, { channel: 'sms', optin: true, code })).body.code).toBe('spent');
  });

  it('need a number', async () => {
    const { browser } = await shop.signedIn();
    expect(await ask(browser, { channel: 'sms' })).toMatchObject({ status: 422, code: 'PRO412' });
    expect(await ask(browser, { channel: 'sms', recipient: '12' })).toMatchObject({ code: 'PRO412', details: { fields: { phone: 'phone' } } });
  });
});
