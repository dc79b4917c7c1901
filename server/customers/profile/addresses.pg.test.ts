import { describe, expect, it } from 'vitest';
import { ADDRESSES_MAX, type BookAddress } from '#contract/calls/consumer-address.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { BOOK_ADDRESS, shop, useConsumerShop } from './testing.ts';

useConsumerShop();

const PATH = '/consumers-v3/consumer/address';
type Book = { addressId: string; address: BookAddress[] };
const HOME = { ...BOOK_ADDRESS, province: 'Oregon' };
const add = (browser: TestBrowser, change: object = {}) => browser.call<Book>('POST', PATH, { ...HOME, ...change });
const marks = ({ address }: Pick<Book, 'address'>): string[] =>
  address.map(({ addressLine1, approachType, main }) => `${approachType} ${addressLine1}${main ? ' main' : ''}`);

describe('the address book', () => {
  it('keeps an address in the form of its country, with the account’s mail address', async () => {
    const { browser, email } = await shop.signedIn();
    const { status, body } = await add(browser);
    expect(status).toBe(201);
    expect(body.address).toEqual([
      expect.objectContaining({
        addressId: body.addressId,
        province: 'OR',
        phone: '5035550142',
        phoneCode: '1',
        country: 'United States',
        email,
        main: true,
      }),
    ]);
  });

  it('has one main address of each kind, first in the list', async () => {
    const { browser } = await shop.signedIn();
    await add(browser);
    await add(browser, { addressLine1: '1 Oak Road' });
    await add(browser, { approachType: 'B' });
    const { body } = await add(browser, { addressLine1: '2 Elm Way', main: true });
    expect(marks(body).toSorted()).toEqual(['B 12 Fir Street main', 'S 1 Oak Road', 'S 12 Fir Street', 'S 2 Elm Way main']);
    expect(body.address.map(({ main }) => main)).toEqual([true, true, false, false]);
  });

  it('gives the place of a main address that goes to the one changed last', async () => {
    const { browser } = await shop.signedIn();
    const { addressId } = (await add(browser)).body;
    await add(browser, { addressLine1: '1 Oak Road' });
    shop.setNow(new Date(shop.now().getTime() + 1000));
    await add(browser, { addressLine1: '2 Elm Way' });
    const { body } = await browser.call<Book>('DELETE', `${PATH}/${addressId}`);
    expect(marks(body)).toEqual(['S 2 Elm Way main', 'S 1 Oak Road']);
  });

  it('does not let the main address of a kind become nobody by a change', async () => {
    const { browser } = await shop.signedIn();
    const { addressId } = (await add(browser)).body;
    await add(browser, { addressLine1: '1 Oak Road' });
    const put = (change: object) => browser.call<Book>('PUT', `${PATH}/${addressId}`, { ...HOME, ...change });
    expect(marks((await put({ main: false, addressLine1: '9 Fir Street' })).body)).toEqual(['S 9 Fir Street main', 'S 1 Oak Road']);
    expect(marks((await put({ approachType: 'B', addressLine1: '9 Fir Street' })).body).toSorted()).toEqual([
      'B 9 Fir Street main',
      'S 1 Oak Road main',
    ]);
  });

  it('holds the same address once for each kind', async () => {
    const { browser } = await shop.signedIn();
    await add(browser);
    expect(await add(browser, { addressLine1: ' 12  FIR street ' })).toMatchObject({ status: 409, code: 'CCA400' });
    expect((await add(browser, { approachType: 'B' })).status).toBe(201);
    const { addressId } = (await add(browser, { addressLine1: '1 Oak Road' })).body;
    expect(await browser.call('PUT', `${PATH}/${addressId}`, HOME)).toMatchObject({ code: 'CCA400' });
  });

  it('makes one of two that come at once the main one', async () => {
    const { browser } = await shop.signedIn();
    await Promise.all([add(browser, { addressLine1: '1 Oak Road' }), add(browser, { addressLine1: '2 Elm Way' })]);
    const { body } = await add(browser);
    expect(body.address.filter(({ main }) => main)).toHaveLength(1);
  });

  it('says which fields are wrong', async () => {
    const { browser } = await shop.signedIn();
    expect(await add(browser, { postalCode: 'X', province: 'Atlantis', phone: '12', firstName: 'A' })).toMatchObject({
      status: 422,
      code: 'PRO412',
      details: { fields: { postalCode: 'pattern', province: 'unknown', phone: 'pattern', firstName: 'length' } },
    });
  });

  it('takes no address beyond its size', async () => {
    const { browser } = await shop.signedIn();
    for (let number = 1; number <= ADDRESSES_MAX; number += 1) await add(browser, { addressLine1: `${number} Oak Road` });
    expect(await add(browser)).toMatchObject({ status: 409, code: 'WMK409L' });
  });

  it('keeps the last billing address while a card is billed to it', async () => {
    const { browser } = await shop.signedIn();
    const { addressId } = (await add(browser, { approachType: 'B' })).body;
    const token = await shop.card();
    const saved = await browser.call<{ card: { paymentInstrumentId: string } }>('POST', '/consumers-v3/consumer/payment_instruments', {
      payment_method_id: 'CREDIT_CARD',
      token,
    });
    expect(await browser.call('DELETE', `${PATH}/${addressId}`)).toMatchObject({ status: 422, code: 'PRO414' });
    await browser.call('DELETE', `/consumers-v3/consumer/payment_instruments/${saved.body.card.paymentInstrumentId}`);
    expect((await browser.call('DELETE', `${PATH}/${addressId}`)).status).toBe(200);
  });

  it('is closed to others: another’s address is as unknown as none', async () => {
    const [owner, thief] = [await shop.signedIn(), await shop.signedIn()];
    const { addressId } = (await add(owner.browser)).body;
    const nothing = '019aa000-0000-7000-8000-000000000009';
    const answers = await Promise.all(
      [addressId, nothing, 'no-id'].flatMap((id) => [
        thief.browser.call('PUT', `${PATH}/${id}`, HOME),
        thief.browser.call('DELETE', `${PATH}/${id}`),
      ]),
    );
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(answers.map(() => '404 CCA401'));
    expect(marks((await add(owner.browser, { approachType: 'B' })).body)).toHaveLength(2);
  });
});
