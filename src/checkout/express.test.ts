import { describe, expect, it } from 'vitest';
import type { BookAddress } from '#contract/calls/consumer-address.ts';
import type { SavedCard } from '#contract/calls/consumer-cards.ts';
import { expressPlan } from './express.ts';
import type { Shopper } from './shopper.ts';
import type { StepCart } from './steps.ts';
import { makeAddress } from './testing/make-address.ts';

type Entry = StepCart['shippingMethods'][number];

const address: BookAddress = { ...makeAddress({ addressId: 'book-1' }), approachType: 'S', main: true };
const card: SavedCard = {
  paymentInstrumentId: 'card-1',
  payment_method_id: 'CREDIT_CARD',
  card_type: 'visa',
  last4: '4242',
  expired: false,
  isDefault: true,
};
const shopper = (more: Partial<Shopper> = {}): Shopper => ({
  email: 'ada@waymark.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '5035550199',
  shippingAddresses: [address],
  billingAddresses: [],
  cards: [card],
  giftCards: [],
  isMember: false,
  ...more,
});
const home: Entry = { shippingId: 'home', code: 'standard', applicableShippingMethods: [] };
const pickup: Entry = { shippingId: 'pickup-101', storeId: '101', code: 'pickup', applicableShippingMethods: [] };
const plan = (shippingMethods: Entry[], who: Shopper) => expressPlan({ shippingMethods }, who, ['US']);

describe('an express checkout', () => {
  it('sends the main address of the book for a parcel and bills to it where there is no other', () => {
    expect(plan([home], shopper())).toMatchObject({
      cardId: 'card-1',
      addresses: [{ shippingId: 'home', addressId: 'book-1', addressLine1: '12 Trail Street', email: 'ada@example.com' }],
      billing: { addressLine1: '12 Trail Street' },
    });
  });

  it('bills to the main billing address where there is one, and writes about it to the account', () => {
    const bill = { ...address, addressId: 'book-2', approachType: 'B' as const, addressLine1: '1 Office Park' };
    expect(plan([home], shopper({ billingAddresses: [bill] }))?.billing).toMatchObject({
      addressLine1: '1 Office Park',
      email: 'ada@waymark.example',
    });
  });

  it('needs no address of delivery for what is collected, but a person and a bill', () => {
    const bill = { ...address, approachType: 'B' as const };
    const collected = plan([pickup], shopper({ shippingAddresses: [], billingAddresses: [bill] }));
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
    expect(plan([pickup], shopper({ shippingAddresses: [] }))).toBeNull();
  });

  it.each<[string, Partial<Shopper>]>([
    ['a default card', { cards: [{ ...card, isDefault: false }] }],
    ['a card that is still good', { cards: [{ ...card, expired: true }] }],
    ['a main address', { shippingAddresses: [{ ...address, main: false }] }],
    ['an address in a country of this shop', { shippingAddresses: [{ ...address, countryCode: 'GB', postalCode: 'SW1A 1AA' }] }],
    ['a street rather than a post office box', { shippingAddresses: [{ ...address, addressLine1: 'PO Box 12' }] }],
    ['a whole address', { shippingAddresses: [{ ...address, postalCode: '' }] }],
  ])('does not happen without %s', (_, more) => {
    expect(plan([home], shopper(more))).toBeNull();
  });

  it('does not happen for an empty cart', () => {
    expect(plan([], shopper())).toBeNull();
  });
});
