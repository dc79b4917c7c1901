import { describe, expect, it } from 'vitest';
import { expressPlan } from './express.ts';
import type { Shopper } from './shopper.ts';
import type { StepCart } from './steps.ts';
import { BOOK_ADDRESS, DEFAULT_CARD, makeShopper } from './testing/make-shopper.ts';

type Entry = StepCart['shippingMethods'][number];

const home: Entry = { shippingId: 'home', code: 'standard', applicableShippingMethods: [] };
const pickup: Entry = { shippingId: 'pickup-101', storeId: '101', code: 'pickup', applicableShippingMethods: [] };
const plan = (shippingMethods: Entry[], who: Shopper) => expressPlan({ shippingMethods }, who, ['US']);

describe('an express checkout', () => {
  it('sends the main address of the book for a parcel and bills to it where there is no other', () => {
    expect(plan([home], makeShopper())).toMatchObject({
      cardId: 'card-1',
      addresses: [{ shippingId: 'home', addressId: 'book-1', addressLine1: '12 Trail Street', email: 'ada@example.com' }],
      billing: { addressLine1: '12 Trail Street' },
    });
  });

  it('bills to the main billing address where there is one, and writes about it to the account', () => {
    const bill = { ...BOOK_ADDRESS, addressId: 'book-2', approachType: 'B' as const, addressLine1: '1 Office Park' };
    expect(plan([home], makeShopper({ billingAddresses: [bill] }))?.billing).toMatchObject({
      addressLine1: '1 Office Park',
      email: 'ada@waymark.example',
    });
  });

  it('needs no address of delivery for what is collected, but a person and a bill', () => {
    const bill = { ...BOOK_ADDRESS, approachType: 'B' as const };
    const collected = plan([pickup], makeShopper({ shippingAddresses: [], billingAddresses: [bill] }));
    expect(collected?.addresses).toEqual([
      {
        shippingId: 'pickup-101',
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@waymark.example',
        phone: '5035550199',
        countryCode: 'US',
        addressLine1: '',
        city: '',
      },
    ]);
    expect(plan([pickup], makeShopper({ shippingAddresses: [] }))).toBeNull();
  });

  it.each<[string, Partial<Shopper>]>([
    ['a default card', { cards: [{ ...DEFAULT_CARD, isDefault: false }] }],
    ['a card that is still good', { cards: [{ ...DEFAULT_CARD, expired: true }] }],
    ['a main address', { shippingAddresses: [{ ...BOOK_ADDRESS, main: false }] }],
    ['an address in a country of this shop', { shippingAddresses: [{ ...BOOK_ADDRESS, countryCode: 'GB', postalCode: 'SW1A 1AA' }] }],
    ['a street rather than a post office box', { shippingAddresses: [{ ...BOOK_ADDRESS, addressLine1: 'PO Box 12' }] }],
    ['a whole address', { shippingAddresses: [{ ...BOOK_ADDRESS, postalCode: '' }] }],
  ])('does not happen without %s', (_, more) => {
    expect(plan([home], makeShopper(more))).toBeNull();
  });

  it('does not happen for an empty cart', () => {
    expect(plan([], makeShopper())).toBeNull();
  });
});
