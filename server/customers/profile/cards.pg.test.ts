import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CARDS_MAX, type SavedCard, type SavedGiftCard, type SavedInstrument } from '#contract/calls/consumer-cards.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { idempotencyKeys, providerTokens } from '#server/platform/db/schema/commerce.ts';
import { consumerCards, consumerGiftCards } from '#server/platform/db/schema/consumer.ts';
import { DEMO_PIN, demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';
import { readGiftCards } from '#server/commerce/gift-cards/saved-cards.ts';
import { database, shop, useConsumerShop } from './testing.ts';

useConsumerShop();

const PATH = '/consumers-v3/consumer/payment_instruments';
type Cards = { payment_instruments: SavedCard[] };
const save = (browser: TestBrowser, token: string, more: object = {}) =>
  browser.call<Cards & { card: SavedCard }>('POST', PATH, { payment_method_id: 'CREDIT_CARD', token, ...more });
const marks = ({ payment_instruments }: Cards): string[] =>
  payment_instruments.map(({ last4, isDefault }) => `${last4}${isDefault ? ' default' : ''}`);

describe('saved cards', () => {
  it('show what their owner knows them by, and no token and no number', async () => {
    const { browser } = await shop.signedIn();
    const { status, body } = await save(browser, await shop.card());
    expect(status).toBe(201);
    expect(body.card).toEqual({
      paymentInstrumentId: expect.any(String),
      payment_method_id: 'CREDIT_CARD',
      card_type: 'visa',
      last4: '4242',
      expiryMonth: 11,
      expiryYear: 2030,
      expired: false,
      isDefault: true,
    });
    expect(JSON.stringify(await database.db.select().from(consumerCards))).not.toContain('4242424242424242');
  });

  it('have one default, which moves when another is chosen or it goes', async () => {
    const { browser } = await shop.signedIn();
    await save(browser, await shop.card());
    const second = (await save(browser, await shop.card('5555555555554444'))).body.card;
    expect(marks((await save(browser, await shop.card('6011111111111117'), { isDefault: true })).body)[0]).toBe('1117 default');
    const chosen = await browser.call<Cards>('PATCH', `${PATH}/${second.paymentInstrumentId}`, { isDefault: true });
    expect(marks(chosen.body).filter((mark) => mark.includes('default'))).toEqual(['4444 default']);
    const left = await browser.call<Cards>('DELETE', `${PATH}/${second.paymentInstrumentId}`);
    expect(marks(left.body).filter((mark) => mark.includes('default'))).toHaveLength(1);
    expect(left.body.payment_instruments).toHaveLength(2);
  });

  it('are saved once, under whatever token, and the shop says so in its own words', async () => {
    const { browser } = await shop.signedIn();
    await save(browser, await shop.card());
    const again = await save(browser, await shop.card());
    expect(again).toMatchObject({ status: 409, code: 'PYT300' });
    expect(JSON.stringify(again.body)).toContain('already saved in your account');
    expect((await save(browser, await shop.card('4242424242424242', 2031))).status).toBe(201);
  });

  it('are refused where the provider does not know them, or their time is over', async () => {
    const { browser } = await shop.signedIn();
    const token = await shop.card();
    expect(await save(browser, 'card_unknown')).toMatchObject({ code: 'PYT404' });
    await database.db.update(providerTokens).set({ expiryYear: 2025 }).where(eq(providerTokens.token, token));
    expect(await save(browser, token)).toMatchObject({ status: 422, code: 'FE309' });
  });

  it('show when they have expired', async () => {
    const { browser, id } = await shop.signedIn();
    await save(browser, await shop.card());
    await database.db.update(consumerCards).set({ expiryYear: 2025 }).where(eq(consumerCards.accountId, id));
    expect((await browser.call<Cards>('GET', PATH)).body.payment_instruments[0]).toMatchObject({ expired: true });
  });

  it('are asked for by their kind', async () => {
    const { browser } = await shop.signedIn();
    await save(browser, await shop.card());
    const ask = (method: string) => browser.call<Cards>('GET', PATH, undefined, { query: { method } });
    expect((await ask('CREDIT_CARD')).body.payment_instruments).toHaveLength(1);
    expect((await ask('REWARD_CARD')).body.payment_instruments).toEqual([]);
    expect((await ask('CASH')).code).toBe('WMK400');
  });

  it('are one card, however often an answer is lost', async () => {
    const { browser } = await shop.signedIn();
    const token = await shop.card();
    const headers = { 'Idempotency-Key': '019aa000-0000-7000-8000-00000000abcd' };
    const send = () => browser.call<Cards>('POST', PATH, { payment_method_id: 'CREDIT_CARD', token }, { headers });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it('end at a number', async () => {
    const { browser, id } = await shop.signedIn();
    const rows = Array.from({ length: CARDS_MAX }, (_, index) => ({
      id: `019aa000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
      accountId: id,
      token: `card_${index}`,
      cardType: 'visa',
      bin: '400000',
      last4: String(1000 + index),
      isDefault: false,
      createdAt: shop.now(),
    }));
    await database.db.insert(consumerCards).values(rows);
    expect(await save(browser, await shop.card())).toMatchObject({ status: 409, code: 'WMK409L' });
  });

  it('are closed to others: another’s card is as unknown as none', async () => {
    const [owner, thief] = [await shop.signedIn(), await shop.signedIn()];
    const { paymentInstrumentId } = (await save(owner.browser, await shop.card())).body.card;
    const answers = await Promise.all(
      [paymentInstrumentId, '019aa000-0000-7000-8000-000000000009', 'no-id'].flatMap((id) => [
        thief.browser.call('PATCH', `${PATH}/${id}`, { isDefault: true }),
        thief.browser.call('DELETE', `${PATH}/${id}`),
      ]),
    );
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(answers.map(() => '404 PYT404'));
    expect((await owner.browser.call<Cards>('GET', PATH)).body.payment_instruments).toHaveLength(1);
  });
});

describe('saved gift cards', () => {
  const keep = (browser: TestBrowser, number = demoNumber(1), pin = DEMO_PIN) =>
    browser.call<{ card: SavedGiftCard; payment_instruments: SavedInstrument[] }>('POST', PATH, {
      payment_method_id: 'GIFT_CARD',
      card_number: number,
      pin,
    });
  const list = async (browser: TestBrowser, method = 'GIFT_CARD') =>
    (await browser.call<{ payment_instruments: SavedInstrument[] }>('GET', PATH, undefined, { query: { method } })).body.payment_instruments;

  it('show their last four digits and what is on them, and number and PIN are nowhere', async () => {
    const { browser, id } = await shop.signedIn();
    const { status, body } = await keep(browser, '6050 0000 0000 0014');
    expect(status).toBe(201);
    expect(body.card).toEqual({
      paymentInstrumentId: expect.any(String),
      payment_method_id: 'GIFT_CARD',
      last4: demoNumber(1).slice(-4),
      currency: 'USD',
      balance: 50_00,
      expired: false,
    });
    await save(browser, await shop.card());
    expect(await list(browser)).toEqual([body.card]);
    expect(await list(browser, 'CREDIT_CARD')).toHaveLength(1);
    const [row] = await database.db.select().from(consumerGiftCards).where(eq(consumerGiftCards.accountId, id));
    expect(row).toEqual({ id: body.card.paymentInstrumentId, accountId: id, cardId: expect.any(String), createdAt: expect.any(Date) });
    const data = await browser.call<{ records: Record<string, unknown> }>('GET', '/consumers-v3/consumer/data');
    expect(data.body.records).toHaveProperty('consumer_gift_cards');
    const kept = JSON.stringify([data.body, await database.db.select().from(idempotencyKeys)]);
    expect(kept).not.toContain(demoNumber(1));
  });

  it('are saved once, and an empty one may wait for what is given back', async () => {
    const { browser } = await shop.signedIn();
    await keep(browser);
    expect(await keep(browser)).toMatchObject({ status: 409, code: 'PYT300' });
    expect((await keep(browser, demoNumber(31))).body.card).toMatchObject({ balance: 0, expired: false });
    expect(await list(browser)).toHaveLength(2);
  });

  it('are refused with the code of what is wrong', async () => {
    const { browser } = await shop.signedIn();
    const code = async (number: string, pin?: string) => (await keep(browser, number, pin)).code;
    expect(await code('')).toBe('GFC400');
    expect(await code(demoNumber(1), '')).toBe('GFC400');
    expect(await code(demoNumber(99))).toBe('GFC800');
    expect(await code(demoNumber(1), '9999')).toBe('GFC700');
    expect(await code(demoNumber(35))).toBe('GFC725');
    expect(await code(demoNumber(36))).toBe('GFC760');
    expect(await code(demoNumber(37))).toBe('GFC812');
    expect(await list(browser)).toEqual([]);
  });

  it('are there also when nobody can say what is on them', async () => {
    const { browser, id } = await shop.signedIn();
    await keep(browser);
    const balances = { balanceOf: () => Promise.reject(new Error('no answer')) };
    const [card] = await readGiftCards(database.db, id, balances, shop.now());
    expect(card).toMatchObject({ last4: demoNumber(1).slice(-4), expired: false });
    expect(card).not.toHaveProperty('balance');
  });

  it('are closed to others, cannot be the default, and go when they are told to', async () => {
    const [owner, thief] = [await shop.signedIn(), await shop.signedIn()];
    const { paymentInstrumentId } = (await keep(owner.browser)).body.card;
    expect((await thief.browser.call('DELETE', `${PATH}/${paymentInstrumentId}`)).code).toBe('PYT404');
    expect((await owner.browser.call('PATCH', `${PATH}/${paymentInstrumentId}`, { isDefault: true })).code).toBe('PYT404');
    expect(await list(thief.browser)).toEqual([]);
    expect(await list(owner.browser)).toHaveLength(1);
    expect((await owner.browser.call('DELETE', `${PATH}/${paymentInstrumentId}`)).status).toBe(200);
    expect(await list(owner.browser)).toEqual([]);
    const guest = shop.browser();
    await guest.token();
    expect((await keep(guest)).code).toBe('AUT404');
  });
});
